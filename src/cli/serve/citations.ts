import { bibliography } from '../../citation/csl/index.ts'
import type { ServiceOptions } from '../../http/index.ts'
import { type ListedStyle, listStyles, stylesAmong } from '../csl/catalogue.ts'
import { folderSources } from '../csl/options.ts'
import type { Terminal } from '../terminal.ts'

/** The styles that pages offer if they are installed; any other style can be requested by its id. */
const offered = [
  'american-chemical-society',
  'american-medical-association',
  'apa',
  'chicago-author-date',
  'chicago-note-bibliography',
  'harvard-cite-them-right',
  'harvard1',
  'ieee',
  'modern-language-association',
  'nature',
  'vancouver',
]

/** Citing with the styles and locales that the command finds: those of the folders given, the user's, Debian's, Zotero's. */
export async function citationsOf(
  folders: readonly string[],
  terminal: Terminal,
): Promise<Required<Pick<ServiceOptions, 'bibliography' | 'citationStyles'>>> {
  const sources = await folderSources(folders, terminal)
  const { styles, locales } = await stylesAmong(offered, folders, terminal)
  let all: Promise<ListedStyle[]> | undefined
  return {
    bibliography: async (records, wishes) => (await bibliography(records, { ...wishes, sources })).text,
    citationStyles: {
      styles: styles.map(named),
      locales,
      async search(words) {
        // Reading the titles of ten thousand styles takes a while, so it is done once, for the first who looks for one.
        all ??= listStyles([], folders, terminal)
        const sought = words.toLowerCase()
        const wanted = sought.split(/\s+/)
        const found = (await all).filter(({ id, title }) => {
          const text = `${id} ${title}`.toLowerCase()
          return wanted.every(word => text.includes(word))
        })
        // What is called so, then what begins so, the shortest names first.
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

const named = ({ id, title }: ListedStyle) => ({ id, name: title })
