import { messagesOf } from '../../messages/message.ts'
import { repeatedDate as texts } from '../compiled/rule-texts.ts'
import { repeated } from '../predicates/repeats.ts'
import type { Rule } from '../rule.ts'

const say = messagesOf('repeated-date', texts)

export const repeatedDate: Rule = {
  id: 'repeated-date',
  severity: 'warning',
  check: repeated('dates', 'date', ['dateType', 'dateInformation'], say),
}
