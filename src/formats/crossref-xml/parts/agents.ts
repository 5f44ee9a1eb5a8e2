import { entryOf } from '../../../core/object.ts'
import { escaped } from '../../../datacite/writing/quote.ts'
import { formatRor, parseIdentifier, parseRor } from '../../../identifiers/index.ts'
import type { Affiliation, Agent } from '../../../model/datacite.ts'
import { familyOf } from '../../../model/names/parsed-name.ts'
import { type Block, element } from '../../../text/xml/write.ts'
import { type Account, carryNameAs, parsedNameOf, personNamed, type WorkAgent } from '../../work/index.ts'
import { orcidIdentifier, schemeAddress } from '../../work/losses/schemes.ts'
import type { ElementReader } from '../../work/reading/element-reader.ts'
import { sayCrossrefXml } from '../messages.ts'
import { carryLanguage, languageOf, one } from '../texts.ts'
import { fitted } from './part-types.ts'

/** Reads a person or organisation. Returns undefined without a name, unless the contributor is anonymous. */
export function agentOf(person: ElementReader): Agent | undefined {
  const lang = person.attribute('language')
  person.attribute('sequence')
  person.attribute('name-style')
  const affiliation = [
    ...person.texts('affiliation').map((name): Affiliation => ({ name })),
    ...person.child('affiliations').children('institution').flatMap(affiliationOf),
  ]
  const around = { ...(lang !== undefined && { lang }), ...(affiliation.length > 0 && { affiliation }) }
  if (person.name === 'organization') {
    const name = person.line()
    return name === undefined ? undefined : { name, nameType: 'Organizational', ...around }
  }
  const [given, surname, suffix] = ['given_name', 'surname', 'suffix'].map(name => person.text(name))
  const orcid = person.child('ORCID')
  orcid.attribute('authenticated')
  const orcidText = orcid.line()
  const familyName = [surname, suffix].filter(part => part !== undefined).join(' ')
  const name = [familyName, given].filter(Boolean).join(', ')
  if (person.name === 'anonymous') return { name: 'Anonymous', ...around }
  if (name === '') return undefined
  return {
    name,
    nameType: 'Personal',
    ...(given !== undefined && { givenName: given }),
    ...(familyName !== '' && { familyName }),
    ...(orcidText !== undefined && { nameIdentifiers: [orcidIdentifier(orcidText)] }),
    ...around,
  }
}

const institutionSchemes: Readonly<Record<string, string>> = { ror: 'ROR', isni: 'ISNI', wikidata: 'Wikidata' }

/**
 * Reads an institution as a list of one affiliation. Returns an empty list if the institution has neither a name nor an
 * identifier.
 */
export function affiliationOf(institution: ElementReader): Affiliation[] {
  const name = institution.text('institution_name')
  const [id] = institution.children('institution_id')
  const [identifier, type] = [id?.line(), id?.attribute('type')]
  if (name === undefined && identifier === undefined) return []
  const scheme = type === undefined ? undefined : (entryOf(institutionSchemes, type) ?? type)
  const address = scheme === undefined ? undefined : schemeAddress(scheme)
  return [
    {
      ...(name !== undefined && { name }),
      ...(identifier !== undefined && { affiliationIdentifier: identifier }),
      ...(identifier !== undefined && scheme !== undefined && { affiliationIdentifierScheme: scheme }),
      ...(identifier !== undefined && address !== undefined && { schemeUri: address }),
    },
  ]
}

export function agentBlock(agent: WorkAgent, role: string, sequence: string, account: Account): Block {
  const lang = agent.source.lang === undefined ? undefined : languageOf(agent.source.lang)
  if (lang !== undefined) carryLanguage(account, agent.at('lang'), agent.source.lang, lang)
  const attributes = { sequence, contributor_role: role, language: lang }
  const name = parsedNameOf(agent)
  if (name.kind !== 'person') {
    carryNameAs(account, agent, { name: agent.text, nameType: 'Organizational' })
    if (agent.source.nameType !== 'Organizational')
      account.invented(
        agent.at('nameType'),
        sayCrossrefXml('asOrganisation', { name: escaped(agent.text) }),
        'Organizational',
      )
    return element('organization', attributes, fitted(account, { value: agent.text, path: agent.at('name').path }, 511))
  }
  const isLong = name.suffix !== undefined && name.suffix.length > 10
  const given = [name.given, name.droppingParticle].filter(Boolean).join(' ')
  const surname = [familyOf(name), ...(isLong ? [name.suffix] : [])].join(' ')
  const familyName = isLong || name.suffix === undefined ? surname : `${surname} ${name.suffix}`
  carryNameAs(account, agent, personNamed(familyName, given))
  return element('person_name', attributes, [
    ...one('given_name', given.slice(0, 200)),
    element('surname', {}, surname.slice(0, 200)),
    ...one('suffix', isLong ? undefined : name.suffix),
    ...affiliationsBlock(agent, account),
    ...one('ORCID', agent.orcid === undefined ? undefined : account.carry(agent.orcid)),
  ])
}

function affiliationsBlock(agent: WorkAgent, account: Account): Block[] {
  const institutions = agent.affiliations.flatMap(held => {
    const { name, affiliationIdentifier, affiliationIdentifierScheme } = held.value
    const text = typeof name === 'string' ? name.trim() : ''
    const id = institutionId(affiliationIdentifier, affiliationIdentifierScheme)
    if (text === '' && id === undefined) return []
    if (text !== '') account.carryPath(held.at('name'))
    if (id !== undefined)
      for (const member of ['affiliationIdentifier', 'affiliationIdentifierScheme', 'schemeUri'])
        account.carryPath(held.at(member))
    return [institutionBlock(text, id)]
  })
  return institutions.length === 0 ? [] : [element('affiliations', {}, institutions)]
}

export interface InstitutionId {
  type: string
  address: string
}

/** Returns a ROR ID or an ISNI as a URL with its type, or undefined for any other identifier of an institution. */
export function institutionId(identifier: unknown, scheme: unknown): InstitutionId | undefined {
  if (typeof identifier !== 'string') return undefined
  const ror = parseRor(identifier)
  if (ror !== undefined) return { type: 'ror', address: formatRor(ror) }
  const isni = /^isni$/i.test(String(scheme)) ? parseIdentifier('ISNI', identifier)?.value : undefined
  return isni === undefined ? undefined : { type: 'isni', address: `https://isni.org/isni/${isni.replace(/\s/g, '')}` }
}

export const institutionBlock = (name: string, id: InstitutionId | undefined, place?: string): Block =>
  element('institution', {}, [
    ...one('institution_name', name.slice(0, 1024)),
    ...(id === undefined ? [] : [element('institution_id', { type: id.type }, id.address)]),
    ...one('institution_place', place),
  ])
