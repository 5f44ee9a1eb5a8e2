import { isObject } from '../../core/object.ts'
import type { Said } from '../../messages/message.ts'
import { scanJson } from '../../text/json/scan.ts'
import { Positions } from '../../text/positions.ts'
import { reasonFor } from '../files.ts'
import { Misuse } from '../misuse.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { relativeName } from '../text/relative-name.ts'
import { mostFindings, tooManyFindings } from './limit.ts'
import { baselineText } from './texts.ts'

/** The supported version of the baseline format. */
export const baselineVersion = 1

/** A finding in a baseline. */
export interface BaselineEntry {
  file: string
  fingerprint: string
  rule: string
}

/**
 * Reads the entries of a baseline in batches. Throws `Misuse` if the file cannot be read, is not a baseline, has an
 * unsupported version, or contains more than `most` entries.
 */
export async function* baselineEntries(
  path: string,
  terminal: Terminal,
  most = mostFindings,
): AsyncGenerator<BaselineEntry[]> {
  const name = relativeName(path, terminal.cwd)
  const reader = new EntryReader()
  let length = 0
  try {
    const decoder = new TextDecoder()
    for await (const chunk of terminal.files.stream(path)) {
      reader.read(decoder.decode(chunk, { stream: true }))
      length += reader.entries.length
      if (length > most) throw tooManyFindings(name, most)
      yield reader.entries.splice(0)
    }
  } catch (error) {
    if (error instanceof Misuse) throw error
    throw new Misuse(baselineText('unread', { file: name, reason: reasonFor(error) }))
  }
  const { version } = reader
  if (!reader.isWhole) throw new Misuse(faultIn(await terminal.files.read(path), name))
  if (typeof version !== 'number' || !reader.hasFiles) throw new Misuse(isNone(name))
  if (version !== baselineVersion)
    throw new Misuse(baselineText('otherVersion', { file: name, version, known: baselineVersion }))
}

const isNone = (name: string): Said => baselineText('noBaseline', { file: name })

/**
 * Returns the message about invalid JSON, with the position of the fault. If the JSON is valid, the message states
 * that the file is not a baseline.
 */
function faultIn(bytes: Uint8Array, name: string): Said {
  const text = new TextDecoder().decode(bytes)
  const fault = scanJson(text)
  if (fault === undefined) return isNone(name)
  const { line, column } = new Positions(text).at(fault.offset)
  return baselineText('broken', { place: `${name}:${line}:${column}`, fault: fault.message })
}

/** Matches optional white space followed by a token: a string, a punctuation mark, or a terminated literal. */
const token = /\s*(?:"(?:[^"\\]|\\[\s\S])*"|[{}[\]:,]|[^\s"{}[\]:,]+(?=[\s"{}[\]:,]))/y

/** The maximum length in characters of a token in a baseline. */
const longestToken = 1e6

/** A reader that finds the entries of a baseline in chunks of JSON. Invalid JSON ends the search. */
class EntryReader {
  readonly entries: BaselineEntry[] = []
  version: unknown
  hasFiles = false
  #expects: 'first' | 'key' | 'colon' | 'value' | 'more' | 'nothing' | 'no JSON' = 'value'
  /** The open objects and arrays, from the outermost inwards. */
  readonly #open: ('{' | '[')[] = []
  /** For each open object or array, the key of the current member. */
  readonly #keys: string[] = []
  #rest = ''

  get isWhole(): boolean {
    return this.#expects === 'nothing' && this.#rest.trim() === ''
  }

  read(part: string): void {
    const text = this.#rest + part
    let end = 0
    for (token.lastIndex = 0; this.#expects !== 'no JSON'; ) {
      const found = token.exec(text)?.[0]
      if (found === undefined) break
      end += found.length
      this.#take(found.trim())
    }
    this.#rest = text.slice(end)
    if (this.#rest.length > longestToken) this.#expects = 'no JSON'
  }

  #take(found: string): void {
    const expects = this.#expects
    const inside = this.#open.at(-1)
    const isEnd = found === (inside === '{' ? '}' : ']') && inside !== undefined
    if (isEnd && (expects === 'first' || expects === 'more')) {
      this.#open.pop()
      this.#expects = this.#open.length === 0 ? 'nothing' : 'more'
    } else if (expects === 'more' && found === ',') this.#expects = inside === '{' ? 'key' : 'value'
    else if (expects === 'colon' && found === ':') this.#expects = 'value'
    else if (expects === 'key' || (expects === 'first' && inside === '{')) this.#takeKey(found)
    else if (expects === 'value' || expects === 'first') this.#takeValue(found)
    else this.#expects = 'no JSON'
  }

  #takeKey(found: string): void {
    const key = parsed(found)
    this.#expects = typeof key === 'string' ? 'colon' : 'no JSON'
    this.#keys[this.#open.length - 1] = String(key)
  }

  #takeValue(found: string): void {
    const [member, file, fingerprint] = this.#keys
    const depth = this.#open.length
    if (found === '{' || found === '[') {
      if (depth === 1 && member === 'files') this.hasFiles = found === '{'
      this.#open.push(found)
      this.#keys[depth] = ''
      this.#expects = 'first'
      return
    }
    const value = parsed(found)
    this.#expects = value === undefined ? 'no JSON' : depth === 0 ? 'nothing' : 'more'
    if (depth === 1 && member === 'version') this.version = value
    if (depth === 3 && member === 'files' && this.#open.every(mark => mark === '{'))
      this.entries.push({ file: file ?? '', fingerprint: fingerprint ?? '', rule: String(value) })
  }
}

/** Parses a token as a JSON scalar. Returns undefined for any other token. */
function parsed(found: string): unknown {
  if (found.startsWith('"') && !found.includes('\\')) return found.slice(1, -1)
  try {
    const value: unknown = JSON.parse(found)
    return isObject(value) ? undefined : value
  } catch {
    return undefined
  }
}
