import { messagesOf } from '../../messages/message.ts'
import { translationLanguage as messages } from '../compiled/rule-texts.ts'
import { titles } from '../predicates/lists.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'

const say = messagesOf('translation-language', messages)

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
        message: say('same', { title: shorten(title), language: shorten(language) }),
      })
    })
  },
}
