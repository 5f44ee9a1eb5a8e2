import { isObject } from '../../core/object.ts'
import { nodeAt } from '../../kernel/tree.ts'
import { messagesOf } from '../../messages/message.ts'
import { resourceTypeRepeated as messages } from '../compiled/rule-texts.ts'
import { removing } from '../predicates/edits.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'

const say = messagesOf('resource-type-repeated', messages)

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
    const example = examples[general]
    report({
      path: ['types', 'resourceType'],
      message:
        example === undefined
          ? say(isOptional ? 'optionalAlone' : 'mandatoryAlone', { type: shorten(resourceType) })
          : say(isOptional ? 'optional' : 'mandatory', { type: shorten(resourceType), example: say(example) }),
      ...(isOptional && { fix: removing(['types', 'resourceType'], say('omit'), false) }),
    })
  },
}

/** True if the texts begin with different letters, ignoring case. */
const beginsOtherwise = (one: string, other: string): boolean =>
  (one.charCodeAt(0) | 32) !== (other.charCodeAt(0) | 32) && startsWithLetter.test(one) && startsWithLetter.test(other)
const startsWithLetter = /^[a-z]/i

const letters = (text: string): string => text.toLowerCase().replace(/[\s_-]+|s$/g, '')

/** The keys of the messages that name an example resourceType, by resourceTypeGeneral. */
const examples: Readonly<Record<string, keyof typeof messages>> = {
  Dataset: 'timeSeries',
  Software: 'commandLineTool',
  Image: 'micrograph',
  JournalArticle: 'reviewArticle',
  Collection: 'archiveOfLetters',
  Report: 'annualReport',
  Dissertation: 'doctoralThesis',
}
