import { isObject } from '../../core/object.ts'
import { messagesOf } from '../../messages/message.ts'
import type { Datacite } from '../../model/datacite.ts'
import { splitIdentifiers } from '../dialects/identifiers.ts'
import type { Trail } from '../dialects/read-members.ts'
import type { DialectWriting } from './writing.ts'

type Members = Record<string, unknown>

/**
 * Returns the identifiers of a record in the spelling of a dialect, or `undefined` if they can be written unchanged.
 *
 * A dialect without a DOI member gets one list with the DOI first. In any other dialect, the member
 * `identifier` moves to the alternate identifiers, except a DOI in a record without `doi`.
 */
export function spellIdentifiers(record: Members, isListed: boolean, writing: DialectWriting): Members | undefined {
  if (writing.isWide || (!isListed && record.identifier === undefined)) return undefined
  const { doi: stated, identifier: given, alternateIdentifiers } = record
  const isSame = stated === undefined && isDoi(given)
  const doi = isSame ? given.identifier : stated
  const identifier = isSame ? undefined : given
  const alternates = entriesOf(alternateIdentifiers)
  if (identifier !== undefined)
    writing.lose(
      'changed',
      { parent: undefined, step: 'identifier' },
      identifier,
      say(isListed ? 'identifierListed' : 'identifierAlternate', { format: writing.name }),
    )
  const members: Members = {}
  if (isListed) {
    const own = doi === undefined ? [] : [{ identifier: doi, identifierType: 'DOI' }]
    const others = alternates.map((entry, index) => asIdentifier(entry, index, writing))
    const before = [...own, ...entriesOf(identifier)]
    const identifiers = [...before, ...others]
    const promoted = splitIdentifiers(identifiers).doiIndex - before.length
    if (promoted >= 0) writing.lose('changed', trailOf(promoted), alternates[promoted], say('alternateAsDoi'))
    if (identifiers.length > 0) members.identifiers = identifiers
  } else {
    if (doi !== undefined) members.doi = doi
    const entries = [...entriesOf(identifier).map(asAlternate), ...alternates]
    if (entries.length > 0) members.alternateIdentifiers = entries
  }
  return members
}

const say = messagesOf('losses', {
  identifierListed: '{format} stores all identifiers in one list, so this identifier becomes an entry of that list.',
  identifierAlternate:
    '{format} has a separate member only for a DOI, so this identifier becomes one of the alternate identifiers.',
  alternateAsDoi:
    'The record has no DOI of its own, so this alternate identifier of type DOI becomes the DOI of the record.',
})

/** The names of the members that {@link spellIdentifiers} handles, and `extras`. */
export const spelledMembers: ReadonlySet<string> = new Set(['extras', 'doi', 'identifier', 'alternateIdentifiers'])

const isDoi = (identifier: unknown): identifier is Members =>
  isObject(identifier) && identifier.identifierType === 'DOI' && typeof identifier.identifier === 'string'

const asAlternate = (identifier: unknown): unknown =>
  isObject(identifier)
    ? { alternateIdentifier: identifier.identifier, alternateIdentifierType: identifier.identifierType }
    : identifier

const entriesOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]

const trailOf = (index: number): Trail => ({ parent: { parent: undefined, step: 'alternateIdentifiers' }, step: index })

function asIdentifier(entry: unknown, index: number, writing: DialectWriting): unknown {
  if (!isObject(entry)) return entry
  const { alternateIdentifier: identifier, alternateIdentifierType: identifierType, ...others } = entry
  const at = trailOf(index)
  for (const [name, value] of Object.entries(others)) writing.loseMember({ parent: at, step: name }, value)
  return { ...(identifier !== undefined && { identifier }), ...(identifierType !== undefined && { identifierType }) }
}

/**
 * True if a list of identifiers adds nothing to the record. Some dialects have such a list in addition to
 * the alternate identifiers.
 */
export function isMirrored(list: unknown, { doi, alternateIdentifiers = [] }: Datacite): boolean {
  return (
    Array.isArray(list) &&
    list.every(
      entry =>
        isObject(entry) &&
        ((entry.identifier === doi && doi !== undefined) ||
          alternateIdentifiers.some(
            other =>
              other.alternateIdentifier === entry.identifier && other.alternateIdentifierType === entry.identifierType,
          )),
    )
  )
}
