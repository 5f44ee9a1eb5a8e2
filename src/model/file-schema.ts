import * as z from 'zod'
import type { File, FileDetail } from './file.ts'
import { rightsLabel, termsOfUse } from './terms-schema.ts'
import { address, bytes, stamp, text, texts, uuid } from './wire.ts'

const identity = () => ({
  id: uuid(),
  name: text('File name; ends in a format extension'),
})

const content = () => ({
  version: stamp(),
  size: bytes('Size in bytes'),
  checksum: z
    .string()
    .regex(/^[0-9a-f]+$/, 'It should be a lower-case hexadecimal digest.')
    .describe('Lower-case hexadecimal digest'),
  checksum_type: text('Algorithm of the checksum, such as sha512'),
})

const addresses = () => ({
  url: address('API address of this file'),
  metadata_url: address('Human-readable page'),
  file_url: address('Address of the raw file'),
})

const terms = () => ({ rights: rightsLabel(), terms_of_use: termsOfUse() })

/** The zod parser of a file as embedded in a dataset (service description 2.2, listing form); refuses members that are not described. */
export const fileSchema: z.ZodType<File> = /* @__PURE__ */ makeListing()

/** The zod parser of a file as its own address returns it (service description 2.2, detail form); refuses members that are not described. */
export const fileDetailSchema: z.ZodType<FileDetail> = /* @__PURE__ */ makeDetail()

function makeListing(): z.ZodType<File> {
  return z.strictObject({
    ...identity(),
    ...content(),
    ...addresses(),
    download_url: address('Download address'),
    ...terms(),
  })
}

function makeDetail(): z.ZodType<FileDetail> {
  const value = z.union([z.string(), z.int()], 'It should be text or a whole number.')
  const values = z.record(z.string(), z.array(value))
  return z.strictObject({
    ...identity(),
    path: text('Path of the file, slash-separated, ending in the name'),
    paths: texts('All paths of the file'),
    ...content(),
    specifiers: z.record(z.string(), value).describe('Specifier name to value; years are integers'),
    identifiers: texts('Specifier names in path order'),
    merged_specifiers: values.describe('The same names as specifiers, each with the list of its values'),
    pretty_specifiers: values.describe('Display label to display values'),
    links: z.array(z.unknown()),
    search_rank: z.number(),
    ...addresses(),
    json_url: address('Address of the JSON metadata file beside the raw file'),
    ...terms(),
  })
}
