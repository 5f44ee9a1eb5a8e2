import type { ReadResult } from '../format.ts'
import type { TaggedLine } from '../reference/lines.ts'
import { readTagged } from '../reference/lines.ts'
import { resourceTypeNames } from '../resource-types.ts'
import { isList, risTags } from './tags.ts'
import { risTarget } from './target.ts'

/**
 * Reads RIS: any line end, tags in small letters, one space too few or too many, values that go on in the next line. A reference
 * without `ER` ends where the next one begins, which is told.
 */
export function readRis(text: string): ReadResult {
  return readTagged(text, {
    target: risTarget,
    first: 'TY',
    last: 'ER',
    parse: parseLine,
    fields: risTags,
    isList,
    typeOf: value => value.trim().toUpperCase(),
    usualType: general => resourceTypeNames(general).ris,
  })
}

const known = new Set(['TY', 'ER', 'ID', 'N1', 'Y2', ...Object.values(risTags).flat()])

function parseLine(line: string): TaggedLine | undefined {
  const [, tag, value = ''] = /^\ufeff?[ \t]{0,4}([A-Z][A-Z\d])[ \t]{1,3}-(?:[ \t](.*))?$/i.exec(line) ?? []
  if (tag === undefined) return undefined
  // "by - product" may go on from the line before.
  const isTag = /^[A-Z]/.test(tag) || known.has(tag.toUpperCase())
  return isTag ? { tag: tag.toUpperCase(), value: value.trim() } : undefined
}
