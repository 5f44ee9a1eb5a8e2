import { decodeText } from '../../text/decode-text.ts'
import { inputFinding } from '../../text/input-finding.ts'
import { check } from '../../validation/check.ts'
import type { CheckOptions, CheckReport } from '../../validation/report.ts'
import { foreignFormat } from '../inputs/format-of.ts'
import { excerptOf } from '../report/excerpt.ts'
import type { FileReport } from '../report/report.ts'
import { oneLine } from '../text/printable.ts'

/** Checks the bytes of a file; its text is kept only as long as its report, for the lines around the findings. */
export function checkFile(file: string, bytes: Uint8Array, options: CheckOptions): FileReport {
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
