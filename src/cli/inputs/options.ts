import type { FormatId } from '../../formats/format.ts'
import { formats } from '../../formats/formats.ts'
import { aliasesOf } from '../format-names.ts'
import { onlineOptions } from '../online/registry.ts'
import type { OptionTable } from '../options.ts'

/** The formats that `--from` takes. */
const readableFormats: readonly (FormatId | 'auto')[] = [
  'auto',
  ...formats.filter(({ read }) => read).map(({ id }) => id),
]

/** Where the records come from; shared by the commands that read records. */
export const inputOptions = {
  from: {
    value: 'format',
    choices: readableFormats,
    aliases: aliasesOf(formats.filter(({ read }) => read)),
    summary: 'The format of the records; by default it is detected.',
  },
  'stdin-filename': { value: 'name', summary: 'The name of standard input in the report.' },
  ...onlineOptions,
} as const satisfies OptionTable
