import type { JsonPatchOperation } from '../../../core/diagnostic.ts'
import { isObject, type Members } from '../../../core/object.ts'
import { type Path, toPointer } from '../../../core/pointer.ts'
import { parseGrid } from '../../../identifiers/schemes/grid.ts'
import { parseIsni } from '../../../identifiers/schemes/isni.ts'
import { parseOrcid } from '../../../identifiers/schemes/orcid.ts'
import { parseRor } from '../../../identifiers/schemes/ror.ts'
import type { RuleContext } from '../../rule.ts'
import { visiting, type Walk } from '../../run/visiting.ts'
import { agents } from '../agents/agents.ts'
import { eachObject, fundingReferences } from '../lists.ts'

type IdentifierKind = 'nameIdentifier' | 'affiliationIdentifier' | 'publisherIdentifier' | 'funderIdentifier'

/** An identifier of a person or organisation, and its place in the record. */
export interface PlacedIdentifier {
  kind: IdentifierKind
  /** The identifier as given, a non-empty text. */
  value: string
  /** The scheme as given, if it is a text. */
  scheme: string | undefined
  /** The path of the value. */
  path: Path
  /** The path of the scheme, whether or not the record has one. */
  schemePath: Path
}

/** Visits the identifiers of all creators, contributors, affiliations and funders, and of the publisher. */
export const agentIdentifiers: Walk<PlacedIdentifier> = (record, visit) => {
  const look = (holder: Members, kind: IdentifierKind, place: Path): void => {
    const { [kind]: value, [schemeMembers[kind]]: scheme } = holder
    if (typeof value !== 'string' || value === '') return
    visit({
      kind,
      value,
      scheme: typeof scheme === 'string' ? scheme : undefined,
      path: [...place, kind],
      schemePath: [...place, schemeMembers[kind]],
    })
  }
  agents(record, ({ agent: { nameIdentifiers, affiliation }, list, index }) => {
    eachObject<Members>(nameIdentifiers, (holder, at) =>
      look(holder, 'nameIdentifier', [list, index, 'nameIdentifiers', at]),
    )
    eachObject<Members>(affiliation, (holder, at) =>
      look(holder, 'affiliationIdentifier', [list, index, 'affiliation', at]),
    )
  })
  if (isObject(record.publisher)) look(record.publisher, 'publisherIdentifier', ['publisher'])
  fundingReferences(record, ({ item, index }) => look(item, 'funderIdentifier', ['fundingReferences', index]))
}

/** Returns the check of a rule for identifiers of one scheme, ignoring the scheme's case. */
export const visitingScheme = (
  scheme: string,
  visit: (identifier: PlacedIdentifier, context: RuleContext) => void,
): ReturnType<typeof visiting> =>
  visiting(agentIdentifiers, (identifier, context) => {
    if (isScheme(identifier.scheme, scheme)) visit(identifier, context)
  })

/** True if a scheme equals a named scheme, ignoring case. */
export const isScheme = (given: string | undefined, scheme: string): boolean =>
  given === scheme ||
  (given !== undefined && given.length === scheme.length && given.toUpperCase() === scheme.toUpperCase())

/** Returns the patch that replaces an identifier with another value. */
export const replaced = (path: Path, value: string): JsonPatchOperation[] => [
  { op: 'replace', path: toPointer(path), value },
]

const schemeMembers: Readonly<Record<IdentifierKind, string>> = {
  nameIdentifier: 'nameIdentifierScheme',
  affiliationIdentifier: 'affiliationIdentifierScheme',
  publisherIdentifier: 'publisherIdentifierScheme',
  funderIdentifier: 'funderIdentifierType',
}

/**
 * Returns the scheme named in the URL or label of a valid identifier: ORCID, ROR, ISNI or GRID. Returns `undefined` for
 * any other text.
 */
export function otherScheme(value: string): { scheme: string } | undefined {
  return schemes.find(({ marks, parse }) => marks.test(value) && parse(value) !== undefined)
}

// Bare digits fit several schemes, so a URL or label is required.
const schemes = [
  { scheme: 'ORCID', marks: /orcid/i, parse: parseOrcid },
  { scheme: 'ROR', marks: /ror/i, parse: parseRor },
  { scheme: 'ISNI', marks: /isni/i, parse: parseIsni },
  { scheme: 'GRID', marks: /grid/i, parse: parseGrid },
] as const
