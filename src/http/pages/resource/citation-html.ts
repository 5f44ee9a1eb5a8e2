import { doiUrl } from '../../../identifiers/index.ts'
import type { Resource } from '../../../model/index.ts'
import type { CitationStyleChoice, CitationStyleChoices } from '../../options.ts'
import { type Html, html, type Part } from '../html.ts'
import { copyButton, languageField } from '../parts/pieces.ts'
import type { Site } from '../site.ts'
import type { Cited } from './citation-style.ts'
import { choicesOf, cite, hasNoLanguages, longest } from './citation-style.ts'

/**
 * Renders a citation as a block quotation in which the DOI at the end is a link.
 *
 * A very long citation scrolls and can receive the focus, so that readers can scroll it with the keyboard.
 */
export function citationText(id: string, text: string, doi: string): Html {
  const address = doiUrl(doi)
  const isLinked = text.endsWith(address)
  const before = isLinked ? text.slice(0, -address.length) : text
  const isLong = text.length > longest
  return html`<blockquote class="citation${isLong && ' long'}" id="${id}" dir="auto"${isLong && html` tabindex="0"`}>${before}${isLinked && html`<a href="${address}">${address}</a>`}</blockquote>`
}

/** The citation on a page and the available styles. */
export interface Citing {
  cited: Cited
  doi: string
  choices: CitationStyleChoices
  /** The search terms for styles, and the styles found. */
  find: string
  found: readonly CitationStyleChoice[]
}

/** Returns the citation of a resource in the requested style, with the styles that a page offers. */
export async function citingOf(resource: Resource, parameters: URLSearchParams, site: Site): Promise<Citing> {
  const { options, say } = site
  const cited = await cite(resource, parameters, options, say)
  const choices = resource.is_external ? { styles: [], locales: [] } : await choicesOf(options, say)
  const find = (parameters.get('find') ?? '').trim().slice(0, 100)
  const found = find === '' ? [] : ((await choices.search?.(find)) ?? [])
  return { cited, doi: resource.doi, choices, find, found }
}

/**
 * Renders the citation with its copy button and the style form.
 *
 * When another style is selected, the script replaces the elements that have a `data-part` attribute. Without the
 * script, the form reloads the page.
 */
export const citationHtml = (citing: Citing, site: Site): Html => html`${problemPart(citing)}
${citationPart(citing, site)}
<div class="citation-tools">
${copyButton('citation', site.say.copy, site.say.theCitation)}
${stylePicker(citing, site)}
</div>`

/** Renders the parts of a page's citation section that change with the citation style or language. */
export const citationParts = (citing: Citing, site: Site): Part => [
  problemPart(citing),
  citationPart(citing, site),
  stylePart(citing, site),
  localePart(citing, site),
  foundPart(citing, site),
]

const problemPart = ({ cited: { problem } }: Citing): Html =>
  html`<div data-part="problem">${problem !== undefined && html`<p class="notice" role="alert">${problem}</p>`}</div>`

const citationPart = ({ cited, doi }: Citing, site: Site): Html =>
  html`<div data-part="citation">${foldedCitation('citation', cited, doi, site)}</div>`

/**
 * Renders a citation. If there is a short form, renders the short form and collapses the full citation, which has the
 * given id for copying.
 */
export function foldedCitation(
  id: string,
  { text, short }: Pick<Cited, 'text' | 'short'>,
  doi: string,
  { say }: Site,
): Html {
  if (short === undefined) return citationText(id, text, doi)
  return html`${citationText(`${id}-short`, short, doi)}
<details class="rest whole"><summary>${say.wholeCitation}</summary>${citationText(id, text, doi)}</details>`
}

/**
 * Renders the form that selects the style and the language of the citation, or nothing if there are fewer than two
 * styles. The form needs no script.
 */
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

function foundPart({ find, found, cited: { locale } }: Citing, { say, isPicked }: Site): Html {
  const query = (style: string): string =>
    `?${new URLSearchParams({ style, ...(locale !== '' && { locale }), ...(isPicked && { lang: say.tag }) })}#cite`
  return html`<div data-part="found">${
    find !== '' &&
    html`<p class="muted" role="status">${say.stylesFound(found.length)}</p>
<ul class="plain">${found.slice(0, mostFound).map(({ id, name }) => html`<li><a href="${query(id)}" data-style="${id}">${name}</a></li>\n`)}</ul>`
  }</div>`
}

/** The maximum number of styles to list. Further search terms narrow the list. */
const mostFound = 40
