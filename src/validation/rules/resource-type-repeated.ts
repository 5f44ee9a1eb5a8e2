import { isObject } from '../../core/object.ts'
import { nodeAt } from '../../kernel/tree.ts'
import { removing } from '../predicates/edits.ts'
import { quote } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'

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
