import type { Agent, NameIdentifier } from '../../model/datacite.ts'
import { familyOf } from '../../model/names/parsed-name.ts'
import { type Block, element } from '../../text/xml/write.ts'
import type { CitedTexts } from '../work/cited-members.ts'
import {
  type Account,
  carryNameAs,
  citedOf,
  contributorsOf,
  parsedNameOf,
  personNamed,
  type Work,
  type WorkAgent,
} from '../work/index.ts'
import { schemeAddress } from '../work/losses/schemes.ts'
import { ElementReader } from '../work/reading/element-reader.ts'
import { addTo } from '../work/reading/record-lists.ts'
import { funderBlocks, funderOf } from './funders.ts'
import { nameOfScheme, schemeOfName } from './name-schemes.ts'
import type { ModsPart } from './part-types.ts'
import { relatorOf, roleOf, roleTerm } from './roles.ts'

/** Reads and writes people, organisations and the conference. */
export const names: ModsPart = {
  read(mods, { record, cited }) {
    for (const name of mods.children('name')) {
      if (name.element.attributes.some(({ local, value }) => local === 'type' && value === 'conference')) {
        name.attribute('type')
        readEvent(name, cited)
        continue
      }
      const agent = readModsName(name)
      if (agent === undefined) continue
      const role = rolesOf(name)
      const schemeUri = name.children('nameIdentifier')[0]?.attribute('typeURI')
      const funder = role === 'funder' ? funderOf(agent, schemeUri) : undefined
      if (role === 'creator') addTo(record, 'creators', agent)
      else if (funder !== undefined) addTo(record, 'fundingReferences', funder)
      else if (role === 'funder') addTo(record, 'contributors', { ...agent, contributorType: 'Sponsor' })
      else addTo(record, 'contributors', { ...agent, contributorType: role })
    }
  },
  write({ work, account }) {
    return [
      ...work.creators.map(agent => nameBlock(agent, [roleTerm('code', 'cre')], account)),
      ...contributorsOf(work).map(agent => nameBlock(agent, roleOfContributor(agent, account), account)),
      ...funderBlocks(work, account),
      ...eventBlocks(work, account),
    ]
  },
}

function readEvent(name: ElementReader, cited: CitedTexts): void {
  const [dates, others] = [true, false].map(isDate =>
    name.children('namePart').filter(part => (typeAttributeOf(part) === 'date') === isDate),
  )
  for (const part of dates ?? []) part.attribute('type')
  const [date] = dates ?? []
  cited['event-date'] ??= date?.line()
  cited['event-title'] ??= others?.flatMap(part => part.line() ?? []).join(', ') || undefined
}

function eventBlocks({ record }: Work, account: Account): Block[] {
  const [title, date] = [citedOf(record, 'event-title'), citedOf(record, 'event-date')]
  if (title === undefined) return []
  return [
    element('name', { type: 'conference' }, [
      element('namePart', {}, account.carry(title)),
      ...(date === undefined ? [] : [element('namePart', { type: 'date' }, account.carry(date))]),
    ]),
  ]
}

function roleOfContributor({ role }: WorkAgent, account: Account): Block[] {
  const type = account.carryAny(role) ?? 'Other'
  const code = relatorOf(type)
  return code === undefined ? [roleTerm('text', type)] : [roleTerm('code', code)]
}

/**
 * Returns `creator` if a name has no role or the role of an author, else the first role that the kernel supports, else
 * Other. Leaves all other roles unread.
 */
export function rolesOf(name: ElementReader): ReturnType<typeof roleOf> & string {
  const terms = name.children('role').flatMap(role => role.children('roleTerm'))
  const found = terms.map(term => ({
    term,
    role: roleOf(term.element.content.filter(part => typeof part === 'string').join('')),
  }))
  const known = found.find(({ role }) => role === 'creator') ?? found.find(({ role }) => role !== undefined)
  for (const { term, role } of found) {
    term.attribute('type')
    term.attribute('authority')
    term.attribute('authorityURI')
    if (role !== undefined && role === known?.role) {
      term.line()
      term.attribute('valueURI')
    }
  }
  return known?.role ?? (terms.length === 0 ? 'creator' : 'Other')
}

const agentTypes: Readonly<Record<string, Agent['nameType']>> = { personal: 'Personal', corporate: 'Organizational' }

/** Reads a name as an agent. Returns undefined if the name has no text. */
export function readModsName(name: ElementReader): Agent | undefined {
  name.attribute('usage')
  const nameType = agentTypes[name.attribute('type') ?? '']
  const lang = name.lang
  const plainName = new ElementReader(name.element)
  const partOf = (type: string): string | undefined =>
    plainName
      .children('namePart')
      .flatMap(part => (typeAttributeOf(part) === type ? (part.line() ?? []) : []))
      .join(' ') || undefined
  const [familyName, givenName, terms, plain] = [
    partOf('family'),
    partOf('given'),
    partOf('termsOfAddress'),
    partOf(''),
  ]
  const family = familyName && [familyName, terms].filter(Boolean).join(' ')
  const whole = [family, givenName].filter(Boolean).join(', ')
  const text = familyName === undefined ? (plain ?? plainName.text('displayForm') ?? whole) : whole
  if (text === '') return undefined
  takeNameParts(name, { name: text, givenName, familyName: family })
  const nameIdentifiers = [...name.children('nameIdentifier').flatMap(identifierOfElement), ...authorityOf(name)]
  const affiliation = name.texts('affiliation').map(affiliated => ({ name: affiliated }))
  return {
    name: text,
    ...(nameType && { nameType }),
    ...(givenName !== undefined && { givenName }),
    ...(family !== undefined && { familyName: family }),
    ...(lang !== undefined && { lang }),
    ...(nameIdentifiers.length > 0 && { nameIdentifiers }),
    ...(affiliation.length > 0 && { affiliation }),
  }
}

/**
 * Marks as read the parts of a name that an agent contains. A different name, such as another display form, stays
 * unread.
 */
export function takeNameParts(
  name: ElementReader,
  agent: { name?: string; givenName?: string | undefined; familyName?: string | undefined },
): void {
  const { givenName = '', familyName = '' } = agent
  const said = new Set([agent.name, givenName, familyName, `${givenName} ${familyName}`, `${familyName}, ${givenName}`])
  const isSaid = (part: ElementReader): boolean => said.has(new ElementReader(part.element).line())
  const isPart = (part: ElementReader): boolean => /^(?:family|given|termsOfAddress)$/.test(typeAttributeOf(part))
  for (const part of name.children('namePart', 'displayForm')) {
    if (!isPart(part) && !isSaid(part)) continue
    part.line()
    part.attribute('type')
  }
}

const typeAttributeOf = ({ element: { attributes } }: ElementReader): string =>
  attributes.find(({ local }) => local === 'type')?.value ?? ''

function identifierOfElement(identifier: ElementReader): NameIdentifier[] {
  const nameIdentifier = identifier.line()
  const type = identifier.attribute('type') ?? ''
  const typeUri = identifier.attribute('typeURI')
  if (nameIdentifier === undefined) return []
  const nameIdentifierScheme = schemeOfName(type)
  const schemeUri = typeUri ?? schemeAddress(nameIdentifierScheme)
  return [
    { nameIdentifier, ...(type !== '' && { nameIdentifierScheme }), ...(schemeUri !== undefined && { schemeUri }) },
  ]
}

/** Reads the identifier that an authority file has for a name. */
function authorityOf(name: ElementReader): NameIdentifier[] {
  const [nameIdentifier, authority] = [name.attribute('valueURI'), name.attribute('authority')]
  const schemeUri = name.attribute('authorityURI')
  if (nameIdentifier === undefined) return []
  return [
    {
      nameIdentifier,
      ...(authority !== undefined && { nameIdentifierScheme: schemeOfName(authority) }),
      ...(schemeUri !== undefined && { schemeUri }),
    },
  ]
}

/** Writes a name. The name of a person is written in parts. */
export function nameBlock(agent: WorkAgent, roles: readonly Block[], account: Account): Block {
  const name = parsedNameOf(agent)
  const { lang, nameType, givenName, familyName } = agent.source
  const tag = typeof lang === 'string' && lang !== '' ? lang : undefined
  if (tag !== undefined) account.carryPath(agent.at('lang'))
  const isGiven = nameType === 'Personal' && givenName === agent.text && familyName === undefined
  const isPerson = name.kind === 'person' && !isGiven
  const type =
    isPerson || isGiven
      ? 'personal'
      : name.kind === 'organisation' && nameType === 'Organizational'
        ? 'corporate'
        : undefined
  const part = (text: string | undefined, kind?: string): Block[] =>
    text ? [element('namePart', { type: kind }, text)] : []
  const given = isPerson ? [name.given, name.droppingParticle].filter(Boolean).join(' ') : ''
  carryNameAs(
    account,
    agent,
    isPerson
      ? personNamed([familyOf(name), name.suffix].filter(Boolean).join(' '), given)
      : isGiven
        ? { name: agent.text, givenName: agent.text, nameType: 'Personal' }
        : { name: agent.text, ...(type && { nameType: 'Organizational' }) },
  )
  const parts = isPerson
    ? [...part(familyOf(name), 'family'), ...part(given, 'given'), ...part(name.suffix, 'termsOfAddress')]
    : part(agent.text, isGiven ? 'given' : undefined)
  return element('name', { type, 'xml:lang': tag }, [
    ...parts,
    ...(roles.length === 0 ? [] : [element('role', {}, roles)]),
    ...affiliationsOf(agent, account),
    ...nameIdentifierBlocks(agent, account),
  ])
}

const affiliationsOf = ({ affiliations }: WorkAgent, account: Account): Block[] =>
  affiliations.flatMap(held => {
    const { name } = held.value
    if (typeof name !== 'string' || name.trim() === '') return []
    account.carryPath(held.at('name'))
    return [element('affiliation', {}, name.trim())]
  })

const nameIdentifierBlocks = ({ identifiers }: WorkAgent, account: Account): Block[] =>
  identifiers.flatMap(held => {
    const { nameIdentifier, nameIdentifierScheme: scheme, schemeUri } = held.value
    if (typeof nameIdentifier !== 'string' || nameIdentifier.trim() === '') return []
    const known = scheme && nameOfScheme(scheme)
    const typeURI = scheme !== undefined && schemeAddress(scheme) === schemeUri ? undefined : schemeUri
    account.carryPath(held)
    return [element('nameIdentifier', { type: known, typeURI }, nameIdentifier.trim())]
  })
