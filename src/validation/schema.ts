import { asKernel, type Kernel } from '../kernel/index.ts'
import type { Datacite } from '../model/datacite.ts'
import { datacite } from './compiled/datacite.js'
import { earlierErrors } from './earlier-kernels.ts'
import { describe, type SchemaFinding } from './schema-messages.ts'

/**
 * Whether the kernel's XSD accepts a canonical record; the quick answer without reasons.
 *
 * @example
 * isValid({ doi: '10.5880/x' }, '4.6') // → false
 */
export const isValid = (record: Datacite, kernel: Kernel): boolean =>
  asKernel(kernel) === kernel && datacite(record) && earlierErrors(record, kernel).length === 0

/** Everything that the kernel's XSD rejects in a canonical record. */
export function schemaFindings(record: Datacite, kernel: Kernel): SchemaFinding[] {
  const errors = datacite(record) ? [] : (datacite.errors ?? [])
  const earlier = earlierErrors(record, kernel)
  return errors.length + earlier.length === 0
    ? []
    : [...errors, ...earlier].flatMap(error => describe(error, record, kernel) ?? [])
}
