import { defineCommand } from '../command.ts'
import { type Configuration, configOptions, configurationOf } from '../config/configuration.ts'
import { baselinePath, checkOptionsFor, collectWanted } from '../config/configured.ts'
import { requireUsable } from '../config/usable.ts'
import { ruleIdFor } from '../explain/rule-facts.ts'
import { Settled } from '../silence/settled.ts'
import { colored, patchText } from '../fix/changes.ts'
import { deliverFixed } from '../fix/deliver.ts'
import { fixAny } from '../fix/fix-any.ts'
import type { FixedFile } from '../fix/fix-file.ts'
import { countFixes, type FixCounts, fixedText, leftText, noFixes, unfixedText, unreadText } from '../report/fixes.ts'
import { type Collected, collect, collectToStream } from '../inputs/collect.ts'
import { eachInput } from '../inputs/each.ts'
import type { Problem } from '../inputs/input.ts'
import { isLarge } from '../inputs/members.ts'
import { inputOptions } from '../inputs/options.ts'
import { languageOf, languageOption } from '../language/load.ts'
import { problemsInLanguage } from '../language/translate.ts'
import { Misuse } from '../misuse.ts'
import { registryOptions } from '../register/registry-options.ts'
import { type FailOn, failOnOption, isFailing } from '../report/fail-on.ts'
import { withoutRepeats } from '../report/repeats.ts'
import { allFindings, type FileReport, type Located } from '../report/report.ts'
import { summarise } from '../report/summary.ts'
import { Known } from '../silence/known.ts'
import { silenced, suppressionsFor } from '../silence/silence.ts'
import { fixAsItComes } from '../stream/fix.ts'
import { colorsFor } from '../terminal/colors.ts'
import { exitCodeOf, failure, printProblems } from '../terminal/problems.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { unifiedDiff } from '../text/unified-diff.ts'
import { checkOptions, ruleSeverities } from './check-options.ts'

/** Makes the fixes that findings bring with them. */
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
  options: {
    ...inputOptions,
    unsafe: { summary: 'Also make fixes that lose something or that guess.' },
    only: {
      value: 'rule',
      repeatable: true,
      summary: 'Make the fixes of this rule only, the unsafe ones too.',
    },
    'dry-run': { short: 'n', summary: 'Write no file: show what would change.' },
    format: {
      value: 'name',
      short: 'f',
      choices: ['diff', 'patch'],
      summary:
        'With --dry-run: a unified diff (default), for git apply, or a JSON Patch (RFC 6902) for each document; in XML and in other formats, where each record has a patch, its pointers lead into the record as DataCite JSON.',
    },
    kernel: checkOptions.kernel,
    ...registryOptions,
    profile: checkOptions.profile,
    rule: checkOptions.rule,
    ...languageOption,
    ...configOptions,
    ignore: checkOptions.ignore,
    baseline: {
      value: 'file',
      summary: 'Take what is settled out of this baseline; that of the configuration by default.',
    },
    ...failOnOption(
      'never',
      'What counts is what is left behind the fixes, but for what is suppressed or in the baseline.',
    ),
    quiet: { short: 'q', summary: 'Say nothing but what makes the exit code 1.' },
  },
  examples: [
    { run: 'citable fix records/', does: 'Makes the safe fixes in a folder of records.' },
    { run: 'citable fix records/ --dry-run | git apply', does: 'Shows the fixes as a diff, and has git make them.' },
    { run: 'citable fix a.xml --only date-reversed', does: 'Makes the fixes of one rule.' },
    { run: 'citable fix - < a.json > b.json', does: 'Fixes what another program writes.' },
  ],
  async run(inputs, options, terminal) {
    if (inputs.length === 0)
      throw new Misuse('Nothing to fix: name files, folders or patterns, or - for standard input.')
    const { 'dry-run': isDry = false, unsafe = false, format = 'diff', quiet = false } = options
    const failOn = options['fail-on'] ?? 'never'
    if (options.format !== undefined && !isDry)
      throw new Misuse('--format says how --dry-run shows the fixes; add --dry-run.')
    const configuration = await configurationOf(options, terminal)
    const language = await languageOf(options.lang, configuration.lang)
    const severities = ruleSeverities(options.rule ?? [])
    const { ownRules = [] } = configuration
    requireUsable({ rules: severities, ownRules }, () => "--rule ('citable explain' lists all rules)")
    const only = options.only?.map(id => ruleIdFor(id, () => '--only', ownRules))
    const settled = await Settled.open(baselinePath(options, configuration, terminal), terminal)
    const find = settled.path === undefined ? collectToStream : collect
    const collected = await collectWanted(inputs, options, configuration, settled.path, terminal, find)
    if (settled.path === undefined && (await isToBeStreamed(collected, terminal))) {
      if (options.format === 'diff')
        throw new Misuse('Large inputs, archives and compressed files are shown as JSON Patches: --format patch.')
      return fixAsItComes(
        collected,
        {
          from: options.from ?? 'auto',
          async optionsFor(name, index) {
            const accepted = await suppressionsFor([name], configuration, terminal)
            const file = { file: name, records: [], diagnostics: [], excerpt: () => undefined }
            const { from: _, ...checking } = checkOptionsFor(name, options, severities, configuration)
            return {
              ...checking,
              unsafe: unsafe || only !== undefined,
              only: (diagnostic, record) =>
                (only?.includes(diagnostic.rule) ?? true) &&
                !accepted.covers({ file, record: { ...record, index: index() + record.index }, diagnostic }),
              isAccepted: (diagnostic, record) =>
                accepted.covers({
                  file,
                  ...(record && { record: { ...record, index: index() + record.index } }),
                  diagnostic,
                }),
            }
          },
          isDry,
          isQuiet: quiet,
          failOn,
          language,
        },
        terminal,
      )
    }
    const names = collected.inputs.map(({ name }) => name)
    const suppressions = await suppressionsFor(names, configuration, terminal)
    const total = noFixes()
    let isRefused = false
    const left: FileReport[] = []
    const failures: Problem[] = []
    const { stdout, stderr } = terminal
    const colors = colorsFor(stdout, terminal, options.color)
    const unread = await eachInput(collected.inputs, terminal, async (name, bytes, input) => {
      const { from: asked = 'auto', ...checking } = checkOptionsFor(name, options, severities, configuration)
      const from = input.format ?? asked
      const file = { file: name, records: [], diagnostics: [], excerpt: () => undefined }
      let fixed: FixedFile
      try {
        fixed = await fixAny(name, bytes, from, {
          ...checking,
          unsafe: unsafe || only !== undefined,
          only: (diagnostic, record) =>
            (only?.includes(diagnostic.rule) ?? true) && !suppressions.covers({ file, record, diagnostic }),
        })
      } catch (error) {
        failures.push({ file: name, message: failure('fix', error, terminal) })
        return
      }
      addTo(total, fixed)
      isRefused ||= fixed.refused.length > 0
      if (failOn !== 'never') left.push({ ...fixed.report, file: name, excerpt: () => undefined })
      if (isDry && format === 'diff')
        stdout.write(
          colored(unifiedDiff(fixed.before, fixed.text, { before: `a/${name}`, after: `b/${name}` }), colors),
        )
      else if (isDry) stdout.write(patchText(name, fixed))
      else {
        const problem = await deliverFixed(input, fixed, bytes, terminal)
        if (problem === undefined) await settled.note(name, bytes, { ...checking, from }, fixed)
        else failures.push(problem)
      }
      stderr.write(unreadText(name, fixed.report.diagnostics, language))
      stderr.write(quiet ? '' : fixedText(name, countFixes(new Map(), fixed.fixed), !isDry, language))
      stderr.write(unfixedText(name, fixed.refused, language))
    })
    const problems = [...collected.problems, ...unread, ...failures]
    printProblems(problemsInLanguage(problems, language), terminal)
    if (!quiet)
      stderr.write(`citable: ${language.phrases.fixes.verdict(total, !isDry)}
`)
    const lowered = await settled.write(language)
    if (!quiet) stderr.write(lowered)
    const failing = await failingIn(left, failOn, settled.path, configuration, terminal)
    for (const { file, diagnostic } of failing) stderr.write(leftText(file.file, diagnostic, language))
    return exitCodeOf(problems) || (isRefused || failing.length > 0 || (isDry && total.files > 0) ? 1 : 0)
  },
})

/** The findings of fixed files that make the exit code, but for what is accepted or known. */
async function failingIn(
  files: FileReport[],
  failOn: FailOn,
  baselineFile: string | undefined,
  configuration: Configuration,
  terminal: Terminal,
): Promise<Located[]> {
  if (files.length === 0) return []
  const known = await Known.open(baselineFile, terminal)
  const whole = { files, problems: [], summary: summarise(files) }
  const { report } = await silenced(whole, configuration, known, true, terminal)
  return [...allFindings(withoutRepeats(report))].filter(({ diagnostic }) => isFailing(diagnostic, failOn))
}

/** Whether inputs are fixed record by record: large ones, and those that are compressed. */
const isToBeStreamed = async (collected: Collected, terminal: Terminal): Promise<boolean> =>
  collected.inputs.some(({ path = '' }) => /\.gz$/i.test(path)) || isLarge(collected, terminal)

function addTo(total: FixCounts, { fixed, isChanged, report }: FixedFile): void {
  const left = [...report.diagnostics, ...report.records.flatMap(({ diagnostics }) => diagnostics)]
  total.fixes += fixed.length
  total.files += isChanged ? 1 : 0
  total.left += left.length
  total.fixable += left.filter(({ fix }) => fix !== undefined).length
}
