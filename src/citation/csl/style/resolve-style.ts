import { entryOf } from '../../../core/object.ts'
import { Recent } from '../../../core/recent.ts'
import type { BuiltInStyle } from '../built-in/built-in-style.ts'
import { styleEditions } from '../built-in/editions.ts'
import { CslError } from '../error.ts'
import type { WrittenStyle } from './style-document.ts'
import { type AnySource, type FoundStyle, findStyle } from './style-source.ts'

/** A style that an engine can be given, with the language that it, or the dependent style that led to it, asks for. */
export type ResolvedStyle = AnyStyle & { id: string; note?: string }

/** A style as XML, or one of this package, which is compiled already and depends on no other. */
type AnyStyle = WrittenStyle | (BuiltInStyle & { xml?: undefined; parent?: undefined })

const mostParents = 5

/**
 * The style of an id, or of the XML of a style itself; of a dependent style, the one that it depends on. Throws {@link CslError}
 * for what is unknown, is no style, or depends on itself.
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

/** The note about a style that a source has in place of the built-in one; undefined if there is no choice. */
function choiceNote({ source, id }: FoundStyle, document: AnyStyle, sources: readonly AnySource[]): string | undefined {
  if ('isBuiltIn' in source || !sources.some(one => 'isBuiltIn' in one && one.list().styles.includes(id)))
    return undefined
  const { updated } = document as WrittenStyle
  const edition = updated === undefined ? '' : ` (updated ${updated.slice(0, 10)})`
  const place = source.name === undefined ? 'is that of a given source' : `is read from ${source.name}`
  const own = entryOf(styleEditions, id)
  const kept = own === undefined ? '' : ` of ${own}`
  return `The style "${id}"${edition} ${place}; the built-in one${kept} ${isNotUsed}`
}

const isNotUsed = 'is not used.'

/** True for a note that only names the source of a style. */
export const isStyleChoice = (note: string): boolean => note.startsWith('The style ') && note.endsWith(isNotUsed)

/** A style, whose XML is read only once, and on demand, so that who needs none loads no reader of it. */
async function known(style: string | BuiltInStyle, id: string): Promise<AnyStyle> {
  if (typeof style !== 'string') return style
  const { parsedStyle } = await import('./style-document.ts')
  return documents.get(style, () => parsedStyle(style, id))
}

const documents = new Recent<WrittenStyle>(16)

/** True if a text is the XML of a style rather than an id. */
const isStyleXml = (style: string): boolean => /^\s*</.test(style) || style.startsWith('\ufeff')
