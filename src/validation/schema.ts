import type { Kernel } from '../kernel/index.ts'
import type { Datacite } from '../model/datacite.ts'
import * as compiled from './compiled/validators.js'
import type { SchemaFinding } from './schema-messages.ts'
import { describe } from './schema-messages.ts'

/** An error of a compiled JSON Schema. */
export interface SchemaError {
  instancePath: string
  keyword: string
  params: Readonly<Record<string, unknown>>
}

/** A JSON Schema compiled to code: whether a value is valid, with all the errors of the last call. */
export interface CompiledSchema {
  (value: unknown): boolean
  errors?: readonly SchemaError[] | null
}

const validators: Readonly<Record<Kernel, CompiledSchema>> = {
  '4.0': compiled.kernel40,
  '4.1': compiled.kernel41,
  '4.2': compiled.kernel42,
  '4.3': compiled.kernel43,
  '4.4': compiled.kernel44,
  '4.5': compiled.kernel45,
  '4.6': compiled.kernel46,
  '4.7': compiled.kernel47,
}

/** Whether a canonical record is what the kernel's XSD accepts; the quick answer without reasons. */
export const isValid = (record: Datacite, kernel: Kernel): boolean => validators[kernel](record)

/** Everything that the kernel's XSD refuses in a canonical record, in the order of the record. */
export function schemaFindings(record: Datacite, kernel: Kernel): SchemaFinding[] {
  const validate = validators[kernel]
  if (validate(record)) return []
  return (validate.errors ?? []).flatMap(error => describe(error, record, kernel) ?? [])
}
