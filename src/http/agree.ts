import { Recent } from '../recent.ts'
import { negotiate } from './accept.ts'
import { problemType } from './failure.ts'
import { unknownName } from './http-error.ts'
import { mediaTypeOf } from './media-type.ts'
import { isOfMetadata, type Representation, representations } from './representations.ts'

const jsonType = 'application/json'

/** How a resource is to be sent: as what, named how, and what the client said about it beyond that. */
export interface Chosen {
  representation: Representation
  /** The media type that was agreed on. */
  type: string
  /** Parameters of the media type that was asked for: `style` and `locale` of a reference. */
  wishes: ReadonlyMap<string, string>
}

/** The representation that an Accept header asks for, of all or of those that need no metadata; undefined where there is none. */
export function agreeOn(accept = '*/*', hasMetadata = true): Chosen | undefined {
  // A thousand clients say the same few things, but one may say a thousand.
  if (accept.length > 500 || !hasMetadata) return agree(accept, hasMetadata)
  return agreements.get(accept, () => ({ chosen: agree(accept, hasMetadata) })).chosen
}

const agreements = new Recent<{ chosen: Chosen | undefined }>(200)

function agree(accept: string, hasMetadata: boolean): Chosen | undefined {
  const lists = hasMetadata ? [offered, general] : [offeredWithout]
  const agreed = lists.map(types => negotiate(accept, types)).find(one => one !== undefined)
  // Who takes problems only is given what there is as it usually is.
  const type = agreed?.type === problemType ? jsonType : (agreed?.type ?? '')
  const representation = byType.get(type) ?? byGeneralType.get(type)
  return agreed && representation && { representation, type, wishes: agreed.parameters }
}

/** The representation that `?format=` names: by id, another name, ending or media type; 400 where nothing is called so. */
export function chosenBy(format: string): Chosen {
  const named = byName.get(format.toLowerCase())
  if (named !== undefined) return chosen(named)
  const asked = mediaTypeOf(format)
  const type = asked && `${asked.type}/${asked.subtype}`
  const representation = byType.get(format) ?? byType.get(type ?? '') ?? byGeneralType.get(type ?? '')
  if (representation === undefined) throw unknownName('format', format, byName.keys())
  return { ...chosen(representation), type: type ?? format, wishes: asked?.parameters ?? none }
}

/** The representation of an ending (`bib`); undefined where none has it. */
export function chosenByEnding(ending: string): Chosen | undefined {
  const representation = byEnding.get(ending)
  return representation && chosen(representation)
}

const chosen = (representation: Representation): Chosen => ({
  representation,
  type: representation.types[0] ?? jsonType,
  wishes: none,
})

/** The rows by their keys; of several rows with one key the first has it. */
function firstBy(keysOf: (row: Representation) => readonly string[]): ReadonlyMap<string, Representation> {
  const rows = new Map<string, Representation>()
  for (const row of representations) for (const key of keysOf(row)) if (!rows.has(key)) rows.set(key, row)
  return rows
}

const none: ReadonlyMap<string, string> = new Map()
const byEnding = firstBy(({ ending }) => [ending])
const byName = new Map([...byEnding, ...firstBy(({ id, names }) => [id, ...names])])
const byType = firstBy(({ types }) => types)
const byGeneralType = firstBy(({ generalTypes }) => generalTypes)
const offered = [...byType.keys(), problemType]
const general = [...byGeneralType.keys()]
const offeredWithout = offered.filter(type => !isOfMetadata(byType.get(type)))
