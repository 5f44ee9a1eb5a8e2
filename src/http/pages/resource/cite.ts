import { citation } from '../../../citation/index.ts'
import type { Resource } from '../../../model/index.ts'
import type { ServiceOptions } from '../../options.ts'
import { reference } from '../../record/reference.ts'
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
