import { wrongArgument } from '../core/argument.ts'

/** A version text, parsed once so that it can be compared many times. */
export interface ParsedVersion {
  /**
   * The leading numbers, of any size, as digits without leading zeros. Zero is an empty text, and trailing numbers that
   * are zero are dropped: `1.0` becomes `['1']`.
   */
  numbers: string[]
  /**
   * The stage relative to the release: -1 for a pre-release (`beta`, `rc.1`), 1 for a later stage (`1.1a`), 0 for the
   * release itself.
   */
  stage: -1 | 0 | 1
  /** The parts after the leading numbers: numbers, and words in lower case. */
  rest: string[]
}

/**
 * Compares two version texts: negative if `a` precedes `b`, 0 if they are equal, otherwise positive. Returns undefined
 * unless both texts start with a number, with or without a label such as `v` before it.
 */
export function versionOrder(a: string, b: string): number | undefined {
  const first = parseVersion(a)
  const second = parseVersion(b)
  return first && second && compareParsedVersions(first, second)
}

/**
 * Parses a version text. Returns undefined unless the text starts with a number, with or without a label such as `v` or
 * `release` before it.
 */
export function parseVersion(text: string): ParsedVersion | undefined {
  const start = text.trim().replace(label, '')
  const lead = leadingNumbers.exec(start)?.[0]
  if (lead === undefined) return undefined
  const [rest = ''] = start.slice(lead.length).split('+', 1)
  const numbers = (
    dateStamp.test(lead) ? [lead.slice(0, 4), lead.slice(4, 6), lead.slice(6)] : lead.split(separator)
  ).map(digits)
  while (numbers.length > 1 && numbers.at(-1) === '') numbers.pop()
  const words = rest.toLowerCase().match(wordOrNumber) ?? []
  return { numbers, stage: words.length === 0 ? 0 : preRelease.test(rest) ? -1 : 1, rest: words }
}

/** Compares two parsed versions. The order is total. */
export function compareParsedVersions(a: ParsedVersion, b: ParsedVersion): number {
  return compareWords(a.numbers, b.numbers) || a.stage - b.stage || compareWords(a.rest, b.rest)
}

/**
 * Compares texts in natural order, which is a total order. Compares runs of digits by value (`x.9` before `x.10`), and
 * everything else by code unit.
 */
export function compareNaturally(a: string, b: string): number {
  return compareWords(a.match(runs) ?? [], b.match(runs) ?? []) || compareTexts(a, b)
}

/** Compares texts by code unit. */
export const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const label = /^(?:versione?|vers?|v|release|rel|revision|rev|r)\s{0,9}[.:]?\s{0,9}(?=\d)/i
const leadingNumbers = /^\d+(?:[._/-]\d+)*/
const separator = /[._/-]/
const dateStamp = /^[12]\d{3}[01]\d[0-3]\d$/
const preRelease = /^[^a-z\d]*(?:alpha|beta|[ab](?=\.?\d)|rc|pre|dev|snapshot|draft|nightly|milestone)/i
const wordOrNumber = /\d+|\p{L}+/gu
const runs = /\d+|\D+/g

const digits = (text: string): string => text.replace(/^0+/, '')

function compareWords(a: readonly string[], b: readonly string[]): number {
  const shared = Math.min(a.length, b.length)
  for (let at = 0; at < shared; at++) {
    const order = compareWord(a[at] ?? '', b[at] ?? '')
    if (order !== 0) return order
  }
  return a.length - b.length
}

const isDigits = (text: string): boolean => /^\d/.test(text)

function compareWord(a: string, b: string): number {
  if (!isDigits(a) || !isDigits(b)) return compareTexts(a, b)
  const [left, right] = [digits(a), digits(b)]
  return left.length - right.length || compareTexts(left, right)
}

/**
 * Compares two version texts: negative if `a` precedes `b`, 0 if they are equal, otherwise positive. Returns undefined
 * unless both texts start with a number, with or without a label such as `v` before it.
 *
 * `1.10` follows `1.9`; `v1`, `Version 1` and `1.0` are equal, as are `20210818` and `2021-08-18`; `1.0.0-beta`
 * precedes `1.0.0`.
 * @throws TypeError for anything but text.
 * @example
 * compareVersions('v1', '1.0') // → 0
 * const versions = ['1.10', '1.9', '1.9-beta']
 * versions.sort((a, b) => compareVersions(a, b) ?? 0) // → ['1.9-beta', '1.9', '1.10']
 */
export function compareVersions(a: string, b: string): number | undefined {
  for (const version of [a, b]) if (typeof version !== 'string') throw wrongArgument('A version', 'text', version)
  return versionOrder(a, b)
}
