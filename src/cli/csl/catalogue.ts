import { builtIn } from '../../citation/csl/built-in/built-in-source.ts'
import { ownStyles, shippedStyles } from '../../citation/csl/index.ts'
import type { AnySource } from '../../citation/csl/style/style-source.ts'
import { plainText } from '../../model/plain-text.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { folderSource, styleFolders } from './folders.ts'

/** An available citation style. */
export interface ListedStyle {
  id: string
  title: string
  /** The folder or package that contains the style. */
  from: string
}

/**
 * Lists the distinct built-in and installed styles, sorted by id. With words, lists only styles in which each word
 * occurs in the id or the title.
 */
export async function listStyles(
  words: readonly string[],
  folders: readonly string[],
  terminal: Terminal,
): Promise<ListedStyle[]> {
  const styles = new Map<string, ListedStyle>()
  for (const { from, source } of sourcesNamed(folders, terminal)) {
    const ids = (await source.list()).styles.filter(id => !styles.has(id))
    for (const id of await inBatches(ids, one => listed(one, from, source))) styles.set(id.id, id)
  }
  const wanted = words.map(word => word.toLowerCase())
  return [...styles.values()]
    .filter(({ id, title }) => wanted.every(word => `${id} ${title}`.toLowerCase().includes(word)))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
}

/**
 * Returns the available styles among the given ids, each from the first source that has it. Also returns the languages
 * of all available locales.
 */
export async function stylesAmong(
  ids: readonly string[],
  folders: readonly string[],
  terminal: Terminal,
): Promise<{ styles: ListedStyle[]; locales: string[] }> {
  const styles = new Map<string, ListedStyle>()
  const locales = new Set<string>()
  for (const { from, source } of sourcesNamed(folders, terminal)) {
    const there = await source.list()
    for (const locale of there.locales) locales.add(locale)
    const wanted = ids.filter(id => there.styles.includes(id) && !styles.has(id))
    for (const id of wanted) styles.set(id, await listed(id, from, source))
  }
  return { styles: ids.flatMap(id => styles.get(id) ?? []), locales: [...locales].sort() }
}

const sourcesNamed = (folders: readonly string[], terminal: Terminal): { from: string; source: AnySource }[] => [
  { from: 'citable', source: ownStyles },
  ...styleFolders(folders, terminal).map(folder => ({ from: folder, source: folderSource(folder, terminal.files) })),
  { from: 'citable', source: builtIn },
  { from: '@citation-js/plugin-csl', source: shippedStyles },
]

async function listed(id: string, from: string, source: AnySource): Promise<ListedStyle> {
  const style = await Promise.resolve(source.style(id)).catch(() => undefined)
  if (typeof style === 'object') return { id, title: style.title, from }
  const xml = style
  const [, title = ''] = /<title(?:\s[^<>]{0,200})?>([^<]{0,500})<\/title>/.exec(xml?.slice(0, 4000) ?? '') ?? []
  return { id, title: plainText(title) || id, from }
}

/** Processes values in batches. A folder may have ten thousand files, and systems limit the number of open files. */
async function inBatches<T, R>(values: readonly T[], work: (value: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (let start = 0; start < values.length; start += batch)
    results.push(...(await Promise.all(values.slice(start, start + batch).map(work))))
  return results
}

const batch = 64
