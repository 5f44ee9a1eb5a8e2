import { expect, it } from 'vitest'
import { builtIn } from '../../../../src/citation/csl/built-in/built-in-source.ts'
import type { StyleSource } from '../../../../src/citation/csl/index.ts'
import { readLocale } from '../../../../src/citation/csl/locale/read-locale.ts'
import { Locale } from '../../../../src/citation/csl/processor/locale-words.ts'
import type { LocaleParts, LocaleTerm, TermForm } from '../../../../src/citation/csl/processor/nodes.ts'
import { describeWith } from '../../../missing.ts'
import { everyType } from '../every-type.ts'
import { debian } from '../fixtures.ts'
import { styles, why, written, writtenInDocument } from './official.ts'

/** Words of the official files that say something else, and of which ours are taken. */
const misleading: Readonly<Record<string, readonly string[]>> = {
  // The management, for those who directed a film; a review, for the author of what is reviewed.
  ar: ['director', 'reviewed-author'],
  // A proof-reader, for the author of what is reviewed.
  'zh-CN': ['reviewed-author'],
}

const officialParts = async (language: string): Promise<LocaleParts> =>
  readLocale(String(await debian.locale(language)), language)

const localeOf = (language: string, ...parts: LocaleParts[]): Locale =>
  new Locale({ language, files: new Map(parts.map((one, place) => [String(place), { parts: one }])) }, [])

const termsOf = (parts: LocaleParts | undefined): LocaleTerm[] =>
  [...(parts?.terms.values() ?? [])].flatMap(read => read())

/** A language that is not written in Latin letters, in which a word in them is English. */
const isOtherScript = (language: string): boolean => /^(?:ar|ja|ru|zh)\b/.test(language)

/** The official locale, with our words where its file has none of the language: none at all, or English ones. */
async function completed(language: string): Promise<string> {
  const xml = String(await debian.locale(language))
  if (language.startsWith('en')) return xml
  const official = await officialParts(language)
  const english = await officialParts('en-US')
  const own = await builtIn.locale(language)
  const [words, ofEnglish] = [localeOf(language, official, english), localeOf('en-US', english)]
  const isSame = (name: string, form: TermForm): boolean =>
    words.term(name, form) === ofEnglish.term(name, form) &&
    words.term(name, form, true) === ofEnglish.term(name, form, true)
  const isEnglish = (name: string): boolean =>
    isSame(name, 'long') && isSame(name, 'short') && isSame(name, 'verb') && isSame(name, 'verb-short')
  const isLacking = ({ name, form }: LocaleTerm): boolean => {
    const word = words.term(name, form as TermForm)
    if (word === undefined || isEnglish(name) || misleading[language]?.includes(name)) return true
    return isOtherScript(language) && /[a-z]/.test(word) && word === ofEnglish.term(name, form as TermForm)
  }
  const added = termsOf(own).filter(isLacking)
  // Forms that ours does not have: suffixes of English ordinals, and short forms of words that mislead.
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

const officialStyles: StyleSource = { ...debian, locale: () => undefined }

const places = ['page', 'chapter', 'section', 'figure', 'volume']
/** One place or several, of each kind that is often cited. */
const anyPlace = (place: number): { locator: string; label: string } => ({
  locator: place % 2 === 0 ? '4' : '3-5',
  label: places[place % places.length] ?? '',
})

describeWith(why, 'a built-in locale', () => {
  // English is of another edition than the installed one.
  const sameEdition = builtIn.list().locales.filter(locale => !locale.startsWith('en-'))
  it.each(sameEdition)('%s reads as the official one in every style', async locale => {
    const xml = await completed(locale)
    const officialLocale: StyleSource = { ...debian, locale: tag => (tag === locale ? xml : debian.locale(tag)) }
    const items = everyType(90)
    for (const style of styles) {
      expect(await written(style, locale, officialStyles)).toEqual(await written(style, locale, officialLocale))
      const options = { style, locale, at: anyPlace }
      expect(await writtenInDocument(items, officialStyles, options)).toEqual(
        await writtenInDocument(items, officialLocale, options),
      )
    }
  })
})
