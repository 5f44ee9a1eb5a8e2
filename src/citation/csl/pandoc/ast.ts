import { wrongArgument } from '../../../core/argument.ts'
import { isObject, type Members } from '../../../core/object.ts'

/** A document as Pandoc writes it with `-t json`, https://hackage.haskell.org/package/pandoc-types. */
export interface PandocDocument {
  'pandoc-api-version': readonly number[]
  meta: Readonly<Record<string, unknown>>
  blocks: readonly unknown[]
}

/** A document of Pandoc in which citations are written out. */
export interface CitedPandoc {
  document: PandocDocument
  /** The ids that citations name and no record has, in their order; those citations stay as they are. */
  unknown: string[]
}

/** An element of a document: what it is, and what is in it. */
export interface Element {
  t: string
  c?: unknown
}

export const isElement = (value: unknown): value is Element => isObject(value) && typeof value.t === 'string'

/** Nothing that people write is nested deeper. */
const deepest = 500

/** A copy of a document that may be changed; `TypeError` for what is none. */
export function copied(given: unknown): { document: PandocDocument; meta: Members; blocks: unknown[] } {
  if (!isObject(given) || !Array.isArray(given.blocks) || !Array.isArray(given['pandoc-api-version']))
    throw wrongArgument('The document', 'what pandoc -t json writes', given)
  const blocks = copy(given.blocks, 0) as unknown[]
  const meta = (isObject(given.meta) ? copy(given.meta, 0) : {}) as Members
  return { document: given as unknown as PandocDocument, meta, blocks }
}

function copy(value: unknown, depth: number): unknown {
  if (depth > deepest) throw new TypeError(`The document is nested more than ${deepest} deep.`)
  if (Array.isArray(value)) return value.map(one => copy(one, depth + 1))
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, copy(one, depth + 1)]))
}
