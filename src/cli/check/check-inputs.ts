import type { CheckOptions } from '../../validation/report.ts'
import { failure } from '../failure.ts'
import type { Collected } from '../inputs/collect.ts'
import { eachInput } from '../inputs/each.ts'
import type { Problem } from '../inputs/input.ts'
import type { FileReport, Report } from '../report/report.ts'
import { summarise } from '../report/summarise.ts'
import type { Terminal } from '../terminal.ts'
import { checkFile } from './check-file.ts'

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
