import { isObject, type Members } from '../../../core/object.ts'
import { type Path, toPointer } from '../../../core/pointer.ts'
import { canonicalRecord } from '../../../datacite/canonical-record.ts'
import { diffRecords } from '../../../datacite/diff/diff.ts'
import { isEmpty, metadataNames } from '../calls/sending.ts'

/** A value of a record at the registry that differs from an earlier or predicted value. */
export interface AttributeDifference {
  /** The JSON Pointer into the attributes. */
  pointer: string
  before?: unknown
  after?: unknown
}

/** Returns every metadata value in which two records differ. Empty and absent values are equal. */
export function attributeDifferences(before: Members, after: Members): AttributeDifference[] {
  const differences: AttributeDifference[] = []
  for (const name of metadataNames) compare([name], before[name], after[name], differences)
  return differences
}

/** Returns the {@link metadataNames} members of a record's attributes, except empty ones. */
export const metadataIn = (attributes: Members): Members =>
  Object.fromEntries(
    metadataNames.flatMap(name => {
      const value = attributes[name]
      return isEmpty(value) ? [] : [[name, value] as const]
    }),
  )

/**
 * Describes how the metadata of two records differ, in sentences with the kernel's labels.
 *
 * If the canonical records do not differ, the sentences have JSON Pointers instead.
 */
export function differencesInWords(before: Members, after: Members): string[] {
  const exact = attributeDifferences(before, after)
  if (exact.length === 0) return []
  const said = diffRecords(canonicalRecord(metadataIn(before)), canonicalRecord(metadataIn(after))).map(
    ({ message }) => message,
  )
  return said.length > 0 ? said : exact.map(differenceInWords)
}

const differenceInWords = ({ pointer, before, after }: AttributeDifference): string =>
  `${pointer}: ${inWords(before)} became ${inWords(after)}.`

/** Returns a value as JSON for a message, cut to 120 characters, or "nothing" for an empty value. */
export function inWords(value: unknown): string {
  if (isEmpty(value)) return 'nothing'
  const text = JSON.stringify(value) ?? String(value)
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

function compare(path: Path, before: unknown, after: unknown, differences: AttributeDifference[]): void {
  if (before === after || (isEmpty(before) && isEmpty(after))) return
  if (Array.isArray(before) && Array.isArray(after)) {
    for (let index = 0; index < Math.max(before.length, after.length); index++)
      compare([...path, index], before[index], after[index], differences)
  } else if (isObject(before) && isObject(after)) {
    for (const name of new Set([...Object.keys(before), ...Object.keys(after)]))
      compare([...path, name], ownOf(before, name), ownOf(after, name), differences)
  } else {
    differences.push({
      pointer: toPointer(path),
      ...(before !== undefined && { before }),
      ...(after !== undefined && { after }),
    })
  }
}

const ownOf = (holder: Members, name: string): unknown => (Object.hasOwn(holder, name) ? holder[name] : undefined)

const longest = 120
