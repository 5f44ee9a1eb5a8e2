import { messagesOf } from '../../messages/message.ts'
import { nameTitle as texts } from '../compiled/rule-texts.ts'
import { people } from '../predicates/agents/people.ts'
import { writing } from '../predicates/edits.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('name-title', texts)

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
      message: say('academicTitle', { name: shorten(name), plain: shorten(plain) }),
      suggestions: [plain],
      fix: writing(path, plain, say('fix', { written: plain }), false),
    })
  }),
}

const before = /^(?:(?:prof(?:essor|\.)|dr\.|dr(?= )|mr\.?|mrs\.?|ms\.|dipl\.-?\w{1,9}\.?)\s+){1,4}(?=\p{L})/iu
const within = /^([^,]{1,100},\s*)(?:(?:prof(?:essor|\.)|dr\.?|dipl\.-?\w{1,9}\.?)\s+){1,4}(?=\p{L})/iu
const after = /,?\s+(?:ph\.?\s?d\.?|m\.?sc\.?|b\.?sc\.?|mba|dr\.|prof\.)$/i
const anyTitle = /(?:prof|dr|mr|mrs|ms|dipl|ph\.?\s?d|sc|mba)\b/i
