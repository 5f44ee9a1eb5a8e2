import { defineCommand } from '../command.ts'
import { languageOf } from '../language/load.ts'
import { problemsInLanguage } from '../language/translate.ts'
import { Misuse } from '../misuse.ts'
import { outputFiles } from '../report/delivery/outputs.ts'
import { askedWith } from '../run/journal.ts'
import { countInputs, inputsToCount } from '../stats/count-inputs.ts'
import { deliver, statsFormats } from '../stats/deliver.ts'
import { earlier, merge } from '../stats/merge.ts'
import { type StatsValues, statsOptions } from '../stats/options.ts'
import { countBy } from '../stats/tally.ts'
import { thresholdCode } from '../stats/threshold.ts'
import { exitCodeOf, printProblems } from '../terminal/problems.ts'

/** Reports statistics of collections of records, and merges partial reports. */
export const stats = defineCommand({
  name: 'stats',
  usage: '<inputs…> | merge <reports…> [options]',
  description: [
    'Checks all records, and counts findings by rule, severity and registry effect, and records by kernel, type, year, client, recommended property and FAIR score. The command accepts the same inputs as citable check, and reads archives and dumps record by record. Findings in a baseline and suppressed findings count too.',
    'Use --by to count records by one field, or to cross-tabulate two; the counts are written as a table, CSV or JSON. A field is "client", "prefix", a path in DataCite’s JSON without list indexes (creators.affiliation.name), or the end of such a path (resourceTypeGeneral). A record with several values counts once for each distinct value. With --by, use --no-check to skip the checks, which makes the run several times as fast.',
    "Use --compare to compare the counts with those of an earlier JSON report. 'citable stats merge' combines JSON reports on parts of a collection, either all from citable stats or all from citable check. The combined report lists files and records only if every input report lists them. For a folder, 'citable stats merge' reads every .json file in the folder and its subfolders as a report.",
  ],
  options: statsOptions,
  examples: [
    { run: 'citable stats records/', does: 'Shows statistics for the records in a folder.' },
    {
      run: 'citable stats dump.tar --format json -o html=report.html > 2026-11.json',
      does: 'Writes the statistics of a whole dump as JSON, and also as a page with plots.',
    },
    {
      run: 'citable stats dump.tar --by resourceTypeGeneral,publicationYear --no-check --format csv',
      does: 'Counts the records of each type and year, without checking them.',
    },
    {
      run: 'citable stats records/ --compare 2026-10.json',
      does: 'Shows statistics, and the changes since an earlier report.',
    },
    {
      run: 'citable stats merge part-1.json part-2.json > whole.json',
      does: "Combines the reports of 'citable check --shard 1/2' and '--shard 2/2'.",
    },
  ],
  async run([first, ...rest], options, terminal) {
    if (first === undefined)
      throw new Misuse(
        'Nothing to count: name files, folders, patterns or DOIs, - for standard input, or merge <reports…>.',
      )
    if (options.by !== undefined) return await countBy([first, ...rest], options.by, options, terminal)
    if (options['no-check']) throw new Misuse('--no-check requires --by, which names the fields to count by.')
    if (options.format === 'csv') throw new Misuse('--format csv requires --by, which names the fields to count by.')
    const { format: _, ...others } = options
    const reporting = { ...others, ...(options.format !== undefined && { format: options.format }) }
    const outputs = outputFiles(options.output ?? [], statsFormats, 'html=report.html')
    const before = options.compare === undefined ? undefined : await earlier(options.compare, terminal)
    if (first === 'merge') {
      const language = await languageOf(options.lang)
      return await merge(rest, { options: reporting, outputs, before, language }, terminal)
    }
    const { collected, configuration, ...counting } = await inputsToCount([first, ...rest], options, terminal)
    const language = await languageOf(options.lang, configuration.lang)
    const asked = `${askedFor(options)} ${configuration.paths}`
    const { report, problems } = await countInputs(
      collected,
      { ...counting, progress: counting.progress ?? 'auto', resume: options.resume, asked },
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

/** Serialises the options that affect the counts, so that an interrupted run resumes only with equal options. */
function askedFor(options: StatsValues): string {
  const { format, output, compare, 'fail-on': threshold, lang, ...counted } = options
  return askedWith('stats', counted)
}
