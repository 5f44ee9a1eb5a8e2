import { plainText } from '../../model/plain-text.ts'
import type { Account, Found, Held } from '../work/index.ts'
import { quote } from '../writing/quote.ts'
import type { Encoding } from './tex/escape.ts'
import { beyondAscii, escapeTex } from './tex/escape.ts'
import { isBalanced } from './tex/math.ts'
import { verbatim } from './tex/verbatim.ts'

/** The fields of an entry in the making, in TeX, with what they carry told to an account. */
export class Fields {
  readonly all = new Map<string, string>()
  readonly account: Account
  readonly encoding: Encoding

  constructor(account: Account, encoding: Encoding = 'utf-8') {
    this.account = account
    this.encoding = encoding
  }

  /** Adds what is TeX already; an empty field is left out. */
  set(name: string, tex: string | undefined): void {
    if (tex !== undefined && tex !== '') this.all.set(name, tex)
  }

  /** Adds a text that follows from what is told to the account otherwise. */
  derived(name: string, text: string | undefined): void {
    if (text !== undefined) this.set(name, escapeTex(text, this.encoding))
  }

  /** Adds a text out of the record. */
  text(name: string, held: Held | undefined): void {
    if (held === undefined) return
    this.set(name, escapeTex(this.account.carry(held), this.encoding))
    this.#tellForeign(held)
  }

  /** Adds a text out of the record as TeX that keeps its italics, bold, subscripts and superscripts. */
  marked(name: string, held: Found, tex: string): void {
    const { given } = held
    if (given !== held.value && typeof given === 'string' && isPlain(given.replace(kept, '')))
      this.account.carryPath(held)
    else this.account.carry(held)
    this.set(name, tex)
    this.#tellForeign(held)
  }

  /** Adds an identifier or address, which TeX takes as it is; what it cannot take is percent-encoded. */
  verbatim(name: string, held: Held | undefined): void {
    if (held === undefined) return
    const { value } = held
    const isSafe = !/[{}\\$]/.test(value) || (isBalanced(value) && verbatim(value) === value)
    const safe = isSafe ? value : value.replace(/[{}\\$]/g, encodeURIComponent)
    if (isSafe) this.account.carryPath(held.path)
    else
      this.account.changed(
        held.path,
        `${quote(value)} is written as ${quote(safe)}, because TeX would read its braces and backslashes otherwise.`,
      )
    this.set(name, safe)
  }

  #tellForeign(held: Held): void {
    if (this.account.isKept) tellForeign(held, this.encoding, this.account)
  }
}

/** Tells what is left in UTF-8 where ASCII was asked for. */
export function tellForeign({ value, path }: Held, encoding: Encoding, account: Account): void {
  const left = encoding === 'ascii' ? beyondAscii(value) : []
  if (left.length > 0)
    account.changed(path, `TeX has no ASCII command for ${left.slice(0, 10).join(' ')}, so it is written in UTF-8.`)
}

const isPlain = (text: string): boolean => plainText(text) === text.trim()

const kept = /<\/?(?:i|em|b|strong|sub|sup)>/gi
