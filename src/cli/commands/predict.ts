import { availableParallelism } from 'node:os'
import { defineCommand } from '../command.ts'
import { configOptions, configurationOf } from '../config/configuration.ts'
import { collectToStream } from '../inputs/collect.ts'
import { eachInput } from '../inputs/each.ts'
import { allExtensions } from '../inputs/extensions.ts'
import type { Problem } from '../inputs/input.ts'
import { isDivided } from '../inputs/members.ts'
import { inputOptions } from '../inputs/options.ts'
import { languageOf, languageOption } from '../language/load.ts'
import { inLanguage, problemsInLanguage } from '../language/translate.ts'
import { Misuse } from '../misuse.ts'
import { predictionsFor } from '../predict/predictions.ts'
import { type PredictionsTold, predictionReport } from '../predict/report.ts'
import { asOfOption, dayOption, registryOptions } from '../register/registry-options.ts'
import { failOnOption, hasFailed, weightOfEffect } from '../report/fail-on.ts'
import { eachMember } from '../run/each-member.ts'
import { poolOf } from '../run/pool.ts'
import { partOptions, partsOf, textOptions } from '../run/run-options.ts'
import { continuedText, unwritten } from '../sinks/growing-text.ts'
import { colorsFor, plain } from '../terminal/colors.ts'
import { complaint, exitCodeOf, printProblems } from '../terminal/problems.ts'

/** Shows what the registry makes of records. */
export const predict = defineCommand({
  name: 'predict',
  summary: 'Show what DataCite will make of records, and why',
  usage: '<inputs…> [options]',
  description: [
    'Shows each value that the registry refuses, drops or changes when a record is sent, with the reason. Records in XML are taken to be sent as XML, all others as JSON attributes, which are mostly kept as they are.',
    'Large inputs, archives and https:// addresses are read record by record, and what becomes of each is shown as it comes. With --resume, a run that writes a file goes on after it was killed.',
    'What the schema of the kernel refuses is said by check. The exit code is 1 if a record is refused, or what --fail-on says is done to it.',
  ],
  options: {
    ...inputOptions,
    ...registryOptions,
    'as-of': asOfOption,
    ...languageOption,
    ...configOptions,
    ...failOnOption(
      'rejects',
      'A record that is refused counts as an error, what is dropped as a warning, what is changed as info.',
    ),
    strict: { summary: 'Exit with code 1 if anything is dropped or changed: --fail-on changes.' },
    format: {
      value: 'name',
      short: 'f',
      choices: ['pretty', 'json', 'ndjson'],
      summary: 'The format of the output; pretty by default. JSON and NDJSON also hold the attributes afterwards.',
    },
    ...textOptions,
    ...partOptions,
  },
  examples: [
    { run: 'citable predict record.xml', does: 'Shows what becomes of a record that is sent as XML.' },
    { run: 'citable predict records/ --via xml --format ndjson', does: 'Gives all changes, one record per line.' },
    { run: 'citable predict old.xml --as-of 2021-05-04', does: 'Explains a record that was registered years ago.' },
  ],
  async run(inputs, options, terminal) {
    if (inputs.length === 0)
      throw new Misuse('Nothing to predict: name files, folders, patterns or DOIs, or - for standard input.')
    const language = await languageOf(options.lang, (await configurationOf(options, terminal)).lang)
    const asOf = dayOption(options['as-of'])
    const collected = await collectToStream(inputs, terminal, options, allExtensions)
    const { from = 'auto', via, event, format = 'pretty' } = options
    const sending = { via, event, asOf }
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
    let problems: Problem[]
    let unread = 0
    let isInterrupted = false
    const { isStream, jobs, shard, progress } = partsOf(options)
    output.begin(report.begin())
    if (isStream || options.resume !== undefined || (await isDivided(collected, terminal))) {
      const pool = await poolOf('predict', jobs ?? availableParallelism(), terminal.worker)
      const done = await eachMember(
        collected,
        {
          command: 'predict',
          from,
          work: (piece, known, { name }) => pool.work(piece, { file: name, from: known, ...sending }),
          width: pool.width,
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
      unread = done.unread
      problems = done.problems
      isInterrupted = done.isInterrupted
    } else {
      const unreadInputs = await eachInput(collected.inputs, terminal, async (file, bytes, input) => {
        const read = predictionsFor(file, bytes, { from: input.format ?? from, ...sending })
        await output.write(read.predictions.map(report.record).join(''))
        unread += read.diagnostics.length
        for (const diagnostic of read.diagnostics)
          terminal.stderr.write(`${complaint(file, inLanguage(diagnostic, language))}\n`)
      }).catch(unwritten)
      problems = [...collected.problems, ...unreadInputs]
    }
    problems = await output.finish(report.end(), { problems, isInterrupted })
    printProblems(problemsInLanguage(problems, language), terminal)
    const failOn = options['fail-on'] ?? (options.strict === true ? 'changes' : 'rejects')
    const fails = hasFailed(report.told().effects.map(weightOfEffect), failOn)
    return exitCodeOf(problems) || (fails || (unread > 0 && failOn !== 'never') ? 1 : 0)
  },
})
