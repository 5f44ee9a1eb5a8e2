import type { Reading } from '../../request/question.ts'
import type { Document, ParsedText, Part } from '../../text/document.ts'
import { inputFinding } from '../../text/input-finding.ts'
import { Positions } from '../../text/positions.ts'

/**
 * Returns the only document of a text. Returns a fault if the document cannot be parsed, or if the text does not have
 * exactly one document.
 */
export function onlyPart<D extends Document>({ parts }: ParsedText<D>): Part<D> {
  const [part, next] = parts
  if (part !== undefined && next === undefined) return part
  return { fault: { message: 'It should be exactly one document.', offset: 0, end: 0 } }
}

/** Returns the reason why a text could not be read, with the position. */
export function faultOf(
  { rule, message, offset, end }: Extract<Part, { fault: unknown }>['fault'],
  usual: string,
  text: string,
): Extract<Reading<never>, { ok: false }> {
  const id = rule ?? usual
  const position = new Positions(text).range(offset, end)
  const finding = inputFinding(id, message, '', position)
  return { ok: false, reason: finding.message, diagnostics: [finding] }
}
