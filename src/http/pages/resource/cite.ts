import { citation } from '../../../citation/index.ts'
import type { Resource } from '../../../model/index.ts'

/** A citation style that a page offers. */
export interface StyleChoice {
  id: string
  name: string
}

/** A citation as asked for, and what is to be said where it is not. */
export interface Cited {
  text: string
  style: string
  locale: string
  problem?: string
}

/** The styles that need nothing else. */
export const ownStyles: readonly StyleChoice[] = [
  { id: 'house', name: 'House style' },
  { id: 'datacite', name: 'DataCite' },
]

/** The citation of a resource in the style that is asked for; in the house style, with the reason, where that cannot be. */
export async function cite(resource: Resource, parameters: URLSearchParams): Promise<Cited> {
  const style = parameters.get('style') || 'house'
  const locale = parameters.get('locale') || ''
  if (style === 'house' || resource.is_external) return { text: resource.citation, style: 'house', locale }
  if (style === 'datacite') return { text: citation(resource, { style }), style, locale }
  return {
    text: resource.citation,
    style: 'house',
    locale,
    problem: `There is no citation style “${style.slice(0, 60)}” here; this is the house style.`,
  }
}
