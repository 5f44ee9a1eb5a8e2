import { entryOf } from '../../object.ts'
import type { ReferenceTarget } from '../reference/fields.ts'
import { isoDate } from '../work/index.ts'
import { generalByType } from './tags.ts'

/** RIS as a format of reference managers: it has no sign for organisations. */
export const risTarget: ReferenceTarget = {
  id: 'ris',
  name: 'RIS',
  typeOf: ({ ris }) => ris,
  generalOf: type => entryOf(generalByType, type) ?? 'Other',
  dateText: ({ year, month, day }) => `${isoDate({ year })}/${twoDigits(month)}/${twoDigits(day)}/`,
  marksOrganisations: false,
}

/** Slashes alone stand for a month or day that is not known. */
const twoDigits = (part: number | undefined): string => (part === undefined ? '' : String(part).padStart(2, '0'))
