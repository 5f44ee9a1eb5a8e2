import type { RuleFacts } from './report/report.ts'
export const schemaRules: readonly RuleFacts[] = []
