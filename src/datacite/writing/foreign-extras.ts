import { unescapeAttribute } from '../../core/escape-xml.ts'
import { isObject, setOwn } from '../../core/object.ts'
import { doiKey } from '../../identifiers/schemes/doi.ts'
import { isKernelNamespace } from '../../kernel/kernels.ts'
import type { Datacite, Extras } from '../../model/datacite.ts'
import { relatedDoisOf, viewOf } from '../../model/view.ts'
import { isExtras } from '../dialects/dialect.ts'
import { saysNothing } from '../dialects/read-members.ts'
import { ownNames } from '../dialects/telling.ts'
import { type Extra, heldIn, lossOfExtra, takeApart } from './extras.ts'
import { invenioFields, invenioMembers } from './invenio-fields.ts'
import { putBack } from './put-back.ts'
import { isMirrored } from './spell-identifiers.ts'
import type { DialectWriter, DialectWriting } from './writing.ts'

/** Finds a place for something that a record held beyond the model in another format; false if there is none. */
type Place = (extra: Extra, format: string) => boolean

/**
 * Writes what a record held beyond the model in another format, where the dialect has a place for it; the rest is a loss, unless it
 * says nothing about the resource (a registry's own bookkeeping) or only repeats what the record says.
 */
export function carryForeign(
  writer: DialectWriter,
  record: Datacite,
  output: Record<string, unknown>,
  writing: DialectWriting,
): void {
  const { extras } = record
  if (extras === undefined) return
  if (writer.id === 'citable-json') {
    if (!isExtras(extras) || extras.format !== writer.id) output.extras = extras
    return
  }
  const place: Place = ({ path, value, isCited }, format) =>
    isCited
      ? placeCited(writer, path[0], value, output, writing)
      : (writer.carries(path) || (isService(format) && isService(writer.id))) &&
        putBack(output, path, value, writing.copies)
  eachForeign(record, writer.id, place, extra => writing.losses.push(lossOfExtra(record, extra, writing.name)))
}

/** The registry keeps the landing page and the addresses of files beside the metadata. */
function placeCited(
  writer: DialectWriter,
  name: string | undefined,
  value: unknown,
  output: Record<string, unknown>,
  { copies }: DialectWriting,
): boolean {
  if (name === 'URL') return writer.carries(['url']) && putBack(output, ['url'], value, copies)
  if (name !== 'file' || !Array.isArray(value) || !writer.carries(['contentUrl'])) return false
  const files = value.filter(isObject)
  const addresses = files.flatMap(({ url }) => (typeof url === 'string' ? [url] : []))
  const isPut = addresses.length > 0 && putBack(output, ['contentUrl'], addresses, copies)
  addTexts(
    output,
    'formats',
    files.flatMap(({ mediaType }) => (typeof mediaType === 'string' ? [mediaType] : [])),
  )
  addTexts(
    output,
    'sizes',
    files.flatMap(({ size }) => (typeof size === 'number' ? [`${size} B`] : [])),
  )
  return (
    isPut && files.every(file => Object.keys(file).every(member => isOfFile.has(member) || isInAddress(file, member)))
  )
}

/** Members of a file that a registry's record says of the whole work. */
const isOfFile: ReadonlySet<string> = new Set(['url', 'mediaType', 'size'])

/** True for a name that the address of the file ends in. */
const isInAddress = ({ name, url }: Readonly<Record<string, unknown>>, member: string): boolean =>
  member === 'name' && typeof name === 'string' && typeof url === 'string' && url.endsWith(`/${encodeURI(name)}`)

/** Adds the texts to a list (13, 14) that does not have them yet. */
function addTexts(output: Record<string, unknown>, name: string, texts: readonly string[]): void {
  const given: unknown = output[name] ?? []
  if (!Array.isArray(given)) return
  const all = [...new Set([...(given as unknown[]), ...texts])]
  if (all.length > given.length) setOwn(output, name, all)
}

/** Finds a place for everything that a record held beyond the model in other formats than the one that is written, or loses it. */
export function eachForeign(record: Datacite, id: string, place: Place, lose: (extra: Extra) => unknown): void {
  const { extras } = record
  if (!isExtras(extras)) return
  for (const extra of citedIn(extras)) if (!place(extra, extras.format)) lose(extra)
  if (extras.format !== id) eachOf(extras, record, place, lose)
  const held = heldIn(extras)
  if (held !== undefined && held.format !== id) eachOf(held, record, place, lose)
}

/** Returns the content beyond the kernel that a record has under common names. */
const citedIn = ({ cited }: Extras): Extra[] =>
  isObject(cited)
    ? Object.keys(cited).flatMap(name =>
        saysNothing(cited[name]) ? [] : [{ path: [name], key: name, value: cited[name], isCited: true }],
      )
    : []

function eachOf({ format, members }: Extras, record: Datacite, place: Place, lose: (extra: Extra) => unknown): void {
  const { inside, around } = takeApart(format, members)
  const isSaid = saidBy(record)
  for (const extra of inside)
    if (!isRepeated(format, extra, record, isSaid) && !place(extra, format) && !isOfRegistration(format, extra))
      lose(extra)
  for (const extra of around) if (!saysNothing(extra.value) && !isDerived(format, extra, record)) lose(extra)
}

const isRegistry = (format: string): boolean => format.startsWith('datacite-rest') || format === 'datacite-json-4.5'

/** True for the landing page: the registry keeps it beside the metadata, and the DOI leads there. */
const isOfRegistration = (format: string, { path }: Extra): boolean =>
  isRegistry(format) && path.length === 1 && path[0] === 'url'

const isService = (format: string): boolean => format === 'datacite-service' || format === 'resource'

/** True if a record already includes an extra. */
function isRepeated(format: string, { path, value, key }: Extra, record: Datacite, isSaid: IsSaid): boolean {
  const name = path[0] ?? ''
  if (saysNothing(value)) return true
  if (format === 'citable-json' && (name === '$schema' || name === 'extras')) return true
  if (format === 'datacite-xml') return isOfTheText(key, value, isSaid)
  if (format === 'inveniordm' && fieldsOfKernel.has(key)) return isSaid(value)
  if (path.length > 1) return false
  if (name === 'identifiers' && isMirrored(value, record)) return true
  if (isRegistry(format) && ownNames.has(name)) return true
  return memberNames.has(name) && isSaid(value)
}

const fieldsOfKernel: ReadonlySet<string> = new Set([...Object.values(invenioFields).flat(), ...invenioMembers])

/** True if an extra only concerns the form of an XML text: the location of its schema, the order of elements, escapes. */
const isOfTheText = (xpath: string, value: unknown, isSaid: IsSaid): boolean =>
  xpath.includes('/@xsi:') ||
  Array.isArray(value) ||
  (typeof value === 'string' && isKernelElement(xpath) && isPlainElement(value, isSaid))

/** True if an XPath-like path leads to an element of the kernel, whose text the record includes. */
const isKernelElement = (xpath: string): boolean =>
  xpath
    .replace('/resource/', '')
    .split('/')
    .every(step => elementNames.has(step.replace(/\[\d+\]$/, '')))

/**
 * True if an element is in a kernel's namespace, has only attributes whose values the record has, and contains only text and line breaks.
 */
function isPlainElement(xml: string, isSaid: IsSaid): boolean {
  const [start, attributes = ''] = /^<[\w:.-]+((?:\s+[\w:.-]+="[^"]*")*)\s*\/?>/.exec(xml) ?? []
  if (start === undefined || /<(?!\/|br\b)/.test(xml.slice(start.length))) return false
  return [...attributes.matchAll(/([\w:.-]+)="([^"]*)"/g)].every(([, name, value = '']) =>
    /^xmlns\b/.test(name ?? '') ? isKernelNamespace(value) : isSaid(unescapeAttribute(value)),
  )
}

/** True if an extra around the metadata only repeats the metadata. A registry's envelope always does. */
function isDerived(format: string, { path: [name = ''], value }: Extra, record: Datacite): boolean {
  if (format !== 'resource') return true
  const counterpart = derived.get(name)
  if (counterpart !== undefined) return counterpart === '' || record[counterpart] !== undefined
  if (name !== 'previous_version' && name !== 'new_version') return false
  const relation = name === 'new_version' ? 'IsPreviousVersionOf' : 'IsNewVersionOf'
  return (
    value === '' ||
    (typeof value === 'string' && relatedDoisOf(viewOf(record), relation).some(doi => doiKey(doi) === doiKey(value)))
  )
}

/** The fields of a Resource that follow from its metadata, each with the member that has to be there; `''` for none. */
const derived: ReadonlyMap<string, keyof Datacite | ''> = new Map([
  ['doi', 'doi'],
  ['doi_url', 'doi'],
  ['title', 'titles'],
  ['title_with_version', ''],
  ['version', 'version'],
  ['creators_str', 'creators'],
  ['publication_year', 'publicationYear'],
  ['publication_date', 'dates'],
  ['publisher', 'publisher'],
  ['citation', ''],
  ['is_external', ''],
])

/**
 * The names of the kernel's elements in XML, and those of a record's members in any dialect of JSON. They follow from the kernel
 * table and the dialects, but stand here by themselves, so that formats that read neither do not weigh as much; a test compares them.
 */
const elements =
  'identifier creators creator creatorName givenName familyName nameIdentifier affiliation titles title publisher publicationYear subjects subject contributors contributor contributorName dates date language resourceType alternateIdentifiers alternateIdentifier relatedIdentifiers relatedIdentifier sizes size formats format version rightsList rights descriptions description geoLocations geoLocation geoLocationPoint pointLongitude pointLatitude geoLocationBox westBoundLongitude eastBoundLongitude southBoundLatitude northBoundLatitude geoLocationPlace geoLocationPolygon polygonPoint inPolygonPoint fundingReferences fundingReference funderName funderIdentifier awardNumber awardTitle relatedItems relatedItem relatedItemIdentifier volume issue number firstPage lastPage edition'

const members =
  'dates types titles version creators contributors language subjects publisher rightsList identifiers descriptions geoLocations publicationYear relatedIdentifiers sizes formats fundingReferences relatedItems schemaVersion resourceType resourceTypeGeneral size format alternateIdentifiers doi identifier'

/** The name of every element of any kernel. */
export const elementNames: ReadonlySet<string> = new Set(elements.split(' '))

/** The name of every member that some dialect of JSON has at the top of a record. */
export const memberNames: ReadonlySet<string> = new Set(members.split(' '))

/** A test: true if a record contains every text, number and boolean of a JSON value, in any place. */
type IsSaid = (value: unknown) => boolean

/** Looks through a record only once something is asked. */
function saidBy(record: Datacite): IsSaid {
  let said: Set<string> | undefined
  return value => {
    said ??= leavesOf({ ...record, extras: undefined })
    for (const leaf of leavesOf(value)) if (!said.has(leaf)) return false
    return true
  }
}

/** Returns the leaves of a value as text. Visits a circular value once. */
function leavesOf(value: unknown): Set<string> {
  const leaves = new Set<string>()
  const seen = new Set<object>()
  const open = [value]
  while (open.length > 0) {
    const next = open.pop()
    if (typeof next !== 'object') {
      if (next !== undefined) leaves.add(String(next))
    } else if (next !== null && !seen.has(next)) {
      seen.add(next)
      for (const member of Object.values(next)) open.push(member)
    }
  }
  return leaves
}
