import type { JsonPatchOperation } from '../diagnostic.ts'
import type { Affiliation, NameIdentifier } from '../model/datacite.ts'
import { isObject } from '../object.ts'
import { type Path, toPointer } from '../pointer.ts'
import { agents } from './agents.ts'
import { eachObject } from './each.ts'
import { fundingReferences } from './lists.ts'
import { isPlainOrcid, isPlainRor } from './plain-identifiers.ts'
import type { RuleContext } from './rule.ts'
import { visiting, type Walk } from './visiting.ts'

/** The kinds of identifiers of people and organisations, by the member that holds the value. */
type IdentifierKind = 'nameIdentifier' | 'affiliationIdentifier' | 'publisherIdentifier' | 'funderIdentifier'

/** An identifier of a person or organisation as it stands in the record. */
export interface PlacedIdentifier {
  kind: IdentifierKind
  /** The identifier as it was given; a text with something in it. */
  value: string
  /** The scheme as it was given, where it is a text. */
  scheme: string | undefined
  /** Whether it is certainly as its scheme wants it, which is known of ORCID iDs and ROR IDs in their usual form. */
  isSound: boolean
  /** The way to the value. */
  path(): Path
  /** The way to the scheme, there or not. */
  schemePath(): Path
}

/** Comes by the identifiers of all creators, contributors and affiliations, of the publisher and of all funders. */
export const identifiers: Walk<PlacedIdentifier> = (record, visit) => {
  const place = new Place()
  agents(record, ({ agent, list, index }) => {
    eachObject<NameIdentifier>(agent.nameIdentifiers, (holder, position) => {
      if (place.at('nameIdentifier', holder)) visit(place.in(list, index, 'nameIdentifiers', position))
    })
    eachObject<Affiliation>(agent.affiliation, (holder, position) => {
      if (place.at('affiliationIdentifier', holder)) visit(place.in(list, index, 'affiliation', position))
    })
  })
  if (isObject(record.publisher) && place.at('publisherIdentifier', record.publisher)) visit(place.in('publisher'))
  fundingReferences(record, ({ item, index }) => {
    if (place.at('funderIdentifier', item)) visit(place.in('fundingReferences', index))
  })
}

/** The check of a rule that looks at the identifiers of one scheme that are not certainly sound, whatever the case of the scheme's letters. */
export const visitingScheme = (
  scheme: string,
  visit: (identifier: PlacedIdentifier, context: RuleContext) => void,
): ReturnType<typeof visiting> =>
  visiting(identifiers, (identifier, context) => {
    if (!identifier.isSound && isScheme(identifier.scheme, scheme)) visit(identifier, context)
  })

/** Whether a scheme as given is the one that is named, whatever the case of its letters. */
export const isScheme = (given: string | undefined, scheme: string): boolean =>
  given === scheme ||
  (given !== undefined && given.length === scheme.length && given.toUpperCase() === scheme.toUpperCase())

/** The patch that puts another value in the place of an identifier. */
export const replaced = (path: Path, value: string): JsonPatchOperation[] => [
  { op: 'replace', path: toPointer(path), value },
]

const schemeMembers: Readonly<Record<IdentifierKind, string>> = {
  nameIdentifier: 'nameIdentifierScheme',
  affiliationIdentifier: 'affiliationIdentifierScheme',
  publisherIdentifier: 'publisherIdentifierScheme',
  funderIdentifier: 'funderIdentifierType',
}

/** One object for all identifiers of a record, so that visiting them costs no memory. */
class Place implements PlacedIdentifier {
  kind: IdentifierKind = 'nameIdentifier'
  value = ''
  scheme: string | undefined
  isSound = false
  #list = ''
  #index = -1
  #member = ''
  #position = -1

  at(kind: IdentifierKind, holder: Readonly<Record<string, unknown>>): boolean {
    const value = holder[kind]
    if (typeof value !== 'string' || value === '') return false
    const scheme = holder[schemeMembers[kind]]
    this.kind = kind
    this.value = value
    this.scheme = typeof scheme === 'string' ? scheme : undefined
    this.isSound = scheme === 'ORCID' ? isPlainOrcid(value) : scheme === 'ROR' && isPlainRor(value)
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
