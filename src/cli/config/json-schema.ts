import { z } from 'zod'
import { type JsonSchema, schemaBase, schemaDialect } from '../../kernel/json-schema.ts'
import { configSchema } from './schema.ts'

/** The JSON Schema of configurations in JSON and YAML, for editors; own rules need a configuration in a programming language. */
export function configJsonSchema(): JsonSchema {
  const { $schema, ...schema } = z.toJSONSchema(configSchema.omit({ ownRules: true }))
  return {
    $schema: schemaDialect,
    $id: `${schemaBase}config.json`,
    title: 'Configuration of citable',
    ...(schema as JsonSchema),
  }
}
