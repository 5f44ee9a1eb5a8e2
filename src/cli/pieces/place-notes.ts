import { parsePointer, pathOf, toPointer, valueAt } from '../../core/pointer.ts'
import type { DialectRecord } from '../../datacite/dialects/dialect.ts'
import type { SourceRecord } from '../../datacite/read/read-document.ts'
import type { FormatId } from '../../formats/format.ts'
import { placesIn } from '../../text/place.ts'
import type { Positions } from '../../text/positions.ts'
import type { Note } from '../sinks/conversion.ts'

/** Notes about a record with pointers into the input, and their places in its text, instead of pointers into the canonical record. */
export function placeNotes(notes: readonly Note[], source: SourceRecord<FormatId>, positions: Positions): Note[] {
  if (notes.length === 0) return []
  const moved = notes.map(note => ({ ...note, pointer: inputPointer(note.pointer, source) }))
  const places = placesIn(
    source.document,
    moved.map(({ pointer }) => pointer),
  )
  return moved.map(note => {
    const { range, path } = places(note.pointer)
    return {
      ...note,
      ...(path !== undefined && { path }),
      ...(range !== undefined && { position: positions.range(range.start, range.end) }),
    }
  })
}

/** A pointer into the canonical record as one into the input; what was kept beyond the model has its own there. */
function inputPointer(pointer: string, { base, origin, format, document }: SourceRecord<FormatId>): string {
  const [first, second, own] = parsePointer(pointer)
  const start = toPointer(base)
  if (first === 'extras' && second === 'members' && own !== undefined) {
    if (format === 'datacite-xml' || !own.startsWith('/')) return ''
    return [`${start}${own}`, own].find(place => valueAt(document.value, place) !== undefined) ?? start
  }
  return toPointer([...base, ...origin(pathOf(pointer))])
}

/** What reading a record of a retired kernel has changed already. */
export function readingNotes({ stated, shape }: DialectRecord, positions: Positions): Note[] {
  if (stated === undefined || shape === undefined) return []
  return shape(stated.kernel, false)
    .filter(({ rule }) => rule === 'kernel-retired')
    .map(({ message, pointer, path, start, end }) => ({
      kind: 'changed',
      pointer,
      path,
      position: positions.range(start, end),
      message,
    }))
}
