import { titles } from '../predicates/lists.ts'
import { quote } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'

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
