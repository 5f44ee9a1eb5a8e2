import type { Title } from '../../model/datacite.ts'
import { eachObject } from '../predicates/lists.ts'
import { isGiven } from '../predicates/people.ts'
import { folded } from '../predicates/repeats.ts'
import { isBlank, quote } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'

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
          message: `There is a main title before ${quote(title)} already; give this one the titleType Subtitle, AlternativeTitle or TranslatedTitle.`,
          suggestions: ['Subtitle', 'AlternativeTitle', 'TranslatedTitle'],
        })
      }
      languages.add(language)
    })
  },
}
