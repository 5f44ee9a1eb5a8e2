import type { DateFormat, DatePart, LocaleParts, LocaleTerm } from '../processor/compile/nodes.ts'
import { plain } from '../processor/compile/plain.ts'

/** A form of a term: one text for any number, or a singular and a plural. */
type Word = string | readonly string[]

/** The contents of a file in `locales/`. */
interface LocaleFile {
  language: string
  /** The date of the official edition that the terms follow. */
  updated: string
  punctuationInQuote?: boolean
  limitDayOrdinalsToDay1?: boolean
  /** Date formats, in the notation of {@link dateFormat}. */
  dates: Readonly<Record<string, string>>
  /**
   * Terms by name, each as its long form alone or as an object with all its forms. In such an object, `short.feminine`
   * is a form for one gender, and `gender` is the gender of the term itself.
   *
   * The match of an ordinal follows its name: `ordinal-11@last-two-digits`.
   */
  terms: Readonly<Record<string, Word | Readonly<Record<string, Word>>>>
}

/** Builds a locale from its file. */
export const localeOf = (file: LocaleFile): LocaleParts => ({
  language: file.language,
  terms: filedTerms(file.terms),
  dates: Object.entries(file.dates).map(([form, format]) => ({ form, format: dateFormat(format) })),
  punctuationInQuote: file.punctuationInQuote ?? false,
  limitDayOrdinalsToDay1: file.limitDayOrdinalsToDay1 ?? false,
})

function filedTerms(terms: LocaleFile['terms']): Words {
  const words: Words = new Map()
  for (const [heading, forms] of Object.entries(terms)) {
    const [name, match] = parted(heading, '@')
    const before = words.get(name)
    const read = (): LocaleTerm[] => termsIn(name, match, forms)
    words.set(name, before === undefined ? read : () => [...before(), ...read()])
  }
  return words
}

function termsIn(name: string, match: string | undefined, forms: LocaleFile['terms'][string]): LocaleTerm[] {
  const isWord = typeof forms === 'string' || Array.isArray(forms)
  const { gender, ...all } = isWord ? { long: forms as Word } : (forms as Record<string, Word>)
  return Object.entries(all).map(([key, word]) => {
    const [form, genderForm = ''] = parted(key, '.')
    const [single = '', multiple = single] = typeof word === 'string' ? [word] : word
    return { name, form, genderForm, gender: typeof gender === 'string' ? gender : undefined, match, single, multiple }
  })
}

/**
 * Builds the terms and the date format with which a style overrides the locale of a language.
 *
 * A line is a name, a colon and the forms: `page: Seite|Seiten; short S.|S.`. The long form is first; other forms
 * follow after semicolons, each with its name. A vertical bar separates singular and plural.
 */
export const words = (language: string | undefined, terms: string, textDate?: string): LocaleParts => ({
  language,
  terms: wordsOf(terms),
  dates: textDate === undefined ? [] : [{ form: 'text', format: dateFormat(textDate) }],
  punctuationInQuote: undefined,
  limitDayOrdinalsToDay1: undefined,
})

type Words = Map<string, () => LocaleTerm[]>

/** Groups the lines of terms by name, for parsing on demand. A term may have several lines. */
function wordsOf(lines: string): Words {
  const words: Words = new Map()
  for (const line of lines.split('\n')) {
    if (line === '') continue
    const name = line.slice(0, headingEnd(line))
    const before = words.get(name)
    words.set(name, before === undefined ? () => termsOf(line) : () => [...before(), ...termsOf(line)])
  }
  return words
}

function headingEnd(line: string): number {
  let end = 0
  while (!':@~'.includes(line[end] ?? ':')) end++
  return end
}

/** Parses a line without regular expressions, which would take twice as long in a new process. */
function termsOf(line: string): LocaleTerm[] {
  const [heading, forms = ''] = parted(line, ':')
  const [named, match] = parted(heading, '@')
  const [name, gender] = parted(named, '~')
  return forms
    .slice(1)
    .split('; ')
    .map((written, place) => {
      const [head, words = ''] = place === 0 ? ['long', written] : parted(written, ' ')
      const [form, genderForm = ''] = parted(head, '.')
      const [single, multiple = single] = parted(words.replaceAll('_', ' '), '|')
      return { name, form, genderForm, gender, match, single, multiple }
    })
}

function parted(text: string, mark: string): [before: string, behind: string | undefined] {
  const at = text.indexOf(mark)
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)]
}

const partForms: Readonly<Record<string, readonly [name: DatePart['name'], form: string | undefined]>> = {
  d: ['day', 'numeric'],
  dd: ['day', 'numeric-leading-zeros'],
  o: ['day', 'ordinal'],
  m: ['month', 'numeric'],
  mm: ['month', 'numeric-leading-zeros'],
  MMM: ['month', 'short'],
  MMMM: ['month', 'long'],
  y: ['year', undefined],
}

/**
 * Parses a date format such as `{MMMM} |{d}, |{y}`: parts separated by bars, each a code in braces with the text before
 * and after it. `{-MMM}` omits periods.
 */
function dateFormat(written: string): DateFormat {
  const parts = written.split('|').flatMap((piece): DatePart[] => {
    const [, prefix = '', bare = '', letters = '', suffix = ''] = /^([^{]*)\{(-?)(\w+)\}(.*)$/.exec(piece) ?? []
    const [name, form] = partForms[letters] ?? []
    if (name === undefined) return []
    const decoration = { ...plain, prefix, suffix, stripPeriods: bare !== '' }
    return [{ decoration, name, form, rangeDelimiter: undefined }]
  })
  return { decoration: plain, delimiter: '', parts }
}
