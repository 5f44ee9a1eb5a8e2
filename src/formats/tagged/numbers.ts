import { valueAt } from '../../core/pointer.ts'
import type { RelatedItem } from '../../model/datacite.ts'
import type { CitedVariable } from '../work/cited.ts'
import type { Account, Work } from '../work/index.ts'
import type { ReferenceField } from './fields.ts'

/** By general type, the field for the number that a work has in what it is in, and of which kind (20.b) that is. */
const fields: Readonly<
  Record<
    string,
    { field: ReferenceField; numberType: NonNullable<RelatedItem['numberType']>; variable?: CitedVariable }
  >
> = {
  BookChapter: { field: 'section', numberType: 'Chapter', variable: 'chapter-number' },
  DataPaper: { field: 'articleNumber', numberType: 'Article' },
  JournalArticle: { field: 'articleNumber', numberType: 'Article' },
}

/** The field for the number of a work of a general type in what it is in. */
export const numberField = (general: string | undefined): (typeof fields)[string] | undefined =>
  general !== undefined && Object.hasOwn(fields, general) ? fields[general] : undefined

/** Writes the number of a work in what it is in, if it is of the kind that the format has a field for. */
export function numberValues(
  { record, general, container }: Work,
  account: Account,
): [field: ReferenceField, value: string][] {
  const number = container?.title === undefined ? undefined : container.number
  const place = numberField(general?.value)
  if (number === undefined || place === undefined) return []
  const kind = [...number.path.slice(0, -1), 'numberType']
  if (valueAt(record, kind) !== place.numberType) return []
  account.carryPath(kind)
  return [[place.field, account.carry(number)]]
}
