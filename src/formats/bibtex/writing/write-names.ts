import { isObject } from '../../../core/object.ts'
import type { Agent } from '../../../model/datacite.ts'
import { readsLikeOrganisation } from '../../../model/names/organisation.ts'
import { isOthers } from '../../../model/names/others.ts'
import { joined, type PersonName } from '../../../model/names/parsed-name.ts'
import { carryNameAs, entriesOf, Found, parsedNameOf, personNamed, type WorkAgent } from '../../work/index.ts'
import { type EntryFields, tellForeign } from '../entry-fields.ts'
import { type Encoding, escapeTex } from '../tex/escape.ts'

/**
 * Writes a list of names for BibTeX: `von Last, Jr, First and {Organisation}`. A name that is not read as a person's is
 * kept whole in braces, unless it is a single word of unknown type.
 *
 * A creator `:etal` in `all` becomes `and others`.
 */
export function writeNames(agents: readonly WorkAgent[], all: unknown, fields: EntryFields): string {
  const { account, encoding } = fields
  let names = ''
  for (const agent of agents) {
    const written = writeName(agent, encoding)
    names += names === '' ? written : ` and ${written}`
    if (account.isKept) {
      carryNameAs(account, agent, readBack(agent))
      tellForeign(new Found(agent.text, agent, 'name'), encoding, account)
    }
  }
  // The `:etal` entry is not an agent.
  const isAll = Array.isArray(all) && all.length === agents.length
  const others = isAll
    ? undefined
    : entriesOf(all, ['creators']).find(({ value }) => isObject(value) && isOthers(value.name))
  if (others === undefined || names === '') return names
  account.carryPath(others)
  return `${names} and others`
}

function writeName(agent: WorkAgent, encoding: Encoding): string {
  const name = parsedNameOf(agent)
  if (name.kind === 'unknown' && isOneWord(name.name)) return escapeTex(name.name, encoding)
  if (name.kind !== 'person') return `{${escapeTex(name.name, encoding)}}`
  const family = protectedPart(name.family, encoding)
  if (name.given === undefined && name.suffix === undefined) {
    const isPlain = name.family === familyIn(name) && isOneWord(name.family)
    return isPlain ? family : `{${escapeTex(familyIn(name), encoding)}}`
  }
  let written = joined(name.droppingParticle, joined(name.nonDroppingParticle, family))
  for (const part of [name.suffix, name.given]) if (part !== undefined) written += `, ${protectedPart(part, encoding)}`
  return written
}

const familyIn = ({ droppingParticle, nonDroppingParticle, family }: PersonName): string =>
  joined(droppingParticle, joined(nonDroppingParticle, family))

/** True if BibTeX reads a text as a name of one word. */
const isOneWord = (name: string): boolean => !/[\s,{}~]|^(?:and|others)$/i.test(name)

/** Writes a part of a name, in braces if BibTeX would read a comma or an "and" in it as a separator. */
function protectedPart(part: string, encoding: Encoding): string {
  const escaped = escapeTex(part, encoding)
  return /,|(?:^|\s)and(?!\S)/i.test(part) ? `{${escaped}}` : escaped
}

/** Returns the agent that results from reading the written name. */
function readBack(agent: WorkAgent): Agent {
  const name = parsedNameOf(agent)
  if (name.kind !== 'person') return whole(name.name)
  const { given, suffix } = name
  if (given === undefined && suffix === undefined) return whole(familyIn(name))
  const familyName = given === undefined || suffix === undefined ? familyIn(name) : `${familyIn(name)} ${suffix}`
  return personNamed(familyName, given ?? suffix ?? '')
}

/**
 * Creates an agent from a whole name. Recognises an organisation by the words of its name, because BibTeX has no name
 * types.
 */
const whole = (name: string): Agent => (readsLikeOrganisation(name) ? { name, nameType: 'Organizational' } : { name })
