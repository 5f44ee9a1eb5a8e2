import { bibliography } from '../../citation/csl/index.ts'
import type { ServiceOptions } from '../../http/index.ts'
import { type ListedStyle, listStyles, stylesAmong } from '../csl/catalogue.ts'
import { folderSource, userStyles } from '../csl/folders.ts'
import { folderSources } from '../csl/options.ts'
import type { Terminal } from '../terminal/terminal.ts'

/**
 * The styles that pages offer, if installed, in addition to the operator's own. Further styles can be found by search.
 */
const offered = [
  'american-chemical-society',
  'american-medical-association',
  'apa',
  'chicago-author-date',
  'chicago-note-bibliography',
  'elsevier-harvard',
  'harvard-cite-them-right',
  'harvard1',
  'ieee',
  'modern-language-association',
  'nature',
  'vancouver',
]

/**
 * Creates the citation options of a service. Styles and locales come from the given folders, and from the folders of
 * the user, Debian and Zotero.
 */
export async function citationsOf(
  folders: readonly string[],
  terminal: Terminal,
): Promise<Required<Pick<ServiceOptions, 'bibliography' | 'citationStyles'>>> {
  const sources = await folderSources(folders, terminal)
  const own = await ownStylesIn(folders, terminal)
  const { styles, locales } = await stylesAmong([...new Set([...own, ...offered])], folders, terminal)
  const listed = async (): Promise<ListedStyle[]> => (all ??= listStyles([], folders, terminal))
  // Reading the titles of ten thousand styles takes seconds, so it starts with the service instead of the first search.
  let all: Promise<ListedStyle[]> | undefined
  listed().catch(() => (all = undefined))
  return {
    bibliography: async (records, wishes) => (await bibliography(records, { ...wishes, sources })).text,
    citationStyles: {
      styles: styles.map(named),
      locales,
      async search(words) {
        const sought = words.toLowerCase()
        const wanted = sought.split(/\s+/)
        const found = (await listed()).filter(({ id, title }) => {
          const text = `${id} ${title}`.toLowerCase()
          return wanted.every(word => text.includes(word))
        })
        // Exact matches come first, then prefixes, each with the shortest names first.
        const distance = ({ id, title }: ListedStyle): number => {
          const name = title.toLowerCase()
          return (
            (name === sought || id === sought ? 0 : name.startsWith(sought) ? 1000 : 2000) + Math.min(name.length, 999)
          )
        }
        return found.sort((a, b) => distance(a) - distance(b)).map(named)
      },
    },
  }
}

/**
 * Returns the ids of the styles in the operator's folders and in the folder for downloaded styles. Returns none if
 * there are too many to choose from.
 */
async function ownStylesIn(folders: readonly string[], terminal: Terminal): Promise<string[]> {
  const fetched = userStyles(terminal)
  const ids: string[] = []
  for (const folder of fetched === undefined ? folders : [...folders, fetched])
    ids.push(...(await folderSource(folder, terminal.files).list()).styles)
  return ids.length > mostOwn ? [] : ids.sort()
}

const mostOwn = 50

const named = ({ id, title }: ListedStyle) => ({ id, name: title })
