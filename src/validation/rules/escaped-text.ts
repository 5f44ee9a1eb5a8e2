import { type Path, toPointer } from '../../core/pointer.ts'
import { agents } from '../predicates/agents.ts'
import { isEscaped, unescaped } from '../predicates/html.ts'
import { subjects } from '../predicates/lists.ts'
import { names } from '../predicates/names.ts'
import { property } from '../predicates/references.ts'
import { quote } from '../predicates/text.ts'
import type { Rule, RuleContext, RuleDocs } from '../rule.ts'
import { together, visiting } from '../run/visiting.ts'

export const escapedText: Rule = {
  id: 'escaped-text',
  severity: 'warning',
  check: together(
    visiting(names, ({ name, path }, context) => look(name, path, context)),
    visiting(agents, ({ agent, list, index }, context) => {
      for (const part of parts) look(agent[part], () => [list, index, part], context)
    }),
    visiting(subjects, ({ item: { subject }, index }, context) =>
      // What the registry returns has its own escaping of subjects in it.
      context.format === 'datacite-rest' && typeof subject === 'string' && ownEscaping.test(subject)
        ? undefined
        : look(subject, () => ['subjects', index, 'subject'], context),
    ),
  ),
}

export const escapedTextDocs = (): RuleDocs => ({
  summary: 'Names and subjects are plain text, without character references such as &amp;.',
  why: 'Only titles and descriptions may contain HTML. Everywhere else, web pages and citations show "R&amp;D" exactly as written. Such values were escaped once too often when another program exported them.',
  examples: {
    passes: [{ record: { publisher: { name: 'Data Publisher for Earth & Environmental Science' } } }],
    fails: [
      {
        record: { subjects: [{ subject: 'Size fraction &lt; 0.063 mm' }] },
        pointer: '/subjects/0/subject',
        message:
          'The text "Size fraction &lt; 0.063 mm" shows a character reference to readers; write "Size fraction < 0.063 mm".',
      },
      {
        record: { creators: [{ name: 'O&#39;Brien, Mary' }] },
        pointer: '/creators/0/name',
        message: `The text "O&#39;Brien, Mary" shows a character reference to readers; write "O'Brien, Mary".`,
      },
      {
        record: { creators: [{ name: "O'Brien, Mary", familyName: 'O&#39;Brien', givenName: 'Mary' }] },
        pointer: '/creators/0/familyName',
        message: `The text "O&#39;Brien" shows a character reference to readers; write "O'Brien".`,
      },
    ],
  },
  references: [property('creators[].name'), property('subjects[]')],
})

// Only `<`, `>` and `&`, and no other reference.
const ownEscaping = /^(?:[^&]|&(?:amp|lt|gt);)*$/
const parts = ['familyName', 'givenName'] as const

function look(text: unknown, path: () => Path, { report }: RuleContext): void {
  if (typeof text !== 'string' || !isEscaped(text)) return
  const plain = unescaped(text)
  report({
    path: path(),
    message: `The text ${quote(text)} shows a character reference to readers; write ${quote(plain)}.`,
    suggestions: [plain],
    fix: {
      description: 'Write the characters themselves.',
      safe: true,
      patch: [{ op: 'replace', path: toPointer(path()), value: plain }],
    },
  })
}
