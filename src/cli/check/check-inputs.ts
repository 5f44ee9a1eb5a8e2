import { decodeText } from '../../text/decode-text.ts'
import { inputFinding } from '../../text/input-finding.ts'
import { check } from '../../validation/check.ts'
import type { CheckOptions, CheckReport } from '../../validation/report.ts'
import type { Collected } from '../inputs/collect.ts'
import { eachInput } from '../inputs/each.ts'
import { foreignFormat } from '../inputs/format-of.ts'
import type { Problem } from '../inputs/input.ts'
import { failure } from '../problems.ts'
import { excerptOf } from '../report/excerpt.ts'
import type { FileReport, Report } from '../report/report.ts'
import { summarise } from '../report/summary.ts'
import type { Terminal } from '../terminal.ts'
import { oneLine } from '../text/printable.ts'

/** Checks every input. One that cannot be read is a problem in the report; the others are checked all the same. */
export async function checkInputs(collected: Collected, options: CheckOptions, terminal: Terminal): Promise<Report> {
  const files: FileReport[] = []
  const failures: Problem[] = []
  const unread = await eachInput(collected.inputs, terminal, (name, bytes, { format }) => {
    try {
      files.push(checkFile(name, bytes, format === undefined ? options : { ...options, from: format }))
    } catch (error) {
      failures.push({ file: name, message: failure('check', error, terminal) })
    }
  })
  return { files, problems: [...collected.problems, ...unread, ...failures], summary: summarise(files) }
}

/** Checks the bytes of a file; its text is kept only as long as its report, for the lines around the findings. */
function checkFile(file: string, bytes: Uint8Array, options: CheckOptions): FileReport {
  let text: string | undefined
  return {
    file,
    ...explained(file, bytes, check(bytes, options), options),
    excerpt({ position }) {
      if (position === undefined) return undefined
      text ??= textOf(bytes)
      return excerptOf(text, position)
    },
  }
}

/** Of a text in a format of others the only finding that helps: what it is, and how it becomes what can be checked. */
function explained(file: string, bytes: Uint8Array, report: CheckReport, { from = 'auto' }: CheckOptions): CheckReport {
  const hasFindings = [report, ...report.records].some(({ diagnostics }) => diagnostics.length > 0)
  const format = hasFindings && from === 'auto' ? foreignFormat(file, bytes, report.records.length > 0) : undefined
  if (format === undefined) return report
  const start = { line: 1, column: 1, offset: 0 }
  const message = `This is ${format.name}, and check judges DataCite metadata; convert it first: citable convert ${quoted(file)} --to datacite-rest.`
  return {
    records: [],
    diagnostics: [inputFinding('schema/unrecognised', message, '', { start, end: start })],
  }
}

/** A file's name as a shell takes it. */
const quoted = (file: string): string =>
  file === '<stdin>' ? '-' : /^[\w./@+-]+$/.test(file) ? file : `'${oneLine(file).replaceAll("'", "'\\''")}'`

// Positions count in the text as the check decoded it.
function textOf(bytes: Uint8Array): string {
  const decoded = decodeText(bytes)
  return decoded.ok ? decoded.text : new TextDecoder().decode(bytes)
}
