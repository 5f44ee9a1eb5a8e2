import { messagesOf } from '../../messages/message.ts'
import { fundingMissing as texts } from '../compiled/rule-texts.ts'
import { missing } from '../predicates/missing.ts'
import type { Rule } from '../rule.ts'

const say = messagesOf('funding-missing', texts)

export const fundingMissing: Rule = {
  id: 'funding-missing',
  severity: 'info',
  fair: true,
  check: missing('fundingReferences', say('missing')),
}
