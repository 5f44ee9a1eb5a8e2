import { formatUrl, parseIdentifier, parseUrl } from '../../../identifiers/index.ts'
import type { Resource } from '../../../model/index.ts'
import type { RelatedWork } from '../../record/related-works.ts'
import { html, linked, type Part } from '../html.ts'
import { folded } from '../parts/pieces.ts'
import { titleHtml } from '../parts/title-html.ts'
import type { Site } from '../site.ts'
import { shortCitation } from './citation-style.ts'

/** The number of works per relation to show initially. */
const atOnce = 10

/**
 * Renders related works, grouped by relation, or nothing if there are none.
 *
 * A work in the catalog has its title, a link to its page and its citation. Any other work has its identifier, and the
 * title or citation and the type that the record states.
 */
export function relatedHtml(works: readonly RelatedWork[], site: Site): Part {
  const groups = new Map<string, Part[]>()
  // Works whose relation has no name come last.
  for (const work of [...works].sort((one, other) => Number(one.relation === '') - Number(other.relation === ''))) {
    const entries = groups.get(work.relation) ?? []
    groups.set(work.relation, entries)
    entries.push(work.resource === undefined ? entryHtml(work, site) : heldHtml(work.resource, site))
  }
  return (
    groups.size > 0 &&
    html`<dl class="relations">
${[...groups].map(([relation, entries]) => html`<div><dt>${relation === '' ? site.say.relatedTo : site.say.term(relation)}</dt><dd>${folded(entries, atOnce, 'plain', site)}</dd></div>\n`)}</dl>`
  )
}

/** Renders a link to a work that has a page in this service, followed by the work's citation. */
const heldHtml = (resource: Resource, { to, say }: Site): Part =>
  html`<a href="${to(`/resources/${resource.id}/`)}"><bdi>${titleHtml(resource, say)}</bdi></a>
<span class="muted cited-as" dir="auto">${shortCitation(resource)}</span>`

function entryHtml({ identifier, type, general, title, citation }: RelatedWork, { say }: Site): Part {
  const address = addressOf(identifier, type)
  const kind = general === '' ? type : say.term(general)
  const tag = kind !== '' && html` <span class="tag">${kind}</span>`
  if (citation !== '') {
    const text =
      address !== undefined && citation.endsWith(address) ? citation.slice(0, -address.length) : `${citation} `
    return html`<span dir="auto">${text}</span>${linked(address, address ?? identifier)}${tag}`
  }
  if (title === '') return html`${linked(address, identifier)}${tag}`
  return html`<bdi>${title}</bdi>${tag}${identifier !== '' && html` <span class="muted cited-as">${linked(address, identifier)}</span>`}`
}

/**
 * Returns the identifier if it is a URL, else its display form in the scheme of its type.
 *
 * Returns undefined for an invalid identifier or an unknown scheme.
 */
export function addressOf(identifier: string, type: string): string | undefined {
  const url = parseUrl(identifier)
  if (url !== undefined) return formatUrl(url)
  return parseIdentifier(type, identifier)?.formatted
}
