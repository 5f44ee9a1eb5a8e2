import * as z from 'zod'
import { wrongArgument } from '../../core/argument.ts'
import type { Dataset } from '../dataset.ts'
import { isoDate, uuidForm } from '../derive-resource.ts'
import type { File, FileDetail } from '../file.ts'
import type { Page } from '../page.ts'
import type { Resource } from '../resource.ts'
import type { ServiceDatacite } from '../service-datacite.ts'
import { type FieldValues, type RecordFields, type RecordOf, recordFields } from './record-fields.ts'
import { areOfRestAnswer, readsRestAnswers } from './rest-answer.ts'
import { serviceDataciteSchema } from './service-datacite-schema.ts'
import { eitherSchema } from './tree-schema.ts'

const matching = (pattern: RegExp, error: string): z.ZodString => z.string().regex(pattern, error)
const value = () => z.union([z.string(), z.int()], 'It should be text or a whole number.')
const isExternal = (given: unknown): boolean =>
  given === null || (typeof given === 'object' && !Array.isArray(given) && Object.keys(given).length === 0)

/** Functions that create the parser of each field type. A bundler can drop these functions if no parser is used. */
const parsers: { readonly [T in keyof FieldValues]: () => z.ZodType<FieldValues[T]> } = {
  uuid: () => matching(uuidForm, 'It should be a UUID in the form 8-4-4-4-12.'),
  doi: () => matching(/^10\.[^\s/]+\/\S+$/, 'It should be a DOI without address prefix, such as 10.5072/abc.'),
  address: () => matching(/^https?:\/\/[^\s/]\S*$/, 'It should be an absolute URL.'),
  stamp: () => matching(/^[0-9]{8}$/, 'It should be a version stamp of eight digits, YYYYMMDD.'),
  bytes: () => z.int().min(0),
  digest: () => matching(/^[0-9a-f]+$/, 'It should be a lower-case hexadecimal digest.'),
  year: () => matching(/^[0-9]{4}$/, 'It should be a four-digit year.'),
  date: () => matching(isoDate, 'It should be an ISO 8601 date.'),
  text: () => z.string(),
  texts: () => z.array(z.string()),
  number: () => z.number(),
  flag: () => z.boolean(),
  list: () => z.array(z.unknown()),
  specifiers: () => z.record(z.string(), z.string()),
  values: () => z.record(z.string(), value()),
  valueLists: () => z.record(z.string(), z.array(value())),
  rights: () => parserOf(recordFields.rightsLabel),
  terms: () => parserOf(recordFields.termsOfUse),
  files: () => z.array(fileSchema),
  links: () => z.array(parserOf(recordFields.resourceLink)),
  datacite: () =>
    eitherSchema<ServiceDatacite | null>(isExternal, z.strictObject({}).nullable(), serviceDataciteSchema),
}

/** The zod parser of a file in a dataset's listing (service description 2.2, listing form). Rejects unknown members. */
export const fileSchema: z.ZodType<File> = /* @__PURE__ */ parserOf(recordFields.file)

/**
 * The zod parser of a file as returned by its own URL (service description 2.2, detail form). Rejects unknown members.
 */
export const fileDetailSchema: z.ZodType<FileDetail> = /* @__PURE__ */ parserOf(recordFields.fileDetail)

/** The zod parser of a dataset (service description 2.1). Rejects unknown members. */
export const datasetSchema: z.ZodType<Dataset> = /* @__PURE__ */ parserOf(recordFields.dataset)

/**
 * The zod parser of a citable publication record (service description 2.3). Rejects unknown members.
 *
 * The error for a response of DataCite's REST API names `safeParse()` of citable/validation/value, which parses such
 * responses.
 */
export const resourceSchema: z.ZodType<Resource> = /* @__PURE__ */ parserOf(recordFields.resource)

/**
 * Returns the zod parser of one page of a listing (service description 4.1), given the parser of its entries.
 * @example
 * pageSchema(datasetSchema).parse({ count: 0, next: null, previous: null, results: [] }).count // → 0
 */
export function pageSchema<T>(entry: z.ZodType<T>): z.ZodType<Page<T>> {
  if (!(entry instanceof z.ZodType)) throw wrongArgument('The parser of the entries', 'a zod parser', entry)
  return z.strictObject({
    count: z.int().min(0).describe('Number of matching records on all pages'),
    next: parsers.address().describe('Address of the next page, or null on the last page').nullable(),
    previous: parsers.address().describe('Address of the previous page, or null on the first page').nullable(),
    results: z.array(entry),
  })
}

/**
 * Returns the message about unknown members that belong to a response of DataCite's REST API.
 *
 * The message names the function that parses such responses. Returns undefined for any other issue.
 */
function unknownMembers({ code, keys }: { code?: string; keys?: unknown }): string | undefined {
  if (code !== 'unrecognized_keys' || !Array.isArray(keys) || !areOfRestAnswer(keys)) return undefined
  return `Unrecognized keys: ${keys.map(key => JSON.stringify(key)).join(', ')}. ${readsRestAnswers}`
}

function parserOf<F extends RecordFields>(fields: F): z.ZodType<RecordOf<F>> {
  const members = Object.entries(fields).map(([name, [type, description]]) => {
    const [base = '', mark] = type.split(/(\?|\|null)$/)
    const plain: z.ZodType = parsers[base as keyof FieldValues]()
    const described = description === undefined ? plain : plain.describe(description)
    return [name, mark === '?' ? described.exactOptional() : mark === '|null' ? described.nullable() : described]
  })
  return z.strictObject(Object.fromEntries(members), { error: unknownMembers }) as z.ZodType as z.ZodType<RecordOf<F>>
}
