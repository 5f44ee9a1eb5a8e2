import { english, type Language } from './english.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { spanish } from './spanish.ts'

/** The languages of the pages; the first is spoken to whoever asks for none of them. */
export const languages: readonly Language[] = [english, german, french, spanish]

/** The language with a tag, or with its main part: `de` for `de-AT`; undefined if pages are not written in it. */
export function languageOf(tag: string | null | undefined): Language | undefined {
  const main = tag?.toLowerCase().split(/[-_]/, 1)[0]
  return languages.find(one => one.tag === main)
}

/**
 * The language that an `Accept-Language` header prefers (RFC 9110, 12.5.4, by lookup as in RFC 4647, 3.4); `usual` if it names none of
 * them, or says that any will do.
 */
export function preferredLanguage(header: string | undefined, usual: Language = english): Language {
  if (header === undefined) return usual
  let best: { language: Language; quality: number } | undefined
  for (const part of header.slice(0, mostCharacters).split(',').slice(0, mostRanges)) {
    const [, tag = '', weight = '1'] = range.exec(part.trim()) ?? []
    const language = tag === '*' ? usual : languageOf(tag)
    const quality = Number(weight)
    if (language !== undefined && quality > (best?.quality ?? 0)) best = { language, quality }
  }
  return best?.language ?? usual
}

const [mostCharacters, mostRanges] = [1000, 50]
const range = /^(\*|[a-z]{1,8}(?:-[a-z\d]{1,8}){0,8})\s*(?:;\s*q=([01](?:\.\d{0,3})?))?$/i
