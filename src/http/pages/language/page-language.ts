import { entryOf } from '../../../core/object.ts'
import { formatMessage } from '../../../messages/format-message.ts'
import type en from '../../../messages/pages/en.json'
import type { Values } from '../../../messages/values.ts'
import { Html, type Part } from '../html.ts'
import { numbersOf } from './numbers.ts'

/**
 * The texts of the pages in one language, as in the JSON file of the language. In English, `terms` is empty, because
 * the kernel's terms are English.
 */
export type PageTexts = Omit<typeof en, 'errors' | 'terms'> & {
  errors: Readonly<Record<string, { heading: string; advice: string }>>
  terms: Readonly<Record<string, string>>
}

/** Returns the texts of the pages in one language. Texts with placeholders become functions. */
export function pageLanguage(texts: PageTexts) {
  const { tag, terms, errors } = texts
  const numbers = numbersOf(tag, texts.bytes)
  const say = (key: TextKey, values: Values): string => formatMessage(texts[key], values, { language: tag, nested })
  const counted = (key: TextKey) => (count: number) => say(key, { count })
  return {
    ...texts,
    ...numbers,
    errors: errors as Readonly<Record<number, { heading: string; advice: string }>>,
    /** Writes a term of the kernel, such as a relation or a type, as words. */
    term: (term: string): string => entryOf(terms, term) ?? wordsOfTerm(term),
    countedDatasets: counted('countedDatasets'),
    countedPublications: counted('countedPublications'),
    countedFiles: counted('countedFiles'),
    countedVersions: counted('countedVersions'),
    countedBytes: counted('countedBytes'),
    all: (counted: string) => say('all', { counted }),
    more: counted('more'),
    andOthers: counted('andOthers'),
    searchFor: (words: string) => say('searchFor', { words }),
    publicationsFor: (words: string) => say('publicationsFor', { words }),
    othersBySearch: counted('othersBySearch'),
    howToSearch: new Html(texts.howToSearch),
    pageOf: (page: number, pages: number) => say('pageOf', { page, pages }),
    version: (version: string) => say('version', { version }),
    published: (date: string) => say('published', { date }),
    dataAt: (host: string) => say('dataAt', { host }),
    newerOn: (version: Part, date: string) => filled(texts.newerOn, { version, date }),
    earlierVersions: counted('earlierVersions'),
    theCitationOf: (title: string) => say('theCitationOf', { title }),
    theChecksumOf: (type: string, name: string) => say('theChecksumOf', { type, name }),
    stylesFound: counted('stylesFound'),
    of: (name: string) => say('of', { name }),
    otherFiles: counted('otherFiles'),
    box: (west: string, east: string, south: string, north: string) => say('box', { west, east, south, north }),
    polygon: (corners: number) => say('polygon', { corners }),
    firstAt: (point: string) => say('firstAt', { point }),
    previewCut: (size: string) => say('previewCut', { size }),
    downloadsOf: (archive: number, files: number) => say('downloadsOf', { archive, files }),
    error: (status: number) => say('error', { status }),
    withdrawn: (title: string) => say('withdrawn', { title }),
    replacedBy: (successor: Part) => filled(texts.replacedBy, { successor }),
  }
}

/** The texts of the pages in one language, and functions that fill in placeholders and format numbers and terms. */
export type Language = ReturnType<typeof pageLanguage>

type TextKey = { [Key in keyof PageTexts]: PageTexts[Key] extends string ? Key : never }[keyof PageTexts]

/**
 * Writes a term of the kernel as words: `IsNewVersionOf` becomes `Is new version of`, `JournalArticle` becomes `Journal
 * article`.
 */
export function wordsOfTerm(term: string): string {
  const words = term.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ').split(' ')
  return words.map((word, place) => (place === 0 || /^\p{Lu}{2}/u.test(word) ? word : word.toLowerCase())).join(' ')
}

const filled = (text: string, parts: Readonly<Record<string, Part>>): Part =>
  text.split(/\{(\w+)\}/).map((piece, place) => (place % 2 === 0 ? piece : parts[piece]))

/** Returns an empty text, because page texts have no nested messages. */
const nested = (): string => ''
