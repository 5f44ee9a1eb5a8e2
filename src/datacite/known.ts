import { wrongArgument } from '../core/argument.ts'
import { distance } from '../core/distance.ts'
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

/** Options that were given; anything but an object, or with a name that is not known, is a `TypeError`. `example` shows what is meant. */
export function asOptions<T extends object>(given: T, known: readonly string[], example: string): T {
  if (!isObject(given)) throw wrongArgument('The options', `an object such as ${example}`, given)
  for (const name of Object.keys(given)) if (!known.includes(name)) throw unknownName('option', name, known)
  return given
}

/** The options of a writer that were given; anything but an object, and a switch that is neither true nor false, is a `TypeError`. */
export function asWriteOptions<T extends DataciteWriteOptions>(given: T | undefined): T | Record<string, never> {
  if (given === undefined) return {}
  if (!isObject(given)) throw wrongArgument('The options', 'an object such as { pretty: false }', given)
  for (const name of ['pretty', 'losses'] as const) {
    const flag: unknown = given[name]
    if (flag !== undefined && typeof flag !== 'boolean') throw wrongArgument(`"${name}"`, 'true or false', flag)
  }
  return given
}

/** The `TypeError` for a name that is not known: it says which ones were probably meant, else which are known. */
export function unknownName(what: string, given: unknown, known: readonly string[]): TypeError {
  const meant = typeof given === 'string' ? probablyMeant(given.slice(0, 60).toLowerCase(), known) : []
  const hint =
    meant.length === 0
      ? `known are ${known.join(', ')}.`
      : `did you mean ${meant.map(name => `"${name}"`).join(' or ')}?`
  return typeof given === 'string'
    ? new UnknownName(`There is no ${what} "${given.slice(0, 60)}"; ${hint}`, what, given.slice(0, 60), meant)
    : new TypeError(`The ${what} should be text, not ${kindOf(given)}; ${hint}`)
}

/** The `TypeError` for a text that is no known name, with its parts, for whoever shows it in another language. */
export class UnknownName extends TypeError {
  /** The kind of name: `rule`. */
  readonly what: string
  readonly given: string
  /** The names that were probably meant. */
  readonly meant: readonly string[]

  constructor(message: string, what: string, given: string, meant: readonly string[]) {
    super(message)
    this.what = what
    this.given = given
    this.meant = meant
  }
}

/** The names that contain a text (`datacite-xml` for `xml`), else the nearest one. */
function probablyMeant(name: string, known: readonly string[]): string[] {
  const longer = known.filter(candidate => candidate.split('-').includes(name))
  if (longer.length > 0) return longer.slice(0, 3)
  return known
    .map(candidate => ({ candidate, away: distance(name, candidate) }))
    .filter(({ candidate, away }) => away <= candidate.length / 2)
    .sort((a, b) => a.away - b.away)
    .slice(0, 1)
    .map(({ candidate }) => candidate)
}
