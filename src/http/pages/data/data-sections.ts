import type { StoredDataset } from '../../../catalog/index.ts'
import { doiUrl } from '../../../identifiers/index.ts'
import type { TermsOfUse } from '../../../model/index.ts'
import { type SpecifierLabels, specifierLabel } from '../../../model/specifier-labels.ts'
import { currentOf } from '../../record/current-resources.ts'
import type { Linked } from '../../record/linked-resources.ts'
import { type Html, html, joined, linked, type Part } from '../html.ts'
import { rightsHtml } from '../parts/licence.ts'
import { copyButton, facts } from '../parts/pieces.ts'
import { titleHtml, titleText } from '../parts/title-html.ts'
import { type Citing, citationHtml, foldedCitation } from '../resource/citation-html.ts'
import { shortCitation } from '../resource/citation-style.ts'
import type { Site } from '../site.ts'

/**
 * Renders the citations of linked resources, the current ones first and the superseded ones collapsed.
 *
 * `citing` is the citation of the only current resource in the selected style, if there is one.
 */
export function citationsHtml(resources: readonly Linked[], site: Site, citing?: Citing): Part {
  if (resources.length === 0) return undefined
  const current = currentOf(resources)
  const earlier = resources.filter(link => !current.includes(link)).reverse()
  return [
    current.map(link => entryHtml(link, site, citing)),
    earlier.length > 0 &&
      html`<details class="earlier"><summary>${site.say.earlierVersions(earlier.length)}</summary>
${earlier.map(link => entryHtml(link, site))}</details>`,
  ]
}

function entryHtml({ id, doi, resource }: Linked, site: Site, citing?: Citing): Html {
  const { to, say } = site
  if (resource === undefined) return html`<p><a class="doi" href="${doiUrl(doi)}">${doi}</a></p>\n`
  const own = `citation-${id}`
  const title = html`<h3 class="prose-title"><a href="${to(`/resources/${resource.id}/`)}"><bdi>${titleHtml(resource, say)}</bdi></a></h3>`
  if (citing !== undefined) return html`<div class="cited">\n${title}\n${citationHtml(citing, site)}\n</div>\n`
  const short = shortCitation(resource)
  const cited = { text: resource.citation, ...(short !== resource.citation && { short }) }
  return html`<div class="cited">
${title}
${foldedCitation(own, cited, resource.doi, site)}
<div class="citation-tools">${copyButton(own, say.copy, say.theCitationOf(titleText(resource, say)))}</div>
</div>
`
}

/** Renders specifiers as a table of labels and values. A value with an address becomes a link. */
export function specifiersHtml(
  rows: readonly (readonly [label: string, value: string, address?: string])[],
  { say }: Site,
): Part {
  return (
    rows.length > 0 &&
    html`<table class="specifiers"><caption class="unseen">${say.specifierTable}</caption><tbody>
${rows.map(([label, value, address]) => html`<tr><th scope="row">${label}</th><td>${address === undefined ? value : html`<a href="${address}">${value}</a>`}</td></tr>\n`)}</tbody></table>`
  )
}

/**
 * Returns the label, name and value of each specifier of a record in the order of `identifiers`.
 *
 * Specifiers that are not in `identifiers` come last.
 */
export function inPathOrder<T>(
  specifiers: Readonly<Record<string, T>>,
  identifiers: readonly string[],
  labels?: SpecifierLabels,
): [label: string, name: string, value: T][] {
  const known = identifiers.filter(name => Object.hasOwn(specifiers, name))
  const names = new Set([...known, ...Object.keys(specifiers)])
  return [...names].map(name => [specifierLabel(name, labels), name, specifiers[name] as T])
}

/** Renders the folders of a path as links to the datasets below them. */
export function trail(path: string, { to }: Site): Part {
  const folders = path.split('/').slice(0, -1)
  const links = folders.map((name, place) => {
    const tree = folders.slice(0, place + 1).join('/')
    return html`<a href="${to(`/?${new URLSearchParams({ tree })}`)}">${name}</a>`
  })
  return links.length > 0 && html`<p class="trail">${joined(links, ' / ')}</p>`
}

/** Renders the licence and the terms of use of a dataset or file. */
export const rightsOf = (rights: StoredDataset['rights'], terms: TermsOfUse, { say }: Site): Part =>
  facts([
    [say.licence, rightsHtml(rights)],
    [say.termsOfUse, termsHtml(terms, say.termsOfUse)],
  ])

const termsHtml = ({ terms_of_use, terms_of_use_url }: TermsOfUse, label: string): Part => [
  terms_of_use,
  terms_of_use_url !== '' && html` ${linked(terms_of_use_url, label)}`,
]
