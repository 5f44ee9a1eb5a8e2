import { writing } from '../predicates/edits.ts'
import { people } from '../predicates/people.ts'
import { property } from '../predicates/references.ts'
import { quote } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const nameTitle: Rule = {
  id: 'name-title',
  severity: 'warning',
  check: visiting(people, ({ list, index, name }, { report }) => {
    if (name.length > 200 || !anyTitle.test(name)) return
    const plain = name.replace(before, '').replace(within, '$1').replace(after, '').trim()
    if (plain === name.trim() || plain === '') return
    const path = [list, index, 'name']
    report({
      path,
      message: `The name ${quote(name)} has an academic title, which would be cited as part of it; write ${quote(plain)}.`,
      suggestions: [plain],
      fix: writing(path, plain, `Write the name as ${plain}.`, false),
    })
  }),
}

export const nameTitleDocs = (): RuleDocs => ({
  summary: 'Names of people have no academic titles.',
  why: 'A title becomes the first word of the given name, so that “Dr. Sofia Garcia” is cited as “Garcia, D. S.” and found as another person.',
  examples: {
    passes: [
      {
        record: {
          creators: [
            { name: 'Garcia, Sofia', nameType: 'Personal' },
            { name: 'Drake, Frank', nameType: 'Personal' },
          ],
        },
      },
      { record: { creators: [{ name: 'Dr. Senckenbergische Stiftung', nameType: 'Organizational' }] } },
    ],
    fails: [
      {
        record: { creators: [{ name: 'Garcia, Dr. Sofia', nameType: 'Personal' }] },
        pointer: '/creators/0/name',
        message:
          'The name "Garcia, Dr. Sofia" has an academic title, which would be cited as part of it; write "Garcia, Sofia".',
      },
      {
        record: { creators: [{ name: 'Prof. Dr. Garcia, Sofia', nameType: 'Personal' }] },
        pointer: '/creators/0/name',
        message:
          'The name "Prof. Dr. Garcia, Sofia" has an academic title, which would be cited as part of it; write "Garcia, Sofia".',
      },
      {
        record: { creators: [{ name: 'Garcia, Sofia, PhD', nameType: 'Personal' }] },
        pointer: '/creators/0/name',
        message:
          'The name "Garcia, Sofia, PhD" has an academic title, which would be cited as part of it; write "Garcia, Sofia".',
      },
    ],
  },
  references: [property('creators[].name')],
})

const before = /^(?:(?:prof(?:essor|\.)|dr\.|dr(?= )|mr\.?|mrs\.?|ms\.|dipl\.-?\w{1,9}\.?)\s+){1,4}(?=\p{L})/iu
const within = /^([^,]{1,100},\s*)(?:(?:prof(?:essor|\.)|dr\.?|dipl\.-?\w{1,9}\.?)\s+){1,4}(?=\p{L})/iu
const after = /,?\s+(?:ph\.?\s?d\.?|m\.?sc\.?|b\.?sc\.?|mba|dr\.|prof\.)$/i
const anyTitle = /(?:prof|dr|mr|mrs|ms|dipl|ph\.?\s?d|sc|mba)\b/i
