import * as z from 'zod'
import type { Dataset } from './dataset.ts'
import { fileSchema } from './file-schema.ts'
import { rightsLabel, termsOfUse } from './terms-schema.ts'
import { address, bareDoi, bytes, stamp, text, texts, uuid } from './wire.ts'

/** The zod parser of a dataset (service description 2.1); refuses members that are not described. */
export const datasetSchema: z.ZodType<Dataset> = /* @__PURE__ */ make()

function make(): z.ZodType<Dataset> {
  return z.strictObject({
    id: uuid(),
    name: text('Dataset name, the last segment of the path'),
    path: text('Slash-separated path built from specifier values, ending in the name'),
    version: stamp(),
    size: bytes('Total size of the files in bytes'),
    specifiers: z.record(z.string(), z.string()).describe('Specifier name to specifier value'),
    identifiers: texts('Names of the specifiers in the order in which they make up the path'),
    search_rank: z.number(),
    public: z.boolean(),
    url: address('API address of this dataset'),
    metadata_url: address('Human-readable page'),
    download_url: address('Download address of the whole dataset'),
    filelist_url: address('API address of the list of files'),
    rights: rightsLabel(),
    files: z.array(fileSchema).describe('The files of the dataset'),
    resources: z
      .array(z.strictObject({ id: uuid(), doi: bareDoi('DOI'), doi_url: address('Resolver URL of the DOI') }))
      .describe('The citable resources that cover the dataset'),
    terms_of_use: termsOfUse(),
  })
}
