import type { CitationStyleChoice, CitationStyleChoices, ServiceOptions } from '../../options.ts'
import type { Language } from '../language/english.ts'

/** The styles that need no other package and have no languages. */
const ownStyles = (say: Language): readonly CitationStyleChoice[] => [
  { id: 'house', name: say.houseStyle },
  { id: 'datacite', name: 'DataCite' },
]

/** Whether a style is written in one language only. */
export const hasNoLanguages = (style: string): boolean => style === 'house' || style === 'datacite'

/** The choices on the pages of a service: its own two styles, and those that it was given or found installed. */
export async function choicesOf(
  { bibliography, citationStyles }: ServiceOptions,
  say: Language,
): Promise<CitationStyleChoices> {
  const others = citationStyles ?? (bibliography === undefined ? await installed() : none)
  return { ...others, styles: [...ownStyles(say), ...others.styles.filter(({ id }) => !hasNoLanguages(id))] }
}

const none: CitationStyleChoices = { styles: [], locales: [] }

let found: Promise<CitationStyleChoices> | undefined

/** The choices of @citation-js/plugin-csl; none if it is not installed. */
function installed(): Promise<CitationStyleChoices> {
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
