import type { JsonSchema } from '../../kernel/json-schema.ts'
import type { Parameter } from './parameters.ts'
import type { HeaderName } from './responses.ts'

/** How a path is described, beyond what its route says. */
export interface Told {
  operationId: string
  summary: string
  description?: string
  tags: readonly [string]
  /** Parameters other than those in the path. */
  parameters?: readonly Parameter[]
  /** The schema of the answer in its first media type. */
  schema?: JsonSchema
  example?: unknown
  /** Headers besides those of every answer. */
  headers?: readonly HeaderName[]
  /** The media types of the answer, if the route negotiates by itself. */
  types?: readonly string[]
  /** Whether the answer can be 404. */
  hasMissing?: true
  /** Whether the answer can be a redirect. */
  mayMove?: true
}
