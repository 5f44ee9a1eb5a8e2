import { wrongArgument } from '../core/argument.ts'
import { versionOrder } from './order/order.ts'

/**
 * Orders two version texts: negative, 0 or positive; undefined if one of them has no number to compare.
 * `1.10` follows `1.9`; `v1`, `Version 1` and `1.0` are equal, and so are `20210818` and `2021-08-18`; `1.0.0-beta` precedes `1.0.0`.
 * Throws `TypeError` for anything but text.
 * @example
 * compareVersions('v1', '1.0') // → 0
 * const versions = ['1.10', '1.9', '1.9-beta']
 * versions.sort((a, b) => compareVersions(a, b) ?? 0) // → ['1.9-beta', '1.9', '1.10']
 */
export function compareVersions(a: string, b: string): number | undefined {
  for (const version of [a, b]) if (typeof version !== 'string') throw wrongArgument('A version', 'text', version)
  return versionOrder(a, b)
}
