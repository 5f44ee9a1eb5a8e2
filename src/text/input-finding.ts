import type { Diagnostic, Range } from '../diagnostic.ts'
import { ruleUrl } from '../diagnostic.ts'

/** A finding about the input itself. */
export const inputFinding = (rule: string, message: string, pointer: string, position?: Range): Diagnostic => ({
  rule,
  severity: 'error',
  registry: 'rejects',
  message,
  pointer,
  ...(position !== undefined && { position }),
  url: ruleUrl(rule),
})
