import type { JsonSchema } from '../../kernel/json-schema.ts'
import type { Parameter } from './parameters.ts'
import type { HeaderName } from './responses.ts'

/** What is told of a path beyond what its route says. */
export interface Told {
  operationId: string
  summary: string
  description?: string
  tags: readonly [string]
  /** Without those in the path. */
  parameters?: readonly Parameter[]
  /** Of the answer in the first of its media types. */
  schema?: JsonSchema
  example?: unknown
  /** Headers beside those of every answer. */
  headers?: readonly HeaderName[]
  /** The media types of the answer, where the route agrees on them by itself. */
  types?: readonly string[]
  /** Whether 404 can be the answer to a path of this form. */
  hasMissing?: true
  /** Whether the answer may be that it is elsewhere. */
  mayMove?: true
}
