import { licenceAt, licenceNamed } from '../../../formats/work/licences.ts'
import type { RightsLabel } from '../../../model/index.ts'
import { Html, html, linked, type Part } from '../html.ts'

/** A licence as a record states it. */
export interface StatedLicence {
  name: string
  address: string
  /** An identifier or a short label of the licence. */
  identifier: string
}

/** Renders the licence of a dataset or file as {@link licenceHtml} does. */
export const rightsHtml = ({ rights = '', rights_uri = '', short = '' }: RightsLabel): Part =>
  licenceHtml({ name: rights, address: rights_uri, identifier: short })

/**
 * Renders the name of a licence with its identifier, and with icons for Creative Commons licences. The name is a link
 * if the address is stated or known.
 */
export function licenceHtml({ name, address, identifier }: StatedLicence): Part {
  const known = licenceNamed(identifier) ?? licenceAt(address) ?? licenceNamed(name)
  const text = name || known?.name || identifier || address
  if (text === '') return undefined
  const label = identifier || known?.id
  const tag = label !== undefined && label !== text && html` <span class="tag">${label}</span>`
  return html`${known && signsHtml(known.id)}${linked(address || known?.url, text)}${tag}`
}

/**
 * Renders the icons of a Creative Commons licence, or nothing for any other licence. The icons are decorative, because
 * the name is beside them.
 */
function signsHtml(id: string): Part {
  const [, elements = ''] = /^CC-([A-Z-]+)-\d/.exec(id) ?? []
  const names = id.startsWith('CC0-') ? ['CC', 'ZERO'] : elements === '' ? [] : ['CC', ...elements.split('-')]
  const shapes = names.flatMap(name => signs[name] ?? [])
  if (shapes.length === 0) return undefined
  const width = 26 * shapes.length
  const drawn = shapes.map(
    (shape, at) => `<g transform="translate(${26 * at} 0)"><circle cx="12" cy="12" r="10.5"/>${shape}</g>`,
  )
  return new Html(
    `<svg class="licence" viewBox="-1 0 ${width} 24" width="${width}" height="24" aria-hidden="true">${drawn.join('')}</svg> `,
  )
}

/**
 * Simple icons of the licence elements: two c's, a person, a circular arrow, a struck-out dollar sign, an equals sign
 * and a zero.
 */
const signs: Readonly<Record<string, string>> = {
  CC: '<path d="M11 10a2.6 2.6 0 1 0 0 4M18 10a2.6 2.6 0 1 0 0 4"/>',
  BY: '<circle cx="12" cy="6.3" r="1.3"/><path d="M9 9.7h6v4.3h-1.4v4.6h-3.2v-4.6h-1.4z"/>',
  SA: '<path d="M7.6 10.2a4.6 4.6 0 1 1 0 3.8M5.6 8.6l1.8 2.2 2.3-1.7"/>',
  NC: '<path d="M14.8 8.8c-1-1.2-5.2-1.3-5.2 1 0 2.6 5.4 1.6 5.4 4.4 0 2.4-4.6 2.3-5.8.8M12 6v12M4.6 6.2l14.8 11.6"/>',
  ND: '<path d="M8 10h8M8 14h8"/>',
  ZERO: '<ellipse cx="12" cy="12" rx="3.6" ry="5.4"/><path d="M14 8.6l-4 6.8"/>',
}
