import { formatOrcid, parseOrcid } from '../../identifiers/index.ts'
import { unknownValueOf } from '../../kernel/index.ts'
import type { Affiliation, Agent, NameIdentifier } from '../../model/datacite.ts'
import { personFromParts } from '../../model/names/family-given.ts'
import { parseName } from '../../model/names/parse-name.ts'
import type { ParsedName } from '../../model/names/parsed-name.ts'
import { plainText } from '../../model/plain-text.ts'
import { textOf } from '../../model/view.ts'
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
  readonly orcid: Held | undefined
  /** Every identifier, the ORCID iD included. */
  readonly identifiers: Held<NameIdentifier>[]
  readonly affiliations: Held<Affiliation>[]
  /** 7.a contributorType. */
  readonly role: Held | undefined
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
  return new SeenAgent(value, path, text, nameOf(text, given, family, value.nameType))
}

/** What not every format writes is looked at when it is asked for. */
class SeenAgent implements WorkAgent {
  readonly source: Agent
  readonly path: Path
  readonly text: string
  readonly name: ParsedName

  constructor(source: Agent, path: Path, text: string, name: ParsedName) {
    this.source = source
    this.path = path
    this.text = text
    this.name = name
  }

  get orcid(): Held | undefined {
    for (const { value, path } of this.identifiers) {
      const parsed = typeof value.nameIdentifier === 'string' ? parseOrcid(value.nameIdentifier) : undefined
      if (parsed !== undefined) return { value: formatOrcid(parsed), path }
    }
    return undefined
  }

  get identifiers(): Held<NameIdentifier>[] {
    return entriesOf<NameIdentifier>(this.source.nameIdentifiers, [...this.path, 'nameIdentifiers'])
  }

  get affiliations(): Held<Affiliation>[] {
    return entriesOf<Affiliation | string>(this.source.affiliation, [...this.path, 'affiliation']).map(entry =>
      isObject(entry.value) ? (entry as Held<Affiliation>) : { ...entry, value: { name: textOf(entry.value) } },
    )
  }

  get role(): Held | undefined {
    const role: unknown = Reflect.get(this.source, 'contributorType')
    return typeof role === 'string' ? { value: role, path: [...this.path, 'contributorType'] } : undefined
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
