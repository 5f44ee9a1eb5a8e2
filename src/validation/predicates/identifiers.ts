import type { JsonPatchOperation } from '../../core/diagnostic.ts'
import { isObject } from '../../core/object.ts'
import { type Path, toPointer } from '../../core/pointer.ts'
import { parseGrid } from '../../identifiers/schemes/grid.ts'
import { parseIsni } from '../../identifiers/schemes/isni.ts'
import { parseOrcid } from '../../identifiers/schemes/orcid.ts'
import { parseRor } from '../../identifiers/schemes/ror.ts'
import type { RuleContext } from '../rule.ts'
import { visiting, type Walk } from '../run/visiting.ts'
import { doubtfulAgents, type PlacedAgent } from './agents.ts'
import { fundingReferences } from './lists.ts'
import { isPlainOrcid, isPlainRor } from './plain-identifiers.ts'

/** The kinds of identifiers of people and organisations, by the member that holds the value. */
type IdentifierKind = 'nameIdentifier' | 'affiliationIdentifier' | 'publisherIdentifier' | 'funderIdentifier'

/** An identifier of a person or organisation, and its place in the record. */
export interface PlacedIdentifier {
  kind: IdentifierKind
  /** The identifier as given; a non-empty text. */
  value: string
  /** The scheme as given, if it is a text. */
  scheme: string | undefined
  /** The path of the value. */
  path(): Path
  /** The path of the scheme, whether it is there or not. */
  schemePath(): Path
}

/**
 * Visits the identifiers of all creators, contributors, affiliations and funders, and of the publisher, but for those that are known to be
 * correct, which is quick to tell of ORCID iDs and ROR IDs in their usual form with the usual name of their scheme.
 */
export const doubtfulIdentifiers: Walk<PlacedIdentifier> = (record, visit, memo) => {
  const place = new Place()
  const look = ({ agent: { nameIdentifiers, affiliation }, list, index }: PlacedAgent): void => {
    lookAt(nameIdentifiers, 'nameIdentifier', list, index, place, visit)
    lookAt(affiliation, 'affiliationIdentifier', list, index, place, visit)
  }
  doubtfulAgents(record, look, memo)
  if (isObject(record.publisher) && place.at('publisherIdentifier', record.publisher)) visit(place.in('publisher'))
  fundingReferences(record, ({ item, index }) => {
    if (place.at('funderIdentifier', item)) visit(place.in('fundingReferences', index))
  })
}

function lookAt(
  holders: unknown,
  kind: 'nameIdentifier' | 'affiliationIdentifier',
  list: string,
  index: number,
  place: Place,
  visit: (item: PlacedIdentifier) => void,
): void {
  if (!Array.isArray(holders)) return
  for (let position = 0; position < holders.length; position++) {
    const holder: unknown = holders[position]
    if (isObject(holder) && place.at(kind, holder))
      visit(place.in(list, index, kind === 'nameIdentifier' ? 'nameIdentifiers' : 'affiliation', position))
  }
}

/** The check of a rule that looks at the doubtful identifiers of one scheme; the case of the scheme's letters does not matter. */
export const visitingScheme = (
  scheme: string,
  visit: (identifier: PlacedIdentifier, context: RuleContext) => void,
): ReturnType<typeof visiting> =>
  visiting(doubtfulIdentifiers, (identifier, context) => {
    if (isScheme(identifier.scheme, scheme)) visit(identifier, context)
  })

/** Whether a scheme as given equals a named scheme, ignoring case. */
export const isScheme = (given: string | undefined, scheme: string): boolean =>
  given === scheme ||
  (given !== undefined && given.length === scheme.length && given.toUpperCase() === scheme.toUpperCase())

/** The patch that replaces an identifier with another value. */
export const replaced = (path: Path, value: string): JsonPatchOperation[] => [
  { op: 'replace', path: toPointer(path), value },
]

const schemeMembers: Readonly<Record<IdentifierKind, string>> = {
  nameIdentifier: 'nameIdentifierScheme',
  affiliationIdentifier: 'affiliationIdentifierScheme',
  publisherIdentifier: 'publisherIdentifierScheme',
  funderIdentifier: 'funderIdentifierType',
}

/** One object for all identifiers of a record, so that visiting them allocates no memory. */
class Place implements PlacedIdentifier {
  kind: IdentifierKind = 'nameIdentifier'
  value = ''
  scheme: string | undefined
  #list = ''
  #index = -1
  #member = ''
  #position = -1

  /** Takes the identifier of a holder; false if it has none, or one that is known to be correct. */
  at(kind: IdentifierKind, holder: Readonly<Record<string, unknown>>): boolean {
    const value = holder[kind]
    if (typeof value !== 'string' || value === '') return false
    const scheme = holder[schemeMembers[kind]]
    if (scheme === 'ORCID' ? isPlainOrcid(value) : scheme === 'ROR' && isPlainRor(value)) return false
    this.kind = kind
    this.value = value
    this.scheme = typeof scheme === 'string' ? scheme : undefined
    return true
  }

  in(list: string, index = -1, member = '', position = -1): this {
    this.#list = list
    this.#index = index
    this.#member = member
    this.#position = position
    return this
  }

  path(): Path {
    return [...this.#steps(), this.kind]
  }

  schemePath(): Path {
    return [...this.#steps(), schemeMembers[this.kind]]
  }

  #steps(): Path {
    if (this.#index < 0) return [this.#list]
    return this.#position < 0 ? [this.#list, this.#index] : [this.#list, this.#index, this.#member, this.#position]
  }
}

/** The scheme that an identifier of a person or organisation itself names, with the words for it in a sentence; `undefined` if it names none. */
export function otherScheme(value: string): { scheme: string; noun: string } | undefined {
  return schemes.find(({ marks, parse }) => marks.test(value) && parse(value) !== undefined)
}

// Bare digits fit several schemes: only an address or a label says which one is meant.
const schemes = [
  { scheme: 'ORCID', noun: 'an ORCID iD', marks: /orcid/i, parse: parseOrcid },
  { scheme: 'ROR', noun: 'a ROR ID', marks: /ror/i, parse: parseRor },
  { scheme: 'ISNI', noun: 'an ISNI', marks: /isni/i, parse: parseIsni },
  { scheme: 'GRID', noun: 'a GRID identifier', marks: /grid/i, parse: parseGrid },
] as const
