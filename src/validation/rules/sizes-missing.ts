import { messagesOf } from '../../messages/message.ts'
import { sizesMissing as messages } from '../compiled/rule-texts.ts'
import { missing } from '../predicates/missing.ts'
import type { Rule } from '../rule.ts'

const say = messagesOf('sizes-missing', messages)

export const sizesMissing: Rule = {
  id: 'sizes-missing',
  severity: 'info',
  fair: true,
  check: missing('sizes', say('missing')),
}
