import { distance } from 'fastest-levenshtein'
import type { Kernel } from '../kernel/index.ts'
import { isKernel, kernels } from '../kernel/index.ts'

/** A kernel that was given, if any; anything else is a `TypeError`. */
export function knownKernel(kernel: Kernel | undefined): Kernel | undefined {
  if (kernel === undefined || isKernel(kernel)) return kernel
  throw unknownName('kernel', kernel, kernels)
}

/** The error for a name that nobody knows: it says which one was probably meant. */
export function unknownName(what: string, given: unknown, known: readonly string[]): TypeError {
  const name = String(given).slice(0, 60)
  const [nearest] = known
    .map(candidate => ({ candidate, away: distance(name.toLowerCase(), candidate) }))
    .filter(({ candidate, away }) => away <= candidate.length / 2)
    .sort((a, b) => a.away - b.away)
  const hint = nearest === undefined ? `known are ${known.join(', ')}` : `did you mean "${nearest.candidate}"?`
  return new TypeError(`There is no ${what} "${name}"; ${hint}${nearest === undefined ? '.' : ''}`)
}
