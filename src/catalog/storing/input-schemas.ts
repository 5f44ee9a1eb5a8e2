import { en } from 'zod/locales'
import * as z from 'zod/mini'
import type { Members } from '../../core/object.ts'
import { parseDoi, parseUuid } from '../../identifiers/index.ts'
import { recordFields } from '../../model/schemas/record-fields.ts'
import type { Kind } from '../catalog.ts'
import type { Addresses, Extras } from './stored.ts'

/** Zod's English error messages, which `zod/mini` does not include. */
const english = /* @__PURE__ */ en()

/** Parses an input with a schema. Returns the record, or the reasons why the input is refused. */
export const take = <T extends z.ZodMiniType>(schema: T, given: unknown): z.core.util.SafeParseResult<z.output<T>> =>
  schema.safeParse(given, { error: english.localeError })

/**
 * Creates a schema that normalises a text with `parse`. If `parse` returns undefined, the schema reports that the text
 * is not `what`.
 */
const spelled = (what: string, parse: (text: string) => string | undefined) =>
  z.pipe(
    z.string(),
    z.transform((text: string, { issues }): string => {
      const parsed = parse(text)
      if (parsed === undefined)
        issues.push({ code: 'custom', input: text, message: `"${text.slice(0, 60)}" is not ${what}.` })
      return parsed ?? z.NEVER
    }),
  )

const uuid = spelled('a UUID', parseUuid)

/** The maximum length of a key in UTF-16 code units. In any script, such a key fits into a PostgreSQL index entry. */
const longestKey = 800

/** True if a text can be a key: it is short enough and contains no control characters or unpaired surrogates. */
export function isKey(text: string): boolean {
  return text.length <= longestKey && !/[\p{Cc}\p{Cs}]/u.test(text)
}

const doi = spelled('a DOI', text => {
  const parsed = parseDoi(text)
  return parsed !== undefined && isKey(parsed) ? parsed : undefined
})

const stamp = z.string().check(z.regex(/^\d{8}$/, 'It should be a version stamp of eight digits, YYYYMMDD.'))
const text = z
  .string()
  .check(
    z.maxLength(longestKey),
    z.refine(isKey, 'It should be text without control characters and unpaired surrogates.'),
  )
const name = text.check(
  z.minLength(1),
  z.refine(text => !/^\.\.?$|\//.test(text), 'It should be a name, without "/".'),
)
const path = z
  .pipe(
    text.check(
      z.minLength(1),
      z.refine(text => !`/${text}/`.includes('/../'), 'It should be a path without "..".'),
    ),
    z.transform(text => text.replace(/^\/+|\/+$/g, '')),
  )
  .check(z.refine(text => text !== '', 'It should be a path that contains a name.'))
/** The schema of a specifier's name. The value has the same length limit, because name and value form one key. */
const specifierName = text.check(z.minLength(1), z.maxLength(longestKey / 2))
const specifierValue = text.check(z.maxLength(longestKey / 2))
const size = z.int().check(z.minimum(0))
const rights = z._default(z.record(z.string(), z.string()), {})
const terms = z.optional(z.strictObject({ terms_of_use: z.string(), terms_of_use_url: z.string() }))

const anything = z.optional(z.unknown())
const statedText = z.exactOptional(z.string())
const statedTextOrNull = z.exactOptional(z.nullable(z.string()))

/**
 * Members with addresses. They are accepted but not stored, because addresses belong to the service that sent the
 * record.
 */
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
  checksum: z.string().check(z.regex(/^[0-9a-f]{1,256}$/, 'It should be a lower-case hexadecimal digest.')),
  checksum_type: z.string().check(z.minLength(1)),
  rights,
  terms_of_use: terms,
}

/**
 * The schema of a dataset as a service returns it or as its owner writes it. Members that can be derived or have a
 * default are optional.
 */
export const datasetInput = /* @__PURE__ */ (() =>
  z.object({
    ...addresses,
    id: uuid,
    name: z.optional(name),
    path,
    version: stamp,
    size: z.optional(size),
    specifiers: z._default(
      z.record(specifierName, z.pipe(z.union([specifierValue, z.int()]), z.transform(String))),
      {},
    ),
    identifiers: z.optional(z.array(z.string())),
    search_rank: z._default(z.number(), 0),
    public: z._default(z.boolean(), true),
    rights,
    files: z._default(z.array(z.object({ ...addresses, ...content, path: z.optional(path) })), []),
    resources: z._default(z.array(z.object({ id: z.optional(uuid), doi, doi_url: anything })), []),
    terms_of_use: terms,
  }))()

const value = z.union([z.string(), z.int()])
const specifier = z.union([specifierValue, z.int()])

/**
 * The schema of a file in its detail form. Requires the id, name, path, version, size, checksum and checksum type; all
 * other members are optional.
 */
export const fileInput = /* @__PURE__ */ (() =>
  z.object({
    ...addresses,
    ...content,
    path,
    paths: z.optional(z.array(path)),
    specifiers: z._default(z.record(specifierName, specifier), {}),
    identifiers: z.optional(z.array(z.string())),
    merged_specifiers: z.optional(z.record(z.string(), z.array(value))),
    pretty_specifiers: z.optional(z.record(z.string(), z.array(value))),
    links: z._default(z.array(z.unknown()), []),
    search_rank: z._default(z.number(), 0),
    datasets: z._default(z.array(uuid), []),
    dataset: z.optional(uuid),
    public: z.exactOptional(z.boolean()),
  }))()

/** The schema of a resource as a service returns it. Ignores unknown members, which {@link extrasOf} returns. */
export const resourceInput = /* @__PURE__ */ (() =>
  z.object({
    id: z.optional(uuid),
    doi,
    title: z.optional(z.string()),
    paths: z._default(z.array(path), []),
    public: z._default(z.boolean(), true),
    datacite: z.nullable(z.record(z.string(), z.unknown())),
    title_with_version: statedText,
    version: statedTextOrNull,
    creators_str: statedText,
    publication_year: statedTextOrNull,
    publication_date: statedTextOrNull,
    publisher: statedTextOrNull,
    citation: statedText,
    previous_version: statedTextOrNull,
    new_version: statedTextOrNull,
    landing_page: z.exactOptional(z.unknown()),
  }))()

const names = (...tables: readonly object[]): ReadonlySet<string> =>
  // `__proto__` is never accepted as a member.
  new Set(['__proto__', 'extras', ...tables.flatMap(table => Object.keys(table))])

const known = /* @__PURE__ */ (() => ({
  dataset: names(recordFields.dataset, datasetInput.shape),
  file: names(recordFields.file, recordFields.fileDetail, fileInput.shape),
  resource: names(recordFields.resource, resourceInput.shape),
}))()

/** Returns the unknown members of a record. Returns undefined if there are none. */
export function extrasOf(kind: Kind, given: Members): Extras | undefined {
  const entries = Object.entries(given).filter(([name]) => !known[kind].has(name))
  return entries.length === 0 ? undefined : Object.fromEntries(entries)
}
