import { parseDoi } from '../../identifiers/schemes/doi.ts'
import { messagesOf } from '../../messages/message.ts'
import { testDoiRelation as messages } from '../compiled/rule-texts.ts'
import { relations } from '../predicates/identifiers/related.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('test-doi-relation', messages)

export const testDoiRelation: Rule = {
  id: 'test-doi-relation',
  severity: 'warning',
  check: visiting(relations, (relation, { record: { doi }, report }) => {
    const { value } = relation
    if (!value.includes('10.5072/')) return
    // Relations between DOIs of the test system are fine.
    if (typeof doi === 'string' && /10\.(?:5072|5555)\//.test(doi)) return
    if (!parseDoi(value)?.startsWith('10.5072/')) return
    report({
      path: relation.path,
      message: say('test', { value: shorten(value) }),
    })
  }),
}
