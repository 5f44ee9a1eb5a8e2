import { expect, it } from 'vitest'
import { builtIn } from '../../../../src/citation/csl/built-in/built-in-source.ts'
import type { StyleSource } from '../../../../src/citation/csl/index.ts'
import { readLocale } from '../../../../src/citation/csl/locale/read-locale.ts'
import type { LocaleParts, LocaleTerm, TermForm } from '../../../../src/citation/csl/processor/compile/nodes.ts'
import { Locale } from '../../../../src/citation/csl/processor/locale-words.ts'
import { describeWith } from '../../../missing.ts'
import { everyType } from '../every-type.ts'
import { besideOfficial, newest, styles, whyNoLocales, written, writtenInDocument } from './official.ts'

/** Terms with a wrong meaning in the official files. Our terms replace them. */
const misleading: Readonly<Record<string, readonly string[]>> = {
  // The words for the management instead of a film director, and for a review instead of the reviewed author.
  ar: ['director', 'reviewed-author'],
  // The words for the eras are swapped.
  'ja-JP': ['ad', 'bc'],
  // The word for a proof-reader instead of the reviewed author.
  'zh-CN': ['reviewed-author'],
}

const officialParts = async (language: string): Promise<LocaleParts> =>
  readLocale(String(await newest.locale(language)), language)

const localeOf = (language: string, ...parts: LocaleParts[]): Locale =>
  new Locale({ language, files: new Map(parts.map((one, place) => [String(place), { parts: one }])) }, [])

const termsOf = (parts: LocaleParts | undefined): LocaleTerm[] =>
  [...(parts?.terms.values() ?? [])].flatMap(read => read())

/**
 * True if a language is not written in Latin letters.
 *
 * A word in Latin letters is then English.
 */
const isOtherScript = (language: string): boolean => /^(?:ar|ja|ru|zh)\b/.test(language)

/**
 * Returns the official locale with our terms in place of missing, English and misleading terms. Returns English locales
 * unchanged.
 */
async function completed(language: string): Promise<string> {
  const xml = String(await newest.locale(language))
  if (language.startsWith('en')) return xml
  const official = await officialParts(language)
  const english = await officialParts('en-US')
  const own = await builtIn.locale(language)
  const [words, ofEnglish] = [localeOf(language, official, english), localeOf('en-US', english)]
  // An English word is the current word or, in older translations, the name of the term.
  const isSame = (name: string, form: TermForm): boolean =>
    words.term(name, form) === name ||
    (words.term(name, form) === ofEnglish.term(name, form) &&
      words.term(name, form, true) === ofEnglish.term(name, form, true))
  const isEnglish = (name: string): boolean =>
    isSame(name, 'long') && isSame(name, 'short') && isSame(name, 'verb') && isSame(name, 'verb-short')
  const isLacking = ({ name, form }: LocaleTerm): boolean => {
    const word = words.term(name, form as TermForm)
    if (word === undefined || isEnglish(name) || misleading[language]?.includes(name)) return true
    const inEnglish = isOtherScript(language) ? /[a-z]/ : / by$/
    return inEnglish.test(word) && word === ofEnglish.term(name, form as TermForm)
  }
  const added = termsOf(own).filter(isLacking)
  // Forms that our locale lacks: suffixes of English ordinals, and short forms of misleading words.
  const ours = localeOf(language, own ?? english)
  const replaced = termsOf(official)
    .filter(({ name }) => misleading[language]?.includes(name) || (isEnglish(name) && ours.term(name) === undefined))
    .map(term => {
      const wordOf = (isPlural: boolean): string => ours.term(term.name, term.form as TermForm, isPlural) ?? ''
      return { ...term, single: wordOf(false), multiple: wordOf(true) }
    })
  return xml.replace('</terms>', `${[...added, ...replaced].map(termXml).join('')}</terms>`)
}

function termXml({ name, form, genderForm, gender, match, single, multiple }: LocaleTerm): string {
  const given = { name, form, 'gender-form': genderForm, gender, match }
  const attributes = Object.entries(given).flatMap(([key, value]) => (value ? [` ${key}="${value}"`] : []))
  const [one, many] = [single, multiple].map(text => text.replaceAll('&', '&amp;'))
  return `<term${attributes.join('')}><single>${one}</single><multiple>${many}</multiple></term>`
}

const officialStyles: StyleSource = { ...newest, locale: () => undefined }

const places = ['page', 'chapter', 'section', 'figure', 'volume']
const anyPlace = (place: number): { locator: string; label: string } => ({
  locator: place % 2 === 0 ? '4' : '3-5',
  label: places[place % places.length] ?? '',
})

describeWith(
  whyNoLocales,
  'a built-in locale',
  () => {
    it.each(builtIn.list().locales)(
      'in every style, the built-in locale %s prints the same text as the official locale with corrected terms',
      async locale => {
        const xml = await completed(locale)
        const officialLocale: StyleSource = { ...newest, locale: tag => (tag === locale ? xml : newest.locale(tag)) }
        const items = everyType(90)
        for (const style of styles) {
          expect(await written(style, locale, officialStyles)).toEqual(await written(style, locale, officialLocale))
          const options = { style, locale, at: anyPlace }
          expect(await writtenInDocument(items, officialStyles, options)).toEqual(
            await writtenInDocument(items, officialLocale, options),
          )
        }
      },
    )
  },
  besideOfficial,
)
