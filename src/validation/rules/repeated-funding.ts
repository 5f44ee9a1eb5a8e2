import { messagesOf } from '../../messages/message.ts'
import { repeatedFunding as messages } from '../compiled/rule-texts.ts'
import { repeated } from '../predicates/repeats.ts'
import type { Rule } from '../rule.ts'

const say = messagesOf('repeated-funding', messages)

export const repeatedFunding: Rule = {
  id: 'repeated-funding',
  severity: 'warning',
  check: repeated('fundingReferences', 'funderName', ['awardNumber', 'awardUri', 'awardTitle'], say),
}
