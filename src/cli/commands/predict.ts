import { checkOptions, inputOptions } from '../check/options.ts'
import { colorsFor } from '../colors.ts'
import { defineCommand } from '../command.ts'
import { configOptions, configurationOf } from '../config/configuration.ts'
import { collect } from '../inputs/collect.ts'
import { eachInput } from '../inputs/each.ts'
import { languageOf, languageOption } from '../language/load.ts'
import { inLanguage } from '../language/translate.ts'
import { Misuse } from '../misuse.ts'
import { type Prediction, predictionIn, predictionsFor } from '../predict/predictions.ts'
import { predictionsText } from '../predict/pretty.ts'
import { exitCodeOf, printProblems } from '../problems.ts'
import { complaint } from '../records.ts'
import { asOfOption, dayOption, registryOptions } from '../registry-options.ts'
import { bounded, safeJson } from '../text/printable.ts'

/** Shows what the registry makes of records. */
export const predict = defineCommand({
  name: 'predict',
  summary: 'Show what DataCite will make of records, and why',
  usage: '<inputs…> [options]',
  description: [
    'Shows each value that the registry refuses, drops or changes when a record is sent, with the reason. Records in XML are taken to be sent as XML, all others as JSON attributes, which are mostly kept as they are.',
    'What the schema of the kernel refuses is said by check. The exit code is 1 if a record is refused, or with --strict if anything is dropped or changed.',
  ],
  options: {
    ...inputOptions,
    from: checkOptions.from,
    ...registryOptions,
    'as-of': asOfOption,
    ...languageOption,
    ...configOptions,
    strict: { summary: 'Exit with code 1 if anything is dropped or changed.' },
    format: {
      value: 'name',
      short: 'f',
      choices: ['pretty', 'json', 'ndjson'],
      summary: 'The format of the output; pretty by default. JSON and NDJSON also hold the attributes afterwards.',
    },
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
    const collected = await collect(inputs, terminal, options)
    const predictions: Prediction[] = []
    let isUnread = false
    const { from = 'auto', via, event } = options
    const unread = await eachInput(collected.inputs, terminal, (file, bytes, { format }) => {
      const read = predictionsFor(file, bytes, { from: format ?? from, via, event, asOf })
      predictions.push(...read.predictions.map(prediction => predictionIn(prediction, language)))
      for (const diagnostic of read.diagnostics) {
        isUnread = true
        terminal.stderr.write(`${complaint(file, inLanguage(diagnostic, language))}\n`)
      }
    })
    const problems = [...collected.problems, ...unread]
    printProblems(problems, terminal)
    const { stdout } = terminal
    const { format = 'pretty' } = options
    if (format === 'pretty') {
      const columns = stdout.isTTY ? stdout.columns : Number.POSITIVE_INFINITY
      stdout.write(predictionsText(predictions, language, colorsFor(stdout, terminal, options.color), columns))
    } else {
      const results = predictions.map(prediction => bounded(prediction))
      stdout.write(
        format === 'json'
          ? `${safeJson({ version: 1, results }, 2)}\n`
          : results.map(result => `${safeJson(result)}\n`).join(''),
      )
    }
    const failing = predictions.some(({ changes }) =>
      changes.some(({ effect }) => effect === 'rejects' || options.strict === true),
    )
    return exitCodeOf(problems) || (failing || isUnread ? 1 : 0)
  },
})
