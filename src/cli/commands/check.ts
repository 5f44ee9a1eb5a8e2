import { resolve } from 'node:path'
import { latestKernel } from '../../kernel/kernels.ts'
import { type commonOptions, defineCommand } from '../command.ts'
import { configurationOf } from '../config/configuration.ts'
import { baselinePath, checkOptionsFor, collectWanted, sayingWhatIsSilent } from '../config/configured.ts'
import { findConfig } from '../config/find.ts'
import { requireUsable } from '../config/usable.ts'
import { collect, collectToStream } from '../inputs/collect.ts'
import { isLarge } from '../inputs/members.ts'
import type { LanguageTag } from '../language/language.ts'
import { languageOf } from '../language/load.ts'
import { problemsInLanguage, reportInLanguage } from '../language/translate.ts'
import { Misuse } from '../misuse.ts'
import type { OnlineCheck, onlineCheck } from '../online/check/online-check.ts'
import { isOnlineRule } from '../online/check/rules.ts'
import type { OptionValues } from '../options.ts'
import { hasFailed, isFailing } from '../report/fail-on.ts'
import { outputFiles, writeOutputs } from '../report/outputs.ts'
import { withoutRepeats } from '../report/repeats.ts'
import { allFindings, type Report } from '../report/report.ts'
import type { ReporterSettings } from '../report/reporter.ts'
import { checkWordingIn, verdict } from '../report/wording.ts'
import { factsFor } from '../reporters/facts-for.ts'
import { type ReportFormat, reporters, reportFormats } from '../reporters/index.ts'
import { writeJobSummary } from '../reporters/job-summary.ts'
import { Cache } from '../run/cache.ts'
import { checkAsItComes } from '../run/check.ts'
import { asksForStream, streamRun } from '../run/check-run.ts'
import { type CheckRun, watching } from '../run/watch.ts'
import { checkInputs } from '../run/whole-files.ts'
import { baselinesOf, renewedUnless } from '../silence/baselines.ts'
import { silenced, silencerOf } from '../silence/silence.ts'
import { colorsFor, plain } from '../terminal/colors.ts'
import { exitCodeOf, printProblems } from '../terminal/problems.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { printable } from '../text/printable.ts'
import { version } from '../version.ts'
import { checkOptions, ruleSeverities } from './check-options.ts'

/** Checks records and reports all problems at once. */
export const check = defineCommand({
  name: 'check',
  summary: 'Check records against the DataCite kernels and beyond',
  usage: '<inputs…> [options]',
  description: [
    'Reports all problems of all records at once, each with its rule, its place and what DataCite would do about it. A record is invalid if the schema of its kernel rejects it.',
    `Inputs are DataCite records in XML (kernel 2.1 to ${latestKernel}), JSON, NDJSON or YAML: responses of the REST API, with or without their envelope, records of the service, or lists of these.`,
    'BibTeX, RIS and every other format that convert reads are checked as what they are converted to, which is what a registry would get; each finding stands where its record begins. Of a folder, files are checked that end as DataCite metadata do or, with --from, as that format does.',
    'Large inputs, archives (.tar, .zip), compressed files (.gz, .zst, .bz2) and https:// addresses are checked record by record on all cores, and reported as they come.',
  ],
  options: checkOptions,
  examples: [
    { run: 'citable check records/', does: 'Checks every record in a folder and below.' },
    {
      run: "citable check 'data/**/*.json' --profile strict --fail-on warning",
      does: 'Checks the files that match a pattern, strictly.',
    },
    {
      run: 'citable check records/ --quiet -o sarif=citable.sarif -o junit=citable.xml',
      does: 'Also writes reports for CI to files.',
    },
    {
      run: 'curl -s https://api.datacite.org/dois/10.48364/isimip.208515 | citable check -',
      does: 'Checks the output of another program.',
    },
    { run: 'citable check references.bib', does: 'Says what DataCite would find in the entries of a bibliography.' },
    {
      run: 'citable check --changed=main --cache',
      does: 'Checks the files that differ from a branch, and remembers what it found.',
    },
    {
      run: 'citable check a.json --rule orcid-check-digit=off --kernel 4.4',
      does: 'Switches off a rule and checks against an older kernel.',
    },
  ],
  async run(inputs, options, terminal) {
    const args = inputs.length === 0 && options.changed !== undefined ? ['.'] : inputs
    if (args.length === 0)
      throw new Misuse('Nothing to check: name files, folders, patterns or DOIs, or - for standard input.')
    const { cache: cacheFile, watch = false } = options
    if (watch && args.includes('-')) throw new Misuse('--watch cannot wait for standard input; name files or folders.')
    const cache =
      cacheFile === undefined && !watch
        ? undefined
        : await Cache.open(
            cacheFile === undefined ? undefined : resolve(terminal.cwd, cacheFile || cacheName),
            terminal,
          )
    if (!watch) return (await checkOnce(args, options, terminal, cache)).exitCode
    return await watching(
      () => checkOnce(args, options, terminal, cache).catch(error => told(error, options, terminal)),
      () => pathsOf(args, options, terminal),
      (await languageOf(options.lang, await languageHere(options, terminal))).phrases.waiting,
      terminal,
    )
  },
})

type Options = OptionValues<typeof checkOptions & typeof commonOptions>

const cacheName = '.citable-cache.json'

/** The files on which a check depends, as they are now. */
async function pathsOf(args: readonly string[], options: Options, terminal: Terminal): Promise<string[]> {
  const configuration = options['no-config'] ? undefined : (options.config ?? (await findConfig(terminal)))
  const { inputs } = await collect(args, terminal, options)
  return [configuration, ...inputs.map(({ path }) => path)].filter(path => path !== undefined)
}

/** The language that the configuration names, if it can be read. */
const languageHere = async (options: Options, terminal: Terminal): Promise<LanguageTag | undefined> =>
  (await configurationOf(options, terminal).catch(() => undefined))?.lang

/** A configuration that cannot be used does not end the watch: it is going to be corrected. */
async function told(error: unknown, { lang }: Options, { stderr }: Terminal): Promise<CheckRun> {
  if (!(error instanceof Misuse)) throw error
  const { command } = await languageOf(lang)
  stderr.write(`citable: ${printable(command?.(error.message) ?? error.message)}\n`)
  return { exitCode: 2 }
}

async function checkOnce(
  inputs: readonly string[],
  options: Options,
  terminal: Terminal,
  cache: Cache | undefined,
): Promise<CheckRun> {
  const { quiet = false } = options
  const outputs = outputFiles(options.output ?? [], reportFormats, 'sarif=report.sarif')
  const format: ReportFormat = options.format ?? (terminal.env.GITHUB_ACTIONS ? 'github' : 'pretty')
  const configuration = await configurationOf(options, terminal)
  const language = await languageOf(options.lang, configuration.lang)
  const formats = [format, ...outputs.map(output => output.format)]
  const ruleFacts = await factsFor(formats, language)
  const hasEdits = formats.includes('sarif')
  const severities = ruleSeverities(options.rule ?? [])
  const { ownRules = [] } = configuration
  const ownSeverities = Object.fromEntries(Object.entries(severities).filter(([id]) => !isOnlineRule(id)))
  const online = await onlineFor(
    options,
    (file, rule) => severities[rule] ?? configuration.judgementOf(file).rules?.[rule],
    terminal,
  )
  requireUsable({ rules: ownSeverities, ownRules }, () => "--rule ('citable explain' lists all rules)")
  const baselineFile = baselinePath(options, configuration, terminal)
  const { known, renewed } = await baselinesOf(baselineFile, options, terminal)
  const find = cache === undefined && options.changed === undefined ? collectToStream : collect
  const collected = await collectWanted(inputs, options, configuration, baselineFile, terminal, find)
  const failOn = options['fail-on'] ?? configuration.failOn ?? 'error'
  const maxWarnings = options['max-warnings'] ?? configuration.maxWarnings
  const isPart = await isSelection(inputs, options, terminal)
  if (cache === undefined && (asksForStream(options) || (await isLarge(collected, terminal, { areLinesLive: true })))) {
    const silencer = silencerOf(configuration, known, isPart, terminal, part => renewed?.take(part))
    const run = streamRun(
      {
        options,
        configuration,
        language,
        ruleFacts,
        severities: ownSeverities,
        format,
        outputs,
        hasEdits,
        silencer,
        online,
        failOn,
        maxWarnings,
      },
      terminal,
    )
    const { exitCode, silenced: silent } = await checkAsItComes(
      collected,
      { ...run, isSilent: renewed !== undefined },
      terminal,
    )
    if (renewed !== undefined) return { exitCode: await renewedUnless(exitCode, renewed, language, terminal) }
    terminal.stderr.write(quiet ? '' : sayingWhatIsSilent(silent, language))
    return { exitCode }
  }
  const offline = await checkInputs(
    collected,
    file => checkOptionsFor(file, options, ownSeverities, configuration),
    terminal,
    { cache, hasEdits, see: online?.see },
  )
  const checked = (await online?.addTo(offline)) ?? offline
  const unsaved = (await cache?.save(terminal)) ?? []
  const silence = await silenced(checked, configuration, known, isPart, terminal)
  if (renewed !== undefined) {
    for (const file of silence.unsuppressed.files) renewed.take(file)
    printProblems(problemsInLanguage(checked.problems, language), terminal)
    return { exitCode: await renewedUnless(exitCodeOf(checked.problems), renewed, language, terminal) }
  }
  const report = reportInLanguage(withoutRepeats(silence.report), language)
  const settings: ReporterSettings = {
    colors: colorsFor(terminal.stdout, terminal, options.color),
    columns: terminal.stdout.columns,
    maxProblems: options['max-problems'] ?? 100,
    quiet,
    isFailing: diagnostic =>
      isFailing(diagnostic, failOn) ||
      (diagnostic.severity === 'warning' && report.summary.warnings > (maxWarnings ?? report.summary.warnings)),
    version,
    cwd: terminal.cwd,
    wording: checkWordingIn(language.phrases),
    language: language.tag,
    ruleFacts,
  }
  printProblems(report.problems, terminal)
  terminal.stdout.write(reporters[format](report, settings))
  if (format === 'github') await summariseJob(report, settings, terminal)
  const inFile = (format: ReportFormat) => reporters[format](report, { ...settings, colors: plain, columns: 100 })
  const unwritten = [...unsaved, ...(await writeOutputs(outputs, inFile, terminal))]
  printProblems(problemsInLanguage(unwritten, language), terminal)
  const failed = exitCodeOf([...report.problems, ...unwritten])
  if (failed !== 0) return { exitCode: failed }
  terminal.stderr.write(quiet ? '' : sayingWhatIsSilent(silence, language))
  const diagnostics = [...allFindings(report)].map(({ diagnostic }) => diagnostic)
  return { exitCode: hasFailed(diagnostics, failOn, maxWarnings) ? 1 : 0 }
}

/** Whether no folder is checked as a whole, but a selection of files. */
async function isSelection(
  inputs: readonly string[],
  { changed }: Options,
  { files, cwd }: Terminal,
): Promise<boolean> {
  if (changed !== undefined) return true
  for (const input of inputs) if ((await files.kind(resolve(cwd, input))) === 'folder') return false
  return true
}

/** What asks for identifiers, if that is wanted. */
async function onlineFor(
  options: Options,
  severityIn: Parameters<typeof onlineCheck>[2],
  terminal: Terminal,
): Promise<OnlineCheck | undefined> {
  if (options.online === undefined) return undefined
  if (options.resume !== undefined)
    throw new Misuse('--online and --resume do not go together: what could not be found out would be forgotten.')
  const { onlineCheck, onlineKindsIn } = await import('../online/check/online-check.ts')
  return onlineCheck(onlineKindsIn(options.online), options, severityIn, terminal)
}

// Annotations alone do not say how much was checked.
async function summariseJob(report: Report, settings: ReporterSettings, terminal: Terminal): Promise<void> {
  if (!(await writeJobSummary(report, settings, terminal)))
    terminal.stderr.write(`${verdict(report, settings.wording.phrases)}\n`)
}
