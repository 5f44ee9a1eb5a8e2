import { quote } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'

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
