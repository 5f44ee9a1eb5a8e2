import { remembered } from '../../../core/lazily.ts'
import type { CslItem } from '../../../formats/csl-json/csl-item.ts'
import type { ResolvedLocale } from '../locale/resolve-locale.ts'
import type { DateFormat, LocaleParts, LocaleTerm, TermForm } from './compile/nodes.ts'
import { type Ordered, orderOf } from './order.ts'
import type { Quotes } from './text/rich-text.ts'

interface Ordinal {
  suffix: string
  match: string
  gender: string
}

/** The terms and formats of a language: those of the locale files, overridden by the style's own. */
export class Locale {
  readonly language: string
  /** The parts from the locale's files and the style, most specific last. */
  readonly #parts: readonly LocaleParts[]
  /** The terms used so far, by name, then by form followed by gender. */
  readonly #terms = new Map<string, ReadonlyMap<string, LocaleTerm>>()
  readonly #dates = new Map<string, DateFormat>()
  #ordinals: ReadonlyMap<number, readonly Ordinal[]> | undefined
  readonly quotes: Quotes
  /** Compares texts in the language's collation order. */
  readonly compare: (a: Ordered, b: Ordered) => number
  punctuationInQuote = false
  limitDayOrdinalsToDay1 = false

  /** The terms that were requested and are missing. */
  readonly missing: MissingTerms
  /** The names of the terms that the language or the style defines, or undefined for English. */
  readonly #own: ReadonlySet<string> | undefined

  constructor({ language, files }: ResolvedLocale, ofStyle: readonly LocaleParts[]) {
    this.language = language
    this.compare = orderOf(language)
    const rank = [undefined, language.split('-')[0], language]
    const words = rank.flatMap(tag => ofStyle.filter(parts => parts.language === tag))
    // Files are ordered nearest first; en-US, the basis of all others, is last.
    this.#parts = [...new Set([...files.values()].map(({ parts }) => parts).reverse()), ...words]
    for (const parts of this.#parts) this.#add(parts)
    const own = [...[...files].flatMap(([tag, { parts }]) => (tag === 'en-US' ? [] : [parts])), ...words]
    this.#own = /^en\b/.test(language) ? undefined : new Set(own.flatMap(({ terms }) => [...terms.keys()]))
    this.missing = new MissingTerms(this)
    const mark = (name: string, otherwise: string): string => this.term(name) ?? otherwise
    this.quotes = {
      outer: [mark('open-quote', '“'), mark('close-quote', '”')],
      inner: [mark('open-inner-quote', '‘'), mark('close-inner-quote', '’')],
    }
  }

  /** Returns a term in the requested form or its first available fallback, or undefined if the term has neither. */
  term(name: string, form: TermForm = 'long', isPlural = false, gender = ''): string | undefined {
    const forms = this.#formsOf(name)
    for (let next: TermForm | undefined = form; next !== undefined; next = wider[next]) {
      const found = forms?.get(next + gender) ?? forms?.get(next)
      if (found !== undefined) return isPlural ? found.multiple : found.single
    }
    return undefined
  }

  #formsOf(name: string): ReadonlyMap<string, LocaleTerm> | undefined {
    const known = this.#terms.get(name)
    if (known !== undefined) return known
    const terms = this.#parts.flatMap(parts => parts.terms.get(name)?.() ?? [])
    if (terms.length === 0) return undefined
    const forms = new Map(terms.map(term => [term.form + term.genderForm, term]))
    this.#terms.set(name, forms)
    return forms
  }

  /** Returns the language of an item. Caches the last result, because most items of a list share a language. */
  languageOf({ language }: CslItem): ItemLanguage {
    if (this.#latest?.given !== language || this.#latest === undefined)
      this.#latest = itemLanguage(language, this.language)
    return this.#latest
  }

  #latest: ItemLanguage | undefined

  /** Returns a term for printing, and adds its name to `missing` if the term falls back to English. */
  word(name: string, form: TermForm = 'long', isPlural = false): string | undefined {
    const word = this.term(name, form, isPlural)
    if (word && this.isBorrowed(name)) this.missing.add(name)
    return word
  }

  /** True if the language is not English and neither it nor the style defines the term. */
  isBorrowed(name: string): boolean {
    return this.#own !== undefined && !this.#own.has(name)
  }

  /** The symbol for `and`, or `&` if the language has no symbol of its own. */
  get ampersand(): string {
    return this.#formsOf('and')?.get('symbol')?.single ?? '&'
  }

  /** Returns the grammatical gender of a term, or an empty text if the locale defines none. */
  genderOf(name: string): string {
    return this.#formsOf(name)?.get('long')?.gender ?? ''
  }

  dateFormat(form: 'text' | 'numeric'): DateFormat | undefined {
    return this.#dates.get(form)
  }

  /**
   * Returns a number with its ordinal suffix,
   * https://docs.citationstyles.org/en/stable/specification.html#ordinal-suffixes.
   */
  ordinal(number: number, gender: string): string {
    const whole = this.#suffix(number, 100, gender) ?? this.#suffix(number, 10, gender)
    return number + (whole ?? this.#any('ordinal', gender) ?? '')
  }

  /**
   * Returns a number from 1 to 10 as an ordinal word, if the locale has the word. Otherwise, returns the number with
   * its ordinal suffix.
   */
  longOrdinal(number: number, gender: string): string {
    const name = `long-ordinal-${String(number).padStart(2, '0')}`
    return (number > 0 && number <= 10 ? this.#any(name, gender) : undefined) ?? this.ordinal(number, gender)
  }

  #any(name: string, gender: string): string | undefined {
    return this.term(name, 'long', false, gender)
  }

  #suffix(number: number, digits: 10 | 100, gender: string): string | undefined {
    const ending = number % digits
    const fits = (match: string): boolean =>
      match === 'whole-number' ? number === ending : match === 'last-digit' ? digits === 10 : digits === 100
    this.#ordinals ??= ordinalsOf(this.#parts)
    const fitting = this.#ordinals.get(ending)?.filter(({ match }) => fits(match)) ?? []
    return (fitting.find(one => one.gender === gender) ?? fitting.find(one => one.gender === ''))?.suffix
  }

  #add({ dates, punctuationInQuote, limitDayOrdinalsToDay1 }: LocaleParts): void {
    for (const { form, format } of dates) this.#dates.set(form, format)
    this.punctuationInQuote = punctuationInQuote ?? this.punctuationInQuote
    this.limitDayOrdinalsToDay1 = limitDayOrdinalsToDay1 ?? this.limitDayOrdinalsToDay1
  }
}

/** Returns the ordinal suffixes by number. The ordinals of a more specific locale replace all others. */
function ordinalsOf(all: readonly LocaleParts[]): Map<number, Ordinal[]> {
  const ordinals = new Map<number, Ordinal[]>()
  for (const { terms } of all) {
    const names = [...terms.keys()].filter(name => name.startsWith('ordinal'))
    if (names.length > 0) ordinals.clear()
    for (const name of names) {
      const [, digits] = ordinalName.exec(name) ?? []
      if (digits === undefined) continue
      const known = remembered(ordinals, Number(digits), (): Ordinal[] => [])
      for (const { match, single, genderForm } of terms.get(name)?.() ?? [])
        known.unshift({
          suffix: single,
          match: match ?? (digits.startsWith('0') ? 'last-digit' : 'last-two-digits'),
          gender: genderForm,
        })
    }
  }
  return ordinals
}

const ordinalName = /^ordinal-(\d\d)$/

/** The fallback for each form that a language may lack. */
const wider: Readonly<Record<TermForm, TermForm | undefined>> = {
  'verb-short': 'verb',
  verb: 'long',
  symbol: 'short',
  short: 'long',
  long: undefined,
}

/** The language of an item, with the properties of the language. An item without a language has that of the locale. */
interface ItemLanguage {
  given: unknown
  /**
   * True if the language is English. Text in other languages gets no title case,
   * https://docs.citationstyles.org/en/stable/specification.html#non-english-items.
   */
  isEnglish: boolean
  /** The language tag for case conversion. */
  tag: string
}

function itemLanguage(given: unknown, ofStyle: string): ItemLanguage {
  const language = typeof given === 'string' && given.trim() !== '' ? given.trim() : ofStyle
  return { given, isEnglish: english.test(language), tag: plainTag(given) ?? plainTag(ofStyle) ?? 'en-US' }
}

/** Matches English by its ISO 639-1 and 639-2 codes, and by its name. */
const english = /^(?:en(?=$|[-_])|eng(?=$|[-_])|english$)/i

/**
 * Returns the language, script and region of a tag, or undefined if it has no language. Omits the other parts of the
 * tag, which `toLocaleUpperCase` may reject.
 */
const plainTag = (tag: unknown): string | undefined =>
  typeof tag === 'string' ? /^[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?(?=-|$)/i.exec(tag)?.[0] : undefined

interface Words {
  readonly language: string
  term(name: string): string | undefined
}

/**
 * The terms that a style requires and the locale's language lacks. English terms replace them, and a term that English
 * also lacks is not printed.
 */
class MissingTerms {
  readonly #locale: Words
  readonly #names = new Set<string>()

  constructor(locale: Words) {
    this.#locale = locale
  }

  add(name: string): void {
    this.#names.add(name)
  }

  clear(): void {
    this.#names.clear()
  }

  get notes(): string[] {
    if (this.#names.size === 0) return []
    const names = [...this.#names]
    const borrowed = names.filter(name => this.#locale.term(name) !== undefined)
    const gone = names.filter(name => this.#locale.term(name) === undefined)
    const { language } = this.#locale
    return [
      ...(borrowed.length > 0
        ? [`The locale ${language} has no word for ${inList(borrowed)}; English is used instead.`]
        : []),
      ...(gone.length > 0
        ? [`No locale has a word for ${inList(gone)}, which the style requests; nothing is printed.`]
        : []),
    ]
  }
}

function inList(names: readonly string[]): string {
  const shown = names.slice(0, most).map(name => JSON.stringify(name.slice(0, longest)))
  return shown.join(', ') + (names.length > most ? ` and ${names.length - most} more` : '')
}

const most = 5
const longest = 40
