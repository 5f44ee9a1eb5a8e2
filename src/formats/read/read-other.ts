import type { Diagnostic } from '../../core/diagnostic.ts'
import type { Path } from '../../core/pointer.ts'
import type { SourceRecord } from '../../datacite/read/read-document.ts'
import type { Source } from '../../datacite/read/source.ts'
import type { Document, Located } from '../../text/document.ts'
import { placeless } from '../../text/placeless.ts'
import { Positions } from '../../text/positions.ts'
import type { Stretch } from '../../text/stretch.ts'
import type { Format, FormatId } from '../format.ts'

/** Returns a format if it has the given reader. Throws a `TypeError` otherwise. */
export function requireReader(format: Format, reader: 'read' | 'readValue'): Format {
  if (format[reader] !== undefined) return format
  throw new TypeError(
    format.read === undefined
      ? `${format.name} can be written, but not read.`
      : `${format.name} is read from text or bytes, not from a parsed value.`,
  )
}

/** Reads a text or a parsed value in a foreign format. All records are in a single document. */
export function readOther({ id, read, readValue, places: placesIn }: Format, input: string | object): Source<FormatId> {
  const isText = typeof input === 'string'
  const places = isText ? { positions: new Positions(input) } : {}
  const result = (isText ? read?.(input) : readValue?.(input)) ?? { ok: false, diagnostics: [] }
  if (!result.ok) return { documents: [], diagnostics: result.diagnostics, ...places }
  const { records: found } = result
  // An error in a JSON value prevents the conversion of the input; an error in a BibTeX entry does not.
  const isWhole = readValue !== undefined
  const [errors, warnings] = [true, false].map(isError =>
    result.diagnostics.filter(({ severity }) => (isWhole && severity === 'error') === isError),
  ) as [Diagnostic[], Diagnostic[]]
  const document = inert(found.length, warnings)
  const heads = isText ? headsIn(input, found.length, placesIn, errors) : undefined
  const records = found.map(
    (record, index): SourceRecord<FormatId> => ({
      record,
      index,
      format: id,
      document: heads === undefined ? document : { ...document, locate: () => new Map([['', heads(index)]]) },
      base: none,
      unknown: none,
      origin: samePlace,
    }),
  )
  return { documents: [{ syntax: 'json', document, records }], diagnostics: errors, ...places }
}

const none: [] = []
const samePlace = (path: Path): Path => path

/**
 * Returns a function that locates a record in a text by its index.
 *
 * The location is the place of the record if `placesIn` finds one for every record, else the first character of the
 * text that is not white space.
 */
function headsIn(
  text: string,
  count: number,
  placesIn: Format['places'],
  errors: readonly Diagnostic[],
): (index: number) => Located {
  let known: readonly Stretch[] | undefined
  return index => {
    known ??= withoutUnread(placesIn?.(text) ?? [], errors)
    const start = Math.max(0, text.search(/[^\s\ufeff]/))
    const { [index]: own = { start, end: start + 1 } } = known.length === count ? known : []
    return { value: { ...own, container: false } }
  }
}

function withoutUnread(places: readonly Stretch[], errors: readonly Diagnostic[]): readonly Stretch[] {
  if (errors.length === 0) return places
  const unread = new Set(errors.map(({ position }) => position?.start.offset))
  return places.filter(({ start }) => !unread.has(start))
}

/**
 * Creates a document whose values have no positions. Its value is an empty object for one record, and an empty list for
 * any other number of records.
 */
const inert = (count: number, warnings: readonly Diagnostic[]): Document => ({
  ...placeless(count === 1 ? {} : []),
  warnings,
})
