import { isObject } from '../core/object.ts'
import { type Path, pathOf, toPointer } from '../core/pointer.ts'
import { isForeign } from '../datacite/dialects/dialect.ts'
import { diffRecords } from '../datacite/diff/diff.ts'
import type { Difference, Side } from '../datacite/diff/difference.ts'
import type { Datacite } from '../model/datacite.ts'
import { records } from '../records/read-piece.ts'
import { allReaders } from './read/all-readers.ts'

/**
 * The differences between two records, in the order of the kernel; none where they say the same. Each is text, bytes or a value that
 * was parsed already, of any format that can be read; pointers lead into what was given where that is one of DataCite's formats, else
 * into the canonical record that it was read into. Absent, null and empty lists are the same, and so are DOIs that differ in case
 * and numbers that are only written differently. The order of creators, contributors, titles and polygon points counts; entries of
 * other lists are matched wherever they stand. Members beyond the kernel are not compared. What holds no record, several of them, a
 * BigInt or itself is a `TypeError` that says so.
 *
 * @example
 * const before = { titles: [{ title: 'Waves' }], publicationYear: 2020 }
 * const after = { data: { attributes: { titles: [{ title: 'Waves' }], publicationYear: 2021 } } }
 * const differences = diff(before, after)
 * differences.map(({ message }) => message) // → ['5 publicationYear: 2020 became 2021.']
 * differences[0]?.after?.pointer // → '/data/attributes/publicationYear'
 */
export function diff(before: string | Uint8Array | object, after: string | Uint8Array | object): Difference[] {
  const [one, other] = [onlyRecord(before, 'first'), onlyRecord(after, 'second')]
  return diffRecords(one.record, other.record).map(({ before, after, ...difference }) => ({
    ...difference,
    ...(before && { before: inInput(before, one) }),
    ...(after && { after: inInput(after, other) }),
  }))
}

/** A record, and the path in what was given for a path in the record. */
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
      `diff compares two records, but the ${which} input holds ${found.length}; compare them one by one.`,
    )
  const [fault] = diagnostics
  // A record may be too small to be recognised.
  if (isObject(input) && !isForeign(input) && fault?.rule === 'schema/unrecognised')
    return { record: input, origin: path => path }
  throw new TypeError(`The ${which} input cannot be compared. ${fault?.message ?? 'There is no record in it.'}`)
}

const inInput = ({ pointer, value }: Side, { origin }: Compared): Side => ({
  pointer: toPointer(origin(pathOf(pointer))),
  value,
})
