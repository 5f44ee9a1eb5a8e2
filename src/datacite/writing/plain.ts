import type { Trail } from '../dialects/read-members.ts'
import type { Spec } from '../dialects/spec.ts'
import type { DialectWriting } from './writing.ts'

const year = /^[\t\n\r ]*(\d{4})[\t\n\r ]*$/
const decimal = /^[\t\n\r ]*[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?[\t\n\r ]*$/

/**
 * A year or degrees as the dialect has them, as text or as a number; where the digits do not come out the same, that is a
 * change. Everything else stays as it is.
 */
export function writePlain(
  spec: Spec,
  value: unknown,
  writing: DialectWriting,
  trail: Trail | undefined,
  step: string | number,
): unknown {
  if (spec.as === undefined) return value
  if (spec.as === 'string') return asText(spec, value, writing, trail, step)
  if (typeof value !== 'string') return value
  const digits = spec.value === 'year' ? year.exec(value)?.[1] : decimal.test(value) ? value : undefined
  const number = Number(digits)
  if (digits === undefined || !Number.isFinite(number)) return value
  if (String(number) !== value) writing.change({ parent: trail, step }, value, number)
  return number
}

/** Text; years are four digits without white space in the dialects that have them as text only. */
function asText(
  spec: Spec,
  value: unknown,
  writing: DialectWriting,
  trail: Trail | undefined,
  step: string | number,
): unknown {
  if (typeof value === 'number') return String(value)
  if (spec.value !== 'year' || typeof value !== 'string') return value
  const digits = year.exec(value)?.[1] ?? value
  if (digits !== value) writing.change({ parent: trail, step }, value, digits)
  return digits
}
