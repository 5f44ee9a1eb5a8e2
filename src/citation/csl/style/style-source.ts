import { distance } from '../../../core/distance.ts'
import type { BuiltInStyle } from '../built-in/built-in-style.ts'
import { CslError } from '../error.ts'
import type { LocaleParts } from '../processor/compile/nodes.ts'
import { isAddable, styleIdOf } from './short-names.ts'

type Awaitable<T> = T | Promise<T>

/** A source of styles and locales, such as a folder, a server or a bundle. */
export interface StyleSource {
  /** The location of the source, such as a folder, for notes about the style that was used. */
  name?: string
  /** Returns the XML of a style by its id (`apa`), or undefined if the source does not have it. */
  style(id: string): Awaitable<string | undefined>
  /** Returns the XML of a locale by its language tag (`de-DE`), or undefined if the source does not have it. */
  locale(language: string): Awaitable<string | undefined>
  /** Returns the ids of all styles and the language tags of all locales of the source. */
  list(): Awaitable<{ styles: readonly string[]; locales: readonly string[] }>
}

/** The source of the built-in styles and locales, which need no XML parser. */
export interface BuiltInSource {
  isBuiltIn: true
  style(id: string): Promise<BuiltInStyle | undefined>
  locale(language: string): Promise<LocaleParts | undefined>
  list(): { styles: readonly string[]; locales: readonly string[] }
}

export type AnySource = StyleSource | BuiltInSource

/** A style with its source, and its id in that source. */
export interface FoundStyle {
  style: string | BuiltInStyle
  source: AnySource
  id: string
}

/**
 * Returns the style with the given id from the first source that has it. If no source has it, tries the id in lower
 * case or, for a short name such as `mla`, the full id.
 *
 * Throws a {@link CslError} if no source has the style.
 */
export async function findStyle(id: string, sources: readonly AnySource[], neededBy?: string): Promise<FoundStyle> {
  const meant = styleIdOf(id)
  for (const name of meant === id ? [id] : [id, meant]) {
    for (const source of sources) {
      const style = await source.style(name)
      if (style !== undefined) return { style, source, id: name }
    }
  }
  if (isAddable(meant)) {
    const remedy = `it is the style "${meant}", which the command "citable styles add ${meant}" fetches.`
    throw new CslError('unknown-style', `There is no style "${id.slice(0, 100)}" here; ${remedy}`, { suggestions: [] })
  }
  const known = await listed(sources, 'styles')
  const suggestions = nearest(id, known)
  const why = neededBy === undefined ? '' : `, which the style "${neededBy}" depends on`
  const shown = id.length > 100 ? `${id.slice(0, 30)}…` : id
  const message = `There is no style "${shown}"${why}${hint(suggestions, known, builtInIn(sources))}`
  throw new CslError('unknown-style', message, { suggestions })
}

/** Returns a locale from the first source that has it, or undefined if none has it. */
export async function findLocale(
  language: string,
  sources: readonly AnySource[],
): Promise<string | LocaleParts | undefined> {
  for (const source of sources) {
    const locale = await source.locale(language)
    if (locale !== undefined) return locale
  }
  return undefined
}

/**
 * Returns the error for a language without a locale in any source. The error names up to three similar locales, if
 * there are any.
 */
export async function unknownLocale(language: string, sources: readonly AnySource[]): Promise<CslError> {
  const known = await listed(sources, 'locales')
  const suggestions = nearest(language, known)
  const message = `There is no locale "${language.slice(0, 100)}"${hint(suggestions, known)}`
  return new CslError('unknown-locale', message, { suggestions })
}

const builtInIn = (sources: readonly AnySource[]): readonly string[] =>
  sources.flatMap(source => ('isBuiltIn' in source ? source.list().styles : []))

const hint = (suggestions: readonly string[], known: readonly string[], builtIn: readonly string[] = []): string => {
  if (suggestions.length > 0) return `; did you mean ${suggestions.map(one => `"${one}"`).join(' or ')}?`
  if (known.length === 0) return '; there are none.'
  if (builtIn.length > 0) return `; built in are ${builtIn.join(', ')}.`
  return known.length > 12 ? `; there are ${known.length} others.` : `; known are ${known.join(', ')}.`
}

async function listed(sources: readonly AnySource[], what: 'styles' | 'locales'): Promise<string[]> {
  const lists = await Promise.all(sources.map(async source => (await source.list())[what]))
  return [...new Set(lists.flat())].sort()
}

/**
 * Returns up to three known names that start with the given text or differ from it by at most one edit per three
 * characters. One edit is always allowed, and names that start with the text precede the others.
 */
export function nearest(given: string, known: readonly string[]): string[] {
  const name = given.slice(0, 100).toLowerCase()
  const most = Math.max(1, Math.floor(name.length / 3))
  const ranked = known.flatMap(candidate => {
    const begins = name.length > 1 && candidate.toLowerCase().startsWith(name)
    const away = begins ? 0.5 : distance(name, candidate.toLowerCase())
    return away <= most ? [{ candidate, away }] : []
  })
  ranked.sort(
    (a, b) => a.away - b.away || a.candidate.length - b.candidate.length || (a.candidate < b.candidate ? -1 : 1),
  )
  return ranked.slice(0, 3).map(({ candidate }) => candidate)
}
