import { quoted } from '../../datacite/writing/quote.ts'
import type { Agent } from '../../model/datacite.ts'
import { isOthers } from '../../model/names/others.ts'
import { parseName } from '../../model/names/parse-name.ts'
import { familyOf, type PersonName } from '../../model/names/parsed-name.ts'
import { type Account, carryNameAs, parsedNameOf, type WorkAgent } from '../work/index.ts'
import type { ReferenceTarget } from './reference-fields.ts'
import { sayTagged } from './tagged-messages.ts'

/**
 * Writes a person's name in the form of reference managers: `Family, Given, Jr.`.
 *
 * Any other name is unchanged, except for a mark that keeps EndNote from splitting the name of an organisation.
 */
export function writeReferenceName(agent: WorkAgent, target: ReferenceTarget, account: Account): string {
  const name = parsedNameOf(agent)
  const isMarked =
    target.marksOrganisations && (name.kind === 'organisation' || (name.kind === 'unknown' && /[\s,]/.test(name.name)))
  const written = name.kind === 'person' ? writePerson(name) : isMarked ? marked(name.name) : name.name
  if (account.isKept) carryNameAs(account, agent, readReferenceName(written, target.marksOrganisations))
  if (isMarked && name.kind === 'unknown' && agent.source.nameType === undefined)
    account.invented(agent.at('nameType'), sayTagged('asOrganisation', { name: quoted(agent.text) }), 'Organizational')
  return written
}

function writePerson(name: PersonName): string {
  const { given = '', droppingParticle, suffix } = name
  const first = droppingParticle === undefined ? given : `${given} ${droppingParticle}`.trimStart()
  let written = familyOf(name)
  for (const part of [first, suffix]) if (part) written += written === '' ? part : `, ${part}`
  return written
}

/** Marks a name as undivided for EndNote, by doubling its first comma or adding one at the end. */
const marked = (name: string): string => (name.includes(',') ? name.replace(',', ',,') : `${name},`)

/**
 * Reads a name written by {@link writeReferenceName}. A name that has the form of neither a person's nor an
 * organisation's name stays unsplit.
 */
export function readReferenceName(text: string, marksOrganisations: boolean): Agent {
  if (isOthers(text)) return { name: ':etal' }
  const isMarked = marksOrganisations && /,$|,,/.test(text)
  const name = (isMarked ? text.replace(/,$/, '').replace(',,', ',') : text).replace(/\s+/g, ' ').trim()
  if (isMarked) return { name, nameType: 'Organizational' }
  const parsed = parseName(name)
  if (parsed.kind === 'organisation') return { name, nameType: 'Organizational' }
  if (parsed.kind !== 'person' || !name.includes(',')) return { name }
  if (parsed.given === undefined && parsed.suffix === undefined) return { name }
  const family = parsed.suffix === undefined ? familyOf(parsed) : `${familyOf(parsed)} ${parsed.suffix}`
  const given = [parsed.given, parsed.droppingParticle].filter(part => part !== undefined).join(' ')
  if (given === '') return { name: family, nameType: 'Personal', familyName: family }
  return { name: `${family}, ${given}`, nameType: 'Personal', givenName: given, familyName: family }
}

/**
 * Returns an agent made from a name. `Family, Given` is split into parts, nothing else is inferred, and the name itself
 * stays as written.
 */
export function agentNamed(text: string): Agent {
  const read = readReferenceName(text, false)
  return read.nameType === 'Personal' ? { ...read, name: text } : { name: text }
}
