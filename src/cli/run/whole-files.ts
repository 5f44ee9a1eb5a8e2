import type { FormatId } from '../../formats/format.ts'
import { decodeText } from '../../text/decode-text.ts'
import type { fixEdits } from '../../validation/fix.ts'
import type { CheckOptions, CheckReport } from '../../validation/report.ts'
import { checkAny, checkAnyPiece, dataciteOptions } from '../check/check-any.ts'
import type { Collected } from '../inputs/collect.ts'
import { eachInput } from '../inputs/each.ts'
import type { Problem } from '../inputs/input.ts'
import { isXmlList } from '../inputs/xml-list.ts'
import type { OnlineCheck } from '../online/check/online-check.ts'
import { excerptOf } from '../report/excerpt.ts'
import { withInnerPlace } from '../report/inner-place.ts'
import type { FileReport, Report } from '../report/report.ts'
import { summarise } from '../report/summary.ts'
import { failure } from '../terminal/problems.ts'
import type { Terminal } from '../terminal/terminal.ts'
import type { Cache } from './cache.ts'

/** What a check of inputs has to do beside checking. */
export interface CheckNeeds {
  /** Remembers reports. */
  cache: Cache | undefined
  /** Whether the edits that make fixes are wanted. */
  hasEdits: boolean
  /** Is shown every input. */
  see: OnlineCheck['see'] | undefined
}

/** Checks every input by the options for its file. Inputs that cannot be read become problems in the report; the others are checked. */
export async function checkInputs(
  collected: Collected,
  optionsFor: (file: string) => CheckOptions<FormatId>,
  terminal: Terminal,
  { cache, hasEdits, see }: CheckNeeds,
): Promise<Report> {
  // Reports without edits do not wait until that is loaded.
  const fixEdits = hasEdits ? (await import('../../validation/fix.ts')).fixEdits : undefined
  const files: FileReport[] = []
  const failures: Problem[] = []
  const unread = await eachInput(collected.inputs, terminal, async (name, bytes, { format }) => {
    try {
      const options = optionsFor(name)
      const own = format === undefined ? options : { ...options, from: format }
      files.push(await checkFile(name, bytes, own, cache, fixEdits))
      await see?.(name, bytes, format ?? options.from)
    } catch (error) {
      failures.push({ file: name, message: failure('check', error, terminal) })
    }
  })
  return { files, problems: [...collected.problems, ...unread, ...failures], summary: summarise(files) }
}

type FixEdits = typeof fixEdits

/** Checks the bytes of a file; its text is kept only as long as its report, for the lines around the findings. */
async function checkFile(
  file: string,
  bytes: Uint8Array,
  options: CheckOptions<FormatId>,
  cache: Cache | undefined,
  fixEdits: FixEdits | undefined,
): Promise<FileReport> {
  let text: string | undefined
  let editsInList: FileReport['edits']
  const isList = isXmlList(bytes)
  const work = async (): Promise<CheckReport<FormatId>> => {
    if (!isList) return checkAny(file, bytes, options)
    const { checkList } = await import('../check/check-list.ts')
    const list = await checkList<FormatId>(bytes, options, (piece, own) => checkAnyPiece(file, piece, own))
    editsInList = list.edits
    return list.report
  }
  const report = await (cache === undefined ? work() : cache.report(file, bytes, options, work))
  let editsOf: ReturnType<FixEdits> | undefined
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
      editsOf ??= fixEdits?.(text, report, dataciteOptions(options)?.from)
      return editsOf?.(diagnostic)
    },
  }
}

// Positions count in the text as the check decoded it.
function textOf(bytes: Uint8Array): string {
  const decoded = decodeText(bytes)
  return decoded.ok ? decoded.text : new TextDecoder().decode(bytes)
}
