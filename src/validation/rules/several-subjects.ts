import { toPointer } from '../../core/pointer.ts'
import { messagesOf } from '../../messages/message.ts'
import { severalSubjects as messages } from '../compiled/rule-texts.ts'
import { isGiven } from '../predicates/agents/people.ts'
import { subjects } from '../predicates/lists.ts'
import { isEscaped } from '../predicates/texts/html.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('several-subjects', messages)

export const severalSubjects: Rule = {
  id: 'several-subjects',
  severity: 'warning',
  check: visiting(
    subjects,
    ({ item: { subject, valueUri, classificationCode, subjectScheme, lang }, index }, { report }) => {
      if (
        typeof subject !== 'string' ||
        isEscaped(subject) ||
        subject.length > 2000 ||
        isGiven(valueUri) ||
        isGiven(classificationCode) ||
        isGiven(subjectScheme)
      )
        return
      const parts = partsOf(subject)
      if (parts === undefined) return
      const path = ['subjects', index, 'subject']
      report({
        path,
        message: say('several', { subject: shorten(subject), count: parts.length }),
        fix: {
          description: say('split'),
          safe: false,
          patch: [
            { op: 'replace', path: toPointer(path), value: parts[0] },
            ...parts.slice(1).map(part => ({
              op: 'add' as const,
              path: '/subjects/-',
              value: { subject: part, ...(typeof lang === 'string' && { lang }) },
            })),
          ],
        },
      })
    },
  ),
}

/**
 * Returns the keywords of a text that lists them, or undefined for any other text. A single comma may belong to a
 * keyword, and long parts indicate a sentence.
 */
function partsOf(subject: string): string[] | undefined {
  for (const [mark, least] of [
    [';', 2],
    ['|', 2],
    [',', 3],
  ] as const) {
    if (!subject.includes(mark)) continue
    const parts = [...new Set(subject.split(mark).map(part => part.trim()))].filter(part => part !== '')
    const isList = parts.length >= least && parts.every(part => part.length <= 60 && part.split(/\s+/).length <= 5)
    if (isList && !(mark === ',' && parts.some(part => /^(?:and|und|et|y|or)\s/i.test(part)))) return parts
  }
  return undefined
}
