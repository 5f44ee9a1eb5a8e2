import { isObject } from '../../core/object.ts'
import { nodeAt } from '../../kernel/tree.ts'
import { isUnknownValue } from '../../kernel/unknown-values.ts'
import { isGiven } from '../predicates/people.ts'
import { property } from '../predicates/references.ts'
import { quote } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'

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

export const publisherIdentifierMissingDocs = (): RuleDocs => ({
  summary: 'The publisher has an identifier.',
  why: 'Since kernel 4.5 the publisher can have one. Services learn from it in which repository the resource is.',
  examples: {
    passes: [
      {
        record: {
          publisher: {
            name: 'TIB',
            publisherIdentifier: 'https://ror.org/04aj4c181',
            publisherIdentifierScheme: 'ROR',
          },
        },
      },
    ],
    fails: [
      {
        record: { publisher: { name: 'TIB' } },
        pointer: '/publisher',
        message: 'The publisher "TIB" has no identifier; add its ROR ID or re3data DOI.',
      },
    ],
  },
  references: [property('publisher.publisherIdentifier')],
})
