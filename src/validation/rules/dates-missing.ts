import { messagesOf } from '../../messages/message.ts'
import { datesMissing as texts } from '../compiled/rule-texts.ts'
import { missing } from '../predicates/missing.ts'
import type { Rule } from '../rule.ts'

const say = messagesOf('dates-missing', texts)

export const datesMissing: Rule = {
  id: 'dates-missing',
  severity: 'info',
  strict: true,
  fair: true,
  check: missing('dates', say('missing')),
}
