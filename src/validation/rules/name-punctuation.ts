import { writing } from '../predicates/edits.ts'
import { names } from '../predicates/names.ts'
import { property } from '../predicates/references.ts'
import { quote } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'
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

export const namePunctuationDocs = (): RuleDocs => ({
  summary: 'A name does not begin or end with a comma, semicolon or colon.',
  why: 'What is left over from a list that was split becomes part of the name: “Garcia,” is cited with an empty given name.',
  examples: {
    passes: [{ record: { creators: [{ name: 'Garcia, Sofia' }, { name: ':unkn' }], publisher: { name: 'Zenodo' } } }],
    fails: [
      {
        record: { creators: [{ name: 'Garcia,' }] },
        pointer: '/creators/0/name',
        message: 'The name of the creator "Garcia," begins or ends with a comma, semicolon or colon; write "Garcia".',
      },
      {
        record: { creators: [{ name: 'Garcia, Sofia;' }] },
        pointer: '/creators/0/name',
        message:
          'The name of the creator "Garcia, Sofia;" begins or ends with a comma, semicolon or colon; write "Garcia, Sofia".',
      },
    ],
  },
  references: [property('creators[].name')],
})

const ends = /^[,;]|[,;:]$/
