import { concat, type Piece, type SplitLimits, type Splitter, tooLong } from '../../records/piece.ts'
import { batching } from '../../records/split/batch.ts'
import type { Split } from '../../records/split/split.ts'
import { entryWalk, keysIn } from './entries.ts'

/** The rules for splitting BibTeX and BibLaTeX in a stream. */
export const bibtexSplit: Split = {
  begins: (head, from) =>
    from === 'bibtex' || from === 'biblatex' || (from === 'auto' && /^(?:\s|%[^\n]*\n)*@[a-z]+\s*[{(]/i.test(head)),
  isDecided: () => true,
  divide: (_head, _from, limits) => splitBibtex(limits),
}

/**
 * Splits BibTeX into pieces of many entries. Abbreviations (`@string`) apply to all later pieces.
 *
 * An entry is in the same piece as the later entries from which it inherits fields (`crossref`, `xdata`), unless they
 * are too far away.
 */
function splitBibtex({ block, most, longest }: SplitLimits): Splitter {
  const batch = batching()
  /** Bytes that may be the start of a head, kept for the next chunk. */
  let held = new Uint8Array()
  /** The type of the open entry, if any. `began` is the offset at which the last entry starts. */
  let type: string | undefined
  let began = 0
  let entries = 0
  let hasRecord = false
  /** True until a piece has been closed. Only the first piece can consist of comments and preambles alone. */
  let isFirst = true
  /** The numbers of bytes and entries at which the piece may be closed. */
  let due = { bytes: block, entries: most }
  /** The abbreviations read so far; `before` contains only the abbreviations before the piece. */
  let strings = ''
  let before = ''
  /** The preambles that precede the first record of the piece; empty for the first piece. */
  let preambles = ''
  let ready: Piece[] = []

  /** Closes the piece without its last `behind` bytes, which belong to the next piece. */
  function close(behind: number): void {
    entries = 0
    hasRecord = false
    isFirst = false
    due = { bytes: block, entries: most }
    const whole = before + preambles
    ready.push({ kind: 'text', format: 'bibtex', ...batch.take(behind), ...(whole !== '' && { before: whole }) })
    before = strings
    preambles = ''
  }

  const walk = entryWalk({
    begins(given, at) {
      if (entries > 0) batch.keep(at)
      else {
        batch.skip(at)
        before = strings
      }
      type = given
      began = at
    },
    ends(at, isClosed) {
      batch.keep(at)
      if (batch.isPassing()) reportPassed()
      else if (type === 'string' && isClosed) define(at - began)
      else count()
      type = undefined
    },
  })

  function define(length: number): void {
    if (strings.length < mostStrings) strings += textOf(length)
    if (entries === 0) batch.drop()
  }

  const textOf = (length: number): string => `${new TextDecoder().decode(batch.last(length))}\n`

  function count(): void {
    entries++
    hasRecord ||= type !== 'comment' && type !== 'preamble'
    if (!hasRecord) {
      if (!isFirst) {
        if (type === 'preamble' && preambles.length < mostStrings) preambles += textOf(batch.size())
        batch.drop()
        entries = 0
      }
      return
    }
    const size = batch.size()
    if (size < due.bytes && entries < due.entries) return
    if (size < farthest && linksForward(batch.last(size))) due = { bytes: 2 * size, entries: 2 * entries }
    else close(0)
  }

  function reportPassed(): void {
    const { gap, extent } = batch.passed()
    ready.push(tooLong(gap, extent, longest))
  }

  /** Returns the number of bytes of the open entry so far, or 0 if no entry is open. */
  const openBytes = (): number => (type === undefined ? 0 : -began)

  return {
    push(chunk) {
      ready = []
      const bytes = held.length === 0 ? chunk : concat([held, chunk])
      batch.begin(bytes)
      const end = walk(bytes)
      held = bytes.slice(end)
      began -= end
      if (type !== undefined || entries > 0) batch.keep(end)
      else batch.skip(end)
      if (batch.isPassing() || openBytes() <= longest) return ready
      if (entries > 0) close(openBytes())
      batch.passOver(openBytes())
      return ready
    },
    pause() {
      ready = []
      if (!hasRecord || batch.isPassing()) return ready
      const size = batch.size()
      if (!linksForward(batch.last(size).subarray(0, size - openBytes()))) close(openBytes())
      return ready
    },
    end() {
      ready = []
      batch.begin(held)
      batch.keep(held.length)
      if (batch.isPassing()) reportPassed()
      else if (!batch.isEmpty()) close(0)
      return ready
    },
    breakOff() {
      ready = []
      if (entries > 0 && !batch.isPassing()) close(openBytes())
      return ready
    },
  }
}

// Once the abbreviations have this length in characters, later pieces receive no further ones.
const mostStrings = 1_000_000

/** The maximum size in bytes of a piece that waits for an entry from which others inherit fields. */
const farthest = 1 << 22

/** True if an entry inherits fields from an entry outside the piece. */
function linksForward(bytes: Uint8Array): boolean {
  // Keys and field names are mostly ASCII.
  const text = new TextDecoder('latin1').decode(bytes)
  const link = /\b(?:crossref|xdata)\s{0,20}=\s{0,20}(?:["{]([^"{}]{1,1000})|([^\s,{}"#=()]{1,200}))/gi
  const named = new Set<string>()
  for (const [, several = '', one = several] of text.matchAll(link))
    for (const key of one.split(',')) if (key.trim() !== '') named.add(key.trim().toLowerCase())
  if (named.size === 0) return false
  for (const key of keysIn(text)) named.delete(key)
  return named.size > 0
}
