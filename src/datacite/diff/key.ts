import { isObject } from '../../core/object.ts'
import type { Path } from '../../core/pointer.ts'
import { doiKey, parseIdentifier } from '../../identifiers/index.ts'
import type { ListPlan, Plan, ValuePlan } from './record-plan.ts'

/** A value in a record, its path, and its parent object or list. */
export interface Held {
  value: unknown
  path: Path
  holder: unknown
}

/**
 * Returns a key that is the same for equal values. Returns `''` for an absent value, an empty list or object and, if
 * `loose`, empty text.
 */
export function keyOf(plan: Plan, held: Held, closeness: Closeness): string {
  const { value, holder } = held
  if (plan.kind === 'value') return valueKey(plan, value, holder, closeness)
  if (value === undefined || value === null) return ''
  if (plan.kind === 'list') {
    const keys = entriesOf(plan, held).map(entry => keyOf(plan.entry, entry, closeness))
    if (plan.ordered !== true) keys.sort()
    return keys.map(measured).join('')
  }
  if (!isObject(value)) return opaqueKey(value)
  let key = ''
  for (const [index, member] of plan.members.entries()) {
    const memberKey = keyOf(member, memberOf(held, member.key), closeness)
    if (memberKey !== '') key += `${index}=${measured(memberKey)}`
  }
  return key
}

// The length prefix keeps a key distinct from its neighbours.
const measured = (key: string): string => `${key.length}:${key}`

/** Returns a member of an object, with its path. */
export const memberOf = ({ value, path }: Held, key: string): Held => ({
  value: isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined,
  path: [...path, key],
  holder: value,
})

/**
 * Returns the non-empty entries of a list. A value in place of a list is the only entry, as is a single polygon in
 * place of a list of polygons.
 */
export function entriesOf(plan: ListPlan, held: Held): Held[] {
  const { value, path } = held
  if (value === undefined || value === null) return []
  if (!Array.isArray(value) || (plan.shape === 'polygons' && !value.every(Array.isArray))) return [held]
  return value
    .map((entry: unknown, index) => ({ value: entry, path: [...path, index], holder: value }))
    .filter(entry => keyOf(plan.entry, entry, 'exact') !== '')
}

/** The strictness of a comparison: values as written (`exact`), or their meaning (`loose`). */
type Closeness = 'exact' | 'loose'

/**
 * Returns a key that is the same for equal values. Returns `''` for an absent value.
 *
 * An exact comparison ignores the case of DOIs and the notation of numbers (`12.50`, `1e2`). A loose comparison also
 * ignores the spelling of identifiers, the case of language tags, extra white space and Unicode normalisation, and
 * treats empty text as absent.
 */
function valueKey(plan: ValuePlan, value: unknown, holder: unknown, closeness: Closeness): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'object') return opaqueKey(value)
  const text = String(value)
  const scheme = schemeOf(plan, holder)
  if (closeness === 'exact') return `s${exactText(plan, text, scheme)}`
  const identifier = scheme === undefined ? undefined : parseIdentifier(scheme, text)
  if (identifier !== undefined) return `i${identifier.key}`
  const said = tidy(text)
  if (said === '') return ''
  if (plan.by === 'number') return `s${decimalKey(text) ?? said}`
  return `s${plan.by === 'language' ? said.toLowerCase() : said}`
}

function exactText({ by }: ValuePlan, text: string, scheme: string | undefined): string {
  if (by === 'number') return decimalKey(text) ?? text
  return scheme === 'DOI' ? doiKey(text) : text
}

function schemeOf({ scheme, schemeIn }: ValuePlan, holder: unknown): string | undefined {
  if (schemeIn === undefined) return scheme
  const named: unknown = typeof holder === 'object' && holder !== null ? Reflect.get(holder, schemeIn) : undefined
  return typeof named === 'string' ? named : undefined
}

const tidy = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ').trim()

/**
 * Normalises the text of a number: `+012.50` gives `12.5`, `1e2` gives `100`. Returns undefined for any other text.
 */
function decimalKey(text: string): string | undefined {
  const match = decimal.exec(text)
  if (match === null) return undefined
  const [, sign = '', whole = '', fraction = '', exponent] = match
  if (whole === '' && fraction === '') return undefined
  if (exponent !== undefined) return String(Number(text) + 0)
  const before = whole.replace(/^0+/, '') || '0'
  const after = withoutTrailingZeros(fraction)
  const digits = after === '' ? before : `${before}.${after}`
  return sign === '-' && digits !== '0' ? `-${digits}` : digits
}

const decimal = /^\s*([+-]?)([0-9]*)(?:\.([0-9]*))?([eE][+-]?[0-9]+)?\s*$/

// A pattern such as /0+$/ would scan every run of zeros to its end.
function withoutTrailingZeros(digits: string): string {
  let end = digits.length
  while (digits[end - 1] === '0') end--
  return digits.slice(0, end)
}

/** A pending step of `opaqueKey`: a text to write, the end of a list or object, or a value. */
type Pending = { text: string } | { end: object } | { value: unknown }

/**
 * Returns the key of a value of the wrong kind, such as a list instead of text. The key resembles the value's JSON, but
 * has sorted members and `…` for a circular reference.
 *
 * Works without recursion, because values may be deeply nested.
 */
function opaqueKey(value: unknown): string {
  const written: string[] = []
  const around = new Set<object>()
  const waiting: Pending[] = [{ value }]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if ('text' in next) written.push(next.text)
    else if ('end' in next) around.delete(next.end)
    else if (typeof next.value === 'bigint') written.push(`${next.value}n`)
    else if (typeof next.value !== 'object' || next.value === null) written.push(JSON.stringify(next.value) ?? 'null')
    else if (around.has(next.value)) written.push('…')
    else {
      around.add(next.value)
      waiting.push({ end: next.value }, ...partsOf(next.value).reverse())
    }
  }
  return written.join('')
}

function partsOf(value: object): Pending[] {
  if (Array.isArray(value))
    return [{ text: '[' }, ...value.flatMap(item => [{ value: item as unknown }, { text: ',' }]), { text: ']' }]
  const members = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return [
    { text: '{' },
    ...members.flatMap(([name, member]) => [
      { text: `${JSON.stringify(name)}:` },
      { value: member as unknown },
      { text: ',' },
    ]),
    { text: '}' },
  ]
}
