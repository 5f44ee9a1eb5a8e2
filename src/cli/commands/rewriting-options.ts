import { dataciteFormats } from '../../formats/datacite-formats.ts'
import type { FormatId, FormatRow } from '../../formats/format.ts'
import { readOnly } from '../../formats/ids.ts'
import { otherRows } from '../../formats/table.ts'
import type { commonOptions } from '../command.ts'
import { inputOptions } from '../inputs/options.ts'
import type { OptionTable, OptionValues } from '../options.ts'
import { failOnOption } from '../report/fail-on.ts'
import { reportFormats } from '../reporters/index.ts'
import type { partOptions } from '../run/run-options.ts'

/** The formats in which records can be written, except Parquet. */
export const writableFormats: readonly FormatRow<FormatId>[] = [
  ...dataciteFormats,
  ...otherRows.filter(({ id }) => !readOnly.includes(id)),
]

/** The options that `convert` and `upgrade` share. */
export const conversionOptions = {
  ...inputOptions,
  output: {
    value: 'path',
    short: 'o',
    summary: 'Write to this file, or into this folder under the names of the inputs; standard output by default.',
  },
  force: { summary: 'Overwrite existing files, except inputs.' },
  compact: { summary: 'Omit indentation and optional line breaks.' },
  format: {
    value: 'name',
    short: 'f',
    choices: reportFormats,
    summary: 'The format of the report on standard error; pretty by default, github in GitHub Actions.',
  },
  ...failOnOption(
    'error',
    'A lost value counts as a warning with the registry effect "drops", an invented value as a warning with the effect "changes", and a changed value as info with the effect "changes". A record that --strict does not write counts as an error.',
  ),
  resume: {
    value: 'journal',
    summary:
      'Record the progress of the run in this file, and resume an interrupted run from there; requires one output file for all records, named with --output.',
  },
  quiet: {
    short: 'q',
    summary: 'Report only what causes exit code 1; read and write errors are always reported.',
  },
} as const satisfies OptionTable

/** The option values of commands that rewrite records. */
export type RewritingOptions = OptionValues<typeof commonOptions & typeof conversionOptions & typeof partOptions>
