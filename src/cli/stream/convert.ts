import type { ConvertOptions } from '../../formats/convert.ts'
import type { Format, Loss } from '../../formats/format.ts'
import { propertyAt, propertyLabel } from '../../kernel/index.ts'
import { parsePointer } from '../../pointer.ts'
import { placeAfter, start } from '../../stream/each-piece.ts'
import { piecesOf } from '../../stream/pieces.ts'
import { type ConvertedRecord, convertPiece } from '../../stream/read-piece.ts'
import type { ExitCode } from '../command.ts'
import { reasonOf } from '../files.ts'
import type { Collected } from '../inputs/collect.ts'
import type { Input, Problem } from '../inputs/input.ts'
import { exitCodeOf, printProblems } from '../problems.ts'
import { complaint } from '../records.ts'
import type { Terminal } from '../terminal.ts'
import { bounded, oneLine, safeJson } from '../text/printable.ts'
import { count } from '../text/width.ts'
import { membersOf } from './inputs.ts'
import { paceOn } from './pace.ts'
import type { Member } from './unpack.ts'

/** How a stream is converted. */
export interface ConvertRun {
  options: Omit<ConvertOptions, 'to' | 'from'> & { from?: ConvertOptions['from'] }
  to: Format
  /** The file to write; standard output where not given. */
  file: string | undefined
  /** Whether records that would lose something are left out. */
  isStrict: boolean
  /** Whether what each record lost is told in a line of JSON, rather than in sums at the end. */
  isEachTold: boolean
  isQuiet: boolean
}

/** Converts inputs record by record into one text, and tells on standard error what was lost and what could not be read. */
export async function convertAsItComes(collected: Collected, run: ConvertRun, terminal: Terminal): Promise<ExitCode> {
  const { to } = run
  const problems: Problem[] = [...collected.problems]
  const output = run.file === undefined ? undefined : await terminal.files.openOutput(run.file, 0)
  const losses = new Map<string, number>()
  const total = { records: 0, written: 0, unread: 0, withLosses: 0 }
  const pace = paceOn(terminal, 'auto', undefined)
  const write = async (text: string): Promise<void> => {
    if (output !== undefined) return output.write(text)
    terminal.stdout.write(text)
    await terminal.stdout.drained?.()
  }
  function takeRecord(record: ConvertedRecord, file: string, index: number): string {
    total.records++
    const hasLosses = record.losses.length > 0
    if (hasLosses) total.withLosses++
    for (const loss of record.losses) losses.set(kindOf(loss), (losses.get(kindOf(loss)) ?? 0) + 1)
    if (hasLosses && run.isEachTold)
      terminal.stderr.write(`${safeJson({ file, index, to: to.id, notes: bounded(record.losses) })}\n`)
    if (hasLosses && run.isStrict) return ''
    return total.written++ === 0 || to.id !== 'csv' ? record.text : withoutHeading(record.text)
  }

  async function takeMember({ name, chunks, input }: Member & { input: Input }): Promise<void> {
    const from = input.format ?? run.options.from ?? 'auto'
    let progress = start
    for await (const piece of piecesOf(chunks, { from })) {
      const converted = convertPiece(piece, { ...run.options, from, to: to.id, pretty: isText(to) })
      const { result, index, moved, progress: next } = placeAfter(progress, piece, converted)
      progress = next
      for (const diagnostic of result.diagnostics) {
        if (diagnostic.severity === 'error') total.unread++
        if (diagnostic.severity !== 'info') terminal.stderr.write(`${complaint(name, moved(diagnostic))}\n`)
      }
      let text = ''
      for (const record of result.records) text += takeRecord(record, name, index + record.index)
      await write(text)
      pace.tick({ file: name, records: total.records, findings: total.unread, bytes: 0 })
    }
  }

  try {
    for await (const member of membersOf(collected.inputs, terminal)) {
      if ('message' in member) problems.push(member)
      else
        await takeMember(member).catch(error => {
          problems.push({ file: member.name, message: `Cannot be read to its end: ${reasonOf(error)}.` })
        })
    }
  } finally {
    pace.end()
    await output?.close()
  }
  printProblems(problems, terminal)
  if (!run.isQuiet && !run.isEachTold) terminal.stderr.write(summaryText(total, losses))
  return exitCodeOf(problems) || (total.unread > 0 || (run.isStrict && total.withLosses > 0) ? 1 : 0)
}

/** Whether records in a format are texts for people, which have line breaks of their own. */
const isText = ({ extensions }: Format): boolean => !extensions.some(extension => /json/.test(extension))

/** A table without its first line. */
const withoutHeading = (text: string): string => text.slice(text.indexOf('\n') + 1)

function kindOf({ kind, pointer }: Loss): string {
  const property = propertyAt(parsePointer(pointer))
  return `${kind}: ${property === undefined ? 'outside the kernel' : propertyLabel(property)}`
}

function summaryText(
  { records, written, unread }: { records: number; written: number; unread: number },
  losses: ReadonlyMap<string, number>,
): string {
  const lines = [...losses]
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .map(([kind, times]) => `  ${oneLine(kind)} (${times})\n`)
  const left = records > written ? `, ${records - written} left out` : ''
  const broken = unread > 0 ? `, ${count(unread, 'part')} could not be read` : ''
  return `citable: ${count(written, 'record')} converted${left}${broken}.\n${lines.join('')}`
}
