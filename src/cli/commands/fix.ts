import { messagesOf } from '../../messages/message.ts'
import { settledIn } from '../baseline/settled.ts'
import { defineCommand } from '../command.ts'
import { configurationOf } from '../config/configuration.ts'
import { baselinePath, checkOptionsFor, collectWanted } from '../config/configured.ts'
import { requireUsable, ruleOption } from '../config/usable.ts'
import { ruleIdFor } from '../explain/rule-facts.ts'
import { dividedBytes, wholeBytes } from '../inputs/byte-pieces.ts'
import { collectToStream } from '../inputs/collect.ts'
import { isPackedOrLarge } from '../inputs/large.ts'
import { sayingSkipped, withoutRecords } from '../inputs/search/search.ts'
import { languageOf } from '../language/load.ts'
import { problemsInLanguage } from '../language/translate.ts'
import { Misuse } from '../misuse.ts'
import { FixReport, fixVerdict } from '../report/fixes.ts'
import { LeftFindings } from '../report/left.ts'
import { runFix } from '../run/fix.ts'
import { unsuppressedIn } from '../silence/silence.ts'
import { writeBack } from '../sinks/fixes/in-place.ts'
import { jsonPatches } from '../sinks/fixes/json-patch.ts'
import { unifiedDiffs } from '../sinks/fixes/unified-diff.ts'
import { exitCodeOf, printProblems } from '../terminal/problems.ts'
import { ruleSeverities } from './check-options.ts'
import { fixOptions } from './fix-options.ts'

const text = messagesOf('fix-command', {
  nothing: 'Nothing to fix: name files, folders or patterns, or - for standard input.',
  formatWithoutDryRun: '--format sets how --dry-run shows the fixes; add --dry-run.',
  largeAsPatches:
    'Fixes to large inputs, archives and compressed files can be shown only as JSON Patch; use --format patch.',
})

/** Applies the fixes of findings. */
export const fix = defineCommand({
  name: 'fix',
  usage: '<inputs…> [options]',
  description: [
    'Fixes what citable check finds in DataCite metadata (JSON, NDJSON, YAML or XML) until no further fix is possible. Only the affected values change: layout, comments, member order and line endings are preserved. Each change is verified by parsing the changed text, and files are replaced atomically. Suppressed findings are not fixed; fixed findings are removed from the baseline.',
    'In BibTeX, RIS and the other formats that citable convert reads, the affected values are replaced in place; a finding whose fix would add or remove a value is reported as not fixed.',
    'Safe fixes neither lose nor guess a value. Use --unsafe to apply unsafe fixes too, and --only to apply all fixes of one rule. The fixed version of standard input is written to standard output.',
    'Large files and .gz files are fixed record by record in a new file, which then replaces the old one; with --dry-run, JSON Patches show the changes. Archives, .zst files, .bz2 files and files at https:// addresses cannot be changed; use --dry-run to see their fixes.',
    'The exit code is 1 if a fix could not be applied, if remaining findings reach --fail-on, or, with --dry-run, if there is something to fix.',
  ],
  options: fixOptions,
  examples: [
    { run: 'citable fix records/', does: 'Applies the safe fixes to a folder of records.' },
    { run: 'citable fix records/ --dry-run | git apply', does: 'Passes the fixes as a diff to git apply.' },
    { run: 'citable fix a.xml --only date-reversed', does: 'Applies the fixes of one rule.' },
    { run: 'citable fix - < a.json > b.json', does: 'Writes the fixed version of a.json to b.json.' },
  ],
  async run(inputs, options, terminal) {
    if (inputs.length === 0) throw new Misuse(text('nothing'))
    const { 'dry-run': isDry = false, 'fail-on': failOn = 'never', unsafe = false, format, quiet = false } = options
    if (format !== undefined && !isDry) throw new Misuse(text('formatWithoutDryRun'))
    const configuration = await configurationOf(options, terminal)
    const language = await languageOf(options.lang, configuration.lang)
    const severities = ruleSeverities(options.rule ?? [])
    const { ownRules = [] } = configuration
    requireUsable({ rules: severities, ownRules }, ruleOption)
    const only = options.only?.map(id => ruleIdFor(id, () => '--only', ownRules))
    const baseline = baselinePath(options, configuration, terminal)
    const settled = baseline === undefined ? undefined : await settledIn(baseline, terminal)
    const collected = await collectWanted(inputs, options, configuration, baseline, terminal, collectToStream)
    const isDivided = await isPackedOrLarge(collected, terminal)
    if (isDivided && format === 'diff') throw new Misuse(text('largeAsPatches'))
    const shown = isDivided || format === 'patch' ? jsonPatches(terminal) : unifiedDiffs(options.color, terminal)
    const unsuppressed = await unsuppressedIn(collected.inputs, configuration, terminal)
    const report = new FixReport({ isDone: !isDry, isQuiet: quiet, language }, terminal)
    const left = new LeftFindings({ failOn, baseline, configuration, language }, terminal)
    const found = await runFix(
      collected.inputs,
      {
        reading: isDivided ? dividedBytes : wholeBytes,
        checkingFor: file => checkOptionsFor(file, options, severities, configuration),
        isUnsafe: unsafe || only !== undefined,
        async wantedIn(name) {
          const isUnsuppressed = await unsuppressed(name)
          return (finding, record) => (only?.includes(finding.rule) ?? true) && isUnsuppressed(finding, record)
        },
        sink: isDry ? shown : writeBack(terminal),
        report,
        left,
        settled: isDry ? undefined : settled,
      },
      terminal,
    )
    const problems = [...collected.problems, ...found, ...withoutRecords(collected.searches)]
    printProblems(problemsInLanguage(problems, language), terminal)
    const lowered = (await settled?.write(language)) ?? ''
    if (!quiet) {
      const skipped = sayingSkipped(collected.searches, false, language.say)
      terminal.stderr.write(`${skipped}citable: ${fixVerdict(report.counts, !isDry, language.say)}\n${lowered}`)
    }
    const isFailing = await left.end()
    return (
      exitCodeOf(problems) || (report.counts.refused > 0 || isFailing || (isDry && report.counts.files > 0) ? 1 : 0)
    )
  },
})
