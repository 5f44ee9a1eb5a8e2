import type { CitationStyleChoice, ServiceOptions } from '../../options.ts'

/** The citation styles and languages that a page offers. */
export interface Choices {
  styles: readonly CitationStyleChoice[]
  locales: readonly string[]
}

/** The styles that need no other package and have no languages. */
export const ownStyles: readonly CitationStyleChoice[] = [
  { id: 'house', name: 'House style' },
  { id: 'datacite', name: 'DataCite' },
]

/** The choices on the pages of a service: its own two styles, and those that it was given or found installed. */
export async function choicesOf({ bibliography, citationStyles }: ServiceOptions): Promise<Choices> {
  const others = citationStyles ?? (bibliography === undefined ? await installed() : none)
  const own = new Set(ownStyles.map(({ id }) => id))
  return { styles: [...ownStyles, ...others.styles.filter(({ id }) => !own.has(id))], locales: others.locales }
}

const none: Choices = { styles: [], locales: [] }

let found: Promise<Choices> | undefined

/** The choices of @citation-js/plugin-csl; none if it is not installed. */
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
