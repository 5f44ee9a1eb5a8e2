import { toPointer } from '../../core/pointer.ts'
import { type Message, messagesOf } from '../../messages/message.ts'
import type { Document, ParsedText, Part } from '../document.ts'
import { recordSeparator } from '../first-character.ts'
import { duplicateKeys, locateJson } from './locate.ts'
import { quote } from './marks.ts'
import { isEscaped, nestedDeeper, scanJson } from './scan.ts'

/** The maximum nesting depth: far more levels than any record needs, but few enough to fit in memory. */
const mostLevels = 250_000

const say = messagesOf('json-text', {
  tooDeep:
    'The JSON is nested more than {levels, number} levels deep and is not read; no record is nested that deeply.',
  notJson: 'The text is not JSON: {reason}.',
})

const tooDeep = (): Message => say('tooDeep', { levels: mostLevels })

/**
 * Parses JSON text: one value, one value per line (NDJSON), or a text sequence (RFC 7464). An invalid value does not
 * affect the others.
 */
export function parseJson(text: string): ParsedText {
  if (text.trimStart().startsWith(recordSeparator)) return { syntax: 'ndjson', parts: parseSequence(text) }
  if (hasObjectBehindObject(text) && looksLikeLines(text)) return parseJsonLines(text)
  const whole = parseAt(text, 0)
  return 'fault' in whole && looksLikeLines(text) ? parseJsonLines(text) : { syntax: 'json', parts: [whole] }
}

/**
 * True if the first line ends with an object and the next begins with an object. A single JSON value never matches,
 * because it would need a comma between the two.
 */
function hasObjectBehindObject(text: string): boolean {
  const end = text.indexOf('\n')
  let [before, behind] = [end - 1, end + 1]
  while (isSpace(text.charCodeAt(before))) before--
  while (isSpace(text.charCodeAt(behind))) behind++
  return end >= 0 && text[before] === '}' && text[behind] === '{'
}

/** Parses text with one value per line, even if the first lines are invalid. */
export const parseJsonLines = (text: string): ParsedText => ({ syntax: 'ndjson', parts: parseLines(text) })

function* parseLines(text: string): Generator<Part> {
  for (const { line, start } of linesOf(text)) yield parseAt(line, start)
}

function* parseSequence(text: string): Generator<Part> {
  let start = 0
  for (const one of text.split(recordSeparator)) {
    if (one.trim() !== '') yield parseAt(one, start)
    start += one.length + 1
  }
}

function parseAt(text: string, start: number): Part {
  const deep = nestedDeeper(text, mostLevels)
  if (deep !== undefined) return { fault: { message: tooDeep(), offset: start + deep, end: start + deep + 1 } }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    // The engine's own message is used only if our scanner finds no fault.
    const fault = scanJson(text) ?? { message: say('notJson', { reason: (error as Error).message }), offset: 0, end: 1 }
    return { fault: { message: fault.message, offset: start + fault.offset, end: start + fault.end } }
  }
  return { document: documentAt(text, start, value) }
}

function documentAt(text: string, start: number, value: unknown): Document {
  let counted: Census | undefined
  const census = (): Census => (counted ??= takeCensus(value))
  let unique: boolean | undefined
  const isUnique = (): boolean => {
    if (unique === undefined) {
      const { names, length } = census()
      unique = length === text.length || namesInText(text) <= names
    }
    return unique
  }
  return {
    value,
    locate(pointers) {
      const found = locateJson(text, new Set(pointers), isUnique)
      if (start === 0) return found
      for (const { key, value } of found.values())
        for (const range of key === undefined ? [value] : [key, value]) shift(range, start)
      return found
    },
    duplicates() {
      if (isUnique()) return []
      const duplicates = duplicateKeys(text)
      for (const duplicate of duplicates) shift(duplicate, start)
      return duplicates
    },
    imprecise: () => (census().imprecise ? impreciseNumbers(value) : []),
  }
}

function shift(range: { start: number; end: number }, by: number): void {
  range.start += by
  range.end += by
}

/** True if one of the first lines is a complete JSON object and there are other lines. */
export function looksLikeLines(text: string): boolean {
  let lines = 0
  let found = false
  for (const { line } of linesOf(text)) {
    if (found || ++lines > 20) break
    found = line.trimStart().startsWith('{') && isJson(line)
  }
  return found && text.trim().includes('\n')
}

/** True if a text is a single JSON value. */
export function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Yields the lines that are not blank, with their offsets. */
export function* linesOf(text: string): Generator<{ line: string; start: number }> {
  let start = 0
  while (start < text.length) {
    const found = text.indexOf('\n', start)
    const end = found < 0 ? text.length : found
    const line = text.slice(start, end)
    if (line.trim() !== '') yield { line, start }
    start = end + 1
  }
}

/** Counts the colons that follow a closing quote, ignoring white space: at least one per member name. */
function namesInText(text: string): number {
  let count = 0
  for (let colon = text.indexOf(':'); colon >= 0; colon = text.indexOf(':', colon + 1)) {
    let before = colon - 1
    while (isSpace(text.charCodeAt(before))) before--
    if (text.charCodeAt(before) === quote && !isEscaped(text, before)) count++
  }
  return count
}

const isSpace = (code: number): boolean => code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09

/** Properties of a text's values that decide whether the text must be scanned. */
interface Census {
  names: number
  /**
   * The minimum length of JSON text with the counted values, or NaN if a number could be written shorter. A text of
   * exactly that length has no duplicate member.
   */
  length: number
  imprecise: boolean
}

/**
 * Counts the member names of a value and computes its minimum length. Works without recursion, because the value may be
 * deeply nested.
 */
function takeCensus(root: unknown): Census {
  const census: Census = { names: 0, length: 0, imprecise: false }
  const pending: unknown[] = [root]
  for (let value = pending.pop(); value !== undefined; value = pending.pop()) {
    if (typeof value === 'object' && value !== null) {
      if (Array.isArray(value)) countEntries(value, census, pending)
      else countMembers(value as Record<string, unknown>, census, pending)
    } else if (typeof value === 'number') {
      census.length += leastLength(value)
      census.imprecise ||= isImprecise(value)
    } else census.length += typeof value === 'string' ? value.length + 2 : value === false ? 5 : 4
  }
  return census
}

function countEntries(list: readonly unknown[], census: Census, pending: unknown[]): void {
  let length = list.length === 0 ? 2 : list.length + 1
  for (const entry of list) {
    if (typeof entry === 'string') length += entry.length + 2
    else pending.push(entry)
  }
  census.length += length
}

/** Counts the members of an object. Objects from `JSON.parse` have no inherited members that `for in` would visit. */
function countMembers(object: Readonly<Record<string, unknown>>, census: Census, pending: unknown[]): void {
  let [names, length] = [0, 0]
  for (const name in object) {
    names++
    // Two quotes, the colon, and the comma or bracket after the member.
    length += name.length + 4
    const member = object[name]
    if (typeof member === 'string') length += member.length + 2
    else pending.push(member)
  }
  census.names += names
  census.length += names === 0 ? 2 : length + 1
}

/**
 * Returns the length of a number if JavaScript's notation is the shortest, else NaN.
 *
 * For example, 12000 is also `12e3`, and 0.001 is also `1e-3`.
 */
function leastLength(value: number): number {
  const size = Math.abs(value)
  if (size >= 2 ** 53) return Number.NaN
  if (Number.isInteger(value) && size < 10_000)
    return size >= 1000 && size % 1000 === 0 ? Number.NaN : digits(size) + (value < 0 ? 1 : 0)
  const isShort = Number.isInteger(value) ? size % 1000 !== 0 : size >= 0.01
  if (!isShort) return Number.NaN
  // A number with few decimals, such as a coordinate, has no shorter notation.
  if (size < 1000)
    for (let [factor, decimals] = [10, 1]; decimals <= 4; factor *= 10, decimals++)
      if (Math.round(size * factor) / factor === size)
        return digits(Math.floor(size)) + 1 + decimals + (value < 0 ? 1 : 0)
  return String(value).length
}

/** Returns the number of digits of an integer below 10,000, such as a year. */
const digits = (size: number): number => (size < 10 ? 1 : size < 100 ? 2 : size < 1000 ? 3 : 4)

/** True if a number is an integer beyond 2^53 - 1, or too large for a double (JSON itself has no infinity). */
const isImprecise = (value: number): boolean =>
  Number.isInteger(value) ? !Number.isSafeInteger(value) : !Number.isFinite(value)

function impreciseNumbers(root: unknown): string[] {
  const found: string[] = []
  const pending: { value: unknown; pointer: string }[] = [{ value: root, pointer: '' }]
  for (let entry = pending.pop(); entry !== undefined; entry = pending.pop()) {
    const { value, pointer } = entry
    if (typeof value === 'number' && isImprecise(value)) found.push(pointer)
    if (typeof value !== 'object' || value === null) continue
    for (const [step, member] of Object.entries(value)) {
      if (typeof member === 'object' || typeof member === 'number')
        pending.push({ value: member, pointer: pointer + toPointer([step]) })
    }
  }
  return found
}
