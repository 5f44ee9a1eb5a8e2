import { isObject } from '../../core/object.ts'
import { formatOrcid, parseOrcid } from '../../identifiers/schemes/orcid.ts'
import type { ContributorType } from '../../kernel/vocabularies/index.ts'
import type { Affiliation, Agent, Contributor, NameIdentifier } from '../../model/datacite.ts'
import { personFromParts } from '../../model/names/family-given.ts'
import { isOthers } from '../../model/names/others.ts'
import { parseName } from '../../model/names/parse-name.ts'
import type { ParsedName } from '../../model/names/parsed-name.ts'
import { textOf } from '../../model/view.ts'
import type { Account } from './losses/account.ts'
import { Found, RecordPlace, type Where } from './reading/found.ts'
import { isUnknown, mapEntries, memberEntries, plainOf, statedText } from './text.ts'

/** A creator or contributor, with the values that format writers need. */
export interface WorkAgent extends RecordPlace {
  /** The agent as it appears in the record. */
  readonly source: Agent
  /** The name in the record's spelling, on one line and without markup. */
  readonly text: string
  /** The first valid ORCID iD, as an https://orcid.org URL. */
  readonly orcid: Found | undefined
  /** All identifiers, including the ORCID iD. */
  readonly identifiers: Found<NameIdentifier>[]
  readonly affiliations: Found<Affiliation>[]
  /** The contributorType (7.a). */
  readonly role: Found | undefined
}

/**
 * Returns the agents in a list, or only the agents with `role` (7.a) if it is given. Omits agents whose name is empty,
 * a code for an unknown value, or a form of `et al.`
 */
export function agentsOf(list: unknown, where: Where, role?: ContributorType): WorkAgent[] {
  return mapEntries<Agent & Partial<Contributor>, WorkAgent>(list, (value, step) => {
    if (role !== undefined && value.contributorType !== role) return undefined
    const text = shownName(value)
    return text === '' || isUnknown(text) || isOthers(text) ? undefined : new SeenAgent(value, text, where, step)
  })
}

function shownName({ name, familyName, givenName }: Agent): string {
  const whole = typeof name === 'string' ? plainOf(name) : ''
  return whole || [statedText(familyName), statedText(givenName)].filter(Boolean).join(', ')
}

/** An agent whose less common values are computed at each access, because only some formats write them. */
class SeenAgent extends RecordPlace implements WorkAgent {
  readonly source: Agent
  readonly text: string

  constructor(source: Agent, text: string, within: Where, step: string | number | undefined) {
    super(within, step)
    this.source = source
    this.text = text
  }

  get orcid(): Found | undefined {
    for (const identifier of this.identifiers) {
      const { nameIdentifier, nameIdentifierScheme } = identifier.value
      // The digits of an ISNI may be those of an ORCID iD.
      const isOther = nameIdentifierScheme && !/orcid/i.test(`${nameIdentifierScheme} ${nameIdentifier}`)
      const parsed = typeof nameIdentifier === 'string' && !isOther ? parseOrcid(nameIdentifier) : undefined
      if (parsed !== undefined) return identifier.as(formatOrcid(parsed))
    }
    return undefined
  }

  get identifiers(): Found<NameIdentifier>[] {
    return memberEntries(this.source, 'nameIdentifiers', this)
  }

  get affiliations(): Found<Affiliation>[] {
    const where = this.at('affiliation')
    return mapEntries<Affiliation | string, Found<Affiliation>>(
      this.source.affiliation,
      (value, step) => new Found<Affiliation>(isObject(value) ? value : { name: textOf(value) }, where, step),
    )
  }

  get role(): Found | undefined {
    const role: unknown = (this.source as Contributor).contributorType
    return typeof role === 'string' ? new Found(role, this, 'contributorType') : undefined
  }
}

/** Reports as written the members of an agent's name that `read` contains. The other members are lost. */
export function carryNameAs(account: Account, agent: WorkAgent, read: Agent): void {
  if (!account.isKept) return
  for (const member of nameMembers) {
    const text = read[member]
    if (text !== undefined) account.carry(new Found(text, agent, member))
  }
}

/**
 * Returns an agent for a name in a single text. Without a name type, `Family, Given` is split into parts and the agent
 * is a person.
 */
export function wholeName(name: string, nameType?: Agent['nameType']): Agent {
  const [familyName = '', givenName = '', more] = name.split(', ')
  const isInParts = nameType === undefined && givenName !== '' && more === undefined
  return isInParts ? personNamed(familyName, givenName) : { name, ...(nameType && { nameType }) }
}

/** Returns an agent with the name type Personal, from the two parts of a name. Omits an empty part. */
export const personNamed = (familyName: string, givenName: string): Agent => ({
  name: [familyName, givenName].filter(Boolean).join(', '),
  nameType: 'Personal',
  ...(givenName && { givenName }),
  ...(familyName && { familyName }),
})

const nameMembers = ['name', 'familyName', 'givenName', 'nameType'] as const

/** Returns the name of an agent, split into parts if the record or the form of the name determines the parts. */
export function parsedNameOf(agent: WorkAgent): ParsedName {
  const known = parsed.get(agent) ?? parse(agent)
  parsed.set(agent, known)
  return known
}

const parsed = new WeakMap<WorkAgent, ParsedName>()

function parse(agent: WorkAgent): ParsedName {
  const { familyName, givenName, nameType } = agent.source
  const family = nameType === 'Organizational' ? '' : statedText(familyName)
  if (family !== '') return personFromParts(family, statedText(givenName))
  // Only people have an ORCID iD.
  return parseName(agent.text, nameType ?? (agent.orcid === undefined ? undefined : 'Personal'))
}

/**
 * True if a name has the parts of a listed name (`Family, Given`) in either order, with or without spaces: `Ann Roe`
 * and `Roe, Ann`, `王芳` and `王, 芳`.
 */
export function isSpoken(name: string, listed: string): boolean {
  const [family = '', ...given] = listed.split(',')
  return [listed, [...given, family].join('')].some(form => lettersOf(form) === lettersOf(name))
}

const lettersOf = (name: string): string => name.replace(/[\s,]+/g, '')
