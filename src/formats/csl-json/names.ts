import { isObject } from '../../core/object.ts'
import type { ContributorType } from '../../kernel/vocabularies/index.ts'
import type { Agent } from '../../model/datacite.ts'
import { isOthers } from '../../model/names/others.ts'
import type { PersonName } from '../../model/names/parsed-name.ts'
import { type Account, carryNameAs, Found, parsedNameOf, type WorkAgent } from '../work/index.ts'
import type { CslName } from './csl-item.ts'

/**
 * Writes the name of a person in parts if the parts are certain, and any other name as one text. Reports the parts that
 * were written.
 */
export function writeName(agent: WorkAgent, account: Account): CslName {
  const { text, source } = agent
  const name = parsedNameOf(agent)
  // A single name is a family name only if the record states it.
  const isSingle =
    name.kind === 'person' && name.given === undefined && name.suffix === undefined && source.familyName === undefined
  if (name.kind !== 'person' || !name.isCertain || isSingle) {
    account.carry(new Found(text, agent, 'name'))
    return { literal: text }
  }
  const parts = cslPartsOf(name)
  if (account.isKept) carryNameAs(account, agent, readName(parts) ?? {})
  return parts
}

function cslPartsOf({ family, given, nonDroppingParticle, droppingParticle, suffix }: PersonName): CslName {
  const parts: CslName = { family }
  if (given) parts.given = given
  if (nonDroppingParticle) parts['non-dropping-particle'] = nonDroppingParticle
  if (droppingParticle) parts['dropping-particle'] = droppingParticle
  if (suffix) parts.suffix = suffix
  return parts
}

/** Reads a creator or contributor from a CSL name. Returns undefined if the name is empty. */
export function readName(value: unknown): Agent | undefined {
  if (typeof value === 'string') return value.trim() === '' ? undefined : { name: value }
  if (!isObject(value)) return undefined
  const literal = partOf(value.literal) || wholeName(value)
  if (isOthers(literal || partOf(value.family))) return { name: ':etal' }
  const family = joined(value['non-dropping-particle'], value.family)
  const givenOnly = joined(value.given, value['dropping-particle'])
  const suffix = partOf(value.suffix)
  if (suffix !== '' && givenOnly === '' && family !== '' && literal === '')
    return { name: `${family} ${suffix}`, nameType: 'Personal', familyName: `${family} ${suffix}` }
  const given = [givenOnly, suffix].filter(Boolean).join(', ')
  // CSL allows either a literal or parts. If both are present, the parts are more precise, and the literal may still be
  // the displayed form.
  if (literal !== '')
    return { name: literal, ...(family && { familyName: family }), ...(given && { givenName: given }) }
  if (family === '' || given === '') {
    const name = family || given
    return name === '' ? undefined : { name, ...(family && { familyName: family }) }
  }
  return { name: `${family}, ${given}`, nameType: 'Personal', givenName: given, familyName: family }
}

/**
 * Returns the member `name` of a name without parts. Crossref and others write the name of an organisation in this
 * member, which CSL lacks.
 */
const wholeName = ({ family, given, name }: Readonly<Record<string, unknown>>): string =>
  partOf(family) === '' && partOf(given) === '' ? partOf(name) : ''

/** Joins a particle and a name, without a space after an apostrophe (`d'`). */
function joined(first: unknown, second: unknown): string {
  const [before, after] = [partOf(first), partOf(second)]
  const gap = before === '' || after === '' || /['’]$/.test(before) ? '' : ' '
  return before + gap + after
}

const partOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''

/** The CSL roles for contributor types (7.a). Contributors of other types are dropped unless read from CSL-JSON. */
export const cslRoles: Readonly<Partial<Record<string, string>>> = {
  Editor: 'editor',
  Producer: 'producer',
  Translator: 'translator',
} satisfies Partial<Record<ContributorType, string>>

/** The CSL 1.0.2 name variables for the item itself, except `author`, with their contributor types. */
export const contributorTypes: ReadonlyMap<string, ContributorType> = new Map<string, ContributorType>([
  ['editor', 'Editor'],
  ['translator', 'Translator'],
  ['producer', 'Producer'],
  ...(
    'chair compiler composer contributor curator director editorial-director executive-producer guest host illustrator ' +
    'interviewer narrator organizer performer recipient script-writer series-creator'
  )
    .split(' ')
    .map((role): [string, ContributorType] => [role, 'Other']),
])
