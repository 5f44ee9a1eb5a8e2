import { isObject } from '../../core/object.ts'
import { nodeAt } from '../../kernel/tree.ts'
import { isUnknownValue } from '../../kernel/unknown-values.ts'
import { isGiven } from '../predicates/people.ts'
import { quote } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'

export const publisherIdentifierMissing: Rule = {
  id: 'publisher-identifier-missing',
  severity: 'info',
  fair: true,
  check({ record: { publisher }, kernel, report }) {
    if (!isObject(publisher) || !isGiven(publisher.name) || isGiven(publisher.publisherIdentifier)) return
    if (isUnknownValue(publisher.name.trim()) || nodeAt('publisher.publisherIdentifier', kernel) === undefined) return
    report({
      path: ['publisher'],
      message: `The publisher ${quote(publisher.name)} has no identifier; add its ROR ID or re3data DOI.`,
      actual: undefined,
    })
  },
}
