import { type Kernel, type NamedType, namedType, type ValueRule, valueTypes } from '../../../kernel/index.ts'
import { isDay } from '../../../model/date.ts'
import { collapse } from '../../../text/xml/tree.ts'

/** A type that `xsi:type` can name: its base types, nearest first, and the text that it accepts. */
export interface SchemaType {
  name: string
  bases: readonly string[]
  /** True if a text is a value of the type. */
  holds(text: string): boolean
}

type Row = readonly [name: string, base: string, pattern?: string]

const sign = '[+-]?'
const zone = '(?:Z|[+-][0-9]{2}:[0-9]{2})?'
const year = '-?[0-9]{4,}'
const month = '(?:0[1-9]|1[0-2])'
const day = '(?:0[1-9]|[12][0-9]|3[01])'
const clock = '(?:(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\\.[0-9]+)?|24:00:00(?:\\.0+)?)'
const float = `(?:${sign}(?:[0-9]+(?:\\.[0-9]*)?|\\.[0-9]+)(?:[eE]${sign}[0-9]+)?|-?INF|NaN)`
const ncName = '[\\p{L}_][\\p{L}\\p{N}\\p{M}._\\-\\u00b7]*'

/**
 * The built-in types of XML Schema 1.0, each with its base type and a pattern for its text after white space is
 * collapsed. A type without a pattern accepts any text.
 *
 * {@link bits} limits the integer types.
 */
const builtIn: readonly Row[] = [
  ['anySimpleType', 'anyType'],
  ['string', 'anySimpleType'],
  ['normalizedString', 'string'],
  ['token', 'normalizedString'],
  ['language', 'token', '[a-zA-Z]{1,8}(?:-[a-zA-Z0-9]{1,8})*'],
  ['NMTOKEN', 'token', '[\\p{L}\\p{N}\\p{M}._:\\-\\u00b7]+'],
  ['Name', 'token', '[\\p{L}_:][\\p{L}\\p{N}\\p{M}._:\\-\\u00b7]*'],
  ['NCName', 'Name', ncName],
  ['ID', 'NCName', ncName],
  ['IDREF', 'NCName', ncName],
  ['IDREFS', 'anySimpleType', `${ncName}(?: ${ncName})*`],
  ['NMTOKENS', 'anySimpleType', '[\\p{L}\\p{N}\\p{M}._:\\-\\u00b7]+(?: [\\p{L}\\p{N}\\p{M}._:\\-\\u00b7]+)*'],
  ['QName', 'anySimpleType', `(?:${ncName}:)?${ncName}`],
  ['anyURI', 'anySimpleType', valueTypes.uri.pattern.replace(/^\^|\$$/g, '')],
  ['boolean', 'anySimpleType', 'true|false|1|0'],
  ['decimal', 'anySimpleType', `${sign}(?:[0-9]+(?:\\.[0-9]*)?|\\.[0-9]+)`],
  ['integer', 'decimal', `${sign}[0-9]+`],
  ['nonPositiveInteger', 'integer', '-[0-9]+|[+-]?0+'],
  ['negativeInteger', 'nonPositiveInteger', '-0*[1-9][0-9]*'],
  ['nonNegativeInteger', 'integer', '\\+?[0-9]+|-0+'],
  ['positiveInteger', 'nonNegativeInteger', '\\+?0*[1-9][0-9]*'],
  ['long', 'integer', `${sign}[0-9]+`],
  ['int', 'long', `${sign}[0-9]+`],
  ['short', 'int', `${sign}[0-9]+`],
  ['byte', 'short', `${sign}[0-9]+`],
  ['unsignedLong', 'nonNegativeInteger', '\\+?[0-9]+|-0+'],
  ['unsignedInt', 'unsignedLong', '\\+?[0-9]+|-0+'],
  ['unsignedShort', 'unsignedInt', '\\+?[0-9]+|-0+'],
  ['unsignedByte', 'unsignedShort', '\\+?[0-9]+|-0+'],
  ['float', 'anySimpleType', float],
  ['double', 'anySimpleType', float],
  [
    'duration',
    'anySimpleType',
    '-?P(?=[0-9T])(?:[0-9]+Y)?(?:[0-9]+M)?(?:[0-9]+D)?(?:T(?=[0-9])(?:[0-9]+H)?(?:[0-9]+M)?(?:[0-9]+(?:\\.[0-9]+)?S)?)?',
  ],
  ['dateTime', 'anySimpleType', `${year}-${month}-${day}T${clock}${zone}`],
  ['time', 'anySimpleType', `${clock}${zone}`],
  ['date', 'anySimpleType', `${year}-${month}-${day}${zone}`],
  ['gYearMonth', 'anySimpleType', `${year}-${month}${zone}`],
  ['gYear', 'anySimpleType', `${year}${zone}`],
  ['gMonthDay', 'anySimpleType', `--${month}-${day}${zone}`],
  ['gDay', 'anySimpleType', `---${day}${zone}`],
  ['gMonth', 'anySimpleType', `--${month}${zone}`],
  ['hexBinary', 'anySimpleType', '(?:[0-9a-fA-F]{2})*'],
  [
    'base64Binary',
    'anySimpleType',
    '(?:[A-Za-z0-9+/] ?[A-Za-z0-9+/] ?[A-Za-z0-9+/] ?[A-Za-z0-9+/] ?)*(?:[A-Za-z0-9+/] ?[AQgw] ?= ?=|[A-Za-z0-9+/] ?[A-Za-z0-9+/] ?[AEIMQUYcgkosw048] ?=)?',
  ],
  // Their values must be declared in a DTD or a schema, which records cannot have.
  ['ENTITY', 'NCName', '(?!)'],
  ['ENTITIES', 'anySimpleType', '(?!)'],
  ['NOTATION', 'anySimpleType', '(?!)'],
]

/** The exponents of integer bounds: a value is between `-2^bits` (0 for unsigned types) and `2^bits - 1`. */
const bits: Readonly<Record<string, number>> = {
  long: 63,
  int: 31,
  short: 15,
  byte: 7,
  unsignedLong: 64,
  unsignedInt: 32,
  unsignedShort: 16,
  unsignedByte: 8,
}

const byName = new Map(builtIn.map(row => [row[0], row]))

/** Returns the XML Schema built-in type named `name`, or `undefined` if there is none. */
export function builtInType(name: string): SchemaType | undefined {
  if (name === 'anyType') return { name: 'xs:anyType', bases: [], holds: () => true }
  const row = byName.get(name)
  if (row === undefined) return undefined
  const [, base, pattern] = row
  return {
    name: `xs:${name}`,
    bases: [`xs:${base}`, ...basesOf(base)],
    holds: text => fits(collapse(text), name, pattern),
  }
}

function basesOf(name: string): string[] {
  const base = byName.get(name)?.[1]
  return base === undefined ? [] : [`xs:${base}`, ...basesOf(base)]
}

function fits(text: string, name: string, pattern: string | undefined): boolean {
  if (pattern !== undefined && !new RegExp(`^(?:${pattern})$`, 'u').test(text)) return false
  const limit = bits[name]
  if (limit !== undefined) {
    const value = BigInt(text.replace('+', ''))
    return name.startsWith('unsigned')
      ? value < 1n << BigInt(limit)
      : value >= -(1n << BigInt(limit)) && value < 1n << BigInt(limit)
  }
  const [, inYear, inMonth, inDay] =
    /^(-?[0-9]{4,})?-?-?([0-9]{2})-([0-9]{2})/.exec(
      name === 'date' || name === 'dateTime' || name === 'gMonthDay' ? text : '',
    ) ?? []
  // The last four digits of a year determine its days. An absent year may be a leap year.
  return inDay === undefined || isDay(Number(inYear?.slice(-4) ?? 4), Number(inMonth), Number(inDay))
}

/** Returns the base types of a type in the kernel's XSD, nearest first. */
export function basesOfNamed({ base }: NamedType, kernel: Kernel): string[] {
  const named = base.startsWith('xs:') ? undefined : namedType(base, kernel)
  return [base, ...(named === undefined ? basesOf(base.replace('xs:', '')) : basesOfNamed(named, kernel))]
}

/** Returns the simple type named `name` in a kernel's XSD, or `undefined` if there is none. */
export function kernelType(name: string, kernel: Kernel): SchemaType | undefined {
  const named = namedType(name, kernel)
  if (named === undefined || named.place !== undefined) return undefined
  const { terms, text } = named
  const holds = text === undefined ? (value: string) => terms?.includes(value) ?? false : takes(text)
  return { name, bases: basesOfNamed(named, kernel), holds }
}

function takes({ pattern, minLength, number }: ValueRule): (value: string) => boolean {
  const expression = new RegExp(pattern ?? '', 'u')
  return value =>
    (value.length >= (minLength ?? 0) && expression.test(value)) ||
    (number?.type === 'number' && isWithin(collapse(value), number))
}

/**
 * True if a text is a number with an exponent and is within the bounds. The pattern of the type limits numbers without
 * an exponent.
 */
const isWithin = (value: string, { minimum, maximum }: { minimum: number; maximum: number }): boolean =>
  exponential.test(value) && Number(value) >= minimum && Number(value) <= maximum

const exponential = new RegExp(`^${sign}(?:[0-9]+(?:\\.[0-9]*)?|\\.[0-9]+)[eE]${sign}[0-9]+$`)
