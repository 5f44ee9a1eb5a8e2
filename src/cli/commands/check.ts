import { resolve } from 'node:path'
import { latestKernel } from '../../kernel/kernels.ts'
import { messagesOf } from '../../messages/message.ts'
import { defineCommand, type ExitCode } from '../command.ts'
import { configurationOf } from '../config/configuration.ts'
import { baselinePath } from '../config/configured.ts'
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
  watchStdin: '--watch cannot watch standard input; name files or folders.',
})

/** Checks records and reports all their problems. */
export const check = defineCommand({
  name: 'check',
  usage: '<inputs…> [options]',
  description: [
    "Reports the problems in every record, each with its rule, its position and DataCite's reaction. A record is invalid if the schema of its kernel rejects it.",
    `Inputs are DataCite records in XML (kernels 2.1 to ${latestKernel}), JSON, NDJSON or YAML, alone or in lists. Responses from DataCite's REST API, with or without the envelope, and records from a metadata service are also accepted.`,
    'BibTeX, RIS and every other format that citable convert reads are converted first, and the result is checked; a finding about the result points to the start of the record. In a folder, only files with a JSON, NDJSON, YAML or XML file extension are checked, compressed or not. If --from names a format that shares one of these extensions, such as MODS (.mods, .xml), files with the other extensions of that format are also checked. If --from names a format that shares none of these extensions, such as BibTeX, only files with the extensions of that format are checked.',
    'Inputs can also be archives (.tar, .zip), compressed files (.gz, .bz2, and .zst with Node 22.15 or newer) and https:// addresses. Large inputs are checked record by record, and their findings are reported as they are found.',
  ],
  options: checkOptions,
  examples: [
    { run: 'citable check records/', does: 'Checks every record in a folder and its subfolders.' },
    {
      run: "citable check 'data/**/*.json' --profile strict --fail-on warning",
      does: 'Applies all rules to the files that match a pattern, and also fails on warnings.',
    },
    {
      run: 'citable check records/ --quiet -o sarif=citable.sarif -o junit=citable.xml',
      does: 'Checks a folder, and writes reports for CI to files.',
    },
    {
      run: 'curl -s https://api.datacite.org/dois/10.48364/isimip.208515 | citable check -',
      does: 'Checks the output of another program.',
    },
    { run: 'citable check references.bib', does: 'Checks the entries of a bibliography as DataCite metadata.' },
    {
      run: 'citable check --changed=main --cache',
      does: 'Checks the files that have changed since the current branch diverged from main, and caches the findings.',
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
    // An invalid configuration does not end the watch, because the user will correct it.
    const configuration = await configurationOf(options, terminal).catch(() => undefined)
    return watching(
      () => checkOnce(args, options, terminal, cache).catch(error => misuse(error, options, terminal)),
      () => pathsOf(args, options, terminal),
      (await languageOf(lang, configuration?.lang)).say(reportPhrase('waiting')),
      terminal,
    )
  },
})

/**
 * Returns the files to watch: the configuration files, the baseline unless `--update-baseline` writes it, and the files
 * that the arguments currently name.
 */
async function pathsOf(args: readonly string[], options: Options, terminal: Terminal): Promise<string[]> {
  const { config, 'no-config': isWithout, 'update-baseline': isWritten } = options
  const own = isWithout ? undefined : config === undefined ? await findConfig(terminal) : resolve(terminal.cwd, config)
  const configuration = await configurationOf(options, terminal).catch(() => undefined)
  const found = async () => (own === undefined ? [] : (await import('../config/load.ts')).configFiles(own, terminal))
  // A configuration that cannot be loaded is watched, too, so that its correction starts a run.
  const configs = configuration?.paths ?? (await found())
  // A baseline that each run writes would start the next run.
  const baseline = configuration && !isWritten ? baselinePath(options, configuration, terminal) : undefined
  const { inputs } = await collect(args, terminal, options)
  return [...configs, baseline, ...inputs.map(({ path }) => path)].filter(path => path !== undefined)
}

async function misuse(error: unknown, { lang }: Options, { stderr }: Terminal): Promise<ExitCode> {
  if (!(error instanceof Misuse)) throw error
  stderr.write(`citable: ${printable((await languageOf(lang)).say(error.said))}\n`)
  return 2
}
