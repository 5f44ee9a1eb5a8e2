import { recordFields } from '../model/record-fields.ts'
import { type Fields, membersOf } from './present.ts'

/** Members whose type is a decimal number: a whole one is written with `.0`, as the described service does. */
const decimals: ReadonlySet<string> = /* @__PURE__ */ new Set(
  [recordFields.dataset, recordFields.fileDetail].flatMap(fields =>
    Object.entries(fields).flatMap(([name, [type]]) => (type === 'number' ? name : [])),
  ),
)

/** A record as compact JSON, its members in their order. */
export function recordText(fields: Fields): string {
  const parts: string[] = []
  let start = 0
  // One call for many members is several times as fast as one for each.
  for (const [at, [name, value]] of fields.entries()) {
    if (!decimals.has(name) || !Number.isInteger(value)) continue
    parts.push(textOf(fields.slice(start, at)), `"${name}":${Number(value).toFixed(1)}`)
    start = at + 1
  }
  parts.push(textOf(fields.slice(start)))
  return `{${parts.filter(part => part !== '').join(',')}}`
}

const textOf = (fields: Fields): string => JSON.stringify(membersOf(fields)).slice(1, -1)
