import { defineCommand, type ExitCode } from '../command.ts'
import { configurationOf } from '../config/configuration.ts'
import { checkOptionsFor, collectWanted } from '../config/configured.ts'
import { requireUsable, ruleOption } from '../config/usable.ts'
import { collectToStream } from '../inputs/collect.ts'
import { languageOf } from '../language/load.ts'
import { problemsInLanguage } from '../language/translate.ts'
import { Misuse } from '../misuse.ts'
import { outputFiles } from '../report/delivery/outputs.ts'
import { askedWith } from '../run/journal.ts'
import { partsOf } from '../run/run-options.ts'
import { countInputs } from '../stats/count-inputs.ts'
import { deliver, statsFormats } from '../stats/deliver.ts'
import { fieldsOf } from '../stats/fields.ts'
import { earlier, merge } from '../stats/merge.ts'
import { type StatsValues, statsOptions } from '../stats/options.ts'
import { tallyFormats, tallyInputs } from '../stats/tally.ts'
import { thresholdCode } from '../stats/threshold.ts'
import { exitCodeOf, printProblems } from '../terminal/problems.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { ruleSeverities } from './check-options.ts'

/** Reports on collections, and puts reports on parts together. */
export const stats = defineCommand({
  name: 'stats',
  summary: 'Report on a whole collection, in counts and plots',
  usage: '<inputs…> | merge <reports…> [options]',
  description: [
    'Checks all records and counts: findings by rule, severity and what the registry does; records by kernel, type, year and client; how many have what is recommended; their FAIR scores. It reads what check reads, archives and dumps too, a record at a time. What a baseline or a suppression silences counts as well.',
    'With --by, it counts records by one field or by two against each other, as a table, CSV or JSON: a path in DataCite’s JSON without marks of lists (creators.affiliation.name), the last name of a path (publicationYear), client or prefix. A record with several values counts once for each. With --no-check, nothing is checked, which is several times as fast.',
    'Reports in JSON can be compared with later ones, and merge makes one of the reports on parts of a collection. It also makes one report of those that check --format json wrote, with results by file and record where all of them have results. In a folder, every file that ends with .json is such a report.',
  ],
  options: statsOptions,
  examples: [
    { run: 'citable stats records/', does: 'Shows what there is in a folder.' },
    {
      run: 'citable stats dump.tar --format json -o html=report.html > 2026-11.json',
      does: 'Counts a whole dump, and also writes a page with plots.',
    },
    {
      run: 'citable stats dump.tar --by resourceTypeGeneral,publicationYear --no-check --format csv',
      does: 'Counts the records of each type and year, without checking them.',
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
    if (options.by !== undefined) return await countBy([first, ...rest], options, terminal)
    if (options['no-check']) throw new Misuse('--no-check goes with --by, which names the fields to count by.')
    if (options.format === 'csv') throw new Misuse('--format csv goes with --by, which names the fields to count by.')
    const { format: _, ...others } = options
    const reporting = { ...others, ...(options.format !== undefined && { format: options.format }) }
    const outputs = outputFiles(options.output ?? [], statsFormats, 'html=report.html')
    const before = options.compare === undefined ? undefined : await earlier(options.compare, terminal)
    if (first === 'merge') {
      const language = await languageOf(options.lang)
      return await merge(rest, { options: reporting, outputs, before, language }, terminal)
    }
    const { jobs, shard, progress = 'auto' } = partsOf(options)
    const configuration = await configurationOf(options, terminal)
    const severities = ruleSeverities(options.rule ?? [])
    const { ownRules = [] } = configuration
    const language = await languageOf(options.lang, configuration.lang)
    requireUsable({ rules: severities, ownRules }, ruleOption)
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
    const all = [
      ...problems,
      ...(await deliver(report, { options: reporting, outputs, before, language }, 'pretty', terminal)),
    ]
    printProblems(problemsInLanguage(all, language), terminal)
    return exitCodeOf(all) || thresholdCode(report, options['fail-on'], terminal)
  },
})

/** Returns the options that decide on the counts, as text. */
function askedFor(options: StatsValues): string {
  const { format, output, compare, 'fail-on': threshold, lang, ...counted } = options
  return askedWith('stats', counted)
}

/** Counts records by fields, checked unless the options say otherwise. */
async function countBy(inputs: readonly string[], options: StatsValues, terminal: Terminal): Promise<ExitCode> {
  const { by = '', format = 'pretty', compare, resume } = options
  const fields = fieldsOf(by)
  if (format === 'html') throw new Misuse('--by makes a table as pretty, csv or json.')
  if (compare !== undefined || resume !== undefined || options['fail-on'] !== undefined)
    throw new Misuse('--by cannot be combined with --compare, --resume or --fail-on.')
  const outputs = outputFiles(options.output ?? [], tallyFormats, 'csv=counts.csv')
  const parts = partsOf(options)
  const configuration = await configurationOf(options, terminal)
  const severities = ruleSeverities(options.rule ?? [])
  requireUsable({ rules: severities, ownRules: configuration.ownRules ?? [] }, ruleOption)
  const collected = await collectWanted(inputs, options, configuration, undefined, terminal, collectToStream)
  const isChecked = options['no-check'] !== true
  const jobs = isChecked && configuration.ownRules?.length ? 1 : parts.jobs
  const optionsFor = isChecked ? (file: string) => checkOptionsFor(file, options, severities, configuration) : undefined
  return tallyInputs(collected, { ...parts, jobs, fields, from: options.from, optionsFor, format, outputs }, terminal)
}
