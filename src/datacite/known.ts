import { checkedOptions, wrongArgument } from '../core/argument.ts'
import { isObject, kindOf } from '../core/object.ts'
import { asKernel, type Kernel } from '../kernel/index.ts'
import type { Datacite } from '../model/datacite.ts'
import type { DataciteWriteOptions } from './format.ts'

/**
 * Returns the kernel that a caller requests, or undefined if the caller requests none.
 *
 * @throws TypeError for anything but a kernel
 */
export const knownKernel = (kernel: Kernel | undefined): Kernel | undefined =>
  kernel === undefined ? undefined : asKernel(kernel)

/**
 * Returns the given value as a record.
 *
 * @throws TypeError for anything but an object
 */
export function asRecord(given: unknown): Datacite {
  if (isObject(given)) return given
  throw new TypeError(`A record should be an object, not ${kindOf(given)}; readRecords returns the records of a text.`)
}

/** The names of the options of all writers. A format ignores options of other formats. */
export const writeOptionNames = ['kernel', 'pretty', 'losses', 'roCrate', 'keys', 'encoding', 'crossref']

/**
 * Returns the checked options of a writer, or an empty object if there are none.
 *
 * @throws TypeError for a wrong option
 */
export function asWriteOptions<T extends DataciteWriteOptions>(given: T | undefined): T | Record<string, never> {
  if (given === undefined) return {}
  const options = checkedOptions(given, writeOptionNames, { example: '{ pretty: false }' })
  requireWriteFlags(options)
  return options
}

/** Throws a `TypeError` if the option `pretty` or `losses` of a writer has an invalid value. */
export function requireWriteFlags(options: DataciteWriteOptions): void {
  for (const name of ['pretty', 'losses'] as const) {
    const flag: unknown = options[name]
    const isKnown = flag === undefined || typeof flag === 'boolean' || (name === 'losses' && flag === 'places')
    if (!isKnown)
      throw wrongArgument(`"${name}"`, name === 'losses' ? 'true, false or "places"' : 'true or false', flag)
  }
}
