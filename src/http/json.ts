import type { Fields } from './present.ts'

/** Members whose type is a decimal number: a whole one is written with `.0`, as the described service does. */
const decimals: ReadonlySet<string> = new Set(['search_rank'])

/** A record as compact JSON, its members in their order. */
export function recordText(fields: Fields): string {
  const parts: string[] = []
  let members: Record<string, unknown> = {}
  // One call for many members is several times as fast as one for each, and so is setting them than `Object.fromEntries`.
  for (const [name, value] of fields) {
    if (decimals.has(name) && Number.isInteger(value)) {
      parts.push(textOf(members), `"${name}":${Number(value).toFixed(1)}`)
      members = {}
    } else members[name] = value
  }
  parts.push(textOf(members))
  return `{${parts.filter(part => part !== '').join(',')}}`
}

const textOf = (members: object): string => JSON.stringify(members).slice(1, -1)
