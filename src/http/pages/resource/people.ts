import { isObject } from '../../../core/object.ts'
import type { WorkAgent } from '../../../formats/work/index.ts'
import { formatRor, parseIdentifier, parseRor } from '../../../identifiers/index.ts'
import type { Affiliation } from '../../../model/index.ts'
import { isOthers } from '../../../model/names/others.ts'
import { listOf, textOf } from '../../../model/view.ts'
import { type Html, html, joined, linked, type Part } from '../html.ts'
import type { Language } from '../language/page-language.ts'
import { worded } from '../language/unknown-words.ts'
import { folded } from '../parts/pieces.ts'
import type { Site } from '../site.ts'

/**
 * Renders people and organisations with their identifiers and affiliations.
 *
 * Unknown names (`:tba`) and further people (`et al.`) are written in words at the end.
 */
export const agentsHtml = (
  agents: readonly WorkAgent[],
  stated: unknown,
  { className, site }: { className: string; site: Site },
): Part =>
  folded(
    [
      ...agents.map(agent => agentHtml(agent, site)),
      ...unknownNames(stated, site.say).map(words => html`<span class="muted">${words}</span>`),
    ],
    atOnce,
    className,
    site,
  )

/** Returns the distinct words for the codes (`:unkn`) and the mark `et al.` among the names of a list. */
export function unknownNames(stated: unknown, say: Language): string[] {
  const words = listOf(stated).flatMap(agent => {
    const name = isObject(agent) ? textOf(agent.name) : ''
    const text = isOthers(name) ? ':etal' : name
    return worded(text, say) === text ? [] : worded(text, say)
  })
  return [...new Set(words)]
}

/** The number of names to show initially. */
const atOnce = 20

function agentHtml(agent: WorkAgent, site: Site): Html {
  const { text, role, affiliations } = agent
  const from = affiliations.map(({ value }) => affiliationHtml(value, site)).filter(part => part !== undefined)
  return html`<bdi class="name">${text}</bdi>${identifierLinks(agent, site)}${role !== undefined && html` <span class="tag">${site.say.term(role.value)}</span>`}${from.length > 0 && html`<span class="from">${joined(from, '; ')}</span>`}`
}

function identifierLinks({ identifiers, text }: WorkAgent, { say }: Site): Part[] {
  return identifiers.slice(0, 5).flatMap(({ value }) => {
    const identifier = textOf(value.nameIdentifier)
    const scheme = textOf(value.nameIdentifierScheme)
    const known = namedScheme(scheme, identifier)
    if (known === undefined) return []
    return html` <a class="id" href="${known.address}" title="${known.address}">${known.name}<span class="unseen">${say.of(text)}</span></a>`
  })
}

function namedScheme(scheme: string, identifier: string): { name: string; address: string } | undefined {
  // An ISNI may look like an ORCID iD, so a stated scheme takes precedence.
  const names = (['ORCID', 'ROR', 'ISNI'] as const).filter(name => scheme === '' || scheme.toUpperCase() === name)
  for (const name of names) {
    const parsed = parseIdentifier(name, identifier)
    if (parsed !== undefined) return { name, address: parsed.formatted }
  }
  return undefined
}

function affiliationHtml(affiliation: Affiliation, { say }: Site): Part {
  const name = worded(textOf(affiliation.name), say)
  const identifier = textOf(affiliation.affiliationIdentifier)
  const ror = parseRor(identifier)
  if (name === '' && ror === undefined) return undefined
  return ror === undefined
    ? linked(identifier, html`<bdi>${name}</bdi>`)
    : html`<bdi>${name}</bdi> <a class="id" href="${formatRor(ror)}" title="${formatRor(ror)}">ROR<span class="unseen">${say.of(name)}</span></a>`
}
