import { capitalised } from '../../core/strings.ts'
import type { JsonSchema } from '../../kernel/json-schema.ts'
import { serviceSchemas } from '../../model/schemas/json-schemas.ts'

/** Returns a reference to one of {@link componentSchemas}. */
export const refer = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })

/** Returns the schemas of the OpenAPI document by name. */
export function componentSchemas(): Readonly<Record<string, JsonSchema>> {
  made ??= make()
  return made
}

let made: Readonly<Record<string, JsonSchema>> | undefined

function make(): Record<string, JsonSchema> {
  const schemas = serviceSchemas()
  const of = (name: string): JsonSchema => schemas[`${name}.json`] ?? {}
  const definitions = { ...definitionsOf(of('resource')), ...definitionsOf(of('file')) }
  const records = { dataset: of('dataset'), resource: of('resource'), ...definitions }
  const page = of('page')
  return {
    ...Object.fromEntries(
      Object.entries(records).map(([name, schema]) => [
        capitalised(name),
        selectable.has(name) ? withoutRequired(relocated(schema)) : relocated(schema),
      ]),
    ),
    DatasetList: listOf(page, 'Dataset'),
    FileList: listOf(page, 'FileDetail'),
    ResourceList: listOf(page, 'Resource'),
    ...own,
  }
}

/** The names of the record schemas to which `fields` and `exclude` apply. These schemas require no member. */
const selectable: ReadonlySet<string> = new Set(['dataset', 'fileDetail', 'resource'])

const withoutRequired = ({ required: _, ...schema }: JsonSchema): JsonSchema => schema

const definitionsOf = ({ $defs }: JsonSchema): Record<string, JsonSchema> => ($defs ?? {}) as Record<string, JsonSchema>

/** Converts a standalone schema to a component of the OpenAPI document. */
function relocated({ $schema: _, $id: _id, $defs: _defs, ...schema }: JsonSchema): JsonSchema {
  return withReferences(schema) as JsonSchema
}

function withReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withReferences)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, member]: [string, unknown]) => [
      name,
      name === '$ref' && typeof member === 'string'
        ? member.replace(/^#\/\$defs\/(.*)$/, (_, target: string) => `#/components/schemas/${capitalised(target)}`)
        : name === 'pattern' && typeof member === 'string'
          ? inAnyEngine(member)
          : withReferences(member),
    ]),
  )
}

/**
 * Rewrites a pattern for engines that treat a character beyond U+FFFF as two characters.
 *
 * Replaces a character class with such characters by a group that matches an ASCII digit, or one or two non-ASCII
 * characters.
 */
const inAnyEngine = (pattern: string): string =>
  pattern.replace(/\[[^\]]*[\ud800-\udfff][^\]]*\]/g, '(?:[0-9]|[^\\x00-\\x7f]{1,2})')

function listOf(page: JsonSchema, entry: string): JsonSchema {
  const { title: _, properties, ...rest } = relocated(page)
  return { ...rest, properties: { ...(properties as JsonSchema), results: { type: 'array', items: refer(entry) } } }
}

const text = { type: 'string' }
const textOrNull = { type: ['string', 'null'] }

const closed = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
})

/** Schemas of responses that the service writes but never parses. */
const own: Record<string, JsonSchema> = {
  Root: {
    type: 'object',
    description: 'The listings, by name',
    additionalProperties: { type: 'string', format: 'uri' },
  },
  Status: closed({ status: { const: 'ok' } }),
  Versions: closed({
    latest: {
      ...text,
      description: 'DOI of the latest version that has not been withdrawn, or of the latest if all have been withdrawn',
    },
    concept: { ...textOrNull, description: 'Concept DOI of all versions' },
    versions: {
      type: 'array',
      description: 'The chain, oldest version first; versions outside the service have no id',
      items: closed({
        doi: text,
        id: textOrNull,
        version: textOrNull,
        publication_date: textOrNull,
        title: textOrNull,
        url: { ...textOrNull, description: 'API address of the resource, or of the tombstone of a withdrawn resource' },
        withdrawn: {
          oneOf: [closed({ reason: text, date: text, successor: textOrNull }), { type: 'null' }],
          description: 'The reason and the time of the withdrawal, and the DOI of the replacement',
        },
        withdrawn_date: {
          ...textOrNull,
          description: 'The time of the withdrawal, from the service or from the metadata of the resource',
        },
      }),
    },
    warnings: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          code: text,
          severity: { enum: ['warning', 'info'] },
          message: text,
          dois: { type: 'array', items: text },
        },
        required: ['code', 'severity', 'message', 'dois'],
      },
    },
  }),
  Facets: {
    type: 'object',
    description: 'The values of each specifier with their numbers of records',
    additionalProperties: { type: 'array', items: closed({ value: text, count: { type: 'integer' } }) },
  },
  Histogram: {
    type: 'array',
    description: 'Pairs of a value and its number of records',
    items: { type: 'array', prefixItems: [text, { type: 'integer' }], minItems: 2, maxItems: 2 },
  },
  Suggestions: { type: 'array', items: text },
  Linkset: {
    type: 'object',
    description: 'Links as JSON according to RFC 9264',
    properties: {
      linkset: {
        type: 'array',
        items: { type: 'object', properties: { anchor: { type: 'string', format: 'uri' } }, required: ['anchor'] },
      },
    },
    required: ['linkset'],
  },
  Tombstone: closed({
    detail: text,
    id: text,
    doi: textOrNull,
    title: text,
    citation: textOrNull,
    reason: text,
    date: { ...text, description: 'The day of the withdrawal, YYYY-MM-DD' },
    successor: textOrNull,
    successor_url: textOrNull,
  }),
  Error: closed({ detail: { ...text, description: 'What went wrong, in one sentence' } }),
  Problem: {
    type: 'object',
    description: 'A problem according to RFC 9457',
    properties: { type: text, title: text, status: { type: 'integer' }, detail: text },
    required: ['type', 'title', 'status', 'detail'],
  },
}
