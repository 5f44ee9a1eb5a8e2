import { escapeText } from '../../core/escape-xml.ts'
import { escapeTex } from '../../formats/bibtex/tex/escape.ts'
import type { FormatId } from '../../formats/format.ts'
import { formatRow } from '../../formats/table.ts'
import type { TextEdit } from '../../text/edit/edits.ts'

/** A text and its replacement. */
export interface Respelling {
  before: string
  after: string
}

/** A way of writing values in a format. `find` returns the text to look for, and `write` its replacement. */
interface Spelling {
  find(value: string): string
  write(value: string): string
}

/**
 * Yields edits that may replace the given values in a text, the most likely edits first. The caller must verify each
 * edit.
 *
 * Searches first for whole values, then for their changed words, because a line break may divide a value. Edits all
 * positions at once. For a single value or word, also edits each position alone.
 */
export function* editsFor(text: string, changes: readonly Respelling[], format: FormatId): Generator<TextEdit[]> {
  const seen = new Set<string>()
  const isNew = (edits: readonly TextEdit[]): boolean => {
    const key = JSON.stringify(edits)
    return edits.length > 0 && !seen.has(key) && seen.add(key) !== undefined
  }
  for (const parts of [changes, changes.flatMap(wordsOf)])
    for (const { find, write } of spellingsOf(format)) {
      const spelled = parts.map(({ before, after }) => ({ before: find(before), after: write(after) }))
      const places = spelled.map(replacement => placesOf(text, replacement))
      if (places.some(({ length }) => length === 0)) continue
      const all = places.flat()
      if (isNew(all)) yield all
      const [only, ...others] = places
      if (only === undefined || others.length > 0 || only.length === 1) continue
      for (const edit of only) if (isNew([edit])) yield [edit]
    }
}

/**
 * Returns the changed words of a value with their replacements. Returns the whole value if the number of words changes,
 * or if a word has two different replacements.
 */
function wordsOf({ before, after }: Respelling): Respelling[] {
  const [old, fresh] = [before.split(/\s+/), after.split(/\s+/)]
  if (old.length !== fresh.length) return [{ before, after }]
  const changed = new Map<string, string>()
  for (const [number, word] of old.entries()) {
    const other = fresh[number] ?? ''
    if (word === other) continue
    if (word === '' || changed.has(word) !== (changed.get(word) === other)) return [{ before, after }]
    changed.set(word, other)
  }
  return [...changed].map(([before, after]) => ({ before, after }))
}

function placesOf(text: string, { before, after }: Respelling): TextEdit[] {
  const edits: TextEdit[] = []
  if (before === '') return edits
  for (let start = text.indexOf(before); start >= 0; start = text.indexOf(before, start + before.length))
    edits.push({ start, end: start + before.length, text: after })
  return edits
}

function spellingsOf(format: FormatId): readonly Spelling[] {
  if (format === 'bibtex' || format === 'biblatex') return inTex
  const types = formatRow(format).mediaTypes.join(' ')
  if (/xml|html/.test(types)) return inMarkup
  return /json|turtle/.test(types) ? inJson : asIs
}

const same = (value: string): string => value
const tex = (value: string): string => escapeTex(value)
const json = (value: string): string => JSON.stringify(value).slice(1, -1)

const asIs: readonly Spelling[] = [{ find: same, write: same }]
const inJson: readonly Spelling[] = [{ find: json, write: json }]
const inMarkup: readonly Spelling[] = [
  { find: escapeText, write: escapeText },
  { find: same, write: escapeText },
]
const inTex: readonly Spelling[] = [
  { find: tex, write: tex },
  { find: same, write: tex },
  // BibTeX reads some values verbatim, such as URLs.
  { find: same, write: same },
]
