import { messagesOf } from '../../messages/message.ts'
import { contributorsMissing as texts } from '../compiled/rule-texts.ts'
import { missing } from '../predicates/missing.ts'
import type { Rule } from '../rule.ts'

const say = messagesOf('contributors-missing', texts)

export const contributorsMissing: Rule = {
  id: 'contributors-missing',
  severity: 'info',
  strict: true,
  check: missing('contributors', say('missing')),
}
