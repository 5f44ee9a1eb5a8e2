import type { Diagnostic } from '../../core/diagnostic.ts'
import { decodeText } from '../../text/decode-text.ts'
import type { Problem } from '../inputs/input.ts'
import type { RewrittenPiece, RewrittenRecord } from '../pieces/rewritten.ts'
import { excerptOf } from '../report/excerpt.ts'
import { isFailing } from '../report/fail-on.ts'
import type { RewritingRun } from '../run/rewriting-run.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { reportRoots } from '../text/repository-name.ts'
import { type ConvertedFile, conversionFormat, conversionReport } from './conversion-report.ts'
import { textsOf } from './record-sink.ts'
import { isFailingNote, type NoteKind, type RewritingReport, registrationInfo } from './rewriting-report.ts'

/** The only item of a file that is processed as one piece. */
interface RewrittenFile extends RewrittenPiece {
  index: 0
  bytes: Uint8Array
}

/**
 * Creates a report on whole files that is written at the end of a run.
 *
 * Notes of failing kinds prevent a file from being written. If the run has failing kinds, errors and warnings also
 * prevent a file from being written.
 */
export async function reportAtEnd(run: RewritingRun, terminal: Terminal): Promise<RewritingReport<RewrittenFile>> {
  const roots = await reportRoots([conversionFormat(run, terminal)], terminal)
  const { failing, job, options } = run
  const { 'fail-on': failOn = 'error' } = options
  const files: ConvertedFile[] = []
  let isFailed = false
  let leavesRegistration = false
  return {
    isWhole: true,
    items: ({ result, extent }, { bytes }) => ({
      result: { records: [{ ...result, index: 0, bytes }], diagnostics: [] },
      extent,
    }),
    async take(items, { name }, _, write) {
      const problems: Problem[] = []
      for (const piece of items) {
        const { records, bytes } = piece
        leavesRegistration ||= records.some(record => record.leavesRegistration)
        const diagnostics = [...piece.diagnostics, ...records.flatMap(({ effects = [] }) => effects)]
        const isKept = !isLeftOut(records, diagnostics, failing)
        isFailed ||=
          (!isKept && failOn !== 'never') ||
          diagnostics.some(diagnostic => isFailing(diagnostic, failOn)) ||
          records.some(({ notes }) => notes.some(note => isFailingNote(note, failing, failOn)))
        const { problems: unwritten, ...delivered } = isKept ? await write(piece) : { problems: [] }
        problems.push(...unwritten)
        const isWritten = isKept && textsOf(piece).length > 0 && unwritten.length === 0
        const excerpt = job === 'convert as registered' ? () => undefined : excerptsOf(bytes)
        files.push({ file: name, records: records.map(withoutText), diagnostics, excerpt, ...delivered, isWritten })
      }
      return problems
    },
    counts: () => ({ kinds: [], failingKinds: [], isFailed }),
    end({ problems }) {
      terminal.stderr.write(conversionReport({ files, problems }, run, isFailed, terminal, roots))
      if (leavesRegistration) terminal.stderr.write(registrationInfo(options))
      return isFailed
    },
  }
}

const isLeftOut = (
  records: readonly RewrittenRecord[],
  diagnostics: readonly Diagnostic[],
  failing: readonly NoteKind[],
): boolean =>
  (failing.length > 0 && diagnostics.some(({ severity }) => severity !== 'info')) ||
  records.some(({ notes }) => notes.some(({ kind }) => failing.includes(kind)))

/** Removes the members `text` and `record`, which the final report does not need. */
const withoutText = ({ text, record, ...rest }: RewrittenRecord): RewrittenRecord => rest

function excerptsOf(bytes: Uint8Array): ConvertedFile['excerpt'] {
  let text: string | undefined
  return ({ position }) => {
    if (position === undefined) return undefined
    if (text === undefined) {
      // Positions refer to the text as decoded for reading.
      const decoded = decodeText(bytes)
      text = decoded.ok ? decoded.text : decoded.before
    }
    return excerptOf(text, position)
  }
}
