import { textOfLine } from '../tagged/line-text.ts'
import type { TaggedLine } from '../tagged/tagged-lines.ts'
import { risTags } from './tags.ts'

/** The tag that starts a reference and states the type. */
export const firstTag = 'TY'

/** The tag that ends a reference. */
export const lastTag = 'ER'

const known = new Set([firstTag, lastTag, 'ID', ...Object.values(risTags).flat()])

/**
 * Parses a line that starts with a tag; returns undefined for any other line. A known tag may be in lower case, and the
 * number of spaces after a tag may be wrong.
 */
export function parseLine(line: string): TaggedLine | undefined {
  const [, tag, value = ''] = /^\ufeff?[ \t]{0,4}([A-Z][A-Z\d])[ \t]{1,3}-(?:[ \t](.*))?$/is.exec(line) ?? []
  if (tag === undefined) return undefined
  // "by - product" may continue the previous line.
  const isTag = /^[A-Z]/.test(tag) || known.has(tag.toUpperCase())
  return isTag ? { tag: tag.toUpperCase(), value: textOfLine(value) } : undefined
}

/** The number of characters sufficient to parse the tag of a line. */
export const longestTag = 12
