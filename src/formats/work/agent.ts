import { formatOrcid, parseOrcid } from '../../identifiers/index.ts'
import { unknownValueOf } from '../../kernel/index.ts'
import type { Affiliation, Agent, NameIdentifier } from '../../model/datacite.ts'
import { personFromParts } from '../../model/names/family-given.ts'
import { parseName } from '../../model/names/parse-name.ts'
import type { ParsedName } from '../../model/names/parsed-name.ts'
import { plainText } from '../../model/plain-text.ts'
import type { Path } from '../../pointer.ts'
import { isObject } from '../dialects/dialect.ts'
import type { Account } from './account.ts'
import type { Held } from './held.ts'
import { entriesOf, heldText } from './text.ts'

/** A person or organisation of a record, as other formats name it. */
export interface WorkAgent {
  /** Where it stands in the record. */
  path: Path
  /** As the record has it. */
  source: Agent
  /** In parts where the record, or the form of the name, gives them. */
  name: ParsedName
  /** The name as the record writes it, on one line and without markup. */
  text: string
  /** The ORCID iD as a URL of https://orcid.org, where there is a right one. */
  orcid?: Held
  /** Every identifier, the ORCID iD included. */
  identifiers: Held<NameIdentifier>[]
  affiliations: Held<Affiliation>[]
  /** 7.a contributorType. */
  role?: Held
}

/** The agents of a list, those left out whose name is empty or a code for an unknown value. */
export function agentsOf(list: unknown, path: Path): WorkAgent[] {
  return entriesOf<Agent>(list, path).flatMap(held => agentOf(held) ?? [])
}

function agentOf({ value, path }: Held<Agent>): WorkAgent | undefined {
  const family = heldText(value.familyName, path)?.value
  const given = heldText(value.givenName, path)?.value
  const whole = typeof value.name === 'string' ? plainText(value.name) : ''
  const text = whole || [family, given].filter(part => part !== undefined).join(', ')
  if (text === '' || unknownValueOf(text) !== undefined) return undefined
  const identifiers = entriesOf<NameIdentifier>(value.nameIdentifiers, [...path, 'nameIdentifiers'])
  const orcid = identifiers.flatMap(({ value: { nameIdentifier }, path: place }) => {
    const parsed = typeof nameIdentifier === 'string' ? parseOrcid(nameIdentifier) : undefined
    return parsed === undefined ? [] : [{ value: formatOrcid(parsed), path: place }]
  })
  const role: unknown = Reflect.get(value, 'contributorType')
  return {
    path,
    source: value,
    name: nameOf(text, given, family, value.nameType),
    text,
    ...(orcid[0] && { orcid: orcid[0] }),
    identifiers,
    affiliations: entriesOf<Affiliation | string>(value.affiliation, [...path, 'affiliation']).map(entry =>
      isObject(entry.value) ? (entry as Held<Affiliation>) : { ...entry, value: { name: String(entry.value) } },
    ),
    ...(typeof role === 'string' && { role: { value: role, path: [...path, 'contributorType'] } }),
  }
}

function nameOf(
  text: string,
  given: string | undefined,
  family: string | undefined,
  nameType: string | undefined,
): ParsedName {
  if (family === undefined || nameType === 'Organizational') return parseName(text, nameType)
  return personFromParts(family, given)
}

/** Tells an account that an agent's name arrived, with what follows from it: its parts and its type. */
export function carryName(account: Account, { path }: WorkAgent): void {
  for (const member of ['name', 'familyName', 'givenName', 'nameType']) account.carryPath([...path, member])
}
