/** The number that a coordinate stands for, which may be written as a number or as text; `undefined` for anything else. */
export function degrees(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  if (typeof value !== 'string' || !decimal.test(value)) return undefined
  return Number(value)
}

const decimal = /^\s*[+-]?(?:\d{1,20}(?:\.\d{0,40})?|\.\d{1,40})(?:[eE][+-]?\d{1,3})?\s*$/
