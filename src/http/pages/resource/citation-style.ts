import { citation } from '../../../citation/index.ts'
import type { Resource } from '../../../model/index.ts'
import { listOf } from '../../../model/view.ts'
import type { CitationStyleChoice, CitationStyleChoices, ServiceOptions } from '../../options.ts'
import { reference } from '../../record/representation-text.ts'
import { HttpError } from '../../reply/http-error.ts'
import type { Language } from '../language/page-language.ts'

/** A citation, and the reason if it is not in the requested style. */
export interface Cited {
  text: string
  /** The text with only the first creators. Present only if the citation with all creators is too long to read. */
  short?: string
  style: string
  locale: string
  problem?: string
}

/** The number of characters of a citation that fills about half a screen. */
export const longest = 1200

/** The number of creators that the short form of a long citation names before `et al.` */
const shownCreators = 10

/**
 * Formats the citation of a resource in the requested style, or in the house style if that style is not available.
 *
 * A very long citation with more than 20 creators also has a short form.
 *
 * An external resource is always cited in the house style, without a reason and without a short form.
 */
export async function cite(
  resource: Resource,
  parameters: URLSearchParams,
  options: ServiceOptions,
  say: Language,
): Promise<Cited> {
  const cited = await citedWhole(resource, parameters, options, say)
  const few = cited.text.length > longest ? ofFewCreators(resource) : undefined
  if (few === undefined) return cited
  const { text: short } = await citedWhole(few, parameters, options, say)
  return short.length < cited.text.length ? { ...cited, short } : cited
}

/**
 * Returns the house citation of a resource. A very long citation with more than 20 creators names only the first 10,
 * unless the resource is external.
 */
export const shortCitation = (resource: Resource): string =>
  (resource.citation.length > longest && ofFewCreators(resource)?.citation) || resource.citation

function ofFewCreators(resource: Resource): Resource | undefined {
  const creators = listOf(resource.datacite?.creators)
  if (creators.length <= 2 * shownCreators || resource.is_external) return undefined
  const few = [...creators.slice(0, shownCreators), { name: 'et al.' }]
  const shown = { ...resource, datacite: { ...resource.datacite, creators: few } } as Resource
  return { ...shown, citation: citation(shown) }
}

async function citedWhole(
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

const ownStyles = (say: Language): readonly CitationStyleChoice[] => [
  { id: 'house', name: say.houseStyle },
  { id: 'datacite', name: 'DataCite' },
]

/** True if a style exists in only one language. */
export const hasNoLanguages = (style: string): boolean => style === 'house' || style === 'datacite'

/**
 * Returns the citation styles that the pages of a service offer.
 *
 * These are `house`, `datacite` and those of `citationStyles`. Without `citationStyles` and `bibliography`, the styles
 * of the library are added.
 */
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

/**
 * Returns the built-in CSL styles, each under one id, and Harvard (`harvard1`) if @citation-js/plugin-csl is installed.
 */
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
