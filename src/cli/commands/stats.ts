import { resolve } from 'node:path'
import { severityChoices } from '../../core/diagnostic.ts'
import { type commonOptions, defineCommand, type ExitCode } from '../command.ts'
import { configOptions, configurationOf } from '../config/configuration.ts'
import { checkOptionsFor, collectWanted } from '../config/configured.ts'
import { requireUsable } from '../config/usable.ts'
import { reasonOf } from '../files.ts'
import { collectToStream } from '../inputs/collect.ts'
import { inputOptions } from '../inputs/options.ts'
import { languageOf, languageOption } from '../language/load.ts'
import { problemsInLanguage } from '../language/translate.ts'
import { Misuse } from '../misuse.ts'
import type { OptionTable, OptionValues } from '../options.ts'
import { registryOptions } from '../register/registry-options.ts'
import { noCounts } from '../report/counts.ts'
import { countsText } from '../report/counts-text.ts'
import { type FailOn, failOnOption, isFailing } from '../report/fail-on.ts'
import { outputFiles } from '../report/outputs.ts'
import { askedWith } from '../run/journal.ts'
import { asReport, type JsonReport, mergedReports } from '../run/merge.ts'
import { partOptions, partsOf } from '../run/run-options.ts'
import { countInputs } from '../stats/count-inputs.ts'
import { type Delivery, deliver, statsFormats } from '../stats/deliver.ts'
import { asStatistics, mergedStatistics, type StatisticsReport } from '../stats/statistics.ts'
import { exitCodeOf, printProblems } from '../terminal/problems.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { safeJson } from '../text/printable.ts'
import { checkOptions, ruleSeverities } from './check-options.ts'

const statsOptions = {
  ...inputOptions,
  kernel: checkOptions.kernel,
  ...registryOptions,
  profile: checkOptions.profile,
  rule: checkOptions.rule,
  ...configOptions,
  ...languageOption,
  ignore: checkOptions.ignore,
  format: {
    value: 'name',
    short: 'f',
    choices: statsFormats,
    summary: 'The format of the report: pretty (default; of merge, json), json, or html, a page with plots.',
  },
  output: {
    value: 'format=file',
    short: 'o',
    repeatable: true,
    summary: 'Also write the report to a file, in this format.',
  },
  ...failOnOption('never', 'Every finding counts, as the report does.'),
  compare: { value: 'file', summary: 'Show what changed since this earlier report in JSON.' },
  ...partOptions,
  shard: {
    ...partOptions.shard,
    summary: "Count one of n parts of the inputs, the same ones in every run; 'citable stats merge' adds them up.",
  },
  resume: {
    value: 'journal',
    summary: 'Note in this file what was counted, and go on there if the run was interrupted.',
  },
} as const satisfies OptionTable

/** Reports on collections, and puts reports on parts together. */
export const stats = defineCommand({
  name: 'stats',
  summary: 'Report on a whole collection, in counts and plots',
  usage: '<inputs…> | merge <reports…> [options]',
  description: [
    'Checks all records and counts: findings by rule, severity and what the registry does; records by kernel, type, year and client; how many have what is recommended; their FAIR scores. It reads what check reads, archives and dumps too, a record at a time. What a baseline or a suppression silences counts as well.',
    'Reports in JSON can be compared with later ones, and merge makes one of the reports on parts of a collection. It also makes one report of those that check --format json wrote, with results by file and record where all of them have results.',
  ],
  options: statsOptions,
  examples: [
    { run: 'citable stats records/', does: 'Shows what there is in a folder.' },
    {
      run: 'citable stats dump.tar --format json -o html=report.html > 2026-11.json',
      does: 'Counts a whole dump, and also writes a page with plots.',
    },
    { run: 'citable stats records/ --compare 2026-10.json', does: 'Also shows what changed since then.' },
    {
      run: 'citable stats merge part-1.json part-2.json > whole.json',
      does: "Puts the reports of 'citable check --shard 1/2' and '--shard 2/2' together.",
    },
  ],
  async run([first, ...rest], options, terminal) {
    if (first === undefined)
      throw new Misuse(
        'Nothing to count: name files, folders, patterns or DOIs, - for standard input, or merge <reports…>.',
      )
    const outputs = outputFiles(options.output ?? [], statsFormats, 'html=report.html')
    const before = options.compare === undefined ? undefined : await earlier(options.compare, terminal)
    if (first === 'merge') {
      const language = await languageOf(options.lang)
      return await merge(rest, { options, outputs, before, language }, terminal)
    }
    const { jobs, shard, progress = 'auto' } = partsOf(options)
    const configuration = await configurationOf(options, terminal)
    const severities = ruleSeverities(options.rule ?? [])
    const { ownRules = [] } = configuration
    const language = await languageOf(options.lang, configuration.lang)
    requireUsable({ rules: severities, ownRules }, () => "--rule ('citable explain' lists all rules)")
    const collected = await collectWanted(
      [first, ...rest],
      options,
      configuration,
      undefined,
      terminal,
      collectToStream,
    )
    const { report, problems } = await countInputs(
      collected,
      {
        optionsFor: file => checkOptionsFor(file, options, severities, configuration),
        // Functions cannot be sent to another thread.
        jobs: ownRules.length > 0 ? 1 : jobs,
        shard,
        progress,
        resume: options.resume,
        asked: `${askedFor(options)} ${configuration.path}`,
      },
      terminal,
    )
    const all = [...problems, ...(await deliver(report, { options, outputs, before, language }, 'pretty', terminal))]
    printProblems(problemsInLanguage(all, language), terminal)
    return exitCodeOf(all) || thresholdCode(report, options['fail-on'], terminal)
  },
})

type Values = OptionValues<typeof statsOptions & typeof commonOptions>

/** What is counted, whatever is done with the report then. */
function askedFor(options: Values): string {
  const { format, output, compare, 'fail-on': threshold, lang, ...counted } = options
  return askedWith('stats', counted)
}

/** Whether what was counted reaches the threshold, which is then told, because a report may go anywhere. */
function thresholdCode(
  { statistics: { severities, effects } }: StatisticsReport,
  failOn: FailOn = 'never',
  { stderr }: Terminal,
): ExitCode {
  const weights = [
    ...severityChoices.map(severity => ({
      name: severity,
      severity,
      registry: 'accepts' as const,
      findings: severities[severity],
    })),
    ...(['rejects', 'drops', 'changes'] as const).map(registry => ({
      name: registry,
      severity: 'info' as const,
      registry,
      findings: effects[registry],
    })),
  ]
  const reached = weights.filter(weight => weight.findings > 0 && isFailing(weight, failOn))
  if (reached.length === 0) return 0
  const told = reached.map(({ name, findings }) => `${findings} ${name}`).join(', ')
  stderr.write(`citable: Findings that reach --fail-on ${failOn}: ${told}.\n`)
  return 1
}

/** Makes one report of several of the same kind. */
async function merge(
  paths: readonly string[],
  delivery: Delivery & { options: Values },
  terminal: Terminal,
): Promise<ExitCode> {
  if (paths.length === 0) throw new Misuse('Name the reports: citable stats merge <reports…>.')
  const collections: StatisticsReport[] = []
  const checks: JsonReport[] = []
  for (const path of paths) {
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

function writeChecks(merged: JsonReport, { options, language: { phrases } }: Delivery, { stdout }: Terminal): void {
  if (options.format !== 'pretty') {
    stdout.write(`${safeJson(merged, 2)}\n`)
    return
  }
  stdout.write(
    `${countsText(merged.counts ?? noCounts(), phrases.counts)}\n${phrases.statistics.verdict(merged.summary)}\n`,
  )
}

async function earlier(path: string, terminal: Terminal): Promise<StatisticsReport> {
  const report = asStatistics(await readJson(path, terminal))
  if (report === undefined)
    throw new Misuse(`${path} is no report of citable stats --format json, so nothing can be compared with it.`)
  return report
}

async function readJson(path: string, { files, cwd }: Terminal): Promise<unknown> {
  try {
    return JSON.parse(new TextDecoder().decode(await files.read(resolve(cwd, path))))
  } catch (error) {
    throw new Misuse(`The report ${path} cannot be read: ${reasonOf(error)}.`)
  }
}
