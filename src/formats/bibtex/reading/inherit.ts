import { sayBibtex } from '../messages.ts'
import type { EntryProblem, RawEntry } from './raw-entry.ts'

/** An entry with its fields in TeX, from which other entries may inherit. */
export interface ReadEntry {
  /** The entry as written in the file. */
  raw: RawEntry
  fields: Map<string, string>
}

/** Fields that are not inherited through `crossref`, because they identify the entry or concern its own text. */
const own = new Set([
  'crossref',
  'xdata',
  'xref',
  'ids',
  'key',
  'label',
  'options',
  'related',
  'doi',
  'url',
  'abstract',
  'keywords',
  'note',
  'eprint',
])

/** Adds missing fields from the entries that `xdata` and `crossref` name. Stops at cycles and long chains. */
export function inherit(entries: readonly ReadEntry[], problems: EntryProblem[]): void {
  const byKey = new Map<string, ReadEntry>()
  for (const entry of entries) {
    const key = entry.raw.key.toLowerCase()
    if (!byKey.has(key)) byKey.set(key, entry)
  }
  const done = new Set<ReadEntry>()
  const fill = (entry: ReadEntry, depth: number): void => {
    if (done.has(entry)) return
    done.add(entry)
    for (const link of ['xdata', 'crossref']) {
      for (const key of (entry.fields.get(link) ?? '').split(',')) {
        const parent = byKey.get(key.trim().toLowerCase())
        if (key.trim() === '') continue
        if (parent === undefined) {
          const { start, end } = entry.raw
          problems.push({
            severity: 'warning',
            message: sayBibtex('entryMissing', { named: key.trim(), entry: entry.raw.key, link }),
            start,
            end,
          })
          continue
        }
        entry.fields.delete(link)
        if (depth < deepest) fill(parent, depth + 1)
        hand(parent, entry, link)
      }
    }
  }
  for (const entry of entries) fill(entry, 0)
}

const deepest = 20

const hasBook = /^(?:in|supp|bookin)|^conference$/

/**
 * Matches entry types that inherit the author of a book both as `author` and as `bookauthor` (BibLaTeX, appendix B).
 */
const inBook = /^(?:in|supp|bookin)book$/
const ofBook = /^(?:mv)?book$/

function hand(parent: ReadEntry, entry: ReadEntry, link: string): void {
  const isPart = link === 'crossref'
  for (const [name, tex] of parent.fields) {
    const given = isPart ? nameFor(entry.raw.type, name, parent) : name
    const isOfBook = isPart && name === 'author' && ofBook.test(parent.raw.type) && inBook.test(entry.raw.type)
    if (isOfBook && !entry.fields.has('bookauthor')) entry.fields.set('bookauthor', tex)
    const isDated = given === 'date' && entry.fields.has('year')
    if (given !== undefined && !isDated && !(isPart && own.has(given)) && !entry.fields.has(given))
      entry.fields.set(given, tex)
  }
}

/**
 * Returns the child's name for a field of the parent (BibLaTeX, appendix B), or undefined if the child does not inherit
 * the field.
 */
function nameFor(type: string, name: string, parent: ReadEntry): string | undefined {
  const isTitle = name === 'title' || name === 'subtitle' || name === 'titleaddon'
  if (!isTitle && name !== 'shorttitle' && name !== 'sorttitle') return name
  if (!isTitle || parent.fields.has(`book${name}`)) return undefined
  if (hasBook.test(type)) return `book${name}`
  return type === 'article' || type === 'review' ? `journal${name}` : undefined
}
