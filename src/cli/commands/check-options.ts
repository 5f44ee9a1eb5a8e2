import type { Severity } from '../../core/diagnostic.ts'
import { kernels } from '../../kernel/kernels.ts'
import { messagesOf } from '../../messages/message.ts'
import { configOptions } from '../config/configuration.ts'
import { inputOptions, searchOptions } from '../inputs/options.ts'
import { languageOption } from '../language/load.ts'
import { Misuse } from '../misuse.ts'
import { choiceOf, type OptionTable } from '../options.ts'
import { registryOptions, updateOption } from '../register/registry-options.ts'
import { failOnOption, severityAliases } from '../report/fail-on.ts'
import { reportFormats } from '../reporters/index.ts'
import { streamOptions } from '../run/run-options.ts'

export const checkOptions = {
  ...inputOptions,
  ...searchOptions,
  kernel: {
    value: 'version',
    choices: ['auto', ...kernels],
    summary:
      'The kernel to check against; by default, the kernel that the record states in schemaVersion or in its XML namespace (4.0 for kernels 2 and 3), or else the newest.',
  },
  ...registryOptions,
  update: updateOption,
  profile: {
    value: 'name',
    choices: ['registry', 'recommended', 'fair', 'strict'],
    summary:
      'The problems to report: registry (problems that block or alter a registration), recommended (the default; also violations of good practice), fair (also findability and reuse problems; citable check adds a FAIR score) or strict (all problems).',
  },
  rule: {
    value: 'id=severity',
    repeatable: true,
    summary: 'Set the severity of a rule: error, warning, info or off.',
  },
  format: {
    value: 'name',
    short: 'f',
    choices: reportFormats,
    summary: 'The format of the report; pretty by default, github in GitHub Actions.',
  },
  output: {
    value: 'format=file',
    short: 'o',
    repeatable: true,
    summary: 'Also write the report to a file in the given format; for example, sarif=report.sarif.',
  },
  ...failOnOption('error'),
  'max-warnings': { value: 'n', integer: true, summary: 'Exit with code 1 if there are more than n warnings.' },
  'max-problems': {
    value: 'n',
    integer: true,
    summary: 'Show at most n findings per file in the pretty and markdown formats; 100 by default.',
  },
  ...languageOption,
  ...configOptions,
  ignore: {
    value: 'pattern',
    repeatable: true,
    summary:
      'Skip files that match a pattern in .gitignore syntax. Patterns in .citableignore also apply, and patterns in .gitignore apply to files that are not named as arguments.',
  },
  baseline: {
    value: 'file',
    summary: 'Report only findings that are not in this file; --update-baseline writes the file.',
  },
  'update-baseline': {
    summary: 'Write the findings of this run to the baseline (citable-baseline.json by default), and report none.',
  },
  changed: {
    value: 'ref',
    optional: true,
    summary:
      'Check only files that have changed since the last commit or, with a branch or commit, since its common ancestor with HEAD. New files count as changed.',
  },
  cache: {
    value: 'file',
    optional: true,
    summary:
      'Cache the findings of each file (in .citable-cache.json by default), and check only new and changed files.',
  },
  online: {
    value: 'kinds',
    summary:
      'Also look up identifiers of the given kinds online. Identifiers that do not exist are reported, as are ORCID iDs and ROR IDs that are registered under another name. The kinds are doi, orcid, ror and url; separate several kinds with commas: doi,orcid. Nothing is looked up by default.',
  },
  watch: { short: 'w', summary: 'Check again whenever a file changes, until Ctrl-C.' },
  ...streamOptions,
  verbose: { summary: 'List the files that are skipped because they are not records.' },
  quiet: {
    short: 'q',
    summary:
      'Show only errors and any other findings that cause exit code 1. JSON, NDJSON, SARIF, JUnit and GitLab reports remain complete.',
  },
} as const satisfies OptionTable

const text = messagesOf('check-options', {
  noSeverity: "'--rule {setting}' lacks a severity; for example, write --rule {setting}=off.",
})

/** Parses the options `--rule id=severity`. Throws `Misuse` for a missing or invalid severity; ids are not validated. */
export function ruleSeverities(settings: readonly string[]): Record<string, Severity | 'off'> {
  const entries = settings.map(setting => {
    const [id = '', severity] = setting.split('=', 2)
    if (severity === undefined) throw new Misuse(text('noSeverity', { setting }))
    return [id, choiceOf(severity, `--rule ${id}`, ['off', 'info', 'warning', 'error'], severityAliases)] as const
  })
  return Object.fromEntries(entries)
}
