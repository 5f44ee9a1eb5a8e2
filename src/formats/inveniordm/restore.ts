import { entryOf, isObject, setOwn } from '../../core/object.ts'
import { parsePointer, toPointer } from '../../core/pointer.ts'
import { extrasFor, lossOfExtra } from '../../datacite/writing/extras.ts'
import { invenioFields } from '../../datacite/writing/invenio-fields.ts'
import { putBack } from '../../datacite/writing/put-back.ts'
import type { Datacite, RelatedIdentifier, RelatedItem } from '../../model/datacite.ts'
import { textOf } from '../../model/view.ts'
import type { Account } from '../work/index.ts'
import { entriesOf } from '../work/text.ts'

type Members = Record<string, unknown>

/** The maximum number of levels that may be created to restore a member, by the name of the top-level object. */
const makeable: Readonly<Record<string, number>> = { access: 2, custom_fields: 2, pids: 1 }

/** True if a record was read from InvenioRDM, so that its extras can be restored. */
export const isFromInvenio = (record: Datacite): boolean => extrasFor(record, 'inveniordm') !== undefined

/**
 * True if the value kept for an InvenioRDM member is the given text, or an object with that text as its `identifier`.
 */
export function isKept(record: Datacite, pointer: string, text: unknown): boolean {
  const kept = extrasFor(record, 'inveniordm')?.[pointer]
  return kept !== undefined && (isObject(kept) ? kept.identifier : kept) === text
}

/** Returns the related identifier with the concept DOI, if the extras have members of InvenioRDM's `parent`. */
export function heldConcept(record: Datacite): RelatedIdentifier | undefined {
  const isHeld = Object.keys(extrasFor(record, 'inveniordm') ?? {}).some(key => key.startsWith('/parent/'))
  return isHeld
    ? entriesOf<RelatedIdentifier>(record.relatedIdentifiers, ['relatedIdentifiers']).find(
        ({ value }) => value.relationType === 'IsVersionOf' && value.relatedIdentifierType === 'DOI',
      )?.value
    : undefined
}

/** Restores the extras of a record that was read from InvenioRDM. Extras that no longer fit are reported as losses. */
export function restore(record: Datacite, value: Members, account: Account): Members {
  const extras = extrasFor(record, 'inveniordm')
  if (extras === undefined) return value
  const { id, ...rest } = value
  const concept = heldConcept(record)?.relatedIdentifier
  // The id comes first, as in a repository's response.
  const output: Members = Object.hasOwn(extras, '/id') ? { id: extras['/id'], ...rest } : { ...value }
  if (concept !== undefined) output.parent = { pids: { doi: { identifier: concept } } }
  for (const [key, extra] of Object.entries(extras)) {
    const path = key.startsWith('/') ? parsePointer(key) : []
    if (!place(output, path, extra, record)) account.add(lossOfExtra(record, { path, key, value: extra }, 'InvenioRDM'))
  }
  return output
}

function place(output: Members, path: readonly string[], extra: unknown, record: Datacite): boolean {
  const [first, second, index] = path
  if (first === undefined) return false
  if (path.join('/') === 'metadata/languages') return addLanguages(output, extra)
  if (first === 'metadata' && second === 'references' && path.length === 4) return addReference(output, extra)
  if (path.join('/') === 'pids/doi/provider' || path.join('/') === 'pids/doi/client')
    return setProvider(output, path, extra)
  // Details of a creator or contributor are restored by index, so only if every entry of the list was written.
  if (index !== undefined && (second === 'creators' || second === 'contributors') && !isAsMany(output, second, record))
    return false
  // The record no longer has the ISBN, the university or the end of the embargo.
  const list = listOfField(toPointer(path))
  if (list !== undefined && heldInField(record, list) === undefined) return false
  makeHolders(output, path.slice(0, -1).slice(0, entryOf(makeable, first) ?? 0))
  return putBack(output, path, extra)
}

function makeHolders(output: Members, path: readonly string[]): void {
  let holder = output
  for (const name of path) {
    if (!Object.hasOwn(holder, name)) setOwn(holder, name, {})
    if (!isObject(holder[name])) return
    holder = holder[name] as Members
  }
}

function isAsMany({ metadata }: Members, name: 'creators' | 'contributors', record: Datacite): boolean {
  const written = isObject(metadata) ? metadata[name] : undefined
  const inField = name === 'contributors' && heldInField(record, name) !== undefined ? 1 : 0
  return Array.isArray(written) && written.length + inField === record[name]?.length
}

function addLanguages({ metadata }: Members, extra: unknown): boolean {
  if (!isObject(metadata) || !Array.isArray(extra)) return false
  const given: unknown = metadata.languages
  setOwn(metadata as Members, 'languages', [
    ...(Array.isArray(given) ? (given as unknown[]) : []),
    ...(extra as unknown[]),
  ])
  return true
}

/** Restores the text of a reference. The identifier of the reference is among the related identifiers. */
function addReference({ metadata }: Members, reference: unknown): boolean {
  if (!isObject(metadata)) return false
  const given: unknown = metadata.references
  setOwn(metadata as Members, 'references', [...(Array.isArray(given) ? (given as unknown[]) : []), { reference }])
  return true
}

function setProvider({ pids }: Members, [, , name = '']: readonly string[], extra: unknown): boolean {
  const doi = isObject(pids) ? pids.doi : undefined
  if (!isObject(doi)) return false
  setOwn(doi as Members, name, extra)
  return true
}

/** The name of a list in the record that may include values from custom fields or from the embargo. */
type KeptList = keyof typeof invenioFields

/**
 * Returns the index of the list entry that came from a custom field or from the embargo and can be restored to its
 * original position. Returns undefined if there is none.
 */
export function heldInField(record: Datacite, list: KeptList): number | undefined {
  const extras = extrasFor(record, 'inveniordm')
  const key = invenioFields[list].find(pointer => extras !== undefined && Object.hasOwn(extras, pointer))
  const entries: unknown = record[list]
  if (extras === undefined || key === undefined || !Array.isArray(entries)) return undefined
  if (list === 'alternateIdentifiers' && isInBook(record)) return undefined
  const index = (entries as unknown[]).findLastIndex(entry => isOf(list, entry, String(extras[key]).trim()))
  return index < 0 ? undefined : index
}

/** True if a work is in a book. An ISBN in the custom field would then be read as the ISBN of the book. */
const isInBook = (record: Datacite): boolean =>
  entriesOf<RelatedItem>(record.relatedItems, ['relatedItems']).some(
    ({ value }) => value.relationType === 'IsPublishedIn' && bookTypes.has(textOf(value.relatedItemType)),
  )

/** The types (20.a) of the containers that are written to the `imprint` field. */
export const bookTypes: ReadonlySet<string> = new Set(['Book', 'ConferenceProceeding'])

function isOf(list: KeptList, entry: unknown, text: string): boolean {
  if (typeof entry !== 'object' || entry === null) return false
  const value = entry as Readonly<Record<string, unknown>>
  return Object.entries(valueInField[list](text)).every(([name, member]) => value[name] === member)
}

const valueInField: Readonly<Record<KeptList, (text: string) => object>> = {
  alternateIdentifiers: text => ({ alternateIdentifierType: 'ISBN', alternateIdentifier: text }),
  contributors: text => ({ contributorType: 'HostingInstitution', name: text }),
  dates: text => ({ dateType: 'Available', date: text }),
}

const listOfField = (pointer: string): KeptList | undefined =>
  (Object.keys(invenioFields) as KeptList[]).find(list => (invenioFields[list] as readonly string[]).includes(pointer))
