import { titles } from '../predicates/lists.ts'
import { property } from '../predicates/references.ts'
import { quote } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'

export const translationLanguage: Rule = {
  id: 'translation-language',
  severity: 'warning',
  check({ record, report }) {
    let main: string | undefined
    titles(record, ({ item: { titleType, lang } }) => {
      if ((titleType === undefined || titleType === null) && typeof lang === 'string') main ??= lang
    })
    if (main === undefined || main === '') return
    const language = main
    titles(record, ({ item: { title, titleType, lang }, index }) => {
      if (titleType !== 'TranslatedTitle' || typeof title !== 'string' || lang !== language) return
      report({
        path: ['titles', index, 'lang'],
        message: `The translated title ${quote(title)} has the language ${quote(language)} of the title that it translates; correct whichever is wrong.`,
      })
    })
  },
}

export const translationLanguageDocs = (): RuleDocs => ({
  summary: 'A translated title is in another language than the title.',
  why: 'Programs show readers the title in their own language, and choose the wrong one.',
  examples: {
    passes: [
      {
        record: {
          titles: [
            { title: 'Wasser', lang: 'de' },
            { title: 'Water', titleType: 'TranslatedTitle', lang: 'en' },
          ],
        },
      },
    ],
    fails: [
      {
        record: {
          titles: [
            { title: 'Wasser', lang: 'de' },
            { title: 'Water', titleType: 'TranslatedTitle', lang: 'de' },
          ],
        },
        pointer: '/titles/1/lang',
        message:
          'The translated title "Water" has the language "de" of the title that it translates; correct whichever is wrong.',
      },
    ],
  },
  references: [property('titles[].lang'), property('titles[].titleType')],
})
