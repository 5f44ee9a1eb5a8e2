import { aliasesOf } from '../../formats/aliases.ts'
import type { FormatId } from '../../formats/format.ts'
import { readableFormats } from '../format-names.ts'
import { onlineOptions } from '../online/options.ts'
import type { OptionTable } from '../options.ts'

/** The input options of commands that read records. */
export const inputOptions = {
  from: {
    value: 'format',
    choices: ['auto', ...readableFormats.map(({ id }) => id)] as readonly (FormatId | 'auto')[],
    aliases: aliasesOf(readableFormats),
    summary: 'The format of the records; by default it is detected.',
  },
  'stdin-filename': { value: 'name', summary: 'The file name to use for standard input, for example in reports.' },
  ...onlineOptions,
} as const satisfies OptionTable

/** The option that skips files that are not records. */
export const searchOptions = {
  'skip-non-records': {
    summary:
      'Skip files that are not records, even if they are named as arguments; in folders, such files are always skipped. Use this option in hooks that pass every changed file to citable.',
  },
} as const satisfies OptionTable
