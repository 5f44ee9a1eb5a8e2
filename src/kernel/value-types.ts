/** The lexical rules of the kernels' XSDs, as sources of regular expressions (flag `u`) with bounded backtracking. */

import { anyUri } from './any-uri.ts'

/** A type of content that the XSD allows in an element or attribute. */
export type ValueType = keyof typeof valueTypes

/** The JSON form of a value type: only text, or also numbers within bounds. `pattern` applies to text. */
export interface ValueRule {
  /** The expected form, as a noun phrase: `a four-digit year`. */
  expected: string
  pattern?: string
  minLength?: 1
  const?: string
  /** The type and bounds of numbers, if numbers are allowed. */
  number?: { type: 'integer' | 'number'; minimum: number; maximum: number }
}

/**
 * Returns the JSON types that a rule permits. If the rule permits both text and numbers, `only` selects one of them.
 */
export function jsonTypes({ number }: ValueRule, only?: 'string' | 'number'): ('string' | 'integer' | 'number')[] {
  if (number === undefined || only === 'string') return ['string']
  return only === 'number' ? [number.type] : [number.type, 'string']
}

const space = '[\\t\\n\\r ]*'
const collapsed = (pattern: string): string => `^${space}(?:${pattern})${space}$`

/**
 * The decimal digits that the registry's XSD processor (libxml2) accepts: 268 characters of many scripts. Listed
 * individually, because the Unicode versions of JavaScript engines differ.
 */
const digit =
  '[0-9\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0a66-\u0a6f\u0ae6-\u0aef\u0b66-\u0b6f\u0be7-\u0bef' +
  '\u0c66-\u0c6f\u0ce6-\u0cef\u0d66-\u0d6f\u0e50-\u0e59\u0ed0-\u0ed9\u0f20-\u0f29\u1040-\u1049\u1369-\u1371' +
  '\u17e0-\u17e9\u1810-\u1819\u1946-\u194f\uff10-\uff19\u{104a0}-\u{104a9}\u{1d7ce}-\u{1d7ff}]'

const languageTag = '[a-zA-Z]{1,8}(?:-[a-zA-Z0-9]{1,8})*'

/** Returns a pattern for the digits of a decimal fraction that is at most `limit`, a string of such digits. */
function fractionAtMost(limit: string): string {
  const [head, ...rest] = limit
  if (head === undefined) return '0*'
  const tail = `${head}${fractionAtMost(rest.join(''))}`
  return head === '0' ? `(?:${tail})?` : `(?:[0-${Number(head) - 1}][0-9]*|${tail})?`
}

/**
 * Returns the rule for decimal degrees from `-limit` to `limit`. Values are compared as 32-bit floats, like the XSD's
 * xs:float.
 *
 * `slack` has the decimals of half the distance to the next float: values that exceed the limit by at most `slack`
 * round to the limit. The pattern excludes exponents, because the XML reader converts text with an exponent to a
 * number.
 */
function degrees(limit: 90 | 180, below: string, slack: string): ValueRule {
  const fraction = '(?:\\.[0-9]*)?'
  const within = `(?:0*${below}${fraction}|\\.[0-9]+)`
  const bound = limit + Number(`0.${slack}`)
  return {
    expected: `decimal degrees from -${limit} to ${limit}`,
    pattern: collapsed(`[+-]?(?:${within}|0*${limit}(?:\\.${fractionAtMost(slack)})?)`),
    number: { type: 'number', minimum: -bound, maximum: bound },
  }
}

export const valueTypes = {
  /** The type xs:string, and attributes and elements that accept any text and nothing else. */
  text: { expected: 'text' },
  /** Elements without a type (xs:anyType): any text, and in XML also any attributes and elements. */
  any: { expected: 'text' },
  /** A string of at least one character; white space counts. */
  nonEmpty: { expected: 'text that is not empty', minLength: 1 },
  /** The type doiType of kernels 4.0 and 4.1: `10\..+/.+` once white space is collapsed. */
  doi: { expected: 'a DOI (10.prefix/suffix)', pattern: `^${space}10\\.[\\s\\S]+/[\\s\\S]*[^\\t\\n\\r ]` },
  /** The type identifierType of kernels 4.0 and 4.1, which accepts only `DOI`. */
  doiOnly: { expected: '"DOI"', const: 'DOI' },
  /** The type yearType. JSON numbers cannot have leading zeros, so numbers start at 1000. */
  year: {
    expected: 'a four-digit year',
    pattern: collapsed(`${digit}{4}`),
    number: { type: 'integer', minimum: 1000, maximum: 9999 },
  },
  /** The type xs:language. */
  language: { expected: 'a language tag such as "en" or "pt-BR"', pattern: collapsed(languageTag) },
  /** The type of xml:lang: xs:language, or empty text. */
  lang: { expected: 'a language tag such as "en" or "pt-BR"', pattern: `^(?:|${space}${languageTag}${space})$` },
  /** The type xs:anyURI. */
  uri: { expected: 'a URI reference', pattern: anyUri },
  /** The type longitudeType. */
  longitude: degrees(180, '(?:1[0-7][0-9]|[0-9]{1,2})', '00000762939453125'),
  /** The type latitudeType. */
  latitude: degrees(90, '[0-8]?[0-9]', '000003814697265625'),
} as const satisfies Record<string, ValueRule>
