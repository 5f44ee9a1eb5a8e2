import { messagesOf } from '../../messages/message.ts'
import { settledIn } from '../baseline/settled.ts'
import { defineCommand } from '../command.ts'
import { configurationOf } from '../config/configuration.ts'
import { baselinePath, checkOptionsFor, collectWanted } from '../config/configured.ts'
import { requireUsable, ruleOption } from '../config/usable.ts'
import { ruleIdFor } from '../explain/rule-facts.ts'
import { dividedBytes, wholeBytes } from '../inputs/byte-pieces.ts'
import { type Collected, collect, collectToStream } from '../inputs/collect.ts'
import { isLarge } from '../inputs/large.ts'
import { languageOf } from '../language/load.ts'
import { problemsInLanguage } from '../language/translate.ts'
import { Misuse } from '../misuse.ts'
import { FixReport, fixVerdict } from '../report/fixes.ts'
import { LeftFindings } from '../report/left.ts'
import { runFix } from '../run/fix.ts'
import { suppressionsFor } from '../silence/silence.ts'
import { writeBack } from '../sinks/fixes/in-place.ts'
import { jsonPatches } from '../sinks/fixes/json-patch.ts'
import { unifiedDiffs } from '../sinks/fixes/unified-diff.ts'
import { exitCodeOf, printProblems } from '../terminal/problems.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { ruleSeverities } from './check-options.ts'
import { fixOptions } from './fix-options.ts'

/** Makes the fixes that findings bring with them. */
const text = messagesOf('fix-command', {
  nothing: 'Nothing to fix: name files, folders or patterns, or - for standard input.',
  formatWithoutDryRun: '--format sets how --dry-run shows the fixes; add --dry-run.',
  largeAsPatches:
    'For large inputs, archives and compressed files, fixes can only be shown as JSON Patches; use --format patch.',
})

export const fix = defineCommand({
  name: 'fix',
  summary: 'Correct in the files what can be corrected by itself',
  usage: '<inputs…> [options]',
  description: [
    'Makes the fixes of what check finds, in DataCite metadata as JSON, NDJSON, YAML and XML, until there is nothing more to fix. Only the places in question change: layout, comments, the order of members and line ends stay. Each change is proved by reading the file again, and files are replaced as a whole. What a suppression accepts is left alone; what is settled leaves the baseline.',
    'In BibTeX, RIS and the other formats that convert reads, the words in question are replaced where they stand; what has no words of its own in the text, like a member that is missing, is told as not fixed.',
    'Safe fixes lose nothing and guess nothing; --unsafe makes the others too, and --only those of a rule, safe or not. Standard input is written to standard output.',
    'Large files and .gz files are fixed record by record, whatever their size, and written beside the old ones before they take their places; with --dry-run, JSON Patches show what would change. Archives and addresses are only shown.',
    'The exit code is 1 if a fix could not be made, if what is left reaches --fail-on, or, with --dry-run, if there is something to fix.',
  ],
  options: fixOptions,
  examples: [
    { run: 'citable fix records/', does: 'Makes the safe fixes in a folder of records.' },
    { run: 'citable fix records/ --dry-run | git apply', does: 'Shows the fixes as a diff, and has git make them.' },
    { run: 'citable fix a.xml --only date-reversed', does: 'Makes the fixes of one rule.' },
    { run: 'citable fix - < a.json > b.json', does: 'Fixes what another program writes.' },
  ],
  async run(inputs, options, terminal) {
    if (inputs.length === 0) throw new Misuse(text('nothing'))
    const { 'dry-run': isDry = false, unsafe = false, format, quiet = false } = options
    if (format !== undefined && !isDry) throw new Misuse(text('formatWithoutDryRun'))
    const configuration = await configurationOf(options, terminal)
    const language = await languageOf(options.lang, configuration.lang)
    const severities = ruleSeverities(options.rule ?? [])
    const { ownRules = [] } = configuration
    requireUsable({ rules: severities, ownRules }, ruleOption)
    const only = options.only?.map(id => ruleIdFor(id, () => '--only', ownRules))
    const baseline = baselinePath(options, configuration, terminal)
    const settled = baseline === undefined ? undefined : await settledIn(baseline, terminal)
    const find = baseline === undefined ? collectToStream : collect
    const collected = await collectWanted(inputs, options, configuration, baseline, terminal, find)
    const isDivided = baseline === undefined && (await isToBeDivided(collected, terminal))
    if (isDivided && format === 'diff') throw new Misuse(text('largeAsPatches'))
    const shown = isDivided || format === 'patch' ? jsonPatches(terminal) : unifiedDiffs(options.color, terminal)
    const names = new Set(collected.inputs.map(({ name }) => name))
    const accepted = await suppressionsFor([...names], configuration, terminal)
    const report = new FixReport({ isDone: !isDry, isQuiet: quiet, language }, terminal)
    const failOn = options['fail-on'] ?? 'never'
    const left = new LeftFindings({ failOn, baseline, configuration, language }, terminal)
    const found = await runFix(
      collected.inputs,
      {
        reading: isDivided ? dividedBytes : wholeBytes,
        checkingFor: file => checkOptionsFor(file, options, severities, configuration),
        isUnsafe: unsafe || only !== undefined,
        async wantedIn(name) {
          const suppressions = names.has(name) ? accepted : await suppressionsFor([name], configuration, terminal)
          const file = { file: name, records: [], diagnostics: [], excerpt: () => undefined }
          return (diagnostic, record) =>
            (only?.includes(diagnostic.rule) ?? true) && !suppressions.covers({ file, record, diagnostic })
        },
        sink: isDry ? shown : writeBack(terminal),
        report,
        left,
        settled: isDry ? undefined : settled,
      },
      terminal,
    )
    const problems = [...collected.problems, ...found]
    printProblems(problemsInLanguage(problems, language), terminal)
    const { counts } = report
    const lowered = (await settled?.write(language)) ?? ''
    if (!quiet) terminal.stderr.write(`citable: ${fixVerdict(counts, !isDry, language.say)}\n${lowered}`)
    const isFailing = await left.end()
    return exitCodeOf(problems) || (counts.refused > 0 || isFailing || (isDry && counts.files > 0) ? 1 : 0)
  },
})

/** True if inputs are fixed record by record: large ones, and those that are compressed. */
const isToBeDivided = async (collected: Collected, terminal: Terminal): Promise<boolean> =>
  collected.inputs.some(({ path = '' }) => /\.gz$/i.test(path)) || isLarge(collected, terminal)
