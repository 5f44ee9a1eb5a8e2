import { readdirSync, readFileSync } from 'node:fs'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { JsonSchema } from '../../src/kernel/json-schema.ts'

const folder = new URL('../../schemas/', import.meta.url)

/** The names of the published schemas. */
export const schemaNames = readdirSync(folder).filter(name => name.endsWith('.json'))

/** Returns a published schema as committed. */
export const committed = (name: string): JsonSchema => JSON.parse(readFileSync(new URL(name, folder), 'utf8'))

/**
 * Creates an Ajv instance in strict mode, except that union types, keywords without a type and required members without
 * a definition are allowed.
 *
 * Several of our schemas have a subschema with only `required`, to demand companion members.
 */
export const strictAjv = (): Ajv2020 =>
  new Ajv2020({ strict: true, allowUnionTypes: true, strictTypes: false, strictRequired: false })

const validators = new Map<string, ValidateFunction>()

function validatorOf(name: string): ValidateFunction {
  const validator = validators.get(name) ?? strictAjv().compile(committed(name))
  validators.set(name, validator)
  return validator
}

/** True if a value is valid against a published schema, according to Ajv. */
export const accepts = (name: string, value: unknown): boolean => validatorOf(name)(value) === true

/** Returns the errors that Ajv reports for a value and a published schema. A valid value has none. */
export function faultsOf(name: string, value: unknown): string[] {
  const validator = validatorOf(name)
  return validator(value)
    ? []
    : (validator.errors ?? []).map(({ instancePath, message }) => `${instancePath}: ${message}`)
}
