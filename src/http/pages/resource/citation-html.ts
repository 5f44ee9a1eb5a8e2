import { doiUrl } from '../../../identifiers/index.ts'
import type { CitationStyleChoice, CitationStyleChoices } from '../../options.ts'
import { type Html, html, type Part } from '../html.ts'
import { copyButton, languageField } from '../parts/pieces.ts'
import type { Site } from '../site.ts'
import type { Cited } from './citation-style.ts'
import { hasNoLanguages } from './citation-style.ts'

/** A citation to be selected and copied, with the DOI at its end as a link. A very long one scrolls, and can with the keyboard. */
export function citationText(id: string, text: string, doi: string): Html {
  const address = doiUrl(doi)
  const isLinked = text.endsWith(address)
  const before = isLinked ? text.slice(0, -address.length) : text
  const isLong = text.length > longest
  return html`<blockquote class="citation${isLong && ' long'}" id="${id}" dir="auto"${isLong && html` tabindex="0"`}>${before}${isLinked && html`<a href="${address}">${address}</a>`}</blockquote>`
}

/** Characters of a citation that fill about half a screen. */
const longest = 1200

/** The citation of a page and the choices for it. */
export interface Citing {
  cited: Cited
  doi: string
  choices: CitationStyleChoices
  /** The words that a style is looked for with, and the styles found. */
  find: string
  found: readonly CitationStyleChoice[]
}

/**
 * The citation with its copy button, and below it the form that picks a style. The script of the page replaces the parts that are
 * marked as such when another style is picked; without it, the form asks for the page again.
 */
export const citationHtml = (citing: Citing, site: Site): Html => html`${problemPart(citing)}
${citationPart(citing)}
<div class="citation-tools">
${copyButton('citation', site.say.copy, site.say.theCitation)}
${stylePicker(citing, site)}
</div>`

/** The parts of a citation that change with its style. */
export const citationParts = (citing: Citing, site: Site): Part => [
  problemPart(citing),
  citationPart(citing),
  stylePart(citing, site),
  localePart(citing, site),
  foundPart(citing, site),
]

const problemPart = ({ cited: { problem } }: Citing): Html =>
  html`<div data-part="problem">${problem !== undefined && html`<p class="notice" role="alert">${problem}</p>`}</div>`

const citationPart = ({ cited: { text }, doi }: Citing): Html =>
  html`<div data-part="citation">${citationText('citation', text, doi)}</div>`

/** A form that requests the same page in another style; it needs no script. */
function stylePicker(citing: Citing, site: Site): Part {
  if (citing.choices.styles.length < 2) return undefined
  const { say } = site
  return html`<form class="picker" action="#cite">
${stylePart(citing, site)}
${localePart(citing, site)}
${languageField(site)}
<button type="submit" class="quiet" data-show>${say.show}</button>
${
  citing.choices.search !== undefined &&
  html`<details class="find"${citing.find !== '' && html` open`}><summary>${say.otherStyles}</summary>
<label for="find">${say.findStyle}</label>
<input type="search" id="find" name="find" value="${citing.find}" autocomplete="off">
${foundPart(citing, site)}
</details>`
}
</form>`
}

function stylePart({ cited: { style }, choices: { styles }, found }: Citing, { say }: Site): Html {
  const isOffered = styles.some(({ id }) => id === style)
  const other = isOffered ? [] : [found.find(({ id }) => id === style) ?? { id: style, name: style }]
  return html`<label data-part="style">${say.style} <select name="style">
${[...styles, ...other].map(({ id, name }) => html`<option value="${id}"${id === style && html` selected`}>${name}</option>\n`)}</select></label>`
}

const localePart = ({ cited: { style, locale }, choices: { locales } }: Citing, { say }: Site): Html =>
  html`<span data-part="locale">${
    locales.length > 0 &&
    !hasNoLanguages(style) &&
    html`<label>${say.language} <select name="locale">
<option value="">${say.defaultOfStyle}</option>
${locales.map(tag => html`<option value="${tag}"${tag === locale && html` selected`}>${say.languageName(tag)}</option>\n`)}</select></label>`
  }</span>`

/** The styles that were found, as links to the page in each of them. */
function foundPart({ find, found, cited: { locale } }: Citing, { say, isPicked }: Site): Html {
  const query = (style: string): string =>
    `?${new URLSearchParams({ style, ...(locale !== '' && { locale }), ...(isPicked && { lang: say.tag }) })}#cite`
  return html`<div data-part="found">${
    find !== '' &&
    html`<p class="muted" role="status">${say.stylesFound(found.length)}</p>
<ul class="plain">${found.slice(0, mostFound).map(({ id, name }) => html`<li><a href="${query(id)}" data-style="${id}">${name}</a></li>\n`)}</ul>`
  }</div>`
}

/** The most styles to list; more words find fewer. */
const mostFound = 40
