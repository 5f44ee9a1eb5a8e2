import { writing } from '../predicates/edits.ts'
import { names } from '../predicates/names.ts'
import { quote } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

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
      message: `The name of the ${holder} ${quote(name)} begins or ends with a comma, semicolon or colon; write ${quote(plain)}.`,
      suggestions: [plain],
      fix: writing(path(), plain, `Write the name as ${plain}.`, true),
    })
  }),
}

const ends = /^[,;]|[,;:]$/
