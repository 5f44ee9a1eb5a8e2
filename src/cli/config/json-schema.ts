import { z } from 'zod'
import { type JsonSchema, schemaBase, schemaDialect } from '../../kernel/json-schema.ts'
import { configSchema } from './schema.ts'

/**
 * Returns the JSON Schema for configurations in JSON and YAML, for use by editors. Custom rules require a configuration
 * in JavaScript or TypeScript.
 */
export function configJsonSchema(): JsonSchema {
  const { $schema, ...schema } = z.toJSONSchema(configSchema.omit({ ownRules: true }))
  return {
    $schema: schemaDialect,
    $id: `${schemaBase}config.json`,
    title: 'Configuration of citable',
    ...(schema as JsonSchema),
  }
}
