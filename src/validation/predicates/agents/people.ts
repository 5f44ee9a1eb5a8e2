import type { Agent } from '../../../model/datacite.ts'
import type { Walk } from '../../run/visiting.ts'
import { eachObject, type Unchecked } from '../lists.ts'
import { isEscaped } from '../texts/html.ts'
import { isBlank } from '../texts/text.ts'
import { agents, type PlacedAgent } from './agents.ts'

/** A creator or contributor who is or may be a person, with the name as text. */
export interface PlacedPerson extends PlacedAgent {
  name: string
}

/**
 * Visits every creator and contributor who has a name and is or may be a person.
 *
 * An agent without a valid nameType counts if it has a family or given name, an ORCID iD or a comma in its name, unless
 * its name contains a word for an organisation.
 */
export const people: Walk<PlacedPerson> = (record, visit) =>
  agents(record, ({ agent, list, index }) => {
    const { name, nameType } = agent
    if (typeof name !== 'string' || nameType === 'Organizational' || isBlank(name)) return
    if (nameType === 'Personal' || seemsPersonal(agent, name)) visit({ agent, list, index, name })
  })

const seemsPersonal = (agent: Unchecked<Agent>, name: string): boolean =>
  !readsAsOrganisation(name) &&
  (isGiven(agent.familyName) || isGiven(agent.givenName) || hasScheme(agent, 'ORCID') || name.includes(','))

/** True if a value is a text that is not blank. */
export const isGiven = (part: unknown): part is string => typeof part === 'string' && !isBlank(part)

/** True if a creator or contributor has a name identifier of one of the schemes. */
export function hasScheme({ nameIdentifiers }: Unchecked<Agent>, ...schemes: readonly string[]): boolean {
  let isThere = false
  eachObject<{ nameIdentifierScheme: string }>(nameIdentifiers, ({ nameIdentifierScheme: scheme }) => {
    if (typeof scheme === 'string' && schemes.includes(scheme.toUpperCase())) isThere = true
  })
  return isThere
}

/**
 * True if a name contains a word for an organisation, such as `university`, outside the bracketed affiliations of
 * people. False for names of more than 300 characters.
 */
export const readsAsOrganisation = (name: string): boolean => organisation.test(name) && !hasAffiliation(name)

/**
 * True if a name lists people with affiliations in brackets: `Doe, Jane (University of X); Roe, Max (Institute of Y)`.
 */
function hasAffiliation(name: string): boolean {
  let depth = 0
  let outside = ''
  for (const character of name) {
    if (character === '(') depth++
    if (depth === 0) outside += character
    if (character === ')') depth--
  }
  return (
    outside !== name &&
    depth === 0 &&
    !organisation.test(outside) &&
    outside.split(';').every(part => /^[^,]*\p{L}[^,]*,[^,]*\p{L}[^,]*$/u.test(part))
  )
}

const organisation =
  /^(?=.{0,300}$)(?:.*[\s,(-])?(?:universit(?:y|é|ät|à|eit|et|etet)|universidade?|institut(?:e|es|o|ion)?|laborator(?:y|ies|io|ium)|department|faculty|ministry|museum|consortium|foundation|observatory|academy|bibliothek|library)(?:$|[\s,)])/i

/** Returns the names of the people in a name that lists several, or undefined for any other name. */
export function namesIn(name: string, isMarked: boolean): string[] | undefined {
  if (!severalMarks.test(name)) return undefined
  if (name.length < 7 || name.length > 2000 || isEscaped(name)) return undefined
  if (name.includes(';')) {
    const parts = trimmed(name.split(';'))
    return parts.length > 1 ? parts : undefined
  }
  const joined = trimmed(name.split(/ (?:and|und|et|&) /i))
  if (groups.test(name)) return undefined
  if (
    joined.length > 1 &&
    (name.includes(',') || isMarked) &&
    joined.every(part => part.includes(' ') || part.includes(','))
  )
    return joined
  const parts = trimmed(name.split(','))
  if (
    parts.length > 2 &&
    parts.every(part => /^\p{Lu}\S+(?: \p{L}\S*){1,3}$/u.test(part)) &&
    !parts.some(part => suffix.test(part))
  )
    return parts
  if (parts.length < 4) return undefined
  const pairs = parts.filter((_, at) => at % 2 === 1)
  return pairs.every(part => /^(?:\p{Lu}\.?[ -]?){1,4}$/u.test(part))
    ? pairs.map((part, at) => `${parts[2 * at]}, ${part}`)
    : undefined
}

const trimmed = (parts: readonly string[]): string[] => parts.map(part => part.trim()).filter(part => part !== '')
/** Matches words for groups. A name that joins two groups is not a list of people. */
const groups =
  /\b(?:workshop|contributors|communit(?:y|ies)|networks?|group|project|consortium|committee|council|society|association|team|department|office)\b/i
const suffix = /^(?:jr|sr|ph\.? ?d|m\.?d|dr|prof)\b/i
// Nearly every name has one comma and none of these marks.
const severalMarks = /;|,[^,]*,| (?:and|und|et|&) /i
