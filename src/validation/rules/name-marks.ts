import { writing } from '../edits.ts'
import { unusualPeople } from '../people.ts'
import { property } from '../references.ts'
import type { Rule, RuleDocs } from '../rule.ts'
import { quote } from '../text.ts'
import { visiting } from '../visiting.ts'

export const nameMarks: Rule = {
  id: 'name-marks',
  severity: 'warning',
  check: visiting(unusualPeople, ({ list, index, name }, { report }) => {
    if (!/[*†‡§¶¹²³\d]/.test(name)) return
    const mark = marks.exec(name.slice(0, 200))?.[0]
    if (mark === undefined || name.includes('@')) return
    const plain = name.replace(everyMark, '').trim()
    const path = [list, index, 'name']
    report({
      path,
      message: `The person’s name ${quote(name)} holds ${quote(mark)}, as lists of authors have for footnotes; remove it.`,
      ...(plain !== '' && { suggestions: [plain], fix: writing(path, plain, `Write the name as ${plain}.`, false) }),
    })
  }),
}

export const nameMarksDocs = (): RuleDocs => ({
  summary: 'Names of people hold no digits and no marks of footnotes.',
  why: 'Numbers, asterisks and daggers lead to affiliations and notes on a title page. In metadata they lead nowhere, and are cited as part of the name.',
  examples: {
    passes: [
      {
        record: {
          creators: [
            { name: 'Garcia, Sofia M.-L.', nameType: 'Personal' },
            { name: 'Deadmau5', nameType: 'Personal' },
          ],
        },
      },
    ],
    fails: [
      {
        record: { creators: [{ name: 'Garcia, Sofia1', nameType: 'Personal' }] },
        pointer: '/creators/0/name',
        message: 'The person’s name "Garcia, Sofia1" holds "1", as lists of authors have for footnotes; remove it.',
      },
      {
        record: { creators: [{ name: 'Garcia*, Sofia', nameType: 'Personal' }] },
        pointer: '/creators/0/name',
        message: 'The person’s name "Garcia*, Sofia" holds "*", as lists of authors have for footnotes; remove it.',
      },
    ],
  },
  references: [property('creators[].name')],
})

const marks = /[*†‡§¶¹²³]|(?<=,.*\p{L})\d{1,2}(?:,\d{1,2})*$/u
const everyMark = /[*†‡§¶¹²³]|(?<=\p{L})\d{1,2}(?:,\d{1,2}){0,9}$/gu
