import { decodeText } from '../../text/decode-text.ts'
import { fixEdits } from '../../validation/fix.ts'
import type { CheckOptions, CheckReport } from '../../validation/report.ts'
import type { Collected } from '../inputs/collect.ts'
import { eachInput } from '../inputs/each.ts'
import { foreignFinding } from '../inputs/foreign.ts'
import type { Problem } from '../inputs/input.ts'
import { isXmlList } from '../inputs/xml-list.ts'
import type { OnlineCheck } from '../online/check/online-check.ts'
import { failure } from '../problems.ts'
import { excerptOf } from '../report/excerpt.ts'
import { withInnerPlace } from '../report/inner-place.ts'
import type { FileReport, Report } from '../report/report.ts'
import { summarise } from '../report/summary.ts'
import type { Terminal } from '../terminal.ts'
import type { Cache } from './cache.ts'
import { checkBytes } from './check-bytes.ts'
import { checkList } from './check-list.ts'

/** Checks every input by the options for its file. Inputs that cannot be read become problems in the report; the others are checked. */
export async function checkInputs(
  collected: Collected,
  optionsFor: (file: string) => CheckOptions,
  terminal: Terminal,
  cache?: Cache,
  see?: OnlineCheck['see'],
): Promise<Report> {
  const files: FileReport[] = []
  const failures: Problem[] = []
  const unread = await eachInput(collected.inputs, terminal, async (name, bytes, { format }) => {
    try {
      const options = optionsFor(name)
      files.push(await checkFile(name, bytes, format === undefined ? options : { ...options, from: format }, cache))
      await see?.(name, bytes, format ?? options.from)
    } catch (error) {
      failures.push({ file: name, message: failure('check', error, terminal) })
    }
  })
  return { files, problems: [...collected.problems, ...unread, ...failures], summary: summarise(files) }
}

/** Checks the bytes of a file; its text is kept only as long as its report, for the lines around the findings. */
async function checkFile(file: string, bytes: Uint8Array, options: CheckOptions, cache?: Cache): Promise<FileReport> {
  let text: string | undefined
  let editsInList: FileReport['edits']
  const isList = isXmlList(bytes)
  const work = async (): Promise<CheckReport> => {
    if (!isList) return explained(file, bytes, await checkBytes(bytes, options), options)
    const list = await checkList(bytes, options)
    editsInList = list.edits
    return explained(file, bytes, list.report, options)
  }
  const report = await (cache === undefined ? work() : cache.report(file, bytes, options, work))
  let editsOf: ReturnType<typeof fixEdits> | undefined
  return {
    file,
    ...report,
    records: report.records.map(record => ({ ...record, diagnostics: record.diagnostics.map(withInnerPlace) })),
    excerpt({ position }) {
      if (position === undefined) return undefined
      text ??= textOf(bytes)
      return excerptOf(text, position)
    },
    edits(diagnostic) {
      // What the cache gives was not checked again.
      if (isList) return editsInList?.(diagnostic)
      text ??= textOf(bytes)
      editsOf ??= fixEdits(text, report, options.from)
      return editsOf(diagnostic)
    },
  }
}

/** For a text in a foreign format, the only finding that helps: what it is, and how to make it something that can be checked. */
async function explained(
  file: string,
  bytes: Uint8Array,
  report: CheckReport,
  { from = 'auto' }: CheckOptions,
): Promise<CheckReport> {
  const hasFindings = [report, ...report.records].some(({ diagnostics }) => diagnostics.length > 0)
  const foreign =
    hasFindings && from === 'auto' ? await foreignFinding('check', file, bytes, report.records.length > 0) : undefined
  return foreign === undefined ? report : { records: [], diagnostics: [foreign] }
}

// Positions count in the text as the check decoded it.
function textOf(bytes: Uint8Array): string {
  const decoded = decodeText(bytes)
  return decoded.ok ? decoded.text : new TextDecoder().decode(bytes)
}
