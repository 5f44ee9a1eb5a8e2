import { titles } from '../predicates/lists.ts'
import { property } from '../predicates/references.ts'
import { quote } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const titleTooLong: Rule = {
  id: 'title-too-long',
  severity: 'info',
  check: visiting(titles, ({ item: { title }, index }, { report }) => {
    if (typeof title !== 'string' || title.length <= longest) return
    report({
      path: ['titles', index, 'title'],
      message: `The title has ${title.length} characters, as a description has: ${quote(title)}; give a short title, and this text as a description.`,
    })
  }),
}

export const titleTooLongDocs = (): RuleDocs => ({
  summary: 'A title has at most 500 characters.',
  why: 'The title stands in every citation, in lists and in the names of browser tabs. What is longer than a paragraph is usually an abstract that was put there.',
  examples: {
    passes: [{ record: { titles: [{ title: 'Soil moisture of Europe' }] } }],
    fails: [
      {
        record: { titles: [{ title: 'Soil moisture '.repeat(40).trim() }] },
        pointer: '/titles/0/title',
        message:
          'The title has 559 characters, as a description has: "Soil moisture Soil moisture Soil moisture Soil moisture Soil…"; give a short title, and this text as a description.',
      },
    ],
  },
  references: [property('titles[]')],
})

const longest = 500
