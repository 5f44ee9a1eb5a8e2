import { isObject } from '../../../core/object.ts'
import { doiKey, formatUrl, identifierSchemes, parseDoi, parseUrl } from '../../../identifiers/index.ts'
import type { Resource } from '../../../model/index.ts'
import { listOf, textOf } from '../../../model/view.ts'
import { html, linked, type Part } from '../html.ts'
import { folded } from '../parts/pieces.ts'
import type { Site } from '../site.ts'

/** Groups of more relations than this are collapsed. */
const atOnce = 10

/** The related identifiers (12) of a resource, grouped by relation, each with its citation if the record has one; versions are left out because they have their own section. */
export function relatedHtml({ datacite }: Resource, versions: readonly { doi: string }[], site: Site): Part {
  const known = new Set(versions.map(({ doi }) => doiKey(doi)))
  const groups = new Map<string, Part[]>()
  for (const entry of listOf(datacite?.relatedIdentifiers)) {
    if (!isObject(entry)) continue
    const identifier = textOf(entry.relatedIdentifier)
    if (identifier === '' || known.has(doiKey(parseDoi(identifier) ?? ''))) continue
    const relation = textOf(entry.relationType)
    const entries = groups.get(relation) ?? []
    groups.set(relation, entries)
    entries.push(entryHtml(identifier, textOf(entry.relatedIdentifierType), textOf(entry.citation)))
  }
  return (
    groups.size > 0 &&
    html`<dl class="relations">
${[...groups].map(([relation, entries]) => html`<div><dt>${relation === '' ? site.say.relatedTo : site.say.term(relation)}</dt><dd>${folded(entries, atOnce, 'plain', site)}</dd></div>\n`)}</dl>`
  )
}

function entryHtml(identifier: string, type: string, citation: string): Part {
  const address = addressOf(identifier, type)
  if (citation === '')
    return html`${linked(address, identifier)}${address === undefined && type !== '' && html` <span class="tag">${type}</span>`}`
  const text = address !== undefined && citation.endsWith(address) ? citation.slice(0, -address.length) : `${citation} `
  return html`<span dir="auto">${text}</span>${linked(address, address ?? identifier)}`
}

/** The address of an identifier: its own, or that of its scheme's resolver; undefined if there is none. */
export function addressOf(identifier: string, type: string): string | undefined {
  const url = parseUrl(identifier)
  if (url !== undefined) return formatUrl(url)
  if (!Object.hasOwn(identifierSchemes, type)) return undefined
  const scheme: { parse(text: string): string | undefined; format(id: string): string } =
    identifierSchemes[type as keyof typeof identifierSchemes]
  const parsed = scheme.parse(identifier)
  return parsed === undefined ? undefined : scheme.format(parsed)
}
