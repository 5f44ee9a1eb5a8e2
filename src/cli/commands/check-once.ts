import { baselinesOf, intoBaseline } from '../baseline/baselines.ts'
import type { commonOptions, ExitCode } from '../command.ts'
import { configurationOf } from '../config/configuration.ts'
import { baselinePath, checkOptionsFor, collectWanted } from '../config/configured.ts'
import { requireUsable, ruleOption } from '../config/usable.ts'
import { collect, collectToStream } from '../inputs/collect.ts'
import { isLarge } from '../inputs/large.ts'
import { languageOf } from '../language/load.ts'
import { Misuse } from '../misuse.ts'
import { onlineFor } from '../online/check/online-for.ts'
import { isOnlineRule } from '../online/check/rules.ts'
import type { OptionValues } from '../options.ts'
import { asItComes } from '../report/delivery/as-it-comes.ts'
import { atEnd } from '../report/delivery/at-end.ts'
import { outputFiles } from '../report/delivery/outputs.ts'
import { reportsFor } from '../report/delivery/reports-for.ts'
import { isFailing } from '../report/fail-on.ts'
import { factsFor } from '../reporters/facts-for.ts'
import { type ReportFormat, reportFormats } from '../reporters/index.ts'
import type { Cache } from '../run/check/cache.ts'
import { type CheckRun, runCheck } from '../run/check/check.ts'
import { dividedFiles } from '../run/check/divided-files.ts'
import { wholeFiles } from '../run/check/whole-files.ts'
import { asksForStream, partsOf } from '../run/run-options.ts'
import { isSelection, silencerOf } from '../silence/silence.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { reportRoots } from '../text/repository-name.ts'
import { version } from '../version.ts'
import { type checkOptions, ruleSeverities } from './check-options.ts'

/** The values of the options of `check`, including the options that all commands share. */
export type Options = OptionValues<typeof checkOptions & typeof commonOptions>

/**
 * Checks inputs once, according to options and configuration. The inputs are checked as streams if they are large or an
 * option for streams is used, unless findings are cached.
 */
export async function checkOnce(
  args: readonly string[],
  options: Options,
  terminal: Terminal,
  cache: Cache | undefined,
): Promise<ExitCode> {
  const outputs = outputFiles(options.output ?? [], reportFormats, 'sarif=report.sarif')
  const format: ReportFormat = options.format ?? (terminal.env.GITHUB_ACTIONS ? 'github' : 'pretty')
  const formats = [format, ...outputs.map(output => output.format)]
  const configuration = await configurationOf(options, terminal)
  const language = await languageOf(options.lang, configuration.lang)
  const ruleFacts = await factsFor(formats, language)
  const severities = ruleSeverities(options.rule ?? [])
  const ownSeverities = Object.fromEntries(Object.entries(severities).filter(([id]) => !isOnlineRule(id)))
  const online = await onlineFor(
    options,
    (file, rule) => severities[rule] ?? configuration.judgementOf(file).rules?.[rule],
    terminal,
  )
  const { ownRules = [] } = configuration
  requireUsable({ rules: ownSeverities, ownRules }, ruleOption)
  const baselineFile = baselinePath(options, configuration, terminal)
  const { known, renewed } = await baselinesOf(baselineFile, options, terminal)
  const find = cache === undefined && options.changed === undefined ? collectToStream : collect
  const collected = await collectWanted(args, options, configuration, baselineFile, terminal, find)
  const isPart = await isSelection(args, options.changed, terminal)
  const failOn = options['fail-on'] ?? configuration.failOn ?? 'error'
  const roots = await reportRoots(formats, terminal)
  const reports = reportsFor({ format, outputs, ruleFacts, failOn, language, roots }, options, terminal)
  const files = {
    optionsFor: (file: string) => checkOptionsFor(file, options, ownSeverities, configuration),
    hasEdits: formats.includes('sarif'),
  }
  const isToStream =
    cache === undefined && (asksForStream(options) || (await isLarge(collected, terminal, { areLinesLive: true })))
  const { jobs, progress, resume: journal, ...asked } = options
  const run: Omit<CheckRun, 'reading' | 'sink'> = {
    online,
    silencer: silencerOf(configuration, known, isPart, terminal, part => renewed?.take(part)),
    isFailing: diagnostic => isFailing(diagnostic, failOn),
    maxWarnings: options['max-warnings'] ?? configuration.maxWarnings ?? Number.POSITIVE_INFINITY,
    maxFindings: options['max-findings'] ?? Number.POSITIVE_INFINITY,
    journal,
    isPart: options.changed !== undefined || options.shard !== undefined,
    asked: JSON.stringify([asked, configuration.paths, language.tag, version]),
  }
  const baseline = renewed && intoBaseline(renewed, language, terminal)
  if (!isToStream) {
    const reading = await wholeFiles(collected.inputs, { ...files, cache }, terminal)
    const sink = baseline ?? atEnd(reports, terminal)
    return runCheck(collected, { ...run, reading, sink }, terminal)
  }
  const parts = partsOf(options)
  const isSummaryOnly = options['summary-only'] === true
  if (isSummaryOnly && formats.some(one => one !== 'pretty' && one !== 'json'))
    throw new Misuse('--summary-only can be used only with the formats pretty and json.')
  // Functions cannot be sent to another thread.
  const threads = ownRules.length > 0 ? 1 : jobs
  const reading = await dividedFiles(collected.inputs, { ...files, ...parts, jobs: threads, journal }, terminal)
  const sink = baseline ?? asItComes(reports, isSummaryOnly, terminal)
  return runCheck(collected, { ...run, reading, sink }, terminal)
}
