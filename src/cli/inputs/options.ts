import type { FormatId } from '../../formats/format.ts'
import { aliasesOf } from '../format-names.ts'
import { onlineOptions } from '../online/registry.ts'
import type { OptionTable } from '../options.ts'
import { dataciteFormatIds, foreignFormatIds, readableFormats } from './readable-formats.ts'

/** Where the records come from; shared by the commands that read records. */
export const inputOptions = {
  from: {
    value: 'format',
    choices: ['auto', ...readableFormats.map(({ id }) => id)] as readonly (FormatId | 'auto')[],
    aliases: aliasesOf(readableFormats),
    summary: 'The format of the records; by default it is detected.',
  },
  'stdin-filename': { value: 'name', summary: 'The name of standard input in the report.' },
  ...onlineOptions,
} as const satisfies OptionTable

/** What to do about the formats that are read, but not as DataCite metadata. */
const convertFirst: Readonly<Record<string, string>> = Object.fromEntries(
  foreignFormatIds.map(id => [
    id,
    `'${id}' is not DataCite metadata; convert it first: citable convert <inputs…> --from ${id} --to datacite-rest.`,
  ]),
)

/** The format of records that are edited in it: one of DataCite's, because what is in another is to be converted first. */
export const editedFrom = {
  ...inputOptions.from,
  choices: ['auto', ...dataciteFormatIds],
  advice: convertFirst,
} as const
