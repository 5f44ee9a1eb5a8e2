import { remembered } from '../../../core/lazily.ts'
import type { CslItem } from '../../../formats/csl-json/csl-item.ts'
import type { ResolvedLocale } from '../locale/resolve-locale.ts'
import type { DateFormat, LocaleParts, LocaleTerm, TermForm } from './nodes.ts'
import { type Ordered, orderOf } from './order.ts'
import type { Quotes } from './rich-text.ts'

interface Ordinal {
  suffix: string
  match: string
  gender: string
}

/** The words and formats of a language: those of the locale's files, and over them those that the style has of its own. */
export class Locale {
  readonly language: string
  /** The parts from the locale's files and the style, most specific last. */
  readonly #parts: readonly LocaleParts[]
  /** The words that were asked for, by name, and by form with gender. */
  readonly #terms = new Map<string, ReadonlyMap<string, LocaleTerm>>()
  readonly #dates = new Map<string, DateFormat>()
  #ordinals: ReadonlyMap<number, readonly Ordinal[]> | undefined
  readonly quotes: Quotes
  /** Compares texts in the order of the language. */
  readonly compare: (a: Ordered, b: Ordered) => number
  punctuationInQuote = false
  limitDayOrdinalsToDay1 = false

  /** The words that were asked for and are not there. */
  readonly missing: MissingTerms
  /** The names of its own words; undefined where it is English. */
  readonly #own: ReadonlySet<string> | undefined

  constructor({ language, files }: ResolvedLocale, ofStyle: readonly LocaleParts[]) {
    this.language = language
    this.compare = orderOf(language)
    const rank = [undefined, language.split('-')[0], language]
    const words = rank.flatMap(tag => ofStyle.filter(parts => parts.language === tag))
    // Files come with the nearest first, and en-US, which all others build upon, last.
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

  /** A word in the form asked for, or in the next one that there is; undefined where there is none. */
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

  /** The language of an item; those of a list are mostly in the same. */
  languageOf({ language }: CslItem): ItemLanguage {
    if (this.#latest?.given !== language || this.#latest === undefined)
      this.#latest = itemLanguage(language, this.language)
    return this.#latest
  }

  #latest: ItemLanguage | undefined

  /** A word that is printed. One of English in another language is told of. */
  word(name: string, form: TermForm = 'long', isPlural = false): string | undefined {
    const word = this.term(name, form, isPlural)
    if (word && this.isBorrowed(name)) this.missing.add(name)
    return word
  }

  /** True if a term falls back to English in another language. */
  isBorrowed(name: string): boolean {
    return this.#own !== undefined && !this.#own.has(name)
  }

  /** The sign for `and`; `&` where the language has none of its own. */
  get ampersand(): string {
    return this.#formsOf('and')?.get('symbol')?.single ?? '&'
  }

  /** The grammatical gender of a word. */
  genderOf(name: string): string {
    return this.#formsOf(name)?.get('long')?.gender ?? ''
  }

  dateFormat(form: 'text' | 'numeric'): DateFormat | undefined {
    return this.#dates.get(form)
  }

  /** A number with its ordinal suffix, https://docs.citationstyles.org/en/stable/specification.html#ordinal-suffixes. */
  ordinal(number: number, gender: string): string {
    const whole = this.#suffix(number, 100, gender) ?? this.#suffix(number, 10, gender)
    return number + (whole ?? this.#any('ordinal', gender) ?? '')
  }

  /** A number up to ten as a word, others with their suffix. */
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

/** The suffixes of ordinals by the number that they are of; a language that has ordinals of its own has none of another. */
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

/** The form that stands in for one that a language does not have. */
const wider: Readonly<Record<TermForm, TermForm | undefined>> = {
  'verb-short': 'verb',
  verb: 'long',
  symbol: 'short',
  short: 'long',
  long: undefined,
}

/** The language that an item gives, and what follows from it; where it gives none, it is in that of the style. */
interface ItemLanguage {
  given: unknown
  /**
   * True if the language is English; others get no title case,
   * https://docs.citationstyles.org/en/stable/specification.html#non-english-items.
   */
  isEnglish: boolean
  /** The tag of the language in which a text is put into another case. */
  tag: string
}

function itemLanguage(given: unknown, ofStyle: string): ItemLanguage {
  const language = typeof given === 'string' && given.trim() !== '' ? given.trim() : ofStyle
  return { given, isEnglish: english.test(language), tag: plainTag(given) ?? plainTag(ofStyle) ?? 'en-US' }
}

/** English by its codes of ISO 639-1 and 639-2, and by its name. */
const english = /^(?:en(?=$|[-_])|eng(?=$|[-_])|english$)/i

/** The language, script and region of a tag. Others of its parts may be such as `toLocaleUpperCase` does not take. */
const plainTag = (tag: unknown): string | undefined =>
  typeof tag === 'string' ? /^[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?(?=-|$)/i.exec(tag)?.[0] : undefined

/** A language, as far as its words are concerned. */
interface Words {
  readonly language: string
  term(name: string): string | undefined
}

/** The words that a style asked for and its language does not have: English stands in for them, or nothing where that has none either. */
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

  /** Notes about terms that the locale lacks. */
  get notes(): string[] {
    if (this.#names.size === 0) return []
    const names = [...this.#names]
    const borrowed = names.filter(name => this.#locale.term(name) !== undefined)
    const gone = names.filter(name => this.#locale.term(name) === undefined)
    const { language } = this.#locale
    return [
      ...(borrowed.length > 0
        ? [`The locale ${language} has no word for ${inList(borrowed)}; English stands in.`]
        : []),
      ...(gone.length > 0 ? [`The style prints ${inList(gone)}, for which no locale has a word; it is left out.`] : []),
    ]
  }
}

function inList(names: readonly string[]): string {
  const shown = names.slice(0, most).map(name => JSON.stringify(name.slice(0, longest)))
  return shown.join(', ') + (names.length > most ? ` and ${names.length - most} more` : '')
}

const most = 5
const longest = 40
