import { resolve } from 'node:path'
import { latestKernel } from '../../kernel/kernels.ts'
import { messagesOf } from '../../messages/message.ts'
import { defineCommand, type ExitCode } from '../command.ts'
import { configurationOf } from '../config/configuration.ts'
import { findConfig } from '../config/find.ts'
import { collect } from '../inputs/collect.ts'
import { languageOf } from '../language/load.ts'
import { Misuse } from '../misuse.ts'
import { reportPhrase } from '../report/texts.ts'
import { Cache } from '../run/check/cache.ts'
import { watching } from '../run/watch.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { printable } from '../text/printable.ts'
import { checkOnce, type Options } from './check-once.ts'
import { checkOptions } from './check-options.ts'

const text = messagesOf('check-command', {
  nothing: 'Nothing to check: name files, folders, patterns or DOIs, or - for standard input.',
  watchStdin: '--watch cannot wait for standard input; name files or folders.',
})

/** Checks records and reports all problems at once. */
export const check = defineCommand({
  name: 'check',
  summary: 'Check records against the DataCite kernels and beyond',
  usage: '<inputs…> [options]',
  description: [
    'Reports all problems of all records at once, each with its rule, its place and what DataCite would do about it. A record is invalid if the schema of its kernel rejects it.',
    `Inputs are DataCite records in XML (kernel 2.1 to ${latestKernel}), JSON, NDJSON or YAML: responses of the REST API, with or without their envelope, records of the service, or lists of these.`,
    'BibTeX, RIS and every other format that convert reads are checked as what they are converted to, which is what a registry would get; each finding stands where its record begins. Of a folder, files are checked that end as DataCite metadata do or, with --from, as that format does.',
    'Large inputs, archives (.tar, .zip), compressed files (.gz, .zst, .bz2) and https:// addresses are checked record by record on all cores, and reported as they come.',
  ],
  options: checkOptions,
  examples: [
    { run: 'citable check records/', does: 'Checks every record in a folder and below.' },
    {
      run: "citable check 'data/**/*.json' --profile strict --fail-on warning",
      does: 'Checks the files that match a pattern, strictly.',
    },
    {
      run: 'citable check records/ --quiet -o sarif=citable.sarif -o junit=citable.xml',
      does: 'Also writes reports for CI to files.',
    },
    {
      run: 'curl -s https://api.datacite.org/dois/10.48364/isimip.208515 | citable check -',
      does: 'Checks the output of another program.',
    },
    { run: 'citable check references.bib', does: 'Says what DataCite would find in the entries of a bibliography.' },
    {
      run: 'citable check --changed=main --cache',
      does: 'Checks the files that differ from a branch, and remembers what it found.',
    },
    {
      run: 'citable check a.json --rule orcid-check-digit=off --kernel 4.4',
      does: 'Switches off a rule and checks against an older kernel.',
    },
  ],
  async run(inputs, options, terminal) {
    const { cache: cacheFile, watch = false, changed, lang } = options
    const args = inputs.length === 0 && changed !== undefined ? ['.'] : inputs
    if (args.length === 0) throw new Misuse(text('nothing'))
    if (watch && args.includes('-')) throw new Misuse(text('watchStdin'))
    const path = cacheFile === undefined ? undefined : resolve(terminal.cwd, cacheFile || '.citable-cache.json')
    const cache = path === undefined && !watch ? undefined : await Cache.open(path, terminal)
    if (!watch) return checkOnce(args, options, terminal, cache)
    // A configuration that cannot be used does not end the watch: it is going to be corrected.
    const configuration = await configurationOf(options, terminal).catch(() => undefined)
    return watching(
      () => checkOnce(args, options, terminal, cache).catch(error => misuse(error, options, terminal)),
      () => pathsOf(args, options, terminal),
      (await languageOf(lang, configuration?.lang)).say(reportPhrase('waiting')),
      terminal,
    )
  },
})

/** The files on which a check depends, as they are now. */
async function pathsOf(args: readonly string[], options: Options, terminal: Terminal): Promise<string[]> {
  const configuration = options['no-config'] ? undefined : (options.config ?? (await findConfig(terminal)))
  const { inputs } = await collect(args, terminal, options)
  return [configuration, ...inputs.map(({ path }) => path)].filter(path => path !== undefined)
}

/** Reports wrong use on standard error. */
async function misuse(error: unknown, { lang }: Options, { stderr }: Terminal): Promise<ExitCode> {
  if (!(error instanceof Misuse)) throw error
  stderr.write(`citable: ${printable((await languageOf(lang)).say(error.said))}\n`)
  return 2
}
