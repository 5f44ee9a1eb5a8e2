import { asKernel, type Kernel } from '../../kernel/index.ts'
import type { Datacite } from '../../model/datacite.ts'
import { datacite } from '../compiled/datacite.js'
import { earlierErrors } from './earlier-kernels.ts'
import { describe, placeOfError, type SchemaError, type SchemaFinding } from './schema-messages.ts'

/**
 * True if the kernel's XSD accepts a canonical record. Faster than collecting the findings.
 *
 * @example
 * isValid({ doi: '10.5880/x' }, '4.6') // → false
 */
export const isValid = (record: Datacite, kernel: Kernel): boolean =>
  asKernel(kernel) === kernel && datacite(record) && earlierErrors(record, kernel).length === 0

/** Returns everything that the kernel's XSD rejects in a canonical record. */
export const schemaFindings = (record: Datacite, kernel: Kernel): SchemaFinding[] =>
  errorsIn(record, kernel).flatMap(error => describe(error, record, kernel) ?? [])

/** Returns the pointers to values that the kernel's XSD rejects in a canonical record, without reasons. */
export const refusedPlaces = (record: Datacite, kernel: Kernel): string[] =>
  errorsIn(record, kernel).flatMap(error => placeOfError(error) ?? [])

function errorsIn(record: Datacite, kernel: Kernel): readonly SchemaError[] {
  const errors = datacite(record) ? none : (datacite.errors ?? none)
  const earlier = earlierErrors(record, kernel)
  return earlier.length === 0 ? errors : [...errors, ...earlier]
}

const none: readonly SchemaError[] = []
