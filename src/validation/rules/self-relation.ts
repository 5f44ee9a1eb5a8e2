import { doiKey, parseDoi } from '../../identifiers/schemes/doi.ts'
import { messagesOf } from '../../messages/message.ts'
import { selfRelation as messages } from '../compiled/rule-texts.ts'
import { relations } from '../predicates/identifiers/related.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('self-relation', messages)

export const selfRelation: Rule = {
  id: 'self-relation',
  severity: 'error',
  check: visiting(relations, (relation, { record: { doi: own }, report }) => {
    const { value, relationType } = relation
    if (typeof own !== 'string') return
    const [named, doi] = [parseDoi(own), parseDoi(value)]
    if (named === undefined || doi === undefined || doiKey(doi) !== doiKey(named)) return
    const shown = { doi: shorten(named) }
    report({
      path: relation.path,
      message:
        typeof relationType === 'string'
          ? say('typed', { ...shown, type: shorten(relationType) })
          : say('untyped', shown),
    })
  }),
}
