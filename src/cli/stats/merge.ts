import { join, resolve } from 'node:path'
import type { ExitCode } from '../command.ts'
import { reasonOf } from '../files.ts'
import { problemsInLanguage } from '../language/translate.ts'
import { Misuse } from '../misuse.ts'
import { noCounts } from '../report/counts/counts.ts'
import { countsText } from '../report/counts/counts-text.ts'
import { asReport, type JsonReport, mergedReports } from '../run/merge.ts'
import { exitCodeOf, printProblems } from '../terminal/problems.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { safeJson } from '../text/printable.ts'
import { type Delivery, deliver } from './deliver.ts'
import type { StatsValues } from './options.ts'
import { asStatistics, mergedStatistics, type StatisticsReport } from './statistics.ts'
import { statsVerdict } from './texts.ts'
import { thresholdCode } from './threshold.ts'

/** Merges JSON reports that are all from `check` or all from `stats`, and writes the result. */
export async function merge(
  paths: readonly string[],
  delivery: Delivery & { options: StatsValues },
  terminal: Terminal,
): Promise<ExitCode> {
  if (paths.length === 0) throw new Misuse('Name the reports: citable stats merge <reports…>.')
  const collections: StatisticsReport[] = []
  const checks: JsonReport[] = []
  for (const path of await reportsAt(paths, terminal)) {
    const value = await readJson(path, terminal)
    const collection = asStatistics(value)
    const check = asReport(value)
    if (collection !== undefined) collections.push(collection)
    else if (check !== undefined) checks.push(check)
    else throw new Misuse(`${path} is not a report of citable check --format json or of citable stats --format json.`)
  }
  if (checks.length > 0 && collections.length > 0)
    throw new Misuse('Some reports are from check and some from stats; merge the two kinds separately.')
  if (collections.length > 0) {
    const merged = mergedStatistics(collections)
    const problems = await deliver(merged, delivery, 'json', terminal)
    printProblems(problemsInLanguage(problems, delivery.language), terminal)
    return exitCodeOf(problems) || thresholdCode(merged, delivery.options['fail-on'], terminal)
  }
  const { options, outputs, before } = delivery
  if (options.format === 'html' || options['fail-on'] !== undefined || outputs.length > 0 || before !== undefined)
    throw new Misuse(
      'Reports of check can be merged only as json or pretty; html, --output, --compare and --fail-on require reports of stats.',
    )
  writeChecks(mergedReports(checks), delivery, terminal)
  return 0
}

function writeChecks(merged: JsonReport, { options, language: { say } }: Delivery, { stdout }: Terminal): void {
  if (options.format !== 'pretty') {
    stdout.write(`${safeJson(merged, 2)}\n`)
    return
  }
  stdout.write(`${countsText(merged.counts ?? noCounts(), say)}\n${say(statsVerdict(merged.summary))}\n`)
}

/** Reads an earlier JSON report of `stats`. Throws `Misuse` if the file is not such a report. */
export async function earlier(path: string, terminal: Terminal): Promise<StatisticsReport> {
  const report = asStatistics(await readJson(path, terminal))
  if (report === undefined)
    throw new Misuse(`${path} is not a report of citable stats --format json, so nothing can be compared with it.`)
  return report
}

/** Returns the paths of reports. A folder is replaced by all `.json` files in it and in its subfolders. */
async function reportsAt(paths: readonly string[], terminal: Terminal): Promise<string[]> {
  const found: string[] = []
  for (const path of paths) {
    if ((await terminal.files.kind(resolve(terminal.cwd, path))) !== 'folder') {
      found.push(path)
      continue
    }
    const inside = await reportsIn(path, terminal)
    if (inside.length === 0)
      throw new Misuse(`The folder ${path} contains no report: no file in it has the extension .json.`)
    found.push(...inside.sort())
  }
  return found
}

async function reportsIn(folder: string, terminal: Terminal): Promise<string[]> {
  const found: string[] = []
  for await (const entry of terminal.files.list(resolve(terminal.cwd, folder))) {
    const path = join(folder, entry.name)
    if (entry.folder) found.push(...(await reportsIn(path, terminal)))
    else if (entry.name.endsWith('.json')) found.push(path)
  }
  return found
}

async function readJson(path: string, { files, cwd }: Terminal): Promise<unknown> {
  try {
    return JSON.parse(new TextDecoder().decode(await files.read(resolve(cwd, path))))
  } catch (error) {
    throw new Misuse(`The report ${path} cannot be read: ${reasonOf(error)}.`)
  }
}
