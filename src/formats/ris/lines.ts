import { textOfLine } from '../tagged/line-text.ts'
import type { TaggedLine } from '../tagged/tagged-lines.ts'
import { risTags } from './tags.ts'

/** The tag that begins a reference, with its type. */
export const firstTag = 'TY'

/** The tag that ends a reference. */
export const lastTag = 'ER'

const known = new Set([firstTag, lastTag, 'ID', ...Object.values(risTags).flat()])

/** Parses a line that begins with a tag. The tag may be in small letters, and a space or two may be missing or too many. */
export function parseLine(line: string): TaggedLine | undefined {
  const [, tag, value = ''] = /^\ufeff?[ \t]{0,4}([A-Z][A-Z\d])[ \t]{1,3}-(?:[ \t](.*))?$/is.exec(line) ?? []
  if (tag === undefined) return undefined
  // "by - product" may go on from the line before.
  const isTag = /^[A-Z]/.test(tag) || known.has(tag.toUpperCase())
  return isTag ? { tag: tag.toUpperCase(), value: textOfLine(value) } : undefined
}

/** The characters of a line that are enough to parse its tag. */
export const longestTag = 12
