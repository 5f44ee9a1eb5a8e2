import { quote } from '../../datacite/writing/quote.ts'
import { unknownValueOf } from '../../kernel/index.ts'
import { readsLikeOrganisation } from '../../model/names/organisation.ts'
import { joined, type PersonName } from '../../model/names/parsed-name.ts'
import { isObject } from '../../object.ts'
import { type Account, carryName, entriesOf, Found, isTakenApart, parsedNameOf, type WorkAgent } from '../work/index.ts'
import { type EntryFields, tellForeign } from './fields.ts'
import { type Encoding, escapeTex } from './tex/escape.ts'

/**
 * Writes a list of names for BibTeX: `von Last, Jr, First and {Organisation}`. A name that is not certainly a person's is kept whole
 * in braces. `:etal` becomes `and others`.
 */
export function writeNames(agents: readonly WorkAgent[], all: unknown, fields: EntryFields): string {
  const { account, encoding } = fields
  let names = ''
  for (const agent of agents) {
    const written = writeName(agent, encoding)
    names += names === '' ? written : ` and ${written}`
    if (account.isKept) {
      carryName(account, agent)
      tellChanges(agent, written, account)
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

const isOthers = (name: unknown): boolean => typeof name === 'string' && unknownValueOf(name) === ':etal'

function writeName(agent: WorkAgent, encoding: Encoding): string {
  const name = parsedNameOf(agent)
  if (name.kind === 'unknown' && isOneWord(name.name)) return escapeTex(name.name, encoding)
  if (name.kind !== 'person') return `{${escapeTex(name.name, encoding)}}`
  const family = protectedPart(name.family, encoding)
  if (name.given === undefined && name.suffix === undefined) return wholeOf(name, family, encoding)
  const last = joined(name.droppingParticle, joined(name.nonDroppingParticle, family))
  let written = last
  for (const part of [name.suffix, name.given]) if (part !== undefined) written += `, ${protectedPart(part, encoding)}`
  return written
}

/** Writes a single name; if it has spaces, BibTeX would split it into given and family name. */
function wholeOf(name: PersonName, family: string, encoding: Encoding): string {
  if (name.nonDroppingParticle === undefined && isOneWord(name.family)) return family
  return `{${escapeTex(joined(name.nonDroppingParticle, name.family), encoding)}}`
}

/** Whether BibTeX cannot split a name or mistake it for a separator of names. */
const isOneWord = (name: string): boolean => !/[\s,{}~]|^(?:and|others)$/i.test(name)

/** Writes a part of a name, in braces if BibTeX would read a comma or an "and" in it as a separator. */
function protectedPart(part: string, encoding: Encoding): string {
  const escaped = escapeTex(part, encoding)
  return /,|(?:^|\s)and(?!\S)/i.test(part) ? `{${escaped}}` : escaped
}

/** Reports what is lost when the name is read again. */
function tellChanges(agent: WorkAgent, written: string, account: Account): void {
  const { nameType } = agent.source
  const name = parsedNameOf(agent)
  if (name.kind === 'person' && name.aside !== undefined)
    account.changed(
      agent.at('name'),
      `${quote(agent.text)} is written as ${quote(written)}: the rest is not part of the name.`,
    )
  else if (name.kind === 'person' && name.droppingParticle !== undefined)
    account.changed(
      agent.at('name'),
      `${quote(agent.text)} is written as ${quote(written)}, which is how BibTeX writes names with particles.`,
    )
  else if (isTakenApart(agent))
    account.changed(agent.at('name'), `${quote(agent.text)} is written as ${quote(written)}.`)
  const isWhole = !written.includes(', ')
  if (nameType !== undefined && isWhole && (nameType === 'Organizational') !== readsLikeOrganisation(agent.text))
    account.changed(
      agent.at('nameType'),
      `That ${quote(agent.text)} is ${quote(nameType)} cannot be expressed in BibTeX.`,
    )
}
