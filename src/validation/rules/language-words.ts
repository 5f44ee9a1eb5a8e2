import type { Path } from '../../core/pointer.ts'
import { messagesOf } from '../../messages/message.ts'
import { languageWords as texts } from '../compiled/rule-texts.ts'
import { isGiven } from '../predicates/agents/people.ts'
import { descriptions, titles } from '../predicates/lists.ts'
import { otherLanguageOf } from '../predicates/texts/function-words.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule, RuleContext } from '../rule.ts'
import { together, visiting } from '../run/visiting.ts'

const say = messagesOf('language-words', texts)

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
    message: say('otherLanguage', { language: shorten(lang), text: shorten(text), other }),
    suggestions: [other],
    fix: {
      description: say('fix', { other }),
      safe: false,
      patch: [{ op: 'replace', path: `/${[...path, 'lang'].join('/')}`, value: other }],
    },
  })
}
