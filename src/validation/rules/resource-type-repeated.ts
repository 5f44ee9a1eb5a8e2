import { isObject } from '../../core/object.ts'
import { nodeAt } from '../../kernel/tree.ts'
import { removing } from '../predicates/edits.ts'
import { property } from '../predicates/references.ts'
import { quote } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'

export const resourceTypeRepeated: Rule = {
  id: 'resource-type-repeated',
  severity: 'info',
  strict: true,
  check({ record: { types }, kernel, report }) {
    if (!isObject(types)) return
    const { resourceType, resourceTypeGeneral: general } = types
    if (typeof resourceType !== 'string' || typeof general !== 'string') return
    if (beginsOtherwise(resourceType, general) || letters(resourceType) !== letters(general)) return
    if (general === 'Other' || general === 'Text' || letters(general) === '') return
    const isOptional = nodeAt('types.resourceType', kernel)?.value !== 'nonEmpty'
    report({
      path: ['types', 'resourceType'],
      message: `The resourceType ${quote(resourceType)} only repeats the resourceTypeGeneral; say more precisely what it is, such as “${examples[general] ?? 'time series'}”${isOptional ? ', or omit it' : ''}.`,
      ...(isOptional && { fix: removing(['types', 'resourceType'], 'Omit the resourceType.', false) }),
    })
  },
}

export const resourceTypeRepeatedDocs = (): RuleDocs => ({
  summary: 'The resourceType says more than the resourceTypeGeneral.',
  why: 'It is the place for what the general term cannot say. Citations print one of the two, and a repetition hides from reports that nothing was said.',
  examples: {
    passes: [{ record: { types: { resourceTypeGeneral: 'Dataset', resourceType: 'Census data' } } }],
    fails: [
      {
        record: { types: { resourceTypeGeneral: 'Dataset', resourceType: 'dataset' } },
        pointer: '/types/resourceType',
        message:
          'The resourceType "dataset" only repeats the resourceTypeGeneral; say more precisely what it is, such as “time series”, or omit it.',
      },
      {
        record: { types: { resourceTypeGeneral: 'JournalArticle', resourceType: 'Journal article' } },
        pointer: '/types/resourceType',
        message:
          'The resourceType "Journal article" only repeats the resourceTypeGeneral; say more precisely what it is, such as “review article”, or omit it.',
      },
    ],
  },
  references: [property('types.resourceType')],
})

/** A quick look: whether both begin with a letter, and not with the same one. */
const beginsOtherwise = (one: string, other: string): boolean =>
  (one.charCodeAt(0) | 32) !== (other.charCodeAt(0) | 32) && startsWithLetter.test(one) && startsWithLetter.test(other)
const startsWithLetter = /^[a-z]/i

const letters = (text: string): string => text.toLowerCase().replace(/[\s_-]+|s$/g, '')

const examples: Readonly<Record<string, string>> = {
  Software: 'command-line tool',
  Image: 'micrograph',
  JournalArticle: 'review article',
  Collection: 'archive of letters',
  Report: 'annual report',
  Dissertation: 'doctoral thesis',
}
