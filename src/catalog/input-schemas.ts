import * as z from 'zod'
import { parseDoi, parseUuid } from '../identifiers/index.ts'
import type { Addresses } from './stored.ts'

/** An id in any common spelling, as a UUID in canonical form. */
const uuid = z.string().transform((text, context) => {
  const parsed = parseUuid(text)
  if (parsed !== undefined) return parsed as string
  context.addIssue(`"${text.slice(0, 60)}" is not a UUID.`)
  return z.NEVER
})

/** The longest key in characters: an index entry of PostgreSQL holds as many in any script. */
const longestKey = 800

/** Whether a text can be a key: not too long, and without characters that databases cannot hold. */
export function isKey(text: string): boolean {
  return text.length <= longestKey && !/[\p{Cc}\p{Cs}]/u.test(text)
}

/** A DOI in any common spelling, made bare. */
const doi = z.string().transform((text, context) => {
  const parsed = parseDoi(text)
  if (parsed !== undefined && isKey(parsed)) return parsed as string
  context.addIssue(`"${text.slice(0, 60)}" is not a DOI.`)
  return z.NEVER
})

const stamp = z.string().regex(/^\d{8}$/, 'It should be a version stamp of eight digits, YYYYMMDD.')
const text = z
  .string()
  .max(longestKey)
  .refine(isKey, 'It should be text without control characters and half characters.')
const name = text.min(1).refine(text => !/^\.\.?$|\//.test(text), 'It should be a name, without "/".')
const path = text
  .min(1)
  .refine(text => !`/${text}/`.includes('/../'), 'It should be a path without "..".')
  .transform(text => text.replace(/^\/+|\/+$/g, ''))
  .refine(text => text !== '', 'It should be a path with a name in it.')
/** A specifier's name and its value, which form one key. */
const specifierName = text.min(1).max(longestKey / 2)
const specifierValue = text.max(longestKey / 2)
const size = z.int().min(0)
const rights = z.record(z.string(), z.string()).default({})
const terms = z.strictObject({ terms_of_use: z.string(), terms_of_use_url: z.string() }).optional()

const anything = z.unknown().optional()
const statedText = z.string().exactOptional()
const statedTextOrNull = z.string().nullable().exactOptional()

/** Addresses belong to the service that showed the record, so they are accepted and ignored. */
const addresses: Record<Addresses, typeof anything> = {
  url: anything,
  metadata_url: anything,
  download_url: anything,
  filelist_url: anything,
  file_url: anything,
  json_url: anything,
}

const content = {
  id: uuid,
  name,
  version: stamp,
  size,
  checksum: z.string().regex(/^[0-9a-f]{1,256}$/, 'It should be a lower-case hexadecimal digest.'),
  checksum_type: z.string().min(1),
  rights,
  terms_of_use: terms,
}

/** A dataset as a service returns it or as its owner keeps it; what can be derived may be missing. */
export const datasetInput = /* @__PURE__ */ (() =>
  z.object({
    ...addresses,
    id: uuid,
    name: name.optional(),
    path,
    version: stamp,
    size: size.optional(),
    specifiers: z.record(specifierName, z.union([specifierValue, z.int()]).transform(String)).default({}),
    identifiers: z.array(z.string()).optional(),
    search_rank: z.number().default(0),
    public: z.boolean().default(true),
    rights,
    files: z.array(z.object({ ...addresses, ...content, path: path.optional() })).default([]),
    resources: z.array(z.object({ id: uuid.optional(), doi, doi_url: z.unknown().optional() })).default([]),
    terms_of_use: terms,
  }))()

const value = z.union([z.string(), z.int()])
const specifier = z.union([specifierValue, z.int()])

/** A file in its detail form, as {@link datasetInput} is for datasets. */
export const fileInput = /* @__PURE__ */ (() =>
  z.object({
    ...addresses,
    ...content,
    path,
    paths: z.array(path).optional(),
    specifiers: z.record(specifierName, specifier).default({}),
    identifiers: z.array(z.string()).optional(),
    merged_specifiers: z.record(z.string(), z.array(value)).optional(),
    pretty_specifiers: z.record(z.string(), z.array(value)).optional(),
    links: z.array(z.unknown()).default([]),
    search_rank: z.number().default(0),
    datasets: z.array(uuid).default([]),
    dataset: uuid.optional(),
    public: z.boolean().exactOptional(),
  }))()

/** A resource as a service returns it; other members around its `datacite` object are ignored. */
export const resourceInput = /* @__PURE__ */ (() =>
  z.object({
    id: uuid.optional(),
    doi,
    title: z.string().optional(),
    paths: z.array(path).default([]),
    public: z.boolean().default(true),
    datacite: z.record(z.string(), z.unknown()).nullable(),
    title_with_version: statedText,
    version: statedTextOrNull,
    creators_str: statedText,
    publication_year: statedTextOrNull,
    publication_date: statedTextOrNull,
    publisher: statedTextOrNull,
    citation: statedText,
    previous_version: statedTextOrNull,
    new_version: statedTextOrNull,
  }))()
