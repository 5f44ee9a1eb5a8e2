import type { Path } from '../../core/pointer.ts'
import { messagesOf } from '../../messages/message.ts'
import { extraWhiteSpace as texts } from '../compiled/rule-texts.ts'
import { names } from '../predicates/agents/names.ts'
import { writing } from '../predicates/edits.ts'
import { subjects, titles } from '../predicates/lists.ts'
import { isBlank, shorten } from '../predicates/texts/text.ts'
import type { Rule, RuleContext } from '../rule.ts'
import { together, visiting } from '../run/visiting.ts'

const say = messagesOf('extra-white-space', texts)

export const extraWhiteSpace: Rule = {
  id: 'extra-white-space',
  severity: 'info',
  behaviours: ['white-space-squeezed'],
  check: together(
    visiting(names, ({ name, path }, context) => {
      // Another rule reports the value to write.
      if (!leftOver.test(name)) look(name, path, context)
    }),
    visiting(titles, ({ item: { title }, index }, context) => {
      if (typeof title === 'string') look(title, () => ['titles', index, 'title'], context)
    }),
    visiting(subjects, ({ item: { subject }, index }, context) => {
      if (typeof subject === 'string') look(subject, () => ['subjects', index, 'subject'], context)
    }),
  ),
}

function look(text: string, path: () => Path, { format, report }: RuleContext): void {
  if (!extra.test(text) || isBlank(text)) return
  // XML uses line breaks and indentation for layout.
  if (format === 'datacite-xml' && !text.split('\n').some(line => /[ \t]{2}|\t/.test(line.trim()))) return
  const plain = text.trim().replace(/\s+/g, ' ')
  report({
    path: path(),
    message: say('extra', { text: shorten(text), plain: shorten(plain) }),
    fix: writing(path(), plain, say('write'), true),
  })
}

const leftOver = /^\s*[,;:]|[,;:]\s*$/
const extra = /^\s|\s$|\s\s|[\t\n\r\f\v]/
