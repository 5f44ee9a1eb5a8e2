import { Recent } from '../../core/recent.ts'
import { problemType } from '../reply/error-reply.ts'
import { unknownName } from '../reply/http-error.ts'
import { mediaTypeOf, negotiate } from './accept.ts'
import { isOfMetadata, type Representation, representations } from './representations.ts'

const jsonType = 'application/json'

/** The chosen representation of a resource, its media type and further preferences of the client. */
export interface Chosen {
  representation: Representation
  /** The negotiated media type. */
  type: string
  /** Parameters of the requested media type: `style` and `locale` of a reference. */
  wishes: ReadonlyMap<string, string>
}

/**
 * Returns the representation that an Accept header selects, or undefined if none is acceptable. For a resource without
 * metadata, considers only representations that need none.
 */
export function agreeOn(accept = '*/*', hasMetadata = true): Chosen | undefined {
  // Most clients send one of a few headers. Long headers are not cached.
  if (accept.length > 500 || !hasMetadata) return agree(accept, hasMetadata)
  return agreements.get(accept, () => ({ chosen: agree(accept, hasMetadata) })).chosen
}

const agreements = new Recent<{ chosen: Chosen | undefined }>(200)

function agree(accept: string, hasMetadata: boolean): Chosen | undefined {
  const lists = hasMetadata ? [offered, general] : [offeredWithout]
  const agreed = lists.map(types => negotiate(accept, types)).find(one => one !== undefined)
  // A client that accepts only problem details gets the default representation.
  const type = agreed?.type === problemType ? jsonType : (agreed?.type ?? '')
  const representation = byType.get(type) ?? byGeneralType.get(type)
  return agreed && representation && { representation, type, wishes: agreed.parameters }
}

/**
 * True if HTML is the best match for an Accept header, or one of several equal matches, or if the header is missing or
 * malformed. The client then receives the landing page.
 */
export const prefersPage = (accept: string | undefined): boolean => negotiate(accept, pageOffered)?.type === pageType

const pageType = 'text/html'

/** The media types of a linkset. */
export const linksetTypes = ['application/linkset+json', 'application/linkset'] as const

/** Returns the media type of the linkset if a client prefers it to all representations, else undefined. */
export function wantedLinkset(accept: string | undefined): string | undefined {
  if (accept?.toLowerCase().includes('/linkset') !== true) return undefined
  const type = negotiate(accept, linksetOffered)?.type
  return linksetTypes.find(one => one === type)
}

/**
 * Returns the representation that `?format=` names by id, alias, file name extension or media type. Throws 400 for an
 * unknown name.
 */
export function chosenBy(format: string): Chosen {
  const named = byName.get(format.toLowerCase())
  if (named !== undefined) return chosen(named)
  const asked = mediaTypeOf(format)
  const type = asked && `${asked.type}/${asked.subtype}`
  const representation = byType.get(format) ?? byType.get(type ?? '') ?? byGeneralType.get(type ?? '')
  if (representation === undefined) throw unknownName('format', format, byName.keys())
  return { ...chosen(representation), type: type ?? format, wishes: asked?.parameters ?? none }
}

/** Returns the representation with a file name extension (`bib`), or undefined if there is none. */
export function chosenByEnding(ending: string): Chosen | undefined {
  const representation = byEnding.get(ending)
  return representation && chosen(representation)
}

const chosen = (representation: Representation): Chosen => ({
  representation,
  type: representation.types[0] ?? jsonType,
  wishes: none,
})

function firstBy(keysOf: (row: Representation) => readonly string[]): ReadonlyMap<string, Representation> {
  const rows = new Map<string, Representation>()
  for (const row of representations) for (const key of keysOf(row)) if (!rows.has(key)) rows.set(key, row)
  return rows
}

const none: ReadonlyMap<string, string> = new Map()
const byEnding = firstBy(({ ending }) => [ending])
const byName = new Map([...byEnding, ...firstBy(({ id, names }) => [id, ...names])])
/** The names that `?format=` accepts besides media types. */
export const formatNames: readonly string[] = [...byName.keys()]
const byType = firstBy(({ types }) => types)
const byGeneralType = firstBy(({ generalTypes }) => generalTypes)
const offered = [...byType.keys(), problemType]
const pageOffered = [pageType, ...offered]
const linksetOffered = [...pageOffered, ...linksetTypes]
const general = [...byGeneralType.keys()]
const offeredWithout = offered.filter(type => !isOfMetadata(byType.get(type)))
