import type { Said } from '../../messages/message.ts'
import type { Datacite } from '../../model/datacite.ts'
import type { Rule } from '../rule.ts'
import { isBlank } from './texts/text.ts'

/** Returns the check of a rule that requires a property that the kernel leaves optional. */
export const missing =
  (member: keyof Datacite, message: Said): Rule['check'] =>
  ({ record, report }) => {
    if (isNothing(record[member])) report({ path: [], message, actual: undefined })
  }

/** True if a value has no content: absent, null, an empty list or blank text. */
export const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'string' && isBlank(value))
