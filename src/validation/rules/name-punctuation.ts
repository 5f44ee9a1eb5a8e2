import { messagesOf } from '../../messages/message.ts'
import { namePunctuation as texts } from '../compiled/rule-texts.ts'
import { names } from '../predicates/agents/names.ts'
import { writing } from '../predicates/edits.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('name-punctuation', texts)

export const namePunctuation: Rule = {
  id: 'name-punctuation',
  severity: 'warning',
  check: visiting(names, ({ name, holder, path }, { report }) => {
    const bare = name.trim()
    if (!ends.test(bare)) return
    const plain = bare.replace(/^[\s,;:]+/, '').replace(/[\s,;:]+$/, '')
    if (plain === '') return
    report({
      path: path(),
      message: say('mark', { holder, name: shorten(name), plain: shorten(plain) }),
      suggestions: [plain],
      fix: writing(path(), plain, say('fix', { written: plain }), true),
    })
  }),
}

const ends = /^[,;]|[,;:]$/
