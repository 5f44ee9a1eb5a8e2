import { quoted } from '../../datacite/writing/quote.ts'
import { shortMonths } from '../../model/loose-date.ts'
import { plainText } from '../../model/plain-text.ts'
import type { Account, Found, Held } from '../work/index.ts'
import { withShortSmallCaps } from '../work/subtitles.ts'
import type { BibDialect } from './dialects.ts'
import { keyOfText, tellKey } from './localisation.ts'
import { sayBibtex } from './messages.ts'
import { verbatim } from './tex/decode.ts'
import { beyondAscii, type Encoding, escapeTex } from './tex/escape.ts'
import { isBalanced } from './tex/math.ts'

/** The fields of an entry that is being written, in TeX. Reports each written value to an {@link Account}. */
export class EntryFields {
  readonly account: Account
  readonly encoding: Encoding
  readonly #between: string
  readonly isField: (name: string) => boolean
  readonly #names: string[] = []
  #text = ''

  /**
   * Creates an empty list of fields, which `between` will separate. A field that the entry type lacks is written as an
   * annotation of the title.
   */
  constructor(account: Account, encoding: Encoding = 'utf-8', between = ', ', isField = (_: string): boolean => true) {
    this.account = account
    this.encoding = encoding
    this.#between = between
    this.isField = isField
  }

  /** Returns the fields as they appear in the entry. */
  toString(): string {
    return this.#text
  }

  has(name: string): boolean {
    return this.#names.includes(name)
  }

  /** Adds a field in TeX unless the field is empty. A month such as `jan` is written as a macro, without braces. */
  set(name: string, tex: string | undefined): void {
    if (tex === undefined || tex === '') return
    if (this.#names.length > 0) this.#text += this.#between
    this.#names.push(name)
    if (name === 'month' && shortMonths.includes(tex)) this.#text += `month = ${tex}`
    else
      this.#text += this.isField(name)
        ? `${name} = {${tex}}`
        : // A semicolon would end the annotation.
          `title+an:${name} = {="${tex.replaceAll(';', '\\symbol{59}')}"}`
  }

  /** Adds a text derived from values that the caller marks as written. */
  derived(name: string, text: string | undefined): void {
    if (text !== undefined) this.set(name, escapeTex(text, this.encoding))
  }

  /** Adds a text from the record, preceded by a prefix. */
  text(name: string, held: Held | undefined, before = ''): void {
    if (held === undefined) return
    this.set(name, escapeTex(before + this.account.carry(held), this.encoding))
    this.#tellForeign(held)
  }

  /** Adds a text from the record. In BibLaTeX, adds the localisation key instead if the text has one. */
  localised(name: string, held: Held | undefined, dialect: BibDialect): void {
    const key = held === undefined ? undefined : keyOfText(dialect, name, held.value)
    if (held !== undefined) tellKey(name, held, this.account)
    if (held === undefined || key === held.value) this.text(name, held)
    else {
      this.account.carry(held)
      this.set(name, key)
    }
  }

  /** Adds a text from the record as TeX that preserves italics, bold, subscripts, superscripts and small capitals. */
  marked(name: string, held: Found, tex: string): void {
    const { given } = held
    if (given !== held.value && typeof given === 'string' && isPlain(withShortSmallCaps(given).replace(kept, '')))
      this.account.carryPath(held)
    else this.account.carry(held)
    this.set(name, tex)
    this.#tellForeign(held)
  }

  /** Adds an identifier or URL in a form that TeX can read verbatim (see {@link safeAddress}). */
  verbatim(name: string, held: Held | undefined): void {
    if (held === undefined) return
    const { value } = held
    const safe = safeAddress(value)
    if (safe === value) this.account.carry(held)
    else this.account.changed(held, sayBibtex('braces', { value: quoted(value), written: quoted(safe) }))
    this.set(name, safe)
  }

  #tellForeign(held: Held): void {
    if (this.account.isKept) tellForeign(held, this.encoding, this.account)
  }
}

/**
 * Returns a URL or identifier in a form that TeX can read verbatim. If necessary, percent-encodes braces, backslashes
 * and dollar signs.
 */
export function safeAddress(text: string): string {
  const isSafe = !/[{}\\$]/.test(text) || (isBalanced(text) && verbatim(text) === text)
  return isSafe ? text : text.replace(/[{}\\$]/g, encodeURIComponent)
}

/** Reports characters that are written in UTF-8 although ASCII was requested. */
export function tellForeign(held: Held, encoding: Encoding, account: Account): void {
  const left = encoding === 'ascii' ? beyondAscii(held.value) : []
  if (left.length > 0) account.changed(held, sayBibtex('noCommand', { characters: left.slice(0, 10).join(' ') }))
}

const isPlain = (text: string): boolean => plainText(text) === text.trim()

const kept = /<\/?(?:i|em|b|strong|sub|sup|sc)>/gi
