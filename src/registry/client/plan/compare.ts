import { isObject, type Members } from '../../../core/object.ts'
import { type Path, toPointer } from '../../../core/pointer.ts'
import { canonicalRecord } from '../../../datacite/canonical-record.ts'
import { withUnknownNames } from '../../../datacite/derived/types.ts'
import { diffRecords } from '../../../datacite/diff/diff.ts'
import { isEmpty, metadataNames } from '../calls/sending.ts'

/** A value of a record at the registry that is not what it was, or not what was foretold. */
export interface AttributeDifference {
  /** JSON Pointer into the attributes. */
  pointer: string
  before?: unknown
  after?: unknown
}

/** Every value in which the metadata of two records differ, exactly; what is empty is the same as what is not there. */
export function attributeDifferences(before: Members, after: Members): AttributeDifference[] {
  const differences: AttributeDifference[] = []
  for (const name of metadataNames) compare([name], before[name], after[name], differences)
  return differences
}

/** Returns the metadata of a record alone, without empty members and without names of its type that cannot be predicted. */
export const metadataIn = (attributes: Members): Members =>
  Object.fromEntries(
    metadataNames.flatMap(name => {
      const value = name === 'types' ? predictableTypes(attributes.types) : attributes[name]
      return isEmpty(value) ? [] : [[name, value] as const]
    }),
  )

function predictableTypes(types: unknown): unknown {
  if (!isObject(types)) return types
  const { resourceTypeGeneral: general, resourceType } = types
  return typeof general === 'string' && withUnknownNames.has(general)
    ? { resourceTypeGeneral: general, resourceType }
    : types
}

/** The differences in sentences: in the words of the kernel where it has some, else by pointer. */
export function differencesInWords(before: Members, after: Members): string[] {
  const exact = attributeDifferences(before, after)
  if (exact.length === 0) return []
  const said = diffRecords(canonicalRecord(metadataIn(before)), canonicalRecord(metadataIn(after))).map(
    ({ message }) => message,
  )
  return said.length > 0 ? said : exact.map(differenceInWords)
}

/** A difference in a sentence. */
const differenceInWords = ({ pointer, before, after }: AttributeDifference): string =>
  `${pointer}: ${inWords(before)} became ${inWords(after)}.`

/** A value in few words. */
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
