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

/** Makes one report of several of the same kind. */
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
    else throw new Misuse(`${path} is no report of citable check --format json or of citable stats --format json.`)
  }
  if (checks.length > 0 && collections.length > 0)
    throw new Misuse('Some reports are of check and some of stats; merge those of each by themselves.')
  if (collections.length > 0) {
    const merged = mergedStatistics(collections)
    const problems = await deliver(merged, delivery, 'json', terminal)
    printProblems(problemsInLanguage(problems, delivery.language), terminal)
    return exitCodeOf(problems) || thresholdCode(merged, delivery.options['fail-on'], terminal)
  }
  const { options, outputs, before } = delivery
  if (options.format === 'html' || options['fail-on'] !== undefined || outputs.length > 0 || before !== undefined)
    throw new Misuse(
      'Reports of check are merged as json or pretty only; html, --output, --compare and --fail-on are for those of stats.',
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

/** Reads an earlier report of `stats` in JSON. Throws `Misuse` for any other file. */
export async function earlier(path: string, terminal: Terminal): Promise<StatisticsReport> {
  const report = asStatistics(await readJson(path, terminal))
  if (report === undefined)
    throw new Misuse(`${path} is no report of citable stats --format json, so nothing can be compared with it.`)
  return report
}

/** Returns the paths of reports: a folder is replaced by all its `.json` files, subfolders included. */
async function reportsAt(paths: readonly string[], terminal: Terminal): Promise<string[]> {
  const found: string[] = []
  for (const path of paths) {
    if ((await terminal.files.kind(resolve(terminal.cwd, path))) !== 'folder') {
      found.push(path)
      continue
    }
    const inside = await reportsIn(path, terminal)
    if (inside.length === 0) throw new Misuse(`The folder ${path} contains no report: no file in it ends with .json.`)
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
