import { defineCommand } from '../command.ts'
import { configurationOf } from '../config/configuration.ts'
import { collectToStream } from '../inputs/collect.ts'
import { allExtensions } from '../inputs/extensions.ts'
import { isDivided } from '../inputs/large.ts'
import { languageOf } from '../language/load.ts'
import { inLanguage, problemsInLanguage } from '../language/translate.ts'
import { Misuse } from '../misuse.ts'
import { predictOptions } from '../predict/options.ts'
import { type PredictionsTold, predictionReport } from '../predict/report.ts'
import { dayOption } from '../register/registry-options.ts'
import { hasFailed, weightOfEffect } from '../report/fail-on.ts'
import { eachMember } from '../run/each-member.ts'
import { dividedReading, wholeReading } from '../run/reading.ts'
import { partsOf } from '../run/run-options.ts'
import { poolOf } from '../run/threads/pool.ts'
import { usualJobs } from '../run/threads/usual-jobs.ts'
import { continuedText } from '../sinks/growing-text.ts'
import { colorsFor, plain } from '../terminal/colors.ts'
import { exitCodeOf, printProblems } from '../terminal/problems.ts'

/** Shows how the registry will store records. */
export const predict = defineCommand({
  name: 'predict',
  usage: '<inputs…> [options]',
  description: [
    'Shows each value that the registry rejects, drops or changes when a record is sent, and gives the reason. By default, predictions assume that XML records are sent as XML and all others as JSON attributes, which the registry stores mostly unchanged.',
    'Large inputs, archives and https:// addresses are read record by record, and each prediction is shown as it is made. With --resume, an interrupted run that writes a file can be resumed.',
    "Use citable check to see what the kernel's schema rejects. By default, the exit code is 1 if a record is rejected; --fail-on sets another threshold.",
  ],
  options: predictOptions,
  examples: [
    { run: 'citable predict record.xml', does: 'Shows how a record that is sent as XML will be stored.' },
    {
      run: 'citable predict records/ --via xml --format ndjson',
      does: 'Prints the predictions as NDJSON, one line per record.',
    },
    {
      run: 'citable predict old.xml --as-of 2021-05-04',
      does: 'Shows how the registry would have stored the record on 4 May 2021.',
    },
  ],
  async run(inputs, options, terminal) {
    if (inputs.length === 0)
      throw new Misuse('Nothing to predict: name files, folders, patterns or DOIs, or - for standard input.')
    const language = await languageOf(options.lang, (await configurationOf(options, terminal)).lang)
    const asOf = dayOption(options['as-of'])
    const collected = await collectToStream(inputs, terminal, options, allExtensions)
    const { from = 'auto', via, event, update, format = 'pretty' } = options
    const { stdout } = terminal
    const output = await continuedText<PredictionsTold>('predict', options, collected, terminal)
    const isFile = options.output !== undefined
    const report = predictionReport(
      format,
      {
        colors: isFile ? plain : colorsFor(stdout, terminal, options.color),
        language,
        columns: stdout.isTTY && !isFile ? stdout.columns : Number.POSITIVE_INFINITY,
      },
      output.before?.count,
    )
    const { isStream, jobs, shard, progress } = partsOf(options)
    const isWhole = !(isStream || options.resume !== undefined || (await isDivided(collected, terminal)))
    const pool = await poolOf('predict', isWhole ? 1 : await usualJobs(jobs, collected, terminal), terminal.worker)
    output.begin(report.begin())
    const done = await eachMember(
      collected,
      {
        command: 'predict',
        from,
        work: (piece, known, { name }) => pool.work(piece, { file: name, from: known, via, event, asOf, update }),
        width: pool.width,
        read: isWhole ? wholeReading : dividedReading,
        shard,
        progress,
        told: diagnostic => inLanguage(diagnostic, language),
        isResumable: options.resume !== undefined,
        before: output.before,
        passed: (going, isLast) => output.note(going, report.told(), isLast),
        take: (predictions, _, index) =>
          output.write(predictions.map(one => report.record({ ...one, index: index + one.index })).join('')),
      },
      terminal,
    ).finally(() => pool.end())
    const problems = await output.finish(report.end(), done)
    printProblems(problemsInLanguage(problems, language), terminal)
    const failOn = options['fail-on'] ?? (options.strict === true ? 'changes' : 'rejects')
    const fails = hasFailed(report.told().effects.map(weightOfEffect), failOn)
    return exitCodeOf(problems) || (fails || (done.unread > 0 && failOn !== 'never') ? 1 : 0)
  },
})
