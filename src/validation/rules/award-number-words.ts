import { messagesOf } from '../../messages/message.ts'
import { awardNumberWords as texts } from '../compiled/rule-texts.ts'
import { writing } from '../predicates/edits.ts'
import { fundingReferences } from '../predicates/lists.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('award-number-words', texts)

export const awardNumberWords: Rule = {
  id: 'award-number-words',
  severity: 'warning',
  check: visiting(fundingReferences, ({ item: { awardNumber }, index }, { report }) => {
    if (typeof awardNumber !== 'string' || awardNumber.length > 200) return
    const path = ['fundingReferences', index, 'awardNumber']
    const number = worded.exec(awardNumber)?.[1]
    if (number !== undefined)
      report({
        path,
        message: say('words', { value: shorten(awardNumber), number }),
        suggestions: [number],
        fix: writing(path, number, say('write', { number }), false),
      })
    else if (several.test(awardNumber))
      report({
        path,
        message: say('several', { value: shorten(awardNumber) }),
      })
  }),
}

const worded =
  /^\s*(?:(?:grant|award|project|contract|agreement)s?\s+){1,3}(?:(?:agreement|number|no\.?|nr\.?|id)\s*)?[:#]?\s*([a-z\d][\w./-]*\d[\w./-]*)\s*$/i
const several = /^\s*[a-z\d./-]{4,30}\d\s*;\s*[a-z\d./-]{4,30}(?:\s*;\s*[a-z\d./-]{4,30}){0,20}\s*$/i
