import { type Diagnostic, type Range, ruleUrl } from '../core/diagnostic.ts'
import { type Said, saying } from '../messages/message.ts'
import type { ParsedText, TextFault } from './document.ts'
import type { Positions } from './positions.ts'

/** Returns an error about the input itself. */
export const inputFinding = (rule: string, message: Said, pointer: string, position?: Range): Diagnostic => ({
  rule,
  severity: 'error',
  registry: 'rejects',
  ...saying(message, rule),
  pointer,
  ...(position !== undefined && { position }),
  url: ruleUrl(rule),
})

/** Returns a warning about the input itself, for example that a part is skipped. The registry action is `accepts`. */
export const inputWarning = (rule: string, message: Said, pointer: string, position?: Range): Diagnostic => ({
  ...inputFinding(rule, message, pointer, position),
  severity: 'warning',
  registry: 'accepts',
})

/** Returns the finding for a part of a text that could not be parsed. */
export function faultFinding(
  { rule, message, registry = 'rejects', offset, end }: TextFault,
  syntax: ParsedText['syntax'],
  positions: Positions,
): Diagnostic {
  const usual = syntax === 'yaml' ? 'schema/not-yaml' : 'schema/not-json'
  return { ...inputFinding(rule ?? usual, message, '', positions.range(offset, end)), registry }
}
