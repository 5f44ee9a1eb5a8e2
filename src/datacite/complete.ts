import { isObject } from '../core/object.ts'
import { type Path, toPointer, valueAt } from '../core/pointer.ts'
import type { Datacite } from '../model/datacite.ts'
import type { ParsedText } from '../text/document.ts'
import { pathWithEnvelope } from './read/candidates.ts'
import type { SourceRecord } from './read/read-document.ts'
import { settled } from './writing/as-written.ts'
import { writeDialect } from './writing/dialect-writer.ts'
import { takeApart } from './writing/extras.ts'
import { isSame } from './writing/same.ts'
import { writerNamed } from './writing/writers.ts'
import type { DialectWriter } from './writing/writing.ts'

type Members = Record<string, unknown>

/**
 * Returns the record of a document with the extras that are needed to write the same document again.
 *
 * The extras are members beyond the model, and members that the writer would spell differently. A record from YAML,
 * from a format without a dialect writer or from an older shape of its dialect is returned unchanged.
 */
export function completeRecord(source: SourceRecord<string>, syntax: ParsedText['syntax']): Datacite {
  const writer = writerNamed(source.format)
  // YAML does not distinguish text from numbers, so the spelling of its values is unknown.
  return writer === undefined || syntax === 'yaml' || source.isOlder ? source.record : withSpelling(source, writer)
}

function withSpelling(
  { record, format, document, base, isCarried }: SourceRecord<string>,
  writer: DialectWriter,
): Datacite {
  // A record keeps its envelope; the page around several records belongs to none of them.
  const around = pathWithEnvelope(base)
  const isWrapped = around !== base
  const given = valueAt(document.value, around)
  const { extras, ...read } = record
  // Values from XML have no spelling in the document.
  if (isCarried) {
    if (!isWrapped) return record
    return { ...read, extras: { format, members: wrapped(extras?.members ?? {}, given) } }
  }
  // The canonical JSON may lack parts of a broken polygon, so only the canonical parts are compared.
  const model: Datacite = hasPolygons(read) ? settled(read as Members) : read
  const isOwn = extras?.format === format
  if (extras !== undefined && !isOwn && isSame(given, writeDialect(writer, record).value)) return record
  const members: Members = isWrapped ? wrapped(isOwn ? extras.members : {}, given) : { ...(isOwn && extras.members) }
  if (extras !== undefined && !isOwn) members['/extras'] = extras
  const kept = (): Datacite => ({ ...model, extras: { format, members } })
  const { value } = writeDialect(writer, kept())
  const { frame } = takeApart(format, members)
  const differing = differences(valueAt(given, frame), valueAt(value, frame))
  for (const name of differing) keepWhole(members, [...frame, name], valueAt(given, [...frame, name]))
  if (differing.length > 0) return kept()
  return Object.keys(members).length > 0 || !isSame(given, writeDialect(writer, model).value) ? kept() : model
}

const hasPolygons = ({ geoLocations }: Datacite): boolean =>
  Array.isArray(geoLocations) &&
  geoLocations.some(location => isObject(location) && Object.hasOwn(location, 'geoLocationPolygon'))

/** Returns the extras of a record in an envelope. Their pointers refer to the whole document. */
function wrapped(members: Members, document: unknown): Members {
  const inside = Object.entries(members).map(([pointer, value]) => [`/data${pointer}`, value] as const)
  const beside = isObject(document) ? Object.entries(document).filter(([name]) => name !== 'data') : []
  const all = [...beside.map(([name, value]) => [toPointer([name]), value] as const), ...inside]
  return all.some(([pointer]) => pointer.startsWith('/data/'))
    ? Object.fromEntries(all)
    : { ...Object.fromEntries(all), '/data': {} }
}

function differences(given: unknown, written: unknown): string[] {
  if (!isObject(given)) return []
  return Object.keys(given).filter(
    name => !isObject(written) || !Object.hasOwn(written, name) || !isSame(given[name], written[name]),
  )
}

/** Stores a whole member in place of the stored values inside it. */
function keepWhole(members: Members, path: Path, value: unknown): void {
  const pointer = toPointer(path)
  for (const key of Object.keys(members)) if (key.startsWith(`${pointer}/`)) delete members[key]
  members[pointer] = value
}
