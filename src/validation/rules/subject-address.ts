import { subjects } from '../predicates/lists.ts'
import { isGiven } from '../predicates/people.ts'
import { property } from '../predicates/references.ts'
import { shorten } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'
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

export const subjectAddressDocs = (): RuleDocs => ({
  summary: 'A subject is a word, not the address of one.',
  why: 'People read and search for words. The address of a term has a place of its own, valueUri.',
  examples: {
    passes: [{ record: { subjects: [{ subject: 'Soil', valueUri: 'http://aims.fao.org/aos/agrovoc/c_7156' }] } }],
    fails: [
      {
        record: { subjects: [{ subject: 'http://aims.fao.org/aos/agrovoc/c_7156' }] },
        pointer: '/subjects/0/subject',
        message:
          'The subject is the address http://aims.fao.org/aos/agrovoc/c_7156; give the word here, and the address as valueUri.',
      },
    ],
  },
  references: [property('subjects[]'), property('subjects[].valueUri')],
})
