import { writing } from '../predicates/edits.ts'
import { people } from '../predicates/people.ts'
import { quote } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'
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

const before = /^(?:(?:prof(?:essor|\.)|dr\.|dr(?= )|mr\.?|mrs\.?|ms\.|dipl\.-?\w{1,9}\.?)\s+){1,4}(?=\p{L})/iu
const within = /^([^,]{1,100},\s*)(?:(?:prof(?:essor|\.)|dr\.?|dipl\.-?\w{1,9}\.?)\s+){1,4}(?=\p{L})/iu
const after = /,?\s+(?:ph\.?\s?d\.?|m\.?sc\.?|b\.?sc\.?|mba|dr\.|prof\.)$/i
const anyTitle = /(?:prof|dr|mr|mrs|ms|dipl|ph\.?\s?d|sc|mba)\b/i
