import * as z from 'zod'
import {
  type Definitions,
  type JsonSchema,
  kernelSchema,
  objectSchema,
  schemaBase,
  schemaDialect,
  sorted,
} from '../../kernel/json-schema.ts'
import { kernels, latestKernel } from '../../kernel/kernels.ts'
import { serviceTree } from '../service/tree.ts'
import { datasetSchema, fileDetailSchema, fileSchema, pageSchema, resourceSchema } from './record-schemas.ts'

/**
 * Returns the JSON Schemas of all kernels and of a service's responses, as published in `schemas/`, by file name. Each
 * schema is self-contained, with references to its own `$defs`.
 */
export function jsonSchemas(): Record<string, JsonSchema> {
  const kernelSchemas = kernels.map(kernel => [`datacite-${kernel}.json`, kernelSchema(kernel)])
  return { ...Object.fromEntries(kernelSchemas), ...serviceSchemas() }
}

/** Returns the JSON Schemas of a service's responses, by file name. */
export function serviceSchemas(): Record<string, JsonSchema> {
  const { $defs, ...datacite } = dataciteObject()
  const metadata = { datacite, ...$defs }
  const file = fromZod(fileSchema)
  const fileDetail = fromZod(fileDetailSchema)
  const dataset = fromZod(datasetSchema)
  const resource = resourceObject()
  return {
    'datacite-service.json': schema('datacite-service', 'DataCite object of a metadata service', {
      ...datacite,
      $defs,
    }),
    'resource.json': schema('resource', 'Citable publication record', { ...resource, $defs: metadata }),
    'dataset.json': schema('dataset', 'Dataset', { ...dataset, $defs: { file } }),
    'file.json': schema('file', 'File, as listed by a dataset or returned at its own address', {
      anyOf: [refer('file'), refer('fileDetail')],
      $defs: { file, fileDetail },
    }),
    'page.json': schema('page', 'Page of a listing', {
      ...pageObject(['dataset', 'fileDetail', 'resource']),
      $defs: { dataset, file, fileDetail, resource, ...metadata },
    }),
  }
}

const schema = (name: string, title: string, body: JsonSchema): JsonSchema => ({
  $schema: schemaDialect,
  $id: `${schemaBase}${name}.json`,
  title,
  ...body,
})

const refer = (name: string): JsonSchema => ({ $ref: `#/$defs/${name}` })

/** Returns the schema of the `datacite` object and its definitions. The schema requires a DOI among `identifiers`. */
function dataciteObject(): JsonSchema & { $defs: Definitions } {
  const definitions: Definitions = {}
  const { properties, required, ...root } = objectSchema('', serviceTree(), latestKernel, definitions)
  const { identifiers, ...members } = properties as Record<string, JsonSchema>
  const isDoi = {
    type: 'object',
    properties: { identifier: { minLength: 1 }, identifierType: { pattern: '^[Dd][Oo][Ii]$' } },
    required: ['identifier', 'identifierType'],
  }
  return {
    ...root,
    properties: {
      identifiers: { ...identifiers, contains: isDoi },
      ...members,
      schemaVersion: { type: 'string', description: 'The kernel, a URL.' },
    },
    required,
    $defs: sorted(definitions),
  }
}

function resourceObject(): JsonSchema {
  const { type, properties, ...rest } = fromZod(resourceSchema)
  const { datacite, ...members } = properties as Record<string, JsonSchema>
  const external = [{ type: 'null' }, { type: 'object', maxProperties: 0 }]
  return {
    type,
    properties: { ...members, datacite: { ...datacite, anyOf: [refer('datacite'), ...external] } },
    ...rest,
  }
}

function pageObject(entries: string[]): JsonSchema {
  const { type, properties, ...rest } = fromZod(pageSchema(z.unknown()))
  const results = { anyOf: entries.map(entry => ({ type: 'array', items: refer(entry) })) }
  return { type, properties: { ...(properties as JsonSchema), results }, ...rest }
}

/** Returns the JSON Schema that zod derives from a parser, with a `$ref` in place of each listed file. */
function fromZod(parser: z.ZodType): JsonSchema {
  const listed: unknown = fileSchema
  const { $schema, ...body } = z.toJSONSchema(parser, {
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      if (zodSchema !== listed || listed === parser) return
      for (const keyword of Object.keys(jsonSchema)) delete jsonSchema[keyword]
      Object.assign(jsonSchema, refer('file'))
    },
  })
  return body
}
