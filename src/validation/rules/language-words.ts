import type { Path } from '../../core/pointer.ts'
import { otherLanguageOf } from '../predicates/function-words.ts'
import { descriptions, titles } from '../predicates/lists.ts'
import { isGiven } from '../predicates/people.ts'
import { quote } from '../predicates/text.ts'
import type { Rule, RuleContext } from '../rule.ts'
import { together, visiting } from '../run/visiting.ts'

export const languageWords: Rule = {
  id: 'language-words',
  severity: 'warning',
  check: together(
    visiting(titles, ({ item: { title, lang }, index }, { report }) => look(title, lang, ['titles', index], report)),
    visiting(descriptions, ({ item: { description, lang }, index }, { report }) =>
      look(description, lang, ['descriptions', index], report),
    ),
  ),
}

function look(text: unknown, lang: unknown, path: Path, report: RuleContext['report']): void {
  if (typeof text !== 'string' || !isGiven(lang)) return
  const other = otherLanguageOf(text, lang)
  if (other === undefined) return
  report({
    path: [...path, 'lang'],
    message: `The language ${quote(lang)} is not that of ${quote(text)}, which reads as ${other}; correct the language.`,
    suggestions: [other],
    fix: {
      description: `Write the language as ${other}.`,
      safe: false,
      patch: [{ op: 'replace', path: `/${[...path, 'lang'].join('/')}`, value: other }],
    },
  })
}
