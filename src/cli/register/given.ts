import type { Diagnostic, Range } from '../../core/diagnostic.ts'
import { parsePointer, toPointer } from '../../core/pointer.ts'
import { completeRecord } from '../../datacite/complete.ts'
import { carriedRecord } from '../../datacite/read/carried-record.ts'
import { misreadings } from '../../datacite/read/misreadings.ts'
import type { SourceRecord } from '../../datacite/read/read-document.ts'
import type { FormatId } from '../../formats/format.ts'
import type { Datacite } from '../../model/datacite.ts'
import { wholePiece } from '../../records/piece.ts'
import { records as readRecords } from '../../records/read-piece.ts'
import { placesIn } from '../../text/place.ts'
import type { Positions } from '../../text/positions.ts'
import type { ExitCode } from '../command.ts'
import type { Collected } from '../inputs/collect.ts'
import { eachInput } from '../inputs/each.ts'
import { recordReaders } from '../inputs/readers.ts'
import { complaint, exitCodeOf, printProblems } from '../terminal/problems.ts'
import type { Terminal } from '../terminal/terminal.ts'

/** A record to be registered. */
export interface RecordToRegister {
  file: string
  /** 0 for the first record of the file. */
  index: number
  record: Datacite
  /** Where in the file a value of the record stands, or what should hold it. */
  place(pointer: string): Range | undefined
}

/** Reads the records of all inputs, with their places; reports on standard error what cannot be read. */
export async function recordsToRegister(
  { inputs, problems }: Collected,
  options: { from?: FormatId | 'auto' },
  terminal: Terminal,
): Promise<{ records: RecordToRegister[]; exitCode: ExitCode }> {
  const records: RecordToRegister[] = []
  let isUnread = false
  const unread = await eachInput(inputs, terminal, async (file, bytes, input) => {
    const readers = await recordReaders(wholePiece(bytes), input.format ?? options.from, input.name)
    const [{ documents, diagnostics, positions }] = readRecords(bytes, readers).parts
    const changes: Diagnostic[] = []
    for (const { syntax, document, records: held } of documents) {
      changes.push(...misreadings(document, positions))
      for (const source of held)
        records.push({
          file,
          index: source.index,
          record: carriedRecord(source) ?? completeRecord(source, syntax),
          place: pointer => placeIn(source, positions, pointer),
        })
    }
    for (const diagnostic of [...diagnostics, ...changes])
      if (diagnostic.severity === 'error') {
        isUnread = true
        terminal.stderr.write(`${complaint(file, diagnostic)}\n`)
      }
  })
  const allProblems = [...problems, ...unread]
  printProblems(allProblems, terminal)
  return { records, exitCode: exitCodeOf(allProblems) || (isUnread ? 1 : 0) }
}

function placeIn(source: SourceRecord<FormatId>, positions: Positions | undefined, pointer: string): Range | undefined {
  const inDocument = toPointer([...source.base, ...source.origin(parsePointer(pointer))])
  const { range } = placesIn(source.document, [inDocument])(inDocument)
  return range && positions?.range(range.start, range.end)
}
