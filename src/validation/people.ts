import type { Agent } from '../model/datacite.ts'
import { doubtfulAgents, isUsualPerson, type PlacedAgent } from './agents.ts'
import { eachObject, type Unchecked } from './lists.ts'
import { isBlank } from './text.ts'
import { those, type Walk } from './visiting.ts'

/** A creator or contributor who is a person, with a name that is a text. */
export interface PlacedPerson extends PlacedAgent {
  name: string
}

/**
 * Visits every doubtful creator and contributor who is a person, or may be one: who is marked so, and who is not marked but has parts of a
 * name, an ORCID iD, or a name of the form `Family, Given`.
 */
export const people: Walk<PlacedPerson> = (record, visit, memo) => {
  const person: PlacedPerson = { agent: {}, list: 'creators', index: 0, name: '' }
  const look = ({ agent, list, index }: PlacedAgent): void => {
    const { name, nameType } = agent
    if (typeof name !== 'string' || nameType === 'Organizational' || isBlank(name)) return
    if (nameType !== 'Personal' && !seemsPersonal(agent, name)) return
    person.agent = agent
    person.list = list
    person.index = index
    person.name = name
    visit(person)
  }
  doubtfulAgents(record, look, memo)
}

/** Visits the people but for those whose name is written as nearly every name is; see {@link isUsualPerson}. */
export const unusualPeople = those(people, ({ name }) => !isUsualPerson(name))

const seemsPersonal = (agent: Unchecked<Agent>, name: string): boolean =>
  !readsAsOrganisation(name) &&
  (isGiven(agent.familyName) || isGiven(agent.givenName) || hasScheme(agent, 'ORCID') || name.includes(','))

/** Whether a part of a name is there. */
export const isGiven = (part: unknown): part is string => typeof part === 'string' && !isBlank(part)

/** Whether a creator or contributor has a name identifier of a scheme. */
export function hasScheme({ nameIdentifiers }: Unchecked<Agent>, ...schemes: readonly string[]): boolean {
  let isThere = false
  eachObject<{ nameIdentifierScheme: string }>(nameIdentifiers, ({ nameIdentifierScheme: scheme }) => {
    if (typeof scheme === 'string' && schemes.includes(scheme.toUpperCase())) isThere = true
  })
  return isThere
}

/** Whether a name holds a word that does not occur in names of people. Those are short, so a longer text is not searched. */
export const readsAsOrganisation = (name: string): boolean => organisation.test(name)

const organisation =
  /^(?=.{0,300}$)(?:.*[\s,(-])?(?:universit(?:y|é|ät|à|eit|et|etet)|universidade?|institut(?:e|es|o|ion)?|laborator(?:y|ies|io|ium)|department|faculty|ministry|museum|consortium|foundation|observatory|academy|bibliothek|library)(?:$|[\s,)])/i
