import type { CslItem } from '../../../formats/csl-json/item.ts'
import { attributeOf, elementsOf, readXml, textOf, type XmlElement } from '../../../text/xml/read.ts'
import type { ResolvedLocale } from '../locale.ts'
import { dateFormatOf } from './date-format.ts'
import type { DateFormat, TermForm } from './nodes.ts'
import { remembered } from './remembered.ts'
import type { Quotes } from './rich-text.ts'

interface Term {
  single: string
  multiple: string
  gender: string | undefined
}

interface Ordinal {
  suffix: string
  match: string
  gender: string
}

/** The words and formats of a language: those of the locale's files, and over them those that the style has of its own. */
export class Locale {
  readonly language: string
  /** By name, and by form with gender. */
  readonly #terms = new Map<string, Map<string, Term>>()
  readonly #dates = new Map<string, DateFormat>()
  readonly #ordinals = new Map<number, Ordinal[]>()
  readonly quotes: Quotes
  /** Puts texts into the order of the language. */
  readonly compare: (a: string, b: string) => number
  punctuationInQuote = false
  limitDayOrdinalsToDay1 = false

  constructor({ language, files }: ResolvedLocale, ofStyle: readonly XmlElement[]) {
    this.language = language
    this.compare = collatorOf(language).compare
    // They come with the nearest first, and en-US, which all others build upon, last.
    for (const xml of new Set([...files.values()].reverse())) {
      const read = readXml(xml)
      if (read.ok) this.#add(read.root)
    }
    const rank = [undefined, language.split('-')[0], language]
    for (const tag of rank) for (const element of ofStyle) if (tagOf(element) === tag) this.#add(element)
    const mark = (name: string, otherwise: string): string => this.term(name) ?? otherwise
    this.quotes = {
      outer: [mark('open-quote', '“'), mark('close-quote', '”')],
      inner: [mark('open-inner-quote', '‘'), mark('close-inner-quote', '’')],
    }
  }

  /** A word in the form asked for, or in the next one that there is; undefined where there is none. */
  term(name: string, form: TermForm = 'long', isPlural = false, gender = ''): string | undefined {
    const forms = this.#terms.get(name)
    for (let next: TermForm | undefined = form; next !== undefined; next = wider[next]) {
      const found = forms?.get(next + gender) ?? forms?.get(next)
      if (found !== undefined) return isPlural ? found.multiple : found.single
    }
    return undefined
  }

  /** The sign for `and`; `&` where the language has none of its own. */
  get ampersand(): string {
    return this.#terms.get('and')?.get('symbol')?.single ?? '&'
  }

  /** The grammatical gender of a word. */
  genderOf(name: string): string {
    return this.#terms.get(name)?.get('long')?.gender ?? ''
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
    const fitting = this.#ordinals.get(ending)?.filter(({ match }) => fits(match)) ?? []
    return (fitting.find(one => one.gender === gender) ?? fitting.find(one => one.gender === ''))?.suffix
  }

  #add(locale: XmlElement): void {
    for (const element of elementsOf(locale)) {
      if (element.local === 'terms') this.#addTerms(elementsOf(element))
      else if (element.local === 'date') this.#dates.set(attributeOf(element, 'form') ?? '', dateFormatOf(element))
      else if (element.local === 'style-options') {
        const inQuote = attributeOf(element, 'punctuation-in-quote')
        if (inQuote !== undefined) this.punctuationInQuote = inQuote === 'true'
        const limit = attributeOf(element, 'limit-day-ordinals-to-day-1')
        if (limit !== undefined) this.limitDayOrdinalsToDay1 = limit === 'true'
      }
    }
  }

  #addTerms(elements: readonly XmlElement[]): void {
    // A language that has ordinals of its own has none of another.
    if (elements.some(element => attributeOf(element, 'name')?.startsWith('ordinal'))) this.#ordinals.clear()
    for (const element of elements) {
      const name = attributeOf(element, 'name') ?? ''
      const gender = attributeOf(element, 'gender-form') ?? ''
      const [single, multiple] = ['single', 'multiple'].map(local => {
        const found = elementsOf(element).find(one => one.local === local)
        return textOf(found ?? element)
      })
      const term: Term = { single: single ?? '', multiple: multiple ?? '', gender: attributeOf(element, 'gender') }
      const forms = remembered(this.#terms, termName(name), () => new Map<string, Term>())
      forms.set((attributeOf(element, 'form') ?? 'long') + gender, term)
      const [, digits] = ordinalName.exec(name) ?? []
      if (digits !== undefined) this.#addOrdinal(Number(digits), digits, element, term.single, gender)
    }
  }

  #addOrdinal(ending: number, digits: string, element: XmlElement, suffix: string, gender: string): void {
    const match = attributeOf(element, 'match') ?? (digits.startsWith('0') ? 'last-digit' : 'last-two-digits')
    remembered(this.#ordinals, ending, (): Ordinal[] => []).unshift({ suffix, match, gender })
  }
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

/** Words of several parts are called with a space or with a hyphen: `no date`, `no-date`. */
export const termName = (name: string): string => name.replaceAll(' ', '-')

const tagOf = (element: XmlElement): string | undefined =>
  element.attributes.find(({ local }) => local === 'lang')?.value

/**
 * Whether an item is in English, https://docs.citationstyles.org/en/stable/specification.html#non-english-items: where it does not say so,
 * it is in the language of the style. A language may be written by its code of ISO 639-2 as well: `eng`.
 */
export function isEnglish({ language }: CslItem, locale: Locale): boolean {
  const given = typeof language === 'string' && language.trim() !== '' ? language.trim() : locale.language
  return /^(?:en(?=$|[-_])|eng(?=$|[-_])|english$)/i.test(given)
}

/** The language in which a text is put into another case: that of the item. */
export const languageOf = ({ language }: CslItem, locale: Locale): string =>
  plainTag(language) ?? plainTag(locale.language) ?? 'en-US'

/** The language, script and region of a tag. Others of its parts may be such as `toLocaleUpperCase` does not take. */
const plainTag = (tag: unknown): string | undefined =>
  typeof tag === 'string' ? /^[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?(?=-|$)/i.exec(tag)?.[0] : undefined

function collatorOf(language: string): Intl.Collator {
  const options = { sensitivity: 'base', numeric: true } as const
  try {
    return new Intl.Collator(language, options)
  } catch {
    return new Intl.Collator('en-US', options)
  }
}
