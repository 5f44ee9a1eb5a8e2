import type { Agent } from '../../model/datacite.ts'
import type { PersonName } from '../../model/names/parsed-name.ts'
import { isObject } from '../../object.ts'
import type { Account, WorkAgent } from '../work/index.ts'
import { Found } from '../work/index.ts'
import type { CslName } from './item.ts'

/** A name in parts where it is certain to be a person's, else as one text; what of it arrives is told to the account. */
export function writeName(agent: WorkAgent, account: Account): CslName {
  const { name, text, source } = agent
  // A single name that the record does not call a family name is no more than a name.
  const isSingle = name.kind === 'person' && name.given === undefined && source.familyName === undefined
  if (name.kind !== 'person' || !name.isCertain || isSingle) {
    account.carry(new Found(text, agent, 'name'))
    return { literal: text }
  }
  const parts = partsOf(name)
  if (account.isKept) carryParts(agent, parts, account)
  return parts
}

function partsOf({ family, given, nonDroppingParticle, droppingParticle, suffix }: PersonName): CslName {
  const parts: CslName = { family }
  if (given) parts.given = given
  if (nonDroppingParticle) parts['non-dropping-particle'] = nonDroppingParticle
  if (droppingParticle) parts['dropping-particle'] = droppingParticle
  if (suffix) parts.suffix = suffix
  return parts
}

/** What of a name is read back as it was has arrived; what is read otherwise has changed. */
function carryParts(agent: WorkAgent, written: CslName, account: Account): void {
  const back = readName(written)
  for (const member of ['name', 'familyName', 'givenName', 'nameType'] as const) {
    const text = back?.[member]
    if (text !== undefined) account.carry(new Found(text, agent, member))
  }
}

/** The creator or contributor that a name of CSL is; undefined where it says nothing. */
export function readName(value: unknown): Agent | undefined {
  if (typeof value === 'string') return value.trim() === '' ? undefined : { name: value }
  if (!isObject(value)) return undefined
  const literal = partOf(value.literal) || wholeName(value)
  if (literal !== '') return { name: literal }
  const family = joined(value['non-dropping-particle'], value.family)
  const givenOnly = joined(value.given, value['dropping-particle'])
  const given = [givenOnly, partOf(value.suffix)].filter(Boolean).join(', ')
  if (family === '' || given === '') {
    const name = family || given
    return name === '' ? undefined : { name, ...(family && { familyName: family }) }
  }
  return { name: `${family}, ${given}`, nameType: 'Personal', givenName: given, familyName: family }
}

/** What is no part of CSL, but what an organisation is called in the items of Crossref and others. */
const wholeName = ({ family, given, name }: Readonly<Record<string, unknown>>): string =>
  partOf(family) === '' && partOf(given) === '' ? partOf(name) : ''

/** A particle that ends in an apostrophe, as `d'`, stands close to its name. */
function joined(first: unknown, second: unknown): string {
  const [before, after] = [partOf(first), partOf(second)]
  const gap = before === '' || after === '' || /['’]$/.test(before) ? '' : ' '
  return before + gap + after
}

const partOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
