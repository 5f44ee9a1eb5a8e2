import type { CitationStyleChoice, ServiceOptions } from '../../options.ts'

/** What a page offers for citing. */
export interface Choices {
  styles: readonly CitationStyleChoice[]
  locales: readonly string[]
}

/** The styles that need nothing else, and know no languages. */
export const ownStyles: readonly CitationStyleChoice[] = [
  { id: 'house', name: 'House style' },
  { id: 'datacite', name: 'DataCite' },
]

/** What the pages of a service offer for citing: the two styles of its own, and what it was given or found installed. */
export async function choicesOf({ bibliography, citationStyles }: ServiceOptions): Promise<Choices> {
  const others = citationStyles ?? (bibliography === undefined ? await installed() : none)
  const own = new Set(ownStyles.map(({ id }) => id))
  return { styles: [...ownStyles, ...others.styles.filter(({ id }) => !own.has(id))], locales: others.locales }
}

const none: Choices = { styles: [], locales: [] }

let found: Promise<Choices> | undefined

/** What comes with @citation-js/plugin-csl; nothing where that is not installed. */
function installed(): Promise<Choices> {
  found ??= import('../../../citation/csl/index.ts').then(async ({ shippedStyles }) => {
    try {
      await shippedStyles.style('apa')
      const { styles, locales } = await shippedStyles.list()
      return { styles: styles.map(id => ({ id, name: names[id] ?? id })), locales }
    } catch {
      return none
    }
  })
  return found
}

const names: Readonly<Record<string, string>> = { apa: 'APA', harvard1: 'Harvard', vancouver: 'Vancouver' }
