import type { Range } from '../../core/diagnostic.ts'
import { parsePointer, pathOf, toPointer, valueAt } from '../../core/pointer.ts'
import type { DialectRecord } from '../../datacite/dialects/dialect.ts'
import type { Change } from '../../datacite/fit/change.ts'
import type { SourceRecord } from '../../datacite/read/read-document.ts'
import type { FormatId, Loss } from '../../formats/format.ts'
import { propertyAt, propertyLabel } from '../../kernel/index.ts'
import { saying } from '../../messages/message.ts'
import { placesIn } from '../../text/place.ts'
import type { Positions } from '../../text/positions.ts'

/**
 * A note on a value that was not preserved or that needs review. A note has a position if its pointer refers to the
 * input.
 */
export interface Note extends Change {
  /** An XPath-like path, only for XML. */
  path?: string
  position?: Range
}

/**
 * Returns the notes about a record with pointers and positions in the input. Returns none if positions are unknown.
 *
 * For a record of a retired kernel, the notes about reading the record come first.
 */
export function placedNotes(
  notes: readonly (Loss | Change)[],
  source: SourceRecord<FormatId>,
  positions: Positions | undefined,
): Note[] {
  if (positions === undefined) return []
  const read = source.stated?.kind === 'retired' ? readingNotes(source, positions) : []
  if (notes.length === 0) return read
  const moved = notes.map(note => ({ ...asNote(note), pointer: inputPointer(note.pointer, source) }))
  const places = placesIn(
    source.document,
    moved.map(({ pointer }) => pointer),
  )
  return [
    ...read,
    ...moved.map(note => {
      const { range, path } = places(note.pointer)
      return {
        ...note,
        ...(path !== undefined && { path }),
        ...(range !== undefined && { position: positions.range(range.start, range.end) }),
      }
    }),
  ]
}

function asNote(note: Loss | Change): Note {
  if (!('value' in note)) return { ...note }
  const { kind, pointer, message, messageId, values, value } = note
  const property = propertyAt(parsePointer(pointer))
  return {
    kind,
    pointer,
    ...(property && { property: propertyLabel(property) }),
    message,
    messageId,
    ...(values && { values }),
    ...(kind === 'invented' ? { after: value } : { before: value }),
  }
}

/**
 * Returns the pointer into the input that corresponds to a pointer into the canonical record.
 *
 * For JSON, a key in `extras.members` is itself a pointer into the record or the input.
 */
function inputPointer(pointer: string, { base, origin, format, document }: SourceRecord<FormatId>): string {
  const [first, second, own] = parsePointer(pointer)
  const start = toPointer(base)
  if (first === 'extras' && second === 'members' && own !== undefined) {
    if (format === 'datacite-xml' || !own.startsWith('/')) return ''
    return [`${start}${own}`, own].find(place => valueAt(document.value, place) !== undefined) ?? start
  }
  return toPointer([...base, ...origin(pathOf(pointer))])
}

function readingNotes({ stated, shape }: DialectRecord, positions: Positions): Note[] {
  if (stated === undefined || shape === undefined) return []
  return shape(stated.kernel, false)
    .filter(({ rule }) => rule === 'kernel-retired')
    .map(({ message, pointer, path, start, end }) => ({
      kind: 'changed',
      ...saying(message, 'kernel-retired'),
      pointer,
      path,
      position: positions.range(start, end),
    }))
}
