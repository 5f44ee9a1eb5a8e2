import { messagesOf } from '../../messages/message.ts'
import { repeatedTitle as messages } from '../compiled/rule-texts.ts'
import { repeated } from '../predicates/repeats.ts'
import type { Rule } from '../rule.ts'

const say = messagesOf('repeated-title', messages)

export const repeatedTitle: Rule = {
  id: 'repeated-title',
  severity: 'warning',
  check: repeated('titles', 'title', ['lang'], say),
}
