import { doiUrl } from '../../../identifiers/index.ts'
import { type Html, html, type Part } from '../html.ts'
import { copyButton } from '../parts/pieces.ts'
import { languageName } from '../words.ts'
import { type Choices, ownStyles } from './choices.ts'
import type { Cited } from './cite.ts'

/** A citation to be selected and copied, with the DOI at its end as a link. */
export const citationText = (id: string, text: string, doi: string): Html => {
  const address = doiUrl(doi)
  const isLinked = text.endsWith(address)
  const before = isLinked ? text.slice(0, -address.length) : text
  return html`<blockquote class="citation" id="${id}" dir="auto">${before}${isLinked && html`<a href="${address}">${address}</a>`}</blockquote>`
}

/** The citation with its copy button, and below it the form that picks a style. */
export const citationHtml = (
  { text, style, locale, problem }: Cited,
  doi: string,
  choices: Choices,
): Html => html`${problem !== undefined && html`<p class="notice" role="alert">${problem}</p>`}
${citationText('citation', text, doi)}
<div class="citation-tools">
${copyButton('citation', 'Copy', 'the citation')}
${stylePicker(choices, style, locale)}
</div>`

/** A form that requests the same page in another style; it needs no script. */
function stylePicker({ styles, locales }: Choices, style: string, locale: string): Part {
  if (styles.length < 2) return undefined
  const isOffered = styles.some(({ id }) => id === style)
  return html`<form class="picker" action="#cite">
<label>Style <select name="style">
${[...styles, ...(isOffered ? [] : [{ id: style, name: style }])].map(({ id, name }) => html`<option value="${id}"${id === style && html` selected`}>${name}</option>\n`)}</select></label>
${
  locales.length > 0 &&
  !ownStyles.some(({ id }) => id === style) &&
  html`<label>Language <select name="locale">
<option value="">default of the style</option>
${locales.map(tag => html`<option value="${tag}"${tag === locale && html` selected`}>${languageName(tag)}</option>\n`)}</select></label>`
}
<button type="submit" class="quiet">Show</button>
</form>`
}
