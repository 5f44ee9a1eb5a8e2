import { builtIn } from '../../../../src/citation/csl/built-in/built-in-source.ts'
import {
  bibliography,
  type CiteRequest,
  citationDocument,
  cite,
  type StyleSource,
} from '../../../../src/citation/csl/index.ts'
import { coreItems } from '../core-items.ts'
import { debian, fixtures, hasDebianStyles } from '../fixtures.ts'

/** Why what is built in cannot be held against what is official here. */
export const why = hasDebianStyles ? undefined : 'The Debian package citation-style-language-styles is not installed.'

/** Styles that Debian has under the same id. */
export const styles = builtIn
  .list()
  .styles.filter(id => !['chicago-notes-bibliography', 'nlm-citation-sequence'].includes(id))

/** A hundred items that look random, and all fixtures. */
const records: readonly object[] = [...coreItems(100), ...fixtures.map(({ record }) => record)]

interface Written {
  /** By the place of the record. */
  entries: readonly string[]
  order: readonly number[]
  citations: readonly string[]
}

/** The entry of each record, their order, and citations of one record and of several. */
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

/** The entry of each item, and a citation of it, in notes or in the text, of two in three with a place in it. */
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

/** Counts the occurrences of each word in a list. */
export function counted(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1
  return counts
}

/** The official locales, with our styles. */
export const officialLocales: StyleSource = { ...debian, style: () => undefined }
