import { pathOf, valueAt } from '../../core/pointer.ts'
import { Recent } from '../../core/recent.ts'
import { expectedOfType, notValid, sayExpected } from '../../datacite/expected.ts'
import { named } from '../../datacite/writing/quote.ts'
import {
  hasReached,
  inKernel,
  type Kernel,
  type Property,
  propertyAt,
  propertyLabel,
  termSince,
  termsOf,
  type ValueRule,
  type ValueType,
  type VocabularyName,
  valueTypes,
  vocabularies,
} from '../../kernel/index.ts'
import type { Message } from '../../messages/message.ts'
import type { Datacite } from '../../model/datacite.ts'
import { nearest } from '../predicates/texts/nearest.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Finding } from '../rule.ts'
import { kindWithValue, saySchema as say } from './schema-texts.ts'

/** An error of a compiled JSON Schema. */
export interface SchemaError {
  instancePath: string
  keyword: string
  params: Readonly<Record<string, unknown>>
}

/** A schema finding, with the id of its kind (`schema/…`). */
export interface SchemaFinding extends Finding {
  rule: `schema/${string}`
}

interface Place {
  path: (string | number)[]
  value: unknown
  property: Property | undefined
  kernel: Kernel
  error: SchemaError
}

function describeMissing({ path, error, kernel }: Place): SchemaFinding {
  const missing = String(error.params.missingProperty)
  const property = propertyAt([...path, missing])
  const label = property === undefined ? missing : propertyLabel(property)
  const expected = expectedOf(property, kernel)
  const other = error.params.property
  const isRecord = path.length === 0
  const holder = isRecord ? undefined : { holder: propertyAt(path)?.name ?? say('entry') }
  const values = { ...holder, missing, label }
  return {
    rule: 'schema/required',
    path: [...path, missing],
    message:
      typeof other === 'string'
        ? say(isRecord ? 'recordLacksBeside' : 'entryLacksBeside', { ...values, other })
        : say(isRecord ? 'recordLacks' : 'entryLacks', values),
    actual: undefined,
    ...(expected !== undefined && { expected }),
  }
}

function describeType({ path, value, property, kernel, error }: Place): SchemaFinding {
  const types = ([] as unknown[]).concat(error.params.type)
  const expected = types.includes('array')
    ? sayExpected('list')
    : types.includes('object')
      ? sayExpected('object')
      : (expectedOf(property, kernel) ?? oneOfTypes(types))
  const quotable = typeof value === 'number' || typeof value === 'boolean'
  const lacksQuotes = quotable && types.length === 1 && types[0] === 'string' && fitsInQuotes(value, property, kernel)
  const name = types.includes('array') ? named(String(path.at(-1))) : nameOf(property, path)
  return {
    rule: 'schema/type',
    path,
    message: say(lacksQuotes ? 'wrongTypeUnquoted' : 'wrongType', { name, expected, given: kindWithValue(value) }),
    expected,
  }
}

/** True if a value is valid as text in the kernel. */
function fitsInQuotes(value: number | boolean, property: Property | undefined, kernel: Kernel): boolean {
  const type = property === undefined ? undefined : inKernel(property.value, kernel)
  if (type === undefined) return true
  const rule: ValueRule | undefined = type in valueTypes ? valueTypes[type as ValueType] : undefined
  return (
    rule !== undefined &&
    rule.const === undefined &&
    (rule.pattern === undefined || new RegExp(rule.pattern, 'u').test(String(value)))
  )
}

const oneOfTypes = (types: readonly unknown[]): Message =>
  sayExpected('types', { types: types.map(type => (isJsonType(type) ? sayExpected(type) : String(type))) })

const isJsonType = (type: unknown): type is 'string' | 'number' | 'integer' | 'boolean' =>
  type === 'string' || type === 'number' || type === 'integer' || type === 'boolean'

function describeTerm({ path, value, property, kernel }: Place): SchemaFinding {
  const list = listOf(property, kernel)
  const name = property?.name ?? say('term')
  const values = { value: shorten(value), name, kernel }
  if (property !== undefined && !hasReached(kernel, property.since))
    return {
      rule: 'schema/enum',
      path,
      message: say('propertyOfLaterKernel', { ...values, since: property.since }),
    }
  if (list === undefined)
    return {
      rule: 'schema/enum',
      path,
      message: say('notDoi', values),
      expected: sayExpected('doiOnly'),
      suggestions: ['DOI'],
    }
  const since = typeof value === 'string' ? termSince(list, value) : undefined
  if (since !== undefined) {
    return {
      rule: 'schema/enum',
      path,
      message: say('termOfLaterKernel', { ...values, since }),
      expected: say('termOfKernel', { name, kernel }),
    }
  }
  const { terms, shown } = lists.get(`${list} ${kernel}`, () => {
    const all = termsOf(list, kernel)
    return { terms: all, shown: shortList(all) }
  })
  const suggestions = typeof value === 'string' ? [...nearestTerms(value, `${list} ${kernel}`, terms)] : []
  const [first] = suggestions
  return {
    rule: 'schema/enum',
    path,
    message:
      first === undefined
        ? say('noTerm', { ...values, terms: shown })
        : say('noTermMeant', { ...values, meant: first }),
    expected: say('oneOf', { terms: shown }),
    suggestions,
    ...(first !== undefined && fixTo(path, first, say('replace', { meant: first }), sameLetters(first, value))),
  }
}

/** A cache of term lists. A wrong term usually recurs in the entries of a list and in many records. */
const lists = new Recent<{ terms: readonly string[]; shown: string | Message }>(200)
const nearestOnes = new Recent<readonly string[]>(500)

const nearestTerms = (value: string, list: string, terms: readonly string[]): readonly string[] =>
  value.length > 100 ? [] : nearestOnes.get(`${list} ${value}`, () => nearest(value, terms))

/** True if two terms differ only in case and separators, so that a replacement needs no guess. */
const sameLetters = (term: string, value: unknown): boolean =>
  typeof value === 'string' &&
  value.toLowerCase().replace(/[^a-z0-9]/g, '') === term.toLowerCase().replace(/[^a-z0-9]/g, '')

function fixTo(path: (string | number)[], value: unknown, description: Message, safe: boolean): Pick<Finding, 'fix'> {
  return { fix: { description, safe, patch: [{ op: 'replace', path: `/${path.join('/')}`, value }] } }
}

function describeFormat({ path, value, property, kernel }: Place): SchemaFinding {
  const expected = expectedOf(property, kernel) ?? sayExpected('other')
  const type = property === undefined ? undefined : inKernel(property.value, kernel)
  const number = Number(value)
  if ((type === 'longitude' || type === 'latitude') && String(value).trim() !== '' && Number.isFinite(number)) {
    return {
      rule: 'schema/range',
      path,
      message: say('outOfRange', { name: String(property?.name), value: shorten(value), expected }),
      expected,
    }
  }
  return {
    rule: 'schema/format',
    path,
    message: notValid(shorten(value), String(property?.name ?? path.at(-1)), expected),
    expected,
  }
}

const describeEmpty = ({ path, property }: Place): SchemaFinding => ({
  rule: 'schema/empty',
  path,
  message: say('noText', { name: nameOf(property, path) }),
  expected: sayExpected('nonEmpty'),
})

const describeEmptyList = ({ path, property }: Place): SchemaFinding => ({
  rule: 'schema/empty',
  path,
  message: say('emptyList', { list: String(path.at(-1)), name: property?.name ?? say('entry') }),
  expected: say('oneEntry'),
})

function describePolygon({ path, value, error }: Place): SchemaFinding {
  const points = Array.isArray(value) ? value.filter(part => Object.hasOwn(Object(part), 'polygonPoint')).length : 0
  const tooMany = error.params.maxContains !== undefined
  return {
    rule: 'schema/polygon-points',
    path,
    message: tooMany ? say('severalPointsWithin') : say('fewPoints', { points }),
    actual: points,
    expected: say(tooMany ? 'onePointWithin' : 'fourPoints'),
  }
}

const describePolygonPart = ({ path }: Place): SchemaFinding => ({
  rule: 'schema/polygon-part',
  path,
  message: say('polygonPart'),
  expected: say('onePoint'),
})

function describeLater({ path, property, kernel }: Place): SchemaFinding {
  const label = property === undefined ? String(path.at(-1)) : propertyLabel(property)
  return {
    rule: 'schema/not-in-kernel',
    path,
    message: say('laterKernel', { label, since: String(property?.since), kernel }),
  }
}

function expectedOf(property: Property | undefined, kernel: Kernel): Message | undefined {
  const type = property === undefined ? undefined : inKernel(property.value, kernel)
  if (type === undefined || type === 'object' || type === 'polygon') return undefined
  return type in valueTypes ? expectedOfType(type as ValueType) : sayExpected('term', { list: type })
}

function listOf(property: Property | undefined, kernel: Kernel): VocabularyName | undefined {
  const value =
    property !== undefined && hasReached(kernel, property.since) ? inKernel(property.value, kernel) : undefined
  return value !== undefined && value in vocabularies ? (value as VocabularyName) : undefined
}

function nameOf(property: Property | undefined, path: readonly (string | number)[]): Message {
  if (property === undefined) return named(String(path.at(-1)))
  return say(property.number === '' ? 'member' : 'property', { name: property.name })
}

const shortList = (terms: readonly string[]): string | Message =>
  terms.length <= 12
    ? terms.join(', ')
    : say('manyTerms', { terms: terms.slice(0, 10).join(', '), count: terms.length })

/**
 * The functions that describe errors, one per keyword. A keyword whose errors only wrap other errors has no function.
 */
const describers: Readonly<Record<string, (place: Place) => SchemaFinding>> = {
  required: describeMissing,
  dependentRequired: describeMissing,
  type: describeType,
  enum: describeTerm,
  const: describeTerm,
  pattern: describeFormat,
  minimum: describeFormat,
  maximum: describeFormat,
  minLength: describeEmpty,
  minItems: describeEmptyList,
  contains: describePolygon,
  minProperties: describePolygonPart,
  maxProperties: describePolygonPart,
  'false schema': describeLater,
}

/** Returns the pointer of the finding for an error, or undefined for an error that only wraps another error. */
export function placeOfError({ keyword, instancePath, params }: SchemaError): string | undefined {
  const describer = describers[keyword]
  if (describer === undefined) return undefined
  return describer === describeMissing ? `${instancePath}/${String(params.missingProperty)}` : instancePath
}

/**
 * Returns the finding for an error of the compiled schema, in terms of the record. Returns undefined for an error that
 * only wraps another error.
 */
export function describe(error: SchemaError, record: Datacite, kernel: Kernel): SchemaFinding | undefined {
  const path = pathOf(error.instancePath)
  const place = { path, value: valueAt(record, path), property: propertyAt(path), kernel, error }
  return describers[error.keyword]?.(place)
}
