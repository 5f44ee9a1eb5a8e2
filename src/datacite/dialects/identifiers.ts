import { isObject } from '../../core/object.ts'
import type { Path } from '../../core/pointer.ts'
import type { AlternateIdentifier, Datacite } from '../../model/datacite.ts'

/**
 * The content of a list of `{ identifier, identifierType }`: the DOI, and the other identifiers with their positions.
 */
export interface IdentifierList {
  doi: unknown
  doiIndex: number
  /** Every entry except the DOI, as an alternate identifier. An entry that is not an object stays unchanged. */
  others: unknown[]
  /** For each entry in `others`, the index in the original list. */
  indices: number[]
}

const isDoiEntry = (entry: unknown): entry is Readonly<Record<string, unknown>> =>
  isObject(entry) &&
  typeof entry.identifierType === 'string' &&
  entry.identifierType.toUpperCase() === 'DOI' &&
  entry.identifier !== undefined &&
  entry.identifier !== null

/** Splits a list of identifiers into the DOI (the first entry of that type) and the rest. */
export function splitIdentifiers(list: readonly unknown[]): IdentifierList {
  const doiIndex = list.findIndex(isDoiEntry)
  const entryOfDoi = doiIndex < 0 ? undefined : list[doiIndex]
  const split: IdentifierList = {
    doi: isObject(entryOfDoi) ? entryOfDoi.identifier : undefined,
    doiIndex,
    others: [],
    indices: [],
  }
  for (const [index, entry] of list.entries()) {
    if (index === doiIndex) continue
    split.others.push(isObject(entry) ? toAlternate(entry) : entry)
    split.indices.push(index)
  }
  return split
}

function toAlternate({ identifier, identifierType }: Readonly<Record<string, unknown>>): AlternateIdentifier {
  const alternate: Record<string, unknown> = {}
  if (identifier !== undefined && identifier !== null) alternate.alternateIdentifier = identifier
  if (identifierType !== undefined && identifierType !== null) alternate.alternateIdentifierType = identifierType
  return alternate
}

/**
 * Moves the entries in a list of all identifiers to the canonical members. Returns a function that converts the
 * canonical path of an identifier to the original path, and returns undefined for any other path.
 */
export function settleListed(record: Datacite & { identifiers?: unknown }): (path: Path) => Path | undefined {
  const { identifiers, alternateIdentifiers: plain = [] } = record
  delete record.identifiers
  const split = splitIdentifiers(Array.isArray(identifiers) ? identifiers : [identifiers])
  if (split.doi !== undefined) record.doi = split.doi as string
  if (split.others.length > 0)
    record.alternateIdentifiers = split.others.concat(plain) as NonNullable<Datacite['alternateIdentifiers']>
  return path => {
    const [member, index, ...rest] = path
    if (member === 'doi') return ['identifiers', ...(split.doiIndex < 0 ? [] : [split.doiIndex, 'identifier'])]
    if (member !== 'alternateIdentifiers') return undefined
    if (typeof index !== 'number' || index < split.others.length) return identifierOrigin(split, 'identifiers', path)
    return [member, index - split.others.length, ...rest]
  }
}

/** Returns the path of an alternate identifier in its original list. */
export function identifierOrigin(split: IdentifierList, list: string, path: Path): Path {
  const [, index, member] = path
  const origin: (string | number)[] = [list]
  if (typeof index === 'number') origin.push(split.indices[index] ?? index)
  if (member !== undefined) origin.push(member === 'alternateIdentifierType' ? 'identifierType' : 'identifier')
  return origin
}
