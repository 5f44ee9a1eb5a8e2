import type { Kind } from '../../catalog/catalog.ts'
import { type FilterRow, filterForms, filtersFor, sorts } from '../../catalog/filters.ts'
import type { JsonSchema } from '../../kernel/json-schema.ts'
import { listingFormatsOf } from '../listing/listing-formats.ts'
import { usualPageSize } from '../listing/pagination.ts'
import { reserved } from '../listing/parameters.ts'
import { formatNames } from '../negotiation/choose-representation.ts'
import { localeForm } from '../negotiation/locale-form.ts'
import { representations } from '../negotiation/representations.ts'
import type { Limits } from '../options.ts'

/** An OpenAPI parameter object. */
export interface Parameter {
  name: string
  in: 'query' | 'path'
  required?: boolean
  description: string
  schema: JsonSchema
  style?: string
  explode?: boolean
  example?: unknown
}

const query = (name: string, description: string, schema: JsonSchema, example?: unknown): Parameter => ({
  name,
  in: 'query',
  description,
  schema,
  ...(example !== undefined && { example }),
})

/** Describes a parameter that may be repeated. The values are alternatives. */
const several = (name: string, description: string, items: JsonSchema, example?: unknown): Parameter => ({
  ...query(name, description, { type: 'array', items }, example === undefined ? undefined : [example]),
  style: 'form',
  explode: true,
})

/** Describes a parameter with comma-separated values. */
const joined = (name: string, description: string, example: string[]): Parameter => ({
  ...query(name, description, { type: 'array', items: { type: 'string' } }, example),
  style: 'form',
  explode: false,
})

const text = { type: 'string' }
const stamp = { type: 'string', pattern: '^[0-9]{4}-?[0-9]{2}-?[0-9]{2}$' }

/** Describes a parameter in a path. */
export const pathParameter = (name: string): Parameter => {
  const known = pathParts[name] ?? { description: `The ${name}.`, schema: text }
  return { name, in: 'path', required: true, ...known }
}

const pathParts: Readonly<Record<string, Pick<Parameter, 'description' | 'schema'>>> = {
  identifier: { description: 'The name of a specifier.', schema: text },
  id: {
    description: 'The UUID of the record, in any case and with or without hyphens.',
    schema: { type: 'string', pattern: '^[0-9A-Fa-f]{8}(?:-?[0-9A-Fa-f]{4}){3}-?[0-9A-Fa-f]{12}$' },
  },
  ending: {
    description: 'The ending of a format.',
    schema: { enum: [...new Set(representations.map(({ ending }) => ending))] },
  },
  collection: { description: 'The kind of records.', schema: { enum: ['resources', 'datasets'] } },
  page: { description: 'The number of the page, from 1.', schema: { type: 'integer', minimum: 1 } },
}

/** Describes the parameters that select members of records. */
export const selecting = (): Parameter[] => [
  joined('fields', 'Return only these members of each record.', ['id', 'path']),
  joined('exclude', 'Return all members of each record except these.', ['files']),
]

/** Describes the parameters that choose the representation of a record. */
export const choosing = (): Parameter[] => [
  query(
    'format',
    'The format of the response, by name, file extension or media type; takes precedence over the Accept header.',
    { enum: formatNames },
    'bibtex',
  ),
  query('style', 'The citation style, if the response is a citation.', text, 'apa'),
  query(
    'locale',
    'The language of the citation, if the response is a citation.',
    { type: 'string', pattern: localeForm },
    'en-GB',
  ),
]

const paging = (limits: Limits): Parameter[] => [
  query(
    'page',
    'The number of the page, from 1, or `last`.',
    { oneOf: [{ type: 'integer', minimum: 1 }, { const: 'last' }], default: 1 },
    1,
  ),
  query(
    'page_size',
    `Records per page, at most ${limits.pageSize}; larger numbers are reduced to this maximum, and invalid numbers are ignored.`,
    { type: 'integer', minimum: 1, maximum: limits.pageSize, default: usualPageSize(limits) },
  ),
  query(
    'cursor',
    '`*` begins a listing whose `next` continues after the last record: the cost is the same at any depth, and new records do not shift the pages. Takes precedence over `page`.',
    text,
    '*',
  ),
]

/**
 * The schemas of filter values, by the form of the filter. For a list of values, the schema is that of a single value.
 */
const valueSchemas: Readonly<Record<FilterRow['form'], JsonSchema>> = {
  text,
  uuid: { type: 'string', format: 'uuid' },
  doi: text,
  digest: { type: 'string', pattern: '^[0-9A-Fa-f]*$' },
  stamp,
  start: text,
  tree: text,
  from: stamp,
  until: stamp,
  words: text,
  hidden: { type: 'boolean', default: false },
}

const filterParameter = ({ name, form, description, example }: FilterRow): Parameter =>
  (filterForms[form] === 'list' ? several : query)(name, description, valueSchemas[form], example)

/**
 * Describes all parameters of a listing. `specifiers` are the names of the specifiers in the catalog; any other name is
 * accepted too.
 */
export function listingParameters(kind: Kind, specifiers: Iterable<string>, limits: Limits): Parameter[] {
  return [...paging(limits), sorting, asWhole(kind), ...selecting(), ...filterParameters(kind, specifiers)]
}

const asWhole = (kind: Kind): Parameter =>
  query(
    'format',
    'Sends all matching records in a format as a stream, instead of a page in JSON; cannot be combined with `page`, `page_size` and `cursor`.',
    { enum: ['json', ...listingFormatsOf(kind)], default: 'json' },
    'ndjson',
  )

/** Describes the parameters that filter records of a kind. */
export function filterParameters(kind: Kind, specifiers: Iterable<string>): Parameter[] {
  const filters = filtersFor(kind)
  const taken = new Set([...reserved, ...filters.map(({ name }) => name)])
  const named = [...specifiers]
    .filter(name => !taken.has(name))
    .sort()
    .slice(0, 100)
    .map(name => several(name, `Keep records whose specifier \`${name}\` has one of these values.`, text))
  return [
    ...filters.map(filterParameter),
    ...named,
    anySpecifier,
    strict('neither a filter nor a specifier of any record, or an id that is not a UUID,'),
  ]
}

const sorting: Parameter = query(
  'sort',
  'The order: `relevance` puts the best matches of `query` first and cannot be combined with a cursor; `title` is the name of datasets and files, and `date` their version; `-` reverses the order. The default is the path.',
  { enum: sorts },
  'relevance',
)

const strict = (what: string): Parameter =>
  query('strict', `True to reject a parameter that is ${what}; by default, it is ignored.`, {
    type: 'boolean',
    default: false,
  })

const anySpecifier: Parameter = {
  name: 'specifiers',
  in: 'query',
  description:
    'Any specifier by its name, such as `climate_scenario=ssp585`. Repeated values are alternatives; different specifiers must all match.',
  schema: { type: 'object', additionalProperties: text },
  style: 'form',
  explode: true,
}
