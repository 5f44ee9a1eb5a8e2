import { entryOf } from '../../core/object.ts'
import { formatRor, parseIsni, parseOrcid, parseRor } from '../../identifiers/index.ts'
import type { Affiliation, NameIdentifier } from '../../model/datacite.ts'
import { familyOf, type PersonName } from '../../model/names/parsed-name.ts'
import { textOf } from '../../model/view.ts'
import {
  type Account,
  carryNameAs,
  type Held,
  heldText,
  once,
  parsedNameOf,
  personNamed,
  shownIdentifier,
  type WorkAgent,
} from '../work/index.ts'
import { writtenAs } from '../work/losses/work-messages.ts'
import { sayInveniordm } from './messages.ts'
import { nameSchemes } from './reading/read-agents.ts'
import { roles } from './vocabularies.ts'

/** Writes creators as people or organisations, with their identifiers and affiliations. */
export const writeAgents = (agents: readonly WorkAgent[], account: Account): unknown[] =>
  agents.map(agent => writeAgent(agent, account))

/** Writes contributors, each with the role that InvenioRDM requires. */
export const writeInvenioContributors = (agents: readonly WorkAgent[], account: Account): unknown[] =>
  agents.map(agent => {
    const id = roles.idOf(agent.role?.value)
    if (id === undefined) account.invented([...agent.path, 'contributorType'], sayInveniordm('roleInvented'), 'Other')
    else account.carryAny(agent.role)
    return { ...writeAgent(agent, account), role: { id: id ?? 'other' } }
  })

function writeAgent(agent: WorkAgent, account: Account) {
  const affiliations = agent.affiliations.flatMap(affiliation => writeAffiliation(affiliation, account))
  const written = agent.identifiers.flatMap(identifier =>
    writeIdentifier(identifier, account).map(value => ({ value, where: identifier })),
  )
  const identifiers = once(account, 'InvenioRDM', written)
  return {
    person_or_org: { ...invenioNameOf(agent, account), ...(identifiers.length > 0 && { identifiers }) },
    ...(affiliations.length > 0 && { affiliations }),
  }
}

/**
 * Writes an agent as a person if the record or the form of the name indicates a person, or else as an organisation.
 *
 * InvenioRDM requires a type, and accepts organisations without name parts.
 */
function invenioNameOf(agent: WorkAgent, account: Account) {
  const { text, path } = agent
  const name = parsedNameOf(agent)
  if (name.kind === 'person') {
    if (!name.isCertain) account.invented([...path, 'nameType'], sayInveniordm('asPerson', { name: text }), 'Personal')
    const { family, given } = partsOfName(name)
    carryNameAs(account, agent, { ...personNamed(family, given), name: text })
    return { type: 'personal', name: text, family_name: family, ...(given !== '' && { given_name: given }) }
  }
  carryNameAs(account, agent, { name: text, nameType: 'Organizational' })
  if (!name.isCertain)
    account.invented([...path, 'nameType'], sayInveniordm('asOrganisation', { name: text }), 'Organizational')
  return { type: 'organizational', name: text }
}

const partsOfName = (name: PersonName) => ({
  family: familyOf(name),
  given: [name.given, name.droppingParticle, name.suffix].filter(Boolean).join(' '),
})

/**
 * The schemes that InvenioRDM accepts for people and organisations, each with a parser that removes the URL of the
 * resolver from an identifier.
 */
const bare: Readonly<Record<string, (text: string) => string | undefined>> = {
  orcid: parseOrcid,
  ror: parseRor,
  isni: parseIsni,
  gnd: text => /^(?:https?:\/\/d-nb\.info\/gnd\/)?(\d[\dX-]{3,12})$/.exec(text)?.[1],
}

function writeIdentifier({ value, path }: Held<NameIdentifier>, account: Account): unknown[] {
  const held = heldText(value.nameIdentifier, [...path, 'nameIdentifier'])
  const scheme = textOf(value.nameIdentifierScheme).toLowerCase()
  const parse = entryOf(bare, scheme)
  const identifier = held === undefined ? undefined : parse?.(held.value)
  if (held === undefined || identifier === undefined) return []
  account.carryPath(path)
  const back = shownIdentifier(nameSchemes[scheme]?.name, identifier)
  if (back !== held.value) account.changed(held.path, writtenAs(held.value, identifier, back))
  return [{ scheme, identifier }]
}

function writeAffiliation({ value, path }: Held<Affiliation>, account: Account): unknown[] {
  const name = heldText(value.name, [...path, 'name'])
  const ror = parseRor(textOf(value.affiliationIdentifier))
  if (ror !== undefined) {
    for (const member of ['affiliationIdentifierScheme', 'schemeUri']) account.carryPath([...path, member])
    const place = [...path, 'affiliationIdentifier']
    if (formatRor(ror) === value.affiliationIdentifier) account.carryPath(place)
    else account.changed(place, writtenAs(String(value.affiliationIdentifier), ror, formatRor(ror)))
  }
  if (name === undefined && ror === undefined) return []
  return [{ ...(ror !== undefined && { id: ror }), ...(name !== undefined && { name: account.carry(name) }) }]
}
