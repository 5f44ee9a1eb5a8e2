import type { FormatId } from '../../formats/format.ts'
import { formats } from '../../formats/formats.ts'
import type { commonOptions } from '../command.ts'
import { inputOptions } from '../inputs/options.ts'
import type { OptionTable, OptionValues } from '../options.ts'
import { failOnOption } from '../report/fail-on.ts'
import { reportFormats } from '../reporters/index.ts'
import type { partOptions } from '../run/run-options.ts'

/** The formats that records can be written in. */
export const writableFormats: readonly FormatId[] = formats.filter(({ write }) => write).map(({ id }) => id)

/** The options of `convert` and `upgrade` alike. */
export const conversionOptions = {
  ...inputOptions,
  output: {
    value: 'path',
    short: 'o',
    summary: 'Write to this file, or into this folder under the names of the inputs; standard output by default.',
  },
  force: { summary: 'Overwrite existing files; inputs are never overwritten.' },
  compact: { summary: 'Write on one line, without indentation.' },
  format: {
    value: 'name',
    short: 'f',
    choices: reportFormats,
    summary: 'The format of the report on standard error; pretty by default, github in GitHub Actions.',
  },
  ...failOnOption(
    'error',
    'A value that is lost counts as a warning and as dropped, an invented one as a warning and as changed, a changed one as info and as changed; what --strict keeps from being written is an error.',
  ),
  resume: {
    value: 'journal',
    summary:
      'Note in this file how far the run is, and go on there if it was interrupted; for large inputs and one file that --output names.',
  },
  quiet: {
    short: 'q',
    summary: 'Report only what makes the exit code 1; errors in reading and writing are always reported.',
  },
} as const satisfies OptionTable

/** Their values, with those of divided work. */
export type RewritingOptions = OptionValues<typeof commonOptions & typeof conversionOptions & typeof partOptions>
