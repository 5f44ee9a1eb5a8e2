import { quote } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'

export const kernelNewer: Rule = {
  id: 'kernel-newer',
  severity: 'warning',
  check({ record, stated, report }) {
    if (stated.kind !== 'newer') return
    report({
      path: ['schemaVersion'],
      message: `${quote(stated.name ?? record.schemaVersion)} is not a known kernel; the record is checked as the newest known one. Correct the number, or use a newer version of citable.`,
    })
  },
}
