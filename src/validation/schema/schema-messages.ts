import { kindOf } from '../../core/object.ts'
import { pathOf, valueAt } from '../../core/pointer.ts'
import { Recent } from '../../core/recent.ts'
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
import type { Datacite } from '../../model/datacite.ts'
import { nearest } from '../predicates/nearest.ts'
import { quote } from '../predicates/text.ts'
import type { Finding } from '../rule.ts'

/** An error of a compiled JSON Schema. */
export interface SchemaError {
  instancePath: string
  keyword: string
  params: Readonly<Record<string, unknown>>
}

/** A finding of the schema: like a rule's finding, with its own name. */
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

function describeMissing({ path, error }: Place): SchemaFinding {
  const missing = String(error.params.missingProperty)
  const property = propertyAt([...path, missing])
  const label = property === undefined ? missing : propertyLabel(property)
  const expected = expectedOf(property)
  const holder = path.length === 0 ? 'The record' : `This ${propertyAt(path)?.name ?? 'entry'}`
  const needed = typeof error.params.property === 'string' ? ` beside its ${error.params.property}` : ''
  return {
    rule: 'schema/required',
    path: [...path, missing],
    message: `${holder} has no ${missing}${needed}; ${label} is mandatory.`,
    actual: undefined,
    ...(expected !== undefined && { expected }),
  }
}

function describeType({ path, value, property, error }: Place): SchemaFinding {
  const types = ([] as unknown[]).concat(error.params.type)
  const expected = types.includes('array')
    ? 'a list'
    : types.includes('object')
      ? 'an object'
      : (expectedOf(property) ?? types.join(' or ').replace('string', 'text'))
  const quotable = typeof value === 'number' || typeof value === 'boolean'
  const hint = quotable && types.length === 1 && types[0] === 'string' ? ' Put it in quotes.' : ''
  const name = types.includes('array') ? `"${path.at(-1)}"` : nameOf(property, path)
  return {
    rule: 'schema/type',
    path,
    message: `${name} should be ${expected}, not ${kindOf(value)}${typeof value === 'object' ? '' : ` (${quote(value)})`}.${hint}`,
    expected,
  }
}

function describeTerm({ path, value, property, kernel }: Place): SchemaFinding {
  const list = listOf(property, kernel)
  const name = property?.name ?? 'term'
  if (property !== undefined && !hasReached(kernel, property.since))
    return {
      rule: 'schema/enum',
      path,
      message: `${quote(value)} is not allowed as ${name}, which came with kernel ${property.since}; the record is checked as ${kernel}.`,
    }
  if (list === undefined)
    return {
      rule: 'schema/enum',
      path,
      message: `${quote(value)} is not allowed as ${name}; kernel ${kernel} wants "DOI".`,
      expected: '"DOI"',
      suggestions: ['DOI'],
    }
  const since = typeof value === 'string' ? termSince(list, value) : undefined
  if (since !== undefined) {
    return {
      rule: 'schema/enum',
      path,
      message: `The ${name} ${quote(value)} came with kernel ${since}, but the record is checked as ${kernel}; state kernel ${since} or later, or use another term.`,
      expected: `a ${name} of kernel ${kernel}`,
    }
  }
  const { terms, shown } = lists.get(`${list} ${kernel}`, () => {
    const all = termsOf(list, kernel)
    return { terms: all, shown: shortList(all) }
  })
  const suggestions = typeof value === 'string' ? [...nearestTerms(value, `${list} ${kernel}`, terms)] : []
  const [first] = suggestions
  const advice = first === undefined ? `it should be one of ${shown}` : `did you mean "${first}"?`
  return {
    rule: 'schema/enum',
    path,
    message: `${quote(value)} is not a ${name} of kernel ${kernel}; ${advice}${first === undefined ? '.' : ''}`,
    expected: `one of ${shown}`,
    suggestions,
    ...(first !== undefined && fixTo(path, first, `Replace it with "${first}".`, sameLetters(first, value))),
  }
}

/** A wrong term is hardly ever alone: it recurs in the entries of a list, and in record after record. */
const lists = new Recent<{ terms: readonly string[]; shown: string }>(200)
const nearestOnes = new Recent<readonly string[]>(500)

const nearestTerms = (value: string, list: string, terms: readonly string[]): readonly string[] =>
  value.length > 100 ? [] : nearestOnes.get(`${list} ${value}`, () => nearest(value, terms))

/** Whether two terms differ in case and separators only, so that replacing one by the other guesses nothing. */
const sameLetters = (term: string, value: unknown): boolean =>
  typeof value === 'string' &&
  value.toLowerCase().replace(/[^a-z0-9]/g, '') === term.toLowerCase().replace(/[^a-z0-9]/g, '')

function fixTo(path: (string | number)[], value: unknown, description: string, safe: boolean): Pick<Finding, 'fix'> {
  return { fix: { description, safe, patch: [{ op: 'replace', path: `/${path.join('/')}`, value }] } }
}

function describeFormat({ path, value, property, kernel }: Place): SchemaFinding {
  const expected = expectedOf(property) ?? 'another form'
  const type = property === undefined ? undefined : inKernel(property.value, kernel)
  const number = Number(value)
  if ((type === 'longitude' || type === 'latitude') && String(value).trim() !== '' && Number.isFinite(number)) {
    return {
      rule: 'schema/range',
      path,
      message: `The ${property?.name} ${quote(value)} is out of range; it should be ${expected}.`,
      expected,
    }
  }
  return {
    rule: 'schema/format',
    path,
    message: `${quote(value)} is not valid as ${property?.name ?? path.at(-1)}; it should be ${expected}.`,
    expected,
  }
}

const describeEmpty = ({ path, property }: Place): SchemaFinding => ({
  rule: 'schema/empty',
  path,
  message: `${nameOf(property, path)} is empty; it should hold text.`,
  expected: 'text that is not empty',
})

const describeEmptyList = ({ path, property }: Place): SchemaFinding => ({
  rule: 'schema/empty',
  path,
  message: `The list of ${path.at(-1)} is empty; at least one ${property?.name ?? 'entry'} is mandatory.`,
  expected: 'at least one entry',
})

function describePolygon({ path, value, error }: Place): SchemaFinding {
  const points = Array.isArray(value) ? value.filter(part => Object.hasOwn(Object(part), 'polygonPoint')).length : 0
  const tooMany = error.params.maxContains !== undefined
  return {
    rule: 'schema/polygon-points',
    path,
    message: tooMany
      ? 'The polygon has more than one inPolygonPoint; keep one.'
      : `The polygon has ${points} ${points === 1 ? 'point' : 'points'}; it needs at least 4, the last one equal to the first.`,
    actual: points,
    expected: tooMany ? 'at most one inPolygonPoint' : 'at least 4 polygonPoint',
  }
}

const describePolygonPart = ({ path }: Place): SchemaFinding => ({
  rule: 'schema/polygon-part',
  path,
  message: 'A part of a polygon should hold one polygonPoint or one inPolygonPoint.',
  expected: 'one polygonPoint or one inPolygonPoint',
})

function describeLater({ path, property, kernel }: Place): SchemaFinding {
  const label = property === undefined ? String(path.at(-1)) : propertyLabel(property)
  return {
    rule: 'schema/not-in-kernel',
    path,
    message: `${label} came with kernel ${property?.since}, but the record is checked as ${kernel}; state kernel ${property?.since} or later, or leave it out.`,
  }
}

function expectedOf(property: Property | undefined): string | undefined {
  const value = property?.value
  const type = typeof value === 'string' ? value : Object.values(value ?? {}).at(-1)
  if (type === undefined || type === 'object' || type === 'polygon') return undefined
  return type in valueTypes ? (valueTypes[type as ValueType] as ValueRule).expected : `a term of ${type}`
}

function listOf(property: Property | undefined, kernel: Kernel): VocabularyName | undefined {
  const value =
    property !== undefined && hasReached(kernel, property.since) ? inKernel(property.value, kernel) : undefined
  return value !== undefined && value in vocabularies ? (value as VocabularyName) : undefined
}

const nameOf = (property: Property | undefined, path: readonly (string | number)[]): string =>
  property === undefined ? `"${path.at(-1)}"` : property.number === '' ? property.name : `The ${property.name}`

const shortList = (terms: readonly string[]): string =>
  terms.length <= 12 ? terms.join(', ') : `${terms.slice(0, 10).join(', ')}, … (${terms.length} terms)`

/** One describer a keyword; a keyword that only wraps another one's error has none. */
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

/** The pointer to where the finding of an error is; nothing for an error that only wraps another one. */
export function placeOfError({ keyword, instancePath, params }: SchemaError): string | undefined {
  const describer = describers[keyword]
  if (describer === undefined) return undefined
  return describer === describeMissing ? `${instancePath}/${String(params.missingProperty)}` : instancePath
}

/** What an error of the compiled schema means to the person who wrote the record; nothing for an error that only wraps another one. */
export function describe(error: SchemaError, record: Datacite, kernel: Kernel): SchemaFinding | undefined {
  const path = pathOf(error.instancePath)
  const place = { path, value: valueAt(record, path), property: propertyAt(path), kernel, error }
  return describers[error.keyword]?.(place)
}
