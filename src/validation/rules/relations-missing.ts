import { messagesOf } from '../../messages/message.ts'
import { relationsMissing as texts } from '../compiled/rule-texts.ts'
import { isNothing } from '../predicates/missing.ts'
import type { Rule } from '../rule.ts'

const say = messagesOf('relations-missing', texts)

export const relationsMissing: Rule = {
  id: 'relations-missing',
  severity: 'info',
  strict: true,
  fair: true,
  check({ record: { relatedIdentifiers, relatedItems }, report }) {
    if (isNothing(relatedIdentifiers) && isNothing(relatedItems))
      report({
        path: [],
        message: say('missing'),
        actual: undefined,
      })
  },
}
