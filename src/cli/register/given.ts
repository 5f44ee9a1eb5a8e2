import type { Diagnostic, Range } from '../../core/diagnostic.ts'
import { parsePointer, toPointer } from '../../core/pointer.ts'
import { completeRecord } from '../../datacite/complete.ts'
import { carriedRecord } from '../../datacite/read/carried-record.ts'
import { misreadings } from '../../datacite/read/misreadings.ts'
import type { SourceRecord } from '../../datacite/read/read-document.ts'
import type { Source } from '../../datacite/read/source.ts'
import type { FormatId } from '../../formats/format.ts'
import type { Datacite } from '../../model/datacite.ts'
import { eachPart, type PieceItems } from '../../records/place.ts'
import { readPiece } from '../../records/read-piece.ts'
import type { RegistryEvent } from '../../registry/act.ts'
import { xmlOf } from '../../registry/client/calls/written-xml.ts'
import { eventIn } from '../../registry/request.ts'
import { placesIn } from '../../text/place.ts'
import type { Positions } from '../../text/positions.ts'
import type { ExitCode } from '../command.ts'
import type { Collected } from '../inputs/collect.ts'
import { recordReaders } from '../inputs/readers/readers.ts'
import { exitCodeOfWork } from '../records.ts'
import { eachMember } from '../run/each-member.ts'
import { wholeReading } from '../run/reading.ts'
import type { Terminal } from '../terminal/terminal.ts'

/** A record to register. */
export interface RecordToRegister {
  file: string
  /** The index of the record in its file, from 0. */
  index: number
  record: Datacite
  /** The XML source of the record, if there is one. */
  xml?: string
  /** The event that the record itself requests. */
  event?: RegistryEvent
  /**
   * Returns the range of a value in the file or, if the value is missing, of its nearest ancestor. Returns undefined if
   * positions are unknown.
   */
  place(pointer: string): Range | undefined
}

/** Reads the records of all inputs with their positions. Reports unreadable parts on standard error. */
export async function recordsToRegister(
  collected: Collected,
  options: { from?: FormatId | 'auto' },
  terminal: Terminal,
): Promise<{ records: RecordToRegister[]; exitCode: ExitCode }> {
  const records: RecordToRegister[] = []
  const done = await eachMember(
    collected,
    {
      command: 'register',
      from: options.from,
      read: wholeReading,
      work: async (piece, from, { name }) =>
        eachPart(readPiece(piece, await recordReaders(piece, from, name)), source => givenIn(source, name)),
      complain(line, severity) {
        if (severity === 'error') terminal.stderr.write(line)
      },
      async take(given) {
        for (const one of given) records.push(one)
      },
    },
    terminal,
  )
  return { records, exitCode: exitCodeOfWork(done, terminal) }
}

/** Returns the records of a source, with findings about unreadable parts and about changes made by reading. */
function givenIn({ documents, diagnostics, positions }: Source<FormatId>, file: string): PieceItems<RecordToRegister> {
  const changes: Diagnostic[] = []
  const records = [...documents].flatMap(({ syntax, document, records: held }) => {
    changes.push(...misreadings(document, positions))
    return held.map(source => ({
      file,
      index: source.index,
      record: carriedRecord(source) ?? completeRecord(source, syntax),
      ...xmlIn(source),
      ...eventOf(source),
      place: (pointer: string) => placeIn(source, positions, pointer),
    }))
  })
  return { records, diagnostics: [...diagnostics, ...changes] }
}

function xmlIn(source: SourceRecord<FormatId>): { xml?: string } {
  const xml = xmlOf(source)
  return xml === undefined ? {} : { xml }
}

function eventOf(source: SourceRecord<FormatId>): { event?: RegistryEvent } {
  const event = eventIn(source)
  return event === undefined ? {} : { event }
}

function placeIn(source: SourceRecord<FormatId>, positions: Positions | undefined, pointer: string): Range | undefined {
  const inDocument = toPointer([...source.base, ...source.origin(parsePointer(pointer))])
  const { range } = placesIn(source.document, [inDocument])(inDocument)
  return range && positions?.range(range.start, range.end)
}
