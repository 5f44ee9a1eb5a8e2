import { isObject } from '../../../core/object.ts'
import { readableMath } from '../../../core/tex-math.ts'
import type { Resource } from '../../../model/index.ts'
import { plainText } from '../../../model/plain-text.ts'
import { listOf, textOf } from '../../../model/view.ts'
import { descriptionHtml } from '../description-html.ts'
import { Html, html } from '../html.ts'
import type { Language } from '../language/page-language.ts'
import { worded } from '../language/unknown-words.ts'

/**
 * Renders the title of a resource with its version and its markup, such as subscripts.
 *
 * Without a title, renders the meaning of a code for an unknown title or, without a code, the DOI.
 *
 * `title_with_version` is plain text, in which `x<sub>max</sub>` has no subscript.
 */
export function titleHtml(resource: Resource, say: Language): Html {
  const { title_with_version: whole, doi, datacite } = resource
  if (whole === '') return html`${unknownTitle(resource, say) || doi}`
  const title = titlesOf(datacite).find(text => whole.startsWith(readableMath(plainText(text), 'plain'))) ?? ''
  if (!mayHaveMarkup.test(title)) return html`${whole}`
  const plain = readableMath(plainText(title), 'plain')
  const inline = descriptionHtml(title)
    .text.replace(/(?:<br>)+/g, ' ')
    .replace(otherTags, '')
  return html`${new Html(inline)}${whole.slice(plain.length)}`
}

/**
 * Returns the title of a resource with its version as plain text. Falls back to the meaning of a code for an unknown
 * title, such as `(:tba)`, and then to the DOI.
 */
export const titleText = (resource: Resource, say: Language): string =>
  resource.title_with_version || unknownTitle(resource, say) || resource.doi

function unknownTitle({ datacite }: Resource, say: Language): string {
  const stated = titlesOf(datacite).find(text => worded(text, say) !== text)
  return stated === undefined ? '' : worded(stated, say)
}

const titlesOf = (datacite: Resource['datacite']): string[] =>
  listOf(datacite?.titles).flatMap(entry => (isObject(entry) ? textOf(entry.title) : '') || [])

const mayHaveMarkup = /[$<&]|\\\(/
/** Matches tags that `descriptionHtml` keeps but a title must not contain. The title itself may be a link. */
const otherTags = /<\/?(?:a|pre)\b[^>]*>/g
