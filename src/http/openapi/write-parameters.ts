import type { Kind } from '../../catalog/catalog.ts'
import { type FilterRow, filterForms, filtersFor, sorts } from '../../catalog/filters.ts'
import type { JsonSchema } from '../../kernel/json-schema.ts'
import { listingFormatsOf } from '../listing/listing-formats.ts'
import { usualPageSize } from '../listing/pagination.ts'
import { reserved } from '../listing/parameters.ts'
import { representations } from '../negotiation/representations.ts'
import type { Limits } from '../options.ts'

/** A parameter as OpenAPI writes it. */
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

/** A parameter that may be repeated; the values are alternatives. */
const several = (name: string, description: string, items: JsonSchema, example?: unknown): Parameter => ({
  ...query(name, description, { type: 'array', items }, example === undefined ? undefined : [example]),
  style: 'form',
  explode: true,
})

/** A parameter with several values, joined by commas. */
const joined = (name: string, description: string, example: string[]): Parameter => ({
  ...query(name, description, { type: 'array', items: { type: 'string' } }, example),
  style: 'form',
  explode: false,
})

const text = { type: 'string' }
const stamp = { type: 'string', pattern: '^[0-9]{4}-?[0-9]{2}-?[0-9]{2}$' }

/** A parameter that is part of a path. */
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

/** The parameters that select members of records. */
export const selecting = (): Parameter[] => [
  joined('fields', 'Only these members of each record; the others are left out.', ['id', 'path']),
  joined('exclude', 'All members of each record but these.', ['files']),
]

/** The parameters that choose the form of a record. */
export const choosing = (): Parameter[] => [
  query(
    'format',
    'The format of the answer by its name, ending or media type; takes precedence over the Accept header.',
    { type: 'string', examples: representations.map(({ id }) => id) },
    'bibtex',
  ),
  query('style', 'The citation style, if the answer is a citation.', text, 'apa'),
  query('locale', 'The language of the citation, if the answer is one.', text, 'en-GB'),
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
    `Records per page, at most ${limits.pageSize}; larger numbers are reduced to that, and invalid ones are ignored.`,
    { type: 'integer', minimum: 1, maximum: limits.pageSize, default: usualPageSize(limits) },
  ),
  query(
    'cursor',
    '`*` begins a listing whose `next` continues after the last record: it costs the same at any depth, and new records do not shift it. Takes precedence over `page`.',
    text,
    '*',
  ),
]

/** The schema of a filter's value, by its form; for a list, of each value. */
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

/** All parameters of a listing. `specifiers` are the names in the catalog; any other name is accepted too. */
export function listingParameters(kind: Kind, specifiers: Iterable<string>, limits: Limits): Parameter[] {
  return [...paging(limits), sorting, asWhole(kind), ...selecting(), ...filterParameters(kind, specifiers)]
}

const asWhole = (kind: Kind): Parameter =>
  query(
    'format',
    'Sends all matching records in a format, written while they are sent, in place of a page in JSON; not together with `page`, `page_size` and `cursor`.',
    { enum: ['json', ...listingFormatsOf(kind)], default: 'json' },
    'ndjson',
  )

/** The parameters that filter records of a kind. */
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
    strict('neither a filter nor a specifier of any record, or an id that is no UUID,'),
  ]
}

const sorting: Parameter = query(
  'sort',
  'The order: `relevance` puts what fits `query` best first and cannot be followed by cursor; `title` is the name of datasets and files, `date` their version; `-` reverses. By default by path.',
  { enum: sorts },
  'relevance',
)

const strict = (what: string): Parameter =>
  query('strict', `Whether a parameter that is ${what} is an error; by default it is ignored.`, {
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
