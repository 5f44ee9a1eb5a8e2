import { citation } from '../../../citation/index.ts'
import type { Resource } from '../../../model/index.ts'
import type { CitationStyleChoice, CitationStyleChoices, ServiceOptions } from '../../options.ts'
import { reference } from '../../record/representation-text.ts'
import { HttpError } from '../../reply/http-error.ts'
import type { Language } from '../language/english.ts'

/** A citation, and the reason if it is not in the requested style. */
export interface Cited {
  text: string
  style: string
  locale: string
  problem?: string
}

/** The citation of a resource in the requested style, or in the house style with the reason why not. */
export async function cite(
  resource: Resource,
  parameters: URLSearchParams,
  { bibliography }: ServiceOptions,
  say: Language,
): Promise<Cited> {
  const style = parameters.get('style') || 'house'
  const locale = (parameters.get('locale') || '').replaceAll('_', '-')
  if (style === 'house' || resource.is_external) return { text: resource.citation, style: 'house', locale }
  if (style === 'datacite') return { text: citation(resource, { style }), style, locale }
  try {
    const text = await reference(resource, { style, ...(locale !== '' && { locale }) }, bibliography)
    return { text: text.trim(), style, locale }
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 400) throw error
    return { text: resource.citation, style: 'house', locale, problem: `${error.message} ${say.thisIsHouse}` }
  }
}

/** The styles that need no other package and have no languages. */
const ownStyles = (say: Language): readonly CitationStyleChoice[] => [
  { id: 'house', name: say.houseStyle },
  { id: 'datacite', name: 'DataCite' },
]

/** True if a style exists in one language only. */
export const hasNoLanguages = (style: string): boolean => style === 'house' || style === 'datacite'

/** The choices on the pages of a service: its own two styles, and those that it was given or that the library has. */
export async function choicesOf(
  { bibliography, citationStyles }: ServiceOptions,
  say: Language,
): Promise<CitationStyleChoices> {
  const others = citationStyles ?? (bibliography === undefined ? await ofLibrary() : none)
  return { ...others, styles: [...ownStyles(say), ...others.styles.filter(({ id }) => !hasNoLanguages(id))] }
}

const none: CitationStyleChoices = { styles: [], locales: [] }

let found: Promise<CitationStyleChoices> | undefined

function ofLibrary(): Promise<CitationStyleChoices> {
  found ??= allOfLibrary()
  return found
}

/** The styles that are built in, each by one of its ids, and those of @citation-js/plugin-csl if it is installed. */
async function allOfLibrary(): Promise<CitationStyleChoices> {
  const [{ builtIn }, { shippedStyles }] = await Promise.all([
    import('../../../citation/csl/built-in/built-in-source.ts'),
    import('../../../citation/csl/index.ts'),
  ])
  const { styles: ids, locales } = builtIn.list()
  const named = new Map<string, CitationStyleChoice>()
  for (const id of ids) {
    const name = (await builtIn.style(id))?.title ?? id
    if (!named.has(name)) named.set(name, { id, name })
  }
  const further = await Promise.resolve(shippedStyles.style('harvard1')).then(
    () => [{ id: 'harvard1', name: 'Harvard reference format 1' }],
    () => [],
  )
  const styles = [...named.values(), ...further].sort((a, b) => (a.name < b.name ? -1 : 1))
  return { styles, locales }
}
