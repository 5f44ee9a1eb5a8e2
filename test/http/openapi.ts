import { Ajv2020 } from 'ajv/dist/2020.js'

export type Json = { [name: string]: unknown }

/** The parts of an OpenAPI document that the tests read. */
export interface Document {
  openapi: string
  info: Json
  servers: { url: string }[]
  tags: { name: string }[]
  paths: Record<string, { get: Operation; post?: Json }>
  components: { schemas: Record<string, Json>; responses: Record<string, Response>; headers: Record<string, Json> }
}

export interface Operation {
  operationId: string
  summary: string
  tags: string[]
  parameters: { name: string; in: 'query' | 'path'; required?: boolean; schema: Json; example?: unknown }[]
  responses: Record<string, Response | { $ref: string }>
}

interface Response {
  description: string
  headers: Record<string, { $ref: string }>
  content?: Record<string, { schema: Json; example?: unknown }>
  links?: Record<string, { operationId: string; parameters: Json }>
}

/** Yields all objects within a value, including the value itself. */
export function* objectsIn(value: unknown): Generator<Json> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield value as Json
  for (const member of Object.values(value)) yield* objectsIn(member)
}

/** Returns the target of a reference within its document, or undefined. */
export function resolve(document: object, ref: string): unknown {
  let value: unknown = document
  for (const step of ref.replace(/^#\//, '').split('/')) value = (value as Json | undefined)?.[step]
  return value
}

/**
 * Returns the response for a status, or else for its class (`4XX`), or undefined if there is none. Resolves a `$ref` to
 * a shared response.
 */
export function responseOf(document: Document, operation: Operation, status: number): Response | undefined {
  const response = operation.responses[status] ?? operation.responses[`${Math.floor(status / 100)}XX`]
  if (response === undefined || !('$ref' in response)) return response
  return resolve(document, response.$ref) as Response | undefined
}

/**
 * Returns a function that validates a value against a schema of a document. The function returns the errors as text,
 * empty for a valid value.
 */
export function checkerOf(document: Document): (schema: object, value: unknown) => string {
  const ajv = new Ajv2020({
    strict: true,
    strictRequired: false,
    strictTypes: false,
    formats: { uri: true, uuid: true },
  })
  ajv.addKeyword('components')
  ajv.addSchema({ $id: 'https://document/', components: document.components })
  const absolute = (value: unknown): unknown =>
    JSON.parse(JSON.stringify(value).replaceAll('"$ref":"#/', '"$ref":"https://document/#/'))
  return (schema, value) => {
    const check = ajv.compile(absolute(schema) as object)
    return check(value) ? '' : ajv.errorsText(check.errors)
  }
}

/** The members that the tests allow in each kind of OpenAPI 3.1 object. */
export const members = {
  document: ['openapi', 'info', 'servers', 'security', 'tags', 'paths', 'components'],
  info: ['title', 'version', 'description', 'termsOfService', 'contact', 'license'],
  operation: ['operationId', 'summary', 'description', 'tags', 'parameters', 'requestBody', 'responses'],
  parameter: ['name', 'in', 'required', 'description', 'schema', 'style', 'explode', 'example'],
  response: ['description', 'headers', 'content', 'links'],
  media: ['schema', 'example'],
} as const
