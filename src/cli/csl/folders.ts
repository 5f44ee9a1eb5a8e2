import { delimiter, join } from 'node:path'
import { localeEditions } from '../../citation/csl/built-in/editions.ts'
import type { StyleSource } from '../../citation/csl/index.ts'
import { entryOf } from '../../core/object.ts'
import type { Files } from '../files.ts'
import type { Terminal } from '../terminal/terminal.ts'

/**
 * Returns the folder of the user's own styles: `citable/styles` in `$XDG_DATA_HOME`, by default `~/.local/share`.
 * Returns undefined if `XDG_DATA_HOME` is empty, or if neither `XDG_DATA_HOME` nor the home folder is set.
 */
export function userStyles({ env }: Terminal): string | undefined {
  const data = env.XDG_DATA_HOME ?? (homeOf(env) === undefined ? undefined : join(homeOf(env) ?? '', '.local', 'share'))
  return data === undefined || data === '' ? undefined : join(data, 'citable', 'styles')
}

/**
 * Returns the folders to search for styles and locales, in the order of the search.
 *
 * The order is: the folders of `--styles-dir`, those in `CITABLE_STYLES`, the user's own folder, those of Debian's
 * citation-style-language-styles and -locales, and Zotero's.
 */
export function styleFolders(given: readonly string[], terminal: Terminal): string[] {
  const { env } = terminal
  const home = homeOf(env)
  const system = (env.XDG_DATA_DIRS ?? '/usr/local/share:/usr/share').split(':').filter(Boolean)
  const own = userStyles(terminal)
  const folders = [
    ...given,
    ...(env.CITABLE_STYLES ?? '').split(delimiter),
    ...(own === undefined ? [] : [own]),
    ...system.flatMap(share => ['styles', 'locales'].map(name => join(share, 'citation-style-language', name))),
    ...(home === undefined ? [] : [join(home, 'Zotero', 'styles'), join(home, 'Zotero', 'locales')]),
  ]
  return [...new Set(folders.filter(folder => folder !== ''))]
}

/** Returns the home folder of the user, or undefined if the environment does not name it. */
export const homeOf = (env: Terminal['env']): string | undefined => env.HOME ?? env.USERPROFILE

/**
 * The folders that contain styles, relative to a style folder: the folder itself, the subfolder of dependent styles in
 * the official repository, and the subfolder of styles that Zotero hides.
 */
const places = ['', 'dependent', 'hidden']

/** True if a text can be the id of a style. An id is a file name and cannot refer to another folder. */
export const isStyleId = (id: string): boolean => /^[a-z0-9](?:[a-z0-9]|[._-](?![._])){0,150}$/i.test(id)

/** True if a text can be a language tag. Like a style id, a language tag cannot refer to another folder. */
export const isLanguageTag = (language: string): boolean => /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i.test(language)

/** Creates the source of a default folder. Its locales are used only if they are not older than the built-in ones. */
export function defaultSource(folder: string, files: Files): StyleSource {
  const source = folderSource(folder, files)
  return {
    ...source,
    async locale(language) {
      const xml = await source.locale(language)
      const [, updated = ''] = (xml && /<updated>\s*(\d{4}-\d\d-\d\d)/.exec(xml.slice(0, 5000))) || []
      const edition = entryOf(localeEditions, language)
      return edition !== undefined && updated < edition ? undefined : xml
    },
  }
}

/**
 * Creates a source of the styles (`<id>.csl`) and locales (`locales-<language>.xml`) in a folder, which may be missing.
 */
export function folderSource(folder: string, files: Files): StyleSource {
  const read = async (path: string): Promise<string | undefined> =>
    (await files.kind(path)) === 'file' ? new TextDecoder().decode(await files.read(path)) : undefined
  const names = async (place: string): Promise<string[]> => {
    const path = join(folder, place)
    if ((await files.kind(path)) !== 'folder') return []
    const found: string[] = []
    for await (const entry of files.list(path)) if (!entry.folder) found.push(entry.name)
    return found
  }
  return {
    name: folder,
    async style(id) {
      if (!isStyleId(id)) return undefined
      for (const place of places) {
        const xml = await read(join(folder, place, `${id}.csl`))
        if (xml !== undefined) return xml
      }
      return undefined
    },
    locale: async language => (isLanguageTag(language) ? read(join(folder, `locales-${language}.xml`)) : undefined),
    async list() {
      const styles = (await Promise.all(places.map(names))).flat()
      return {
        styles: styles.flatMap(name => (name.endsWith('.csl') ? [name.slice(0, -'.csl'.length)] : [])),
        locales: (await names('')).flatMap(name => /^locales-(.+)\.xml$/.exec(name)?.[1] ?? []),
      }
    },
  }
}
