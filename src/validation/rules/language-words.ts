import type { Path } from '../../core/pointer.ts'
import { otherLanguageOf } from '../predicates/function-words.ts'
import { descriptions, titles } from '../predicates/lists.ts'
import { isGiven } from '../predicates/people.ts'
import { property } from '../predicates/references.ts'
import { quote } from '../predicates/text.ts'
import type { Rule, RuleContext, RuleDocs } from '../rule.ts'
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

export const languageWordsDocs = (): RuleDocs => ({
  summary: 'The language of a title or description is the one that it is written in.',
  why: 'Search engines, screen readers and citation styles go by the language; titles in the wrong one are found, read aloud and capitalised wrongly. This rule knows English, German, French, Spanish, Italian, Portuguese and Dutch by their most frequent words, and speaks only where at least three are of one language, and hardly any of another.',
  examples: {
    passes: [
      {
        record: {
          titles: [
            { title: 'Bodenfeuchte in der Mark und im Harz von 1990 bis 2020', lang: 'de' },
            { title: 'Flora de la Península', lang: 'en' },
          ],
        },
      },
      { record: { language: 'de', titles: [{ title: 'The soil of the moors and the heath' }] } },
    ],
    fails: [
      {
        record: { titles: [{ title: 'Bodenfeuchte der Mark und des Harzes von 1990 bis 2020', lang: 'en' }] },
        pointer: '/titles/0/lang',
        message:
          'The language "en" is not that of "Bodenfeuchte der Mark und des Harzes von 1990 bis 2020", which reads as de; correct the language.',
      },
      {
        record: {
          descriptions: [
            { description: 'The means of the hours at forty stations.', descriptionType: 'Abstract', lang: 'fr' },
          ],
        },
        pointer: '/descriptions/0/lang',
        message:
          'The language "fr" is not that of "The means of the hours at forty stations.", which reads as en; correct the language.',
      },
    ],
  },
  references: [property('titles[].lang'), property('descriptions[].lang')],
})

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
