import type { DateFormat, DatePart, LocaleParts, LocaleTerm } from '../processor/nodes.ts'
import { plain } from '../processor/plain.ts'

interface GivenLocale {
  /** Words, one name a line; see {@link locale}. */
  terms: string
  /** The months in order, and their short forms. */
  months: readonly [long: string, short: string]
  seasons: string
  /** Formats of dates, as {@link dateFormat} reads them. */
  date: Readonly<Record<'text' | 'numeric', string>>
  /** The gender of months, where ordinals of days follow it. */
  monthGender?: string
  punctuationInQuote?: boolean
  limitDayOrdinalsToDay1?: boolean
}

/**
 * Builds a locale from a table. A line of terms is a name, a colon and the forms: `page~feminine: Seite|Seiten; short S.|S.`.
 *
 * A gender follows the name after a tilde. The long form is first; other forms follow after semicolons, each with its name. A vertical bar
 * separates singular and plural. A form for a gender has the gender after the form's name: `ordinal-01: er; long.feminine re`. The match of
 * an ordinal precedes the colon: `ordinal-11@last-two-digits: th`.
 */
export function locale(language: string, given: GivenLocale): LocaleParts {
  const { terms, months, seasons, date, monthGender, punctuationInQuote, limitDayOrdinalsToDay1 } = given
  return {
    language,
    terms: new Map([
      ...wordsOf(terms),
      ...counted('month', { long: months[0], short: months[1] }, monthGender),
      ...counted('season', { long: seasons }),
    ]),
    dates: [
      { form: 'text', format: dateFormat(date.text) },
      { form: 'numeric', format: dateFormat(date.numeric) },
    ],
    punctuationInQuote: punctuationInQuote ?? false,
    limitDayOrdinalsToDay1: limitDayOrdinalsToDay1 ?? false,
  }
}

/** Words that a style has in a language in place of those of the locale, one name a line as in {@link locale}, and its format of dates. */
export const words = (language: string | undefined, terms: string, textDate?: string): LocaleParts => ({
  language,
  terms: wordsOf(terms),
  dates: textDate === undefined ? [] : [{ form: 'text', format: dateFormat(textDate) }],
  punctuationInQuote: undefined,
  limitDayOrdinalsToDay1: undefined,
})

type Words = Map<string, () => LocaleTerm[]>

/** Words by their names; some have several lines. */
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

function counted(name: string, forms: Readonly<Record<string, string>>, gender?: string): Words {
  const lists = Object.entries(forms).map(([form, words]) => ({ form, words: words.split(' ') }))
  const numbers = lists[0]?.words.keys() ?? []
  return new Map(
    Array.from(numbers, place => {
      const own = `${name}-${String(place + 1).padStart(2, '0')}`
      const read = (): LocaleTerm[] =>
        lists.map(({ form, words }) => {
          const text = words[place]?.replaceAll('_', ' ') ?? ''
          return { name: own, form, genderForm: '', gender, match: undefined, single: text, multiple: text }
        })
      return [own, read]
    }),
  )
}

/** A line is taken apart without patterns, which would take twice as long in a process that has just begun. */
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

/** A text before a mark, and what is behind it, if it is there. */
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

/** A format of dates such as `{MMMM} |{d}, |{y}`: parts in braces, each with what stands before and after it. */
function dateFormat(written: string): DateFormat {
  const parts = written.split('|').flatMap((piece): DatePart[] => {
    const [, prefix = '', letters = '', suffix = ''] = /^([^{]*)\{(\w+)\}(.*)$/.exec(piece) ?? []
    const [name, form] = partForms[letters] ?? []
    if (name === undefined) return []
    return [{ decoration: { ...plain, prefix, suffix }, name, form, rangeDelimiter: undefined }]
  })
  return { decoration: plain, delimiter: '', parts }
}
