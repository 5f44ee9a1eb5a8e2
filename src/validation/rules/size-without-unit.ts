import { property } from '../predicates/references.ts'
import { quote } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'

export const sizeWithoutUnit: Rule = {
  id: 'size-without-unit',
  severity: 'info',
  check({ record: { sizes }, report }) {
    if (!Array.isArray(sizes)) return
    sizes.forEach((size: unknown, index) => {
      if (typeof size !== 'string' || !/^\s*\d[\d.,\s]{0,30}$/.test(size)) return
      report({
        path: ['sizes', index],
        message: `The size ${quote(size)} has no unit; say what is counted, such as “${size.trim()} bytes” or “${size.trim()} pages”.`,
      })
    })
  },
}

export const sizeWithoutUnitDocs = (): RuleDocs => ({
  summary: 'A size has a unit.',
  why: 'A number alone can be bytes, pages, files or minutes.',
  examples: {
    passes: [{ record: { sizes: ['15 MB', '3 files', '00:42:10'] } }],
    fails: [
      {
        record: { sizes: ['1024'] },
        pointer: '/sizes/0',
        message: 'The size "1024" has no unit; say what is counted, such as “1024 bytes” or “1024 pages”.',
      },
    ],
  },
  references: [property('sizes[]')],
})
