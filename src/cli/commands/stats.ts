import { defineCommand } from '../command.ts'
import { reasonOf } from '../files.ts'
import { Misuse } from '../misuse.ts'
import { noCounts } from '../stream/counts.ts'
import { asReport, type JsonReport, mergedReports } from '../stream/merge.ts'
import { countsText } from '../stream/summary-text.ts'
import type { Terminal } from '../terminal.ts'
import { safeJson } from '../text/printable.ts'
import { count } from '../text/width.ts'

/** Puts the reports on parts of some work together. */
export const stats = defineCommand({
  name: 'stats',
  summary: 'Make one report of the reports on parts',
  usage: 'merge <reports…> [options]',
  description: [
    'Makes one report of those that check --format json wrote for parts of some work: of several files, or of the shards of one input. It is the report that a check of the whole would have written, with results by file and record. With --summary-only, parts hold counts only, and so does the whole.',
  ],
  options: {
    format: {
      value: 'name',
      short: 'f',
      choices: ['json', 'pretty'],
      summary: 'The format of the report; json by default. pretty shows counts only.',
    },
  },
  examples: [
    {
      run: 'citable stats merge part-1.json part-2.json > whole.json',
      does: "Puts the reports of 'citable check --shard 1/2' and '--shard 2/2' together.",
    },
  ],
  async run([what, ...paths], options, terminal) {
    if (what !== 'merge' || paths.length === 0) throw new Misuse('Name the reports: citable stats merge <reports…>.')
    const parts: JsonReport[] = []
    for (const path of paths) parts.push(await readReport(path, terminal))
    const merged = mergedReports(parts)
    if (options.format !== 'pretty') {
      terminal.stdout.write(`${safeJson(merged, 2)}\n`)
      return 0
    }
    const { files, records, invalid, errors, warnings, infos } = merged.summary
    terminal.stdout.write(
      `${countsText(merged.counts ?? noCounts())}\n${count(records, 'record')} in ${count(files, 'file')}, ${invalid} invalid: ${count(errors, 'error')}, ${count(warnings, 'warning')}, ${count(infos, 'info')}.\n`,
    )
    return 0
  },
})

async function readReport(path: string, { files }: Terminal): Promise<JsonReport> {
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder().decode(await files.read(path)))
  } catch (error) {
    throw new Misuse(`The report ${path} cannot be read: ${reasonOf(error)}.`)
  }
  const report = asReport(value)
  if (report === undefined) throw new Misuse(`${path} is no report of citable check --format json.`)
  return report
}
