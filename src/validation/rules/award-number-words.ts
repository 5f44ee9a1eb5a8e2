import { writing } from '../predicates/edits.ts'
import { fundingReferences } from '../predicates/lists.ts'
import { quote } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

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
        message: `The awardNumber ${quote(awardNumber)} has words before the number, so that funders do not find it; write ${number}.`,
        suggestions: [number],
        fix: writing(path, number, `Write the awardNumber as ${number}.`, false),
      })
    else if (several.test(awardNumber))
      report({
        path,
        message: `The awardNumber ${quote(awardNumber)} holds several numbers, so that funders find none; give each award a funding reference of its own.`,
      })
  }),
}

const worded =
  /^\s*(?:(?:grant|award|project|contract|agreement)s?\s+){1,3}(?:(?:agreement|number|no\.?|nr\.?|id)\s*)?[:#]?\s*([a-z\d][\w./-]*\d[\w./-]*)\s*$/i
const several = /^\s*[a-z\d./-]{4,30}\d\s*;\s*[a-z\d./-]{4,30}(?:\s*;\s*[a-z\d./-]{4,30}){0,20}\s*$/i
