import type { PersonName } from './parsed-name.ts'
import { chineseSurnames, compoundSurnames, japaneseSurnames, koreanSurnames } from './surnames.ts'

/**
 * Takes apart a name in Chinese characters, kana or Hangul, which has the family name first: at the space where there is one, else
 * behind a surname that is known. Nothing if the name is in another script or too long; certain only where one reading is left.
 */
export function splitEastAsian(name: string, isPersonal: boolean): PersonName | undefined {
  if (!eastAsian.test(name)) return undefined
  const [first = '', second, ...more] = name.split(/\s/)
  if (more.length > 0) return undefined
  if (second !== undefined) return person(first, second, true)
  const characters = [...first]
  if (characters.length < 2 || characters.length > 8 || kanaOnly.test(first)) return undefined
  const known = surnameOf(first, characters)
  if (known !== undefined) return person(known.surname, first.slice(known.surname.length), known.isCertain)
  if (!isPersonal || characters.length > 4) return undefined
  // Four Chinese characters are two and two in Japan, where most names are so; otherwise family names have one.
  const size = characters.length < 4 ? 1 : 2
  return person(characters.slice(0, size).join(''), characters.slice(size).join(''), false)
}

/** Whether a name is said with the family name first, by its script; names in katakana alone are those of people from elsewhere. */
export const isFamilyFirst = (name: string): boolean => eastAsian.test(name) && !/^[\p{sc=Katakana}ー\s]+$/u.test(name)

const eastAsian =
  /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}ー々]+(?:\s[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}ー々]+)*$/u
const kanaOnly = /^[\p{sc=Hiragana}\p{sc=Katakana}ー]+$/u

const person = (family: string, given: string, isCertain: boolean): PersonName => ({
  kind: 'person',
  family,
  given,
  isCertain,
})

function surnameOf(name: string, characters: readonly string[]): { surname: string; isCertain: boolean } | undefined {
  const [one = '', two = '', three = ''] = characters
  for (const surname of [one + two + three, one + two])
    if (characters.length > [...surname].length && (japaneseSurnames.has(surname) || compoundSurnames.has(surname)))
      return { surname, isCertain: characters.length > 2 }
  // Kanji, then kana: a Japanese family name and a given name that is not written in kanji.
  const [, kanji] = /^([\p{sc=Han}々]+)[\p{sc=Hiragana}\p{sc=Katakana}ー]+$/u.exec(name) ?? []
  if (kanji !== undefined && [...kanji].length <= 3) return { surname: kanji, isCertain: true }
  if (characters.length > 3) return undefined
  if (koreanSurnames.has(one)) return { surname: one, isCertain: true }
  return chineseSurnames.has(one) ? { surname: one, isCertain: true } : undefined
}
