import { messagesOf } from '../../messages/message.ts'
import type { Title } from '../../model/datacite.ts'
import { severalMainTitles as messages } from '../compiled/rule-texts.ts'
import { isGiven } from '../predicates/agents/people.ts'
import { eachObject } from '../predicates/lists.ts'
import { folded } from '../predicates/repeats.ts'
import { isBlank, shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'

const say = messagesOf('several-main-titles', messages)

export const severalMainTitles: Rule = {
  id: 'several-main-titles',
  severity: 'info',
  check({ record, report }) {
    const languages = new Set<string>()
    let told = false
    eachObject<Title>(record.titles, ({ title, titleType, lang }, index) => {
      if (typeof title !== 'string' || isBlank(title) || isGiven(titleType)) return
      const language = folded(lang)
      if (languages.has(language) && !told) {
        told = true
        report({
          path: ['titles', index],
          message: say('several', { title: shorten(title) }),
          suggestions: ['Subtitle', 'AlternativeTitle', 'TranslatedTitle'],
        })
      }
      languages.add(language)
    })
  },
}
