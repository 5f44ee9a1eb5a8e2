import { messagesOf } from '../../messages/message.ts'
import { repeatedDescription as messages } from '../compiled/rule-texts.ts'
import { repeated } from '../predicates/repeats.ts'
import type { Rule } from '../rule.ts'

const say = messagesOf('repeated-description', messages)

export const repeatedDescription: Rule = {
  id: 'repeated-description',
  severity: 'warning',
  check: repeated('descriptions', 'description', ['lang'], say),
}
