import type { Fields } from './present.ts'

/** Members whose type is a decimal number: a whole one is written with `.0`, as the described service does. */
const decimals: ReadonlySet<string> = new Set(['search_rank'])

/** A record as compact JSON, its members in their order. */
export function recordText(fields: Fields): string {
  let text = '{'
  for (const [name, value] of fields) {
    if (value === undefined) continue
    const written = typeof value === 'number' && decimals.has(name) ? decimalText(value) : JSON.stringify(value)
    text += `${text.length > 1 ? ',' : ''}${JSON.stringify(name)}:${written}`
  }
  return `${text}}`
}

const decimalText = (value: number): string => (Number.isInteger(value) ? value.toFixed(1) : String(value))
