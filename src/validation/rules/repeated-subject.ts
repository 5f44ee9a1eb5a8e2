import { messagesOf } from '../../messages/message.ts'
import { repeatedSubject as messages } from '../compiled/rule-texts.ts'
import { repeated } from '../predicates/repeats.ts'
import type { Rule } from '../rule.ts'

const say = messagesOf('repeated-subject', messages)

export const repeatedSubject: Rule = {
  id: 'repeated-subject',
  severity: 'warning',
  behaviours: ['subject-repeated'],
  check: repeated(
    'subjects',
    'subject',
    ['subjectScheme', 'valueUri', 'classificationCode', 'lang'],
    say,
    isAddedField,
  ),
}

/**
 * True if a subject in a registry response is a field of science. Until 2026, the registry added a field of science for
 * each known subject, even if the record already named the field.
 */
function isAddedField(subject: string, format: string): boolean {
  return format === 'datacite-rest' && subject.startsWith('fos: ')
}
