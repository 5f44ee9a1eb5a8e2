import { entryOf } from '../../../core/object.ts'
import { Recent } from '../../../core/recent.ts'
import type { BuiltInStyle } from '../built-in/built-in-style.ts'
import { styleEditions } from '../built-in/editions.ts'
import { CslError } from '../error.ts'
import type { WrittenStyle } from './style-document.ts'
import { type AnySource, type FoundStyle, findStyle } from './style-source.ts'

/** A style ready for an engine. The default locale of a dependent style, if set, replaces that of its parent. */
export type ResolvedStyle = AnyStyle & { id: string; note?: string }

/** A style as XML, or a compiled style of this package, which is always independent. */
type AnyStyle = WrittenStyle | (BuiltInStyle & { xml?: undefined; parent?: undefined })

const mostParents = 5

/**
 * Finds a style by its id or parses it from XML. For a dependent style, returns the independent style that it depends
 * on.
 *
 * Throws {@link CslError} for an unknown or unusable style, and for a circular or too long chain of dependent styles.
 */
export async function resolveStyle(style: string, sources: readonly AnySource[]): Promise<ResolvedStyle> {
  const isXml = isStyleXml(style)
  const trail = [isXml ? 'given' : style]
  const found = isXml ? undefined : await findStyle(style, sources)
  let document = await known(found?.style ?? style, trail[0] ?? '')
  const note = found && choiceNote(found, document, sources)
  let { defaultLocale } = document
  for (let { parent } = document; parent !== undefined; parent = document.parent) {
    if (trail.includes(parent) || trail.length > mostParents) {
      const what = trail.includes(parent) ? 'in a circle' : `through more than ${mostParents} others`
      throw new CslError('bad-style', `The style "${trail[0]}" depends ${what}: ${[...trail, parent].join(' → ')}.`)
    }
    document = await known((await findStyle(parent, sources, trail.at(-1))).style, parent)
    defaultLocale ??= document.defaultLocale
    trail.push(parent)
  }
  return { ...document, id: trail.at(-1) ?? '', ...(defaultLocale && { defaultLocale }), ...(note && { note }) }
}

/**
 * Returns a note if a style from another source replaces the built-in style with the same id. Returns undefined
 * otherwise.
 */
function choiceNote({ source, id }: FoundStyle, document: AnyStyle, sources: readonly AnySource[]): string | undefined {
  if ('isBuiltIn' in source || !sources.some(one => 'isBuiltIn' in one && one.list().styles.includes(id)))
    return undefined
  const { updated } = document as WrittenStyle
  const edition = updated === undefined ? '' : ` (updated ${updated.slice(0, 10)})`
  const place = source.name === undefined ? 'comes from a given source' : `is read from ${source.name}`
  const own = entryOf(styleEditions, id)
  const kept = own === undefined ? '' : ` of ${own}`
  return `The style "${id}"${edition} ${place}; the built-in one${kept} ${isNotUsed}`
}

const isNotUsed = 'is not used.'

/** True if a note reports that a style from another source replaces the built-in one. */
export const isStyleChoice = (note: string): boolean => note.startsWith('The style ') && note.endsWith(isNotUsed)

/**
 * Parses the XML of a style; returns a built-in style unchanged. Caches recently parsed styles, and loads the XML
 * parser on demand.
 */
async function known(style: string | BuiltInStyle, id: string): Promise<AnyStyle> {
  if (typeof style !== 'string') return style
  const { parsedStyle } = await import('./style-document.ts')
  return documents.get(style, () => parsedStyle(style, id))
}

const documents = new Recent<WrittenStyle>(16)

const isStyleXml = (style: string): boolean => /^\s*</.test(style) || style.startsWith('\ufeff')
