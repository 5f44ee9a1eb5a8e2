import { isObject, type Members } from '../../../core/object.ts'
import { referencesOf } from '../markdown/metadata-references.ts'
import { isElement } from './ast.ts'
import { markdownOf } from './inlines.ts'

/** Returns the CSL-JSON items in `references` of a Pandoc document's metadata. */
export const referencesInPandoc = ({ references }: Members): object[] => referencesOf(metaValue(references, 0))

/** Converts a Pandoc metadata value to plain data, with text as Markdown. */
function metaValue(value: unknown, depth: number): unknown {
  if (!isElement(value) || depth > 10) return undefined
  const { t, c } = value
  if (t === 'MetaInlines') return markdownOf(c)
  if (t === 'MetaBlocks')
    return Array.isArray(c) ? c.map(block => (isElement(block) ? markdownOf(block.c) : '')).join(' ') : ''
  if (t === 'MetaList') return Array.isArray(c) ? c.map(one => metaValue(one, depth + 1)) : []
  if (t !== 'MetaMap') return c
  return Object.fromEntries(
    Object.entries(isObject(c) ? c : {}).map(([name, one]) => [name, metaValue(one, depth + 1)]),
  )
}
