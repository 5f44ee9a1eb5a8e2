import type { RightsLabel, TermsOfUse } from '../../../model/index.ts'
import { linked } from '../address.ts'
import { html, type Part } from '../html.ts'

/** The licence of a dataset or file, linked if it has an address. */
export function rightsHtml({ rights, rights_uri, short }: RightsLabel): Part {
  const name = rights || short || rights_uri
  if (!name) return undefined
  return html`${linked(rights_uri, name)}${short && short !== name && html` <span class="tag">${short}</span>`}`
}

/** Terms of use as text, with a link to the full text. */
export const termsHtml = ({ terms_of_use, terms_of_use_url }: TermsOfUse): Part => [
  terms_of_use,
  terms_of_use_url !== '' && html` ${linked(terms_of_use_url, 'Terms of use')}`,
]
