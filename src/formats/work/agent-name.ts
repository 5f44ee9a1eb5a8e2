import { personFromParts } from '../../model/names/family-given.ts'
import { parseName } from '../../model/names/parse-name.ts'
import type { ParsedName } from '../../model/names/parsed-name.ts'
import type { WorkAgent } from './agent.ts'
import { statedText } from './text.ts'

/** An agent's name, in parts where the record, or the form of the name, gives them. */
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
