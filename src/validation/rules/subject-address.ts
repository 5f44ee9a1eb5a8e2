import { subjects } from '../predicates/lists.ts'
import { isGiven } from '../predicates/people.ts'
import { shorten } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const subjectAddress: Rule = {
  id: 'subject-address',
  severity: 'warning',
  check: visiting(subjects, ({ item: { subject, valueUri }, index }, { report }) => {
    if (typeof subject !== 'string' || !/^\s*https?:\/\/\S+\s*$/i.test(subject)) return
    const url = subject.trim()
    report({
      path: ['subjects', index, 'subject'],
      message: `The subject is the address ${shorten(url)}; give the word here${isGiven(valueUri) ? '' : ', and the address as valueUri'}.`,
    })
  }),
}
