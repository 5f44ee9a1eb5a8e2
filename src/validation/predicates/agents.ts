import { isObject, type Members } from '../../core/object.ts'
import type { Agent, Datacite } from '../../model/datacite.ts'
import { those, type Walk } from '../run/visiting.ts'
import type { Unchecked } from './lists.ts'
import { isPlaceholderName } from './placeholders.ts'
import { isPlainOrcid, isPlainRor } from './plain-identifiers.ts'

/** A creator or contributor, with its list and index. */
export interface PlacedAgent {
  agent: Unchecked<Agent>
  list: 'creators' | 'contributors'
  index: number
}

/** Visits every creator and contributor. */
export const agents: Walk<PlacedAgent> = (record, visit) => {
  const place: PlacedAgent = { agent: {}, list: 'creators', index: 0 }
  visitAgents(record.creators, place, visit)
  place.list = 'contributors'
  visitAgents(record.contributors, place, visit)
}

function visitAgents(list: unknown, place: PlacedAgent, visit: (item: PlacedAgent) => void): void {
  if (!Array.isArray(list)) return
  for (let index = 0; index < list.length; index++) {
    const agent: unknown = list[index]
    if (!isObject(agent)) continue
    place.agent = agent
    place.index = index
    visit(place)
  }
}

/**
 * The creators and contributors but for those about whom a glance tells that no rule has anything to say: usual people (see
 * {@link unusualAgents}) with correct ORCID iDs, and affiliations that are words in a row with a correct ROR ID, if any. That is found out
 * once for all walks.
 */
export const doubtfulAgents: Walk<PlacedAgent> = (record, visit, memo = {}) => {
  memo.doubtfulAgents ??= doubtfulOf(record)
  for (let at = 0; at < memo.doubtfulAgents.length; at++) visit(memo.doubtfulAgents[at] as PlacedAgent)
}

function doubtfulOf(record: Datacite): readonly PlacedAgent[] {
  const found: PlacedAgent[] = []
  agents(record, ({ agent, list, index }) => {
    if (!isOrdinary(agent)) found.push({ agent, list, index })
  })
  return found
}

function isOrdinary(agent: Unchecked<Agent>): boolean {
  const { name, nameIdentifiers, affiliation } = agent
  if (!isUsual(agent) || isPlaceholderName(name as string)) return false
  for (const { nameIdentifier, schemeUri } of nameIdentifiers as Members[])
    if (!isOrcid(nameIdentifier) || !isUsualAddress(schemeUri, 'https://orcid.org')) return false
  return affiliation === undefined || (affiliation as unknown[]).every(isOrdinaryAffiliation)
}

const isOrcid = (value: unknown): boolean => typeof value === 'string' && isPlainOrcid(value)

const isUsualAddress = (given: unknown, usual: string): boolean => given === undefined || given === usual

/** A shorter name may say that there is none. */
function isOrdinaryAffiliation(affiliation: unknown): boolean {
  if (!isObject(affiliation)) return false
  const { name, affiliationIdentifier: iD, affiliationIdentifierScheme: scheme, schemeUri } = affiliation
  if (typeof name !== 'string' || name.length <= 16 || !isUsualName(name) || isPlaceholderName(name)) return false
  const isPlain = iD === undefined ? scheme === undefined : scheme === 'ROR' && typeof iD === 'string' && isPlainRor(iD)
  return isPlain && isUsualAddress(schemeUri, 'https://ror.org')
}

/**
 * The creators and contributors but for people with identifiers who are told in the usual way: `Family, Given` in two words, the parts of
 * the name the same, ORCID iDs alone, one affiliation at most.
 */
export const unusualAgents = those(doubtfulAgents, ({ agent }) => !isUsual(agent))

function isUsual(agent: Unchecked<Agent> & { contributorType?: unknown }): boolean {
  const { name, nameType, familyName, givenName, nameIdentifiers, affiliation, contributorType } = agent
  if (nameType !== 'Personal' || typeof name !== 'string' || !isUsualPerson(name)) return false
  if (contributorType !== undefined && typesOfOrganisations.has(contributorType)) return false
  if (!isPart(familyName, name, true) || !isPart(givenName, name, false)) return false
  if (affiliation !== undefined && !(Array.isArray(affiliation) && affiliation.length < 2)) return false
  if (!Array.isArray(nameIdentifiers) || nameIdentifiers.length === 0) return false
  for (const identifier of nameIdentifiers)
    if (!isObject(identifier) || identifier.nameIdentifierScheme !== 'ORCID') return false
  return true
}

const isPart = (part: unknown, name: string, isFirst: boolean): boolean =>
  typeof part === 'string' &&
  name.charCodeAt(isFirst ? part.length : name.length - part.length - 1) === (isFirst ? comma : space) &&
  (isFirst ? name.startsWith(part) : name.endsWith(part))

const comma = 44
const space = 32

/** The contributorTypes that only organisations and groups can have. */
export const typesOfOrganisations: ReadonlySet<unknown> = new Set([
  'HostingInstitution',
  'RegistrationAgency',
  'RegistrationAuthority',
  'ResearchGroup',
])

/**
 * Whether a name is two words with a comma between them, as nearly every name of a person is: `Carberry, Josiah` or, with initials,
 * `Carberry, Josiah S.`. The second word is longer than an academic degree.
 */
export const isUsualPerson = (name: string): boolean => usualPerson.test(name)

const usualPerson =
  /^[A-ZÀ-ÖØ-Þ][a-zß-öø-ÿ'’-][A-Za-zÀ-ÖØ-öø-ÿ'’-]*, [A-ZÀ-ÖØ-Þ][a-zß-öø-ÿ][A-Za-zÀ-ÖØ-öø-ÿ'’-]{2,}(?: [A-Z]\.){0,3}$/

/**
 * Whether a name is of Latin letters, hyphens, apostrophes and full stops alone, in words with a single space or a comma and a space
 * between them.
 */
export const isUsualName = (name: string): boolean => usualName.test(name)

const usualName = /^[A-Za-zÀ-ÖØ-öø-ɏ][A-Za-zÀ-ÖØ-öø-ɏ.'’-]*(?:,? [A-Za-zÀ-ÖØ-öø-ɏ][A-Za-zÀ-ÖØ-öø-ɏ.'’-]*)*$/
