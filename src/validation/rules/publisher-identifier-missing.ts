import { isObject } from '../../core/object.ts'
import { nodeAt } from '../../kernel/tree.ts'
import { isUnknownValue } from '../../kernel/unknown-values.ts'
import { messagesOf } from '../../messages/message.ts'
import { publisherIdentifierMissing as texts } from '../compiled/rule-texts.ts'
import { isGiven } from '../predicates/agents/people.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'

const say = messagesOf('publisher-identifier-missing', texts)

export const publisherIdentifierMissing: Rule = {
  id: 'publisher-identifier-missing',
  severity: 'info',
  fair: true,
  check({ record: { publisher }, kernel, report }) {
    if (!isObject(publisher) || !isGiven(publisher.name) || isGiven(publisher.publisherIdentifier)) return
    if (isUnknownValue(publisher.name.trim()) || nodeAt('publisher.publisherIdentifier', kernel) === undefined) return
    report({
      path: ['publisher'],
      message: say('missing', { name: shorten(publisher.name) }),
      actual: undefined,
    })
  },
}
