import { onlyTypeErrors } from '../core/argument.ts'
import { isObject } from '../core/object.ts'
import { type Path, pathOf, toPointer } from '../core/pointer.ts'
import { isForeign } from '../datacite/dialects/dialect.ts'
import { diffRecords } from '../datacite/diff/diff.ts'
import type { Difference, Side } from '../datacite/diff/difference.ts'
import type { Datacite } from '../model/datacite.ts'
import { heldRecord } from '../model/given/held-record.ts'
import { records } from '../records/read-piece.ts'
import { allReaders } from './read/all-readers.ts'

/**
 * Returns the differences between two records, in the order of the kernel. Each input is text, bytes or a parsed
 * value, in any readable format.
 *
 * Pointers refer to the input if it is in one of DataCite's formats, and otherwise to the canonical record read from
 * it. Absent values, null and empty lists are equal. So are DOIs that differ in case, and numbers that differ only in
 * notation.
 *
 * The order of creators, contributors, titles and polygon points matters. Entries of other lists are matched
 * regardless of position. Members beyond the kernel are not compared.
 * @throws TypeError if an input has no record or several records, or contains a BigInt or itself
 *
 * @example
 * const before = { titles: [{ title: 'Waves' }], publicationYear: 2020 }
 * const after = { data: { attributes: { titles: [{ title: 'Waves' }], publicationYear: 2021 } } }
 * const differences = diff(before, after)
 * differences.map(({ message }) => message) // → ['5 publicationYear: 2020 became 2021.']
 * differences[0]?.after?.pointer // → '/data/attributes/publicationYear'
 */
export function diff(before: string | Uint8Array | object, after: string | Uint8Array | object): Difference[] {
  const [one, other] = [onlyRecord(held(before), 'first'), onlyRecord(held(after), 'second')]
  return diffRecords(one.record, other.record).map(({ before, after, ...difference }) => ({
    ...difference,
    ...(before && { before: inInput(before, one) }),
    ...(after && { after: inInput(after, other) }),
  }))
}

/** Returns the record in a result of this package, and any other input unchanged. */
const held = (input: string | Uint8Array | object): string | Uint8Array | object =>
  isObject(input) && !ArrayBuffer.isView(input) ? onlyTypeErrors(() => heldRecord(input) as object) : input

/** A record, and the function that converts its paths to paths in the input. */
interface Compared {
  record: Datacite
  origin(path: Path): Path
}

function onlyRecord(input: string | Uint8Array | object, which: string): Compared {
  const [{ documents, diagnostics }] = records(input, allReaders('auto', false)).parts
  const found = [...documents].flatMap(({ records }) => records)
  const [only] = found
  if (only !== undefined && found.length === 1)
    return { record: only.record, origin: path => [...only.base, ...only.origin(path)] }
  if (found.length > 1)
    throw new TypeError(
      `diff compares two records, but the ${which} input contains ${found.length}; compare them one by one.`,
    )
  const [fault] = diagnostics
  // A record may be too small to be detected.
  if (isObject(input) && !isForeign(input) && fault?.rule === 'schema/unrecognised')
    return { record: input, origin: path => path }
  throw new TypeError(`The ${which} input cannot be compared. ${fault?.message ?? 'There is no record in it.'}`)
}

const inInput = ({ pointer, value }: Side, { origin }: Compared): Side => ({
  pointer: toPointer(origin(pathOf(pointer))),
  value,
})
