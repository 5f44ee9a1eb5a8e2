import { defineCommand } from '../command.ts'
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
import { earlier, merge } from '../stats/merge.ts'
import { type StatsValues, statsOptions } from '../stats/options.ts'
import { thresholdCode } from '../stats/threshold.ts'
import { exitCodeOf, printProblems } from '../terminal/problems.ts'
import { ruleSeverities } from './check-options.ts'

/** Reports on collections, and puts reports on parts together. */
export const stats = defineCommand({
  name: 'stats',
  summary: 'Report on a whole collection, in counts and plots',
  usage: '<inputs…> | merge <reports…> [options]',
  description: [
    'Checks all records and counts: findings by rule, severity and what the registry does; records by kernel, type, year and client; how many have what is recommended; their FAIR scores. It reads what check reads, archives and dumps too, a record at a time. What a baseline or a suppression silences counts as well.',
    'Reports in JSON can be compared with later ones, and merge makes one of the reports on parts of a collection. It also makes one report of those that check --format json wrote, with results by file and record where all of them have results. In a folder, every file that ends with .json is such a report.',
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
    const all = [...problems, ...(await deliver(report, { options, outputs, before, language }, 'pretty', terminal))]
    printProblems(problemsInLanguage(all, language), terminal)
    return exitCodeOf(all) || thresholdCode(report, options['fail-on'], terminal)
  },
})

/** Returns the options that decide on the counts, as text. */
function askedFor(options: StatsValues): string {
  const { format, output, compare, 'fail-on': threshold, lang, ...counted } = options
  return askedWith('stats', counted)
}
