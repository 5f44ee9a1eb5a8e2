import { quote } from '../../../datacite/writing/quote.ts'
import type { EntryProblem, RawEntry, RawField, RawValue } from './raw-entry.ts'
import { afterSpace, ValueScanner } from './scan-value.ts'

/**
 * The names of the fields and entry types of a file: the same name is the same text each time it is read, so that reading it takes
 * nothing from memory.
 */
class Names {
  readonly #byHash = new Map<number, string>()

  /** The name in lower case that starts here; undefined if it is unusual: long, not in ASCII, or none at all. */
  read(text: string, start: number): string | undefined {
    let hash = 0
    let end = start
    for (let code = text.charCodeAt(end); isOfName(code); code = text.charCodeAt(++end)) {
      if (end - start > longest) return undefined
      hash = (Math.imul(hash, 31) + (code | 32)) | 0
    }
    const first = text.charCodeAt(start) | 32
    // What goes on with anything but these is left to who knows all that a name may have.
    if (first < 0x61 || first > 0x7a || !endsName(text.charCodeAt(end))) return undefined
    const known = this.#byHash.get(hash)
    if (known !== undefined && isIn(known, text, start, end)) return known
    const [name = ''] = Object.keys({ [text.slice(start, end).toLowerCase()]: true })
    if (known === undefined && this.#byHash.size < most) this.#byHash.set(hash, name)
    return name
  }
}

const longest = 40
const most = 1000

/** Letters, digits and `-`, `_`, `+`, `:`, `.`. */
const isOfName = (code: number): boolean =>
  (code >= 0x61 && code <= 0x7a) ||
  (code >= 0x41 && code <= 0x5a) ||
  (code >= 0x30 && code <= 0x3a) ||
  code === 0x2d ||
  code === 0x5f ||
  code === 0x2b ||
  code === 0x2e

/** White space, "=" or a brace. */
const endsName = (code: number): boolean =>
  code === 0x20 || code === 0x3d || code === 0x7b || (code >= 0x09 && code <= 0x0d)

/** Whether a name in lower case stands in a text, in any case. */
function isIn(name: string, text: string, start: number, end: number): boolean {
  if (name.length !== end - start) return false
  for (let at = 0; at < name.length; at++) {
    const code = text.charCodeAt(start + at)
    const small = code >= 0x41 && code <= 0x5a ? code | 32 : code
    if (small !== name.charCodeAt(at)) return false
  }
  return true
}

const head = /@\s{0,50}([a-z][\w:.+-]{0,60})\s{0,200}([{(])/iy
const keyPattern = /[^\s,{}=]*/y
const namePattern = /([a-z_][^\s"#%'(),={}]{0,100})\s*(=)?\s*/iy

/**
 * Scans a BibTeX file, entry by entry: entries in braces or parentheses, `@string`, `@preamble` and `@comment`. Like BibTeX, it
 * ignores everything between entries. A missing comma is reported and supplied; an unclosed entry ends where the next one begins.
 * Takes linear time.
 */
export class FileScanner {
  /** `@string` macros by lower-case name, of those that were passed. */
  readonly macros = new Map<string, RawValue>()
  readonly preambles: RawValue[] = []
  readonly problems: EntryProblem[] = []
  readonly #text: string
  readonly #values: ValueScanner
  readonly #names = new Names()
  readonly #isPassing: boolean
  readonly #reused: RawField[] = []
  #at = 0

  /** `isPassing` says that an entry and the marks of its values are no longer needed when the next one is read. */
  constructor(text: string, isPassing = false) {
    this.#text = text
    this.#isPassing = isPassing
    this.#values = new ValueScanner(text, this.problems)
  }

  /** The places of characters in values that TeX may not read as themselves, in their order. */
  get marks(): number[] {
    return this.#values.marks
  }

  /** The next entry; undefined after the last. */
  next(): RawEntry | undefined {
    if (this.#isPassing) this.marks.length = 0
    for (let at = this.#text.indexOf('@', this.#at); at >= 0; at = this.#text.indexOf('@', this.#at)) {
      const type = this.#head(at)
      if (type === undefined) {
        this.#at = at + 1
        continue
      }
      const closing = this.#text.charAt(this.#at - 1) === '(' ? ')' : '}'
      this.#values.enter(closing)
      if (type === 'comment') this.#at = this.#values.skipComment(this.#at)
      else if (type === 'preamble') this.#preamble()
      else if (type === 'string') this.#define(at, closing)
      else return this.#entry(type, at, closing)
    }
    return undefined
  }

  /** Passes the head of an entry, up to its opening brace; returns its type in lower case. */
  #head(at: number): string | undefined {
    const name = this.#names.read(this.#text, at + 1)
    const end = at + 1 + (name?.length ?? 0)
    if (name !== undefined && this.#text.charCodeAt(end) === 0x7b && /^[a-z]+$/.test(name)) {
      this.#at = end + 1
      return name
    }
    head.lastIndex = at
    const [whole, type] = head.exec(this.#text) ?? []
    if (whole !== undefined) this.#at = at + whole.length
    return type?.toLowerCase()
  }

  #preamble(): void {
    this.#values.read(this.#at)
    this.preambles.push(this.#valueOf(this.#values))
    this.#at = this.#values.end
  }

  #define(start: number, closing: string): void {
    for (const field of this.#fields(start, closing)) this.macros.set(field.name, this.#valueOf(field))
  }

  #valueOf({ parts, from, to }: Pick<RawField, 'parts' | 'from' | 'to'>): RawValue {
    return parts ?? this.#text.slice(from, to)
  }

  #entry(type: string, start: number, closing: string): RawEntry {
    const text = this.#text
    const from = afterSpace(text, this.#at)
    keyPattern.lastIndex = from
    keyPattern.test(text)
    const to = keyPattern.lastIndex
    const after = afterSpace(text, to)
    const isKey = text.charCodeAt(after) !== 0x3d
    const given = isKey ? text.slice(from, to) : ''
    const key = closing === ')' ? given.replace(/\)+$/, '') : given
    // What is not of the key may close the entry.
    if (isKey) this.#at = after - (given.length - key.length)
    if (given === '') this.#problem('warning', `This @${type} has no key before its first field.`, start, this.#at)
    const end = this.#at
    return { type, key, fields: this.#fields(start, closing), start, end }
  }

  /** Reads the fields up to the end of an entry. */
  #fields(start: number, closing: string): RawField[] {
    const text = this.#text
    const fields = this.#isPassing ? this.#reused : []
    let count = 0
    for (;;) {
      this.#at = afterSpace(text, this.#at)
      while (text.charCodeAt(this.#at) === 0x2c) this.#at = afterSpace(text, this.#at + 1)
      const next = text.charAt(this.#at)
      if (next === closing) {
        this.#at++
        fields.length = count
        return fields
      }
      if (next === '' || (next === '@' && this.#values.isEntryAt(this.#at))) {
        const last = count === 0 ? undefined : fields[count - 1]
        // The brace that should close the entry may have closed its last value instead.
        if (last !== undefined && this.#values.isOverlong(last.start, last.end)) {
          count--
          this.#at = last.start
          continue
        }
        const line = (text.slice(start, start + 60).split('\n', 1)[0] ?? '').trim()
        const message = `The entry ${quote(line)} is never closed; a "${closing}" is missing.`
        if (!this.#values.isBroken) this.#problem('error', message, start, start + line.length)
        fields.length = count
        return fields
      }
      const field = this.#field(fields[count])
      if (field !== undefined) fields[count++] = field
    }
  }

  /** Reads a field, into one that is no longer needed if there is one. */
  #field(spare: RawField | undefined): RawField | undefined {
    const start = this.#at
    const name = this.#nameAt(start)
    if (name === undefined) {
      this.#at = this.#values.skipStray(start)
      const stray = this.#text.slice(start, this.#at).trim()
      this.#problem(
        'warning',
        `${quote(stray)} is not a field, which is a name, "=" and a value; it is left out.`,
        start,
        this.#at,
      )
      return undefined
    }
    this.#values.read(this.#at)
    const { parts, from, to, mark, end } = this.#values
    this.#at = end
    this.#expectComma(name)
    if (spare === undefined) return { name, parts, from, to, mark, start, end }
    spare.name = name
    spare.parts = parts
    spare.from = from
    spare.to = to
    spare.mark = mark
    spare.start = start
    spare.end = end
    return spare
  }

  /** Passes the name of a field with its "=", and returns it in lower case; undefined where neither is here. */
  #nameAt(start: number): string | undefined {
    const text = this.#text
    const name = this.#names.read(text, start)
    if (name !== undefined) {
      const sign = afterSpace(text, start + name.length)
      if (text.charCodeAt(sign) === 0x3d) {
        this.#at = sign + 1
        return name
      }
    }
    namePattern.lastIndex = start
    const [whole = '', given = '', sign] = namePattern.exec(text) ?? []
    if (sign === undefined) return undefined
    this.#at = start + whole.length
    return given.toLowerCase()
  }

  /** A value is followed by a comma or the end of the entry; if another field follows, only the comma is missing. */
  #expectComma(name: string): void {
    const next = this.#text.charCodeAt(this.#at)
    if (next === 0x2c || next === 0x7d || next === 0x29 || this.#values.isBroken) return
    namePattern.lastIndex = afterSpace(this.#text, this.#at)
    if (namePattern.exec(this.#text)?.[2] !== undefined)
      this.#problem('warning', `There is no comma after the field "${name}".`, this.#at, this.#at + 1)
  }

  #problem(severity: EntryProblem['severity'], message: string, start: number, end: number): void {
    this.problems.push({ severity, message, start, end })
  }
}
