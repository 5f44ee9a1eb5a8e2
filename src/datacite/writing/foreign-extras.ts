import { unescapeAttribute } from '../../core/escape-xml.ts'
import { isObject, setOwn } from '../../core/object.ts'
import { doiKey } from '../../identifiers/schemes/doi.ts'
import { isKernelNamespace } from '../../kernel/kernels.ts'
import type { Datacite, Extras } from '../../model/datacite.ts'
import { contradicted } from '../../model/service/repeated-fields.ts'
import { relatedDoisOf, viewOf } from '../../model/view.ts'
import { derivedFrom } from '../derived/is-derived.ts'
import { isExtras, isRegistry } from '../dialects/dialect.ts'
import { saysNothing } from '../dialects/read-members.ts'
import { ownNames } from '../dialects/telling.ts'
import { derived, type Extra, heldIn, lossOfExtra, takeApart } from './extras.ts'
import { invenioFields, invenioMembers } from './invenio-fields.ts'
import { putBack } from './put-back.ts'
import { isMirrored } from './spell-identifiers.ts'
import type { DialectWriter, DialectWriting } from './writing.ts'

/**
 * A function that writes an extra that was read from `format`. It returns false if the written format has no place for
 * the extra.
 */
type Place = (extra: Extra, format: string) => boolean

/**
 * Writes the extras that a record has from another format, if the writer's dialect has a place for them.
 *
 * All other extras are losses, except for content without information about the resource (a registry's own bookkeeping)
 * and content that only repeats the record.
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

/**
 * Adds the landing page or the files. Returns false if a part of the value has no place.
 *
 * The registry stores the landing page, and the URLs, formats and sizes of the files, with the record.
 */
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

/** The members of a file entry that a registry record states only for the whole work. */
const isOfFile: ReadonlySet<string> = new Set(['url', 'mediaType', 'size'])

const isInAddress = ({ name, url }: Readonly<Record<string, unknown>>, member: string): boolean =>
  member === 'name' && typeof name === 'string' && typeof url === 'string' && url.endsWith(`/${encodeURI(name)}`)

function addTexts(output: Record<string, unknown>, name: string, texts: readonly string[]): void {
  const given: unknown = output[name] ?? []
  if (!Array.isArray(given)) return
  const all = [...new Set([...(given as unknown[]), ...texts])]
  if (all.length > given.length) setOwn(output, name, all)
}

/**
 * Passes each extra from another format to `place`, or to `lose` if the extra has no place. Skips extras that add
 * nothing to the record.
 */
export function eachForeign(record: Datacite, id: string, place: Place, lose: (extra: Extra) => unknown): void {
  const { extras } = record
  if (!isExtras(extras)) return
  for (const extra of citedIn(extras)) if (!place(extra, extras.format)) lose(extra)
  if (extras.format !== id) eachOf(extras, record, place, lose)
  const held = heldIn(extras)
  if (held !== undefined && held.format !== id) eachOf(held, record, place, lose)
}

const citedIn = ({ cited }: Extras): Extra[] =>
  isObject(cited)
    ? Object.keys(cited).flatMap(name =>
        saysNothing(cited[name]) ? [] : [{ path: [name], key: name, value: cited[name], isCited: true }],
      )
    : []

function eachOf({ format, members }: Extras, record: Datacite, place: Place, lose: (extra: Extra) => unknown): void {
  const { inside, around } = takeApart(format, members)
  const isSaid = saidBy(record)
  const isDerivedByRegistry = derivedFrom(record)
  // The registry stores the landing page outside the metadata, and derives other values from the metadata.
  const isOfRegistration = (extra: Extra): boolean =>
    isRegistry(format) && ((extra.path.length === 1 && extra.path[0] === 'url') || isDerivedByRegistry(extra))
  for (const extra of inside)
    if (!isRepeated(format, extra, record, isSaid) && !place(extra, format) && !isOfRegistration(extra)) lose(extra)
  for (const extra of around) if (!saysNothing(extra.value) && !isDerived(format, extra, record)) lose(extra)
}

const isService = (format: string): boolean => format === 'datacite-service' || format === 'resource'

/**
 * True if an extra adds nothing to a record.
 *
 * Such an extra is empty, concerns only the form of its document, repeats values of the record, or is a registry's
 * bookkeeping.
 */
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

/**
 * True if an extra concerns only the form of an XML text: its schema location, the order of elements, or the notation
 * of an element's text.
 */
const isOfTheText = (xpath: string, value: unknown, isSaid: IsSaid): boolean =>
  xpath.includes('/@xsi:') ||
  Array.isArray(value) ||
  (typeof value === 'string' && isKernelElement(xpath) && isPlainElement(value, isSaid))

const isKernelElement = (xpath: string): boolean =>
  xpath
    .replace('/resource/', '')
    .split('/')
    .every(step => elementNames.has(step.replace(/\[\d+\]$/, '')))

/** True if the attributes of an element add nothing to the record, and its content is only text and line breaks. */
function isPlainElement(xml: string, isSaid: IsSaid): boolean {
  const [start, element = '', list = ''] = /^<(?:[\w.-]+:)?([\w.-]+)((?:\s+[\w:.-]+="[^"]*")*)\s*\/?>/.exec(xml) ?? []
  if (start === undefined || /<(?!\/|br\b)/.test(xml.slice(start.length))) return false
  return [...list.matchAll(/([\w:.-]+)="([^"]*)"/g)].every(([, name = '', value = '']) =>
    /^xmlns\b/.test(name)
      ? isKernelNamespace(value)
      : attributeNames.has(`${element}@${name}`) && isSaid(unescapeAttribute(value)),
  )
}

/** True if an extra around the metadata only repeats the metadata. The members of a registry's envelope always do. */
function isDerived(format: string, { path: [name = ''], value }: Extra, record: Datacite): boolean {
  if (format !== 'resource' || value === '') return true
  const counterpart = derived.get(name)
  if (counterpart !== undefined)
    return counterpart === '' || (record[counterpart] !== undefined && contradicted(record, name, value) === undefined)
  if (name !== 'previous_version' && name !== 'new_version') return false
  const relation = name === 'new_version' ? 'IsPreviousVersionOf' : 'IsNewVersionOf'
  return typeof value === 'string' && relatedDoisOf(viewOf(record), relation).some(doi => doiKey(doi) === doiKey(value))
}

/**
 * The names of the kernel's elements in XML.
 *
 * This list, `attributes` and `members` repeat names from the kernel table and the dialects, so that formats need not
 * bundle the table and the dialects. A test compares the names.
 */
const elements =
  'identifier creators creator creatorName givenName familyName nameIdentifier affiliation titles title publisher publicationYear subjects subject contributors contributor contributorName dates date language resourceType alternateIdentifiers alternateIdentifier relatedIdentifiers relatedIdentifier sizes size formats format version rightsList rights descriptions description geoLocations geoLocation geoLocationPoint pointLongitude pointLatitude geoLocationBox westBoundLongitude eastBoundLongitude southBoundLatitude northBoundLatitude geoLocationPlace geoLocationPolygon polygonPoint inPolygonPoint fundingReferences fundingReference funderName funderIdentifier awardNumber awardTitle relatedItems relatedItem relatedItemIdentifier volume issue number firstPage lastPage edition'

const attributes =
  'identifier@identifierType creatorName@nameType creatorName@xml:lang nameIdentifier@nameIdentifierScheme nameIdentifier@schemeURI affiliation@affiliationIdentifier affiliation@affiliationIdentifierScheme affiliation@schemeURI title@titleType title@xml:lang publisher@publisherIdentifier publisher@publisherIdentifierScheme publisher@schemeURI publisher@xml:lang subject@subjectScheme subject@schemeURI subject@valueURI subject@classificationCode subject@xml:lang contributor@contributorType contributorName@nameType contributorName@xml:lang date@dateType date@dateInformation resourceType@resourceTypeGeneral alternateIdentifier@alternateIdentifierType relatedIdentifier@relatedIdentifierType relatedIdentifier@relationType relatedIdentifier@relationTypeInformation relatedIdentifier@relatedMetadataScheme relatedIdentifier@schemeURI relatedIdentifier@schemeType relatedIdentifier@resourceTypeGeneral rights@rightsURI rights@rightsIdentifier rights@rightsIdentifierScheme rights@schemeURI rights@xml:lang description@descriptionType description@xml:lang funderIdentifier@funderIdentifierType funderIdentifier@schemeURI awardNumber@awardURI relatedItem@relatedItemType relatedItem@relationType relatedItem@relationTypeInformation relatedItemIdentifier@relatedItemIdentifierType relatedItemIdentifier@relatedMetadataScheme relatedItemIdentifier@schemeURI relatedItemIdentifier@schemeType number@numberType'

const members =
  'dates types titles version creators contributors language subjects publisher rightsList identifiers descriptions geoLocations publicationYear relatedIdentifiers sizes formats fundingReferences relatedItems schemaVersion resourceType resourceTypeGeneral size format alternateIdentifiers doi identifier'

/** The names of the XML elements of all kernels, except the root element `resource`. */
export const elementNames: ReadonlySet<string> = new Set(elements.split(' '))

/** The attributes of the XML elements of all kernels, such as `title@titleType`. */
export const attributeNames: ReadonlySet<string> = new Set(attributes.split(' '))

/** The names of the top-level members that any JSON dialect uses for the canonical record. */
export const memberNames: ReadonlySet<string> = new Set(members.split(' '))

/** A predicate that is true if a record contains every text, number and boolean of a JSON value, at any location. */
type IsSaid = (value: unknown) => boolean

function saidBy(record: Datacite): IsSaid {
  let said: Set<string> | undefined
  return value => {
    said ??= leavesOf({ ...record, extras: undefined })
    for (const leaf of leavesOf(value)) if (!said.has(leaf)) return false
    return true
  }
}

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
