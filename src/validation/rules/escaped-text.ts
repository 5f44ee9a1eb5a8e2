import { type Path, toPointer } from '../../core/pointer.ts'
import { messagesOf } from '../../messages/message.ts'
import { escapedText as texts } from '../compiled/rule-texts.ts'
import { agents } from '../predicates/agents/agents.ts'
import { names } from '../predicates/agents/names.ts'
import { subjects } from '../predicates/lists.ts'
import { isEscaped, unescaped } from '../predicates/texts/html.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule, RuleContext } from '../rule.ts'
import { together, visiting } from '../run/visiting.ts'

const say = messagesOf('escaped-text', texts)

export const escapedText: Rule = {
  id: 'escaped-text',
  severity: 'warning',
  check: together(
    visiting(names, ({ name, path }, context) => look(name, path, context)),
    visiting(agents, ({ agent, list, index }, context) => {
      for (const part of parts) look(agent[part], () => [list, index, part], context)
    }),
    visiting(subjects, ({ item: { subject }, index }, context) =>
      // The registry escapes subjects in its responses.
      context.format === 'datacite-rest' && typeof subject === 'string' && ownEscaping.test(subject)
        ? undefined
        : look(subject, () => ['subjects', index, 'subject'], context),
    ),
  ),
}

// Only `&amp;`, `&lt;` and `&gt;`, and no other reference.
const ownEscaping = /^(?:[^&]|&(?:amp|lt|gt);)*$/
const parts = ['familyName', 'givenName'] as const

function look(text: unknown, path: () => Path, { report }: RuleContext): void {
  if (typeof text !== 'string' || !isEscaped(text)) return
  const plain = unescaped(text)
  report({
    path: path(),
    message: say('reference', { text: shorten(text), plain: shorten(plain) }),
    suggestions: [plain],
    fix: {
      description: say('write'),
      safe: true,
      patch: [{ op: 'replace', path: toPointer(path()), value: plain }],
    },
  })
}
