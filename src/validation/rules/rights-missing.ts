import type { Rule } from '../rule.ts'

export const rightsMissing: Rule = {
  id: 'rights-missing',
  severity: 'info',
  strict: true,
  check({ record, report }) {
    const { rightsList } = record
    if (Array.isArray(rightsList) && rightsList.length > 0) return
    report({ path: [], message: 'The record names no licence; add one to rightsList with its rightsUri.' })
  },
}
