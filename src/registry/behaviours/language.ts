import type { Behaviour } from '../behaviour.ts'
import { storedLanguage } from '../values/stored-language.ts'

/** Stores the language as its two-letter code, without the country, if the code exists. Drops an invalid tag. */
export const languageRewritten: Behaviour = {
  id: 'language-rewritten',
  does: 'changes',
  via: ['xml', 'json'],
  since: '2020-07-14',
  apply(work) {
    const language = work.textAt(['language'])
    if (language === undefined || language === '') return
    const stored = storedLanguage(language)
    if (stored === undefined) work.drop(['language'])
    else work.set(['language'], stored)
  },
  spares: ({ language }) => typeof language !== 'string' || language === '' || storedLanguage(language) === language,
}
