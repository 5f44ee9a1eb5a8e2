import { extrasFor } from '../../datacite/writing/extras.ts'
import type { Datacite, RelatedItem } from '../../model/datacite.ts'
import { textOf } from '../../model/view.ts'
import { entriesOf } from '../work/text.ts'

/** The custom fields that a record read from InvenioRDM keeps as extras although the kernel has a place for them, by pointer. */
const kept = {
  alternateIdentifiers: ['/custom_fields/imprint:imprint/isbn'],
  contributors: ['/custom_fields/thesis:thesis/university', '/custom_fields/thesis:university'],
} as const

/** A list of the record that has them among others. */
type KeptList = keyof typeof kept

/** Which entry of a list was read from a custom field, and goes back there; undefined where none is, or no longer. */
export function heldInField(record: Datacite, list: KeptList): number | undefined {
  const extras = extrasFor(record, 'inveniordm')
  const key = kept[list].find(pointer => extras !== undefined && Object.hasOwn(extras, pointer))
  const entries: unknown = record[list]
  if (extras === undefined || key === undefined || !Array.isArray(entries)) return undefined
  if (list === 'alternateIdentifiers' && isInBook(record)) return undefined
  const index = (entries as unknown[]).findLastIndex(entry => isOf(list, entry, String(extras[key]).trim()))
  return index < 0 ? undefined : index
}

/** Whether a work is in a book now, whose ISBN the field would be. */
const isInBook = (record: Datacite): boolean =>
  entriesOf<RelatedItem>(record.relatedItems, ['relatedItems']).some(
    ({ value }) => value.relationType === 'IsPublishedIn' && bookTypes.has(textOf(value.relatedItemType)),
  )

/** What a work may be in that goes into the imprint. */
export const bookTypes: ReadonlySet<string> = new Set(['Book', 'ConferenceProceeding'])

function isOf(list: KeptList, entry: unknown, text: string): boolean {
  if (typeof entry !== 'object' || entry === null) return false
  const value = entry as Readonly<Record<string, unknown>>
  return list === 'contributors'
    ? value.contributorType === 'HostingInstitution' && value.name === text
    : value.alternateIdentifierType === 'ISBN' && value.alternateIdentifier === text
}

/** The list that a pointer of the extras belongs to. */
export const listOfField = (pointer: string): KeptList | undefined =>
  (Object.keys(kept) as KeptList[]).find(list => (kept[list] as readonly string[]).includes(pointer))
