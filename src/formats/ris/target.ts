import { entryOf } from '../entry-of.ts'
import type { ReferenceTarget } from '../reference/fields.ts'
import { generalByType } from './tags.ts'

/** RIS as a format of reference managers: it has no sign for organisations. */
export const risTarget: ReferenceTarget = {
  id: 'ris',
  name: 'RIS',
  typeOf: ({ ris }) => ris,
  generalOf: type => entryOf(generalByType, type) ?? 'Other',
  marksOrganisations: false,
}
