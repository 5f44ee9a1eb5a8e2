import { messagesOf } from '../../messages/message.ts'
import { formatsMissing as texts } from '../compiled/rule-texts.ts'
import { missing } from '../predicates/missing.ts'
import type { Rule } from '../rule.ts'

const say = messagesOf('formats-missing', texts)

export const formatsMissing: Rule = {
  id: 'formats-missing',
  severity: 'info',
  fair: true,
  check: missing('formats', say('missing')),
}
