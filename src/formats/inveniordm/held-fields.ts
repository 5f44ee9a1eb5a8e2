import { extrasFor } from '../../datacite/writing/extras.ts'
import { invenioFields } from '../../datacite/writing/invenio-fields.ts'
import type { Datacite, RelatedItem } from '../../model/datacite.ts'
import { textOf } from '../../model/view.ts'
import { entriesOf } from '../work/text.ts'

/** A list of the record that has what stood in custom fields among others. */
type KeptList = keyof typeof invenioFields

/** Which entry of a list was read from a custom field, and goes back there; undefined where none is, or no longer. */
export function heldInField(record: Datacite, list: KeptList): number | undefined {
  const extras = extrasFor(record, 'inveniordm')
  const key = invenioFields[list].find(pointer => extras !== undefined && Object.hasOwn(extras, pointer))
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
  (Object.keys(invenioFields) as KeptList[]).find(list => (invenioFields[list] as readonly string[]).includes(pointer))
