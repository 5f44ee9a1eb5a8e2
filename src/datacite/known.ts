import { checkedOptions, wrongArgument } from '../core/argument.ts'
import { isObject, kindOf } from '../core/object.ts'
import { asKernel, type Kernel } from '../kernel/index.ts'
import type { Datacite } from '../model/datacite.ts'
import type { DataciteWriteOptions } from './format.ts'

/** A kernel that was given, if any; anything else is a `TypeError`. */
export const knownKernel = (kernel: Kernel | undefined): Kernel | undefined =>
  kernel === undefined ? undefined : asKernel(kernel)

/** A record that was given; anything but an object is a `TypeError`. */
export function asRecord(given: unknown): Datacite {
  if (isObject(given)) return given
  throw new TypeError(`A record should be an object, not ${kindOf(given)}; readRecords gives the records of a text.`)
}

/** The options of every writer; a format ignores those that it does not have. */
export const writeOptionNames = ['kernel', 'pretty', 'losses', 'roCrate', 'keys', 'encoding', 'crossref']

/** The options of a writer that were given; a wrong one is a `TypeError`. */
export function asWriteOptions<T extends DataciteWriteOptions>(given: T | undefined): T | Record<string, never> {
  if (given === undefined) return {}
  const options = checkedOptions(given, writeOptionNames, { example: '{ pretty: false }' })
  for (const name of ['pretty', 'losses'] as const) {
    const flag: unknown = options[name]
    const isKnown = flag === undefined || typeof flag === 'boolean' || (name === 'losses' && flag === 'places')
    if (!isKnown) throw wrongArgument(`"${name}"`, 'true or false', flag)
  }
  return options
}
