import { concat, type Piece, type SplitLimits, type Splitter, tooLong } from '../../records/piece.ts'
import { batching } from '../../records/split/batch.ts'
import type { Split } from '../../records/split/split.ts'
import { entryWalk, keysIn } from './entries.ts'

/** Divides BibTeX and BibLaTeX. */
export const bibtexSplit: Split = {
  begins: (head, from) =>
    from === 'bibtex' || from === 'biblatex' || (from === 'auto' && /^(?:\s|%[^\n]*\n)*@[a-z]+\s*[{(]/i.test(head)),
  isDecided: () => true,
  divide: (_head, _from, limits) => splitBibtex(limits),
}

/**
 * Splits BibTeX into pieces of many entries. Abbreviations (`@string`) apply to all later pieces.
 *
 * Entries that inherit fields from a later entry (`crossref`, `xdata`) are in the same piece, unless that entry is too far away.
 */
function splitBibtex({ block, most, longest }: SplitLimits): Splitter {
  const batch = batching()
  /** The bytes that may be the beginning of a head. */
  let held = new Uint8Array()
  /** The type of the open entry, if any, and the offset at which the last entry begins. */
  let type: string | undefined
  let began = 0
  /** The number of entries in the piece. */
  let entries = 0
  /** True if one of them is no comment. */
  let hasRecord = false
  /** True until a piece is closed: comments alone are a piece only where the input has nothing else. */
  let isFirst = true
  /** The bytes and the entries from which on the piece may be closed. */
  let due = { bytes: block, entries: most }
  /** The abbreviations so far, and those before the piece. */
  let strings = ''
  let before = ''
  let ready: Piece[] = []

  /** Closes the piece, without the last bytes, which belong to the next one. */
  function close(behind: number): void {
    entries = 0
    hasRecord = false
    isFirst = false
    due = { bytes: block, entries: most }
    ready.push({ kind: 'text', format: 'bibtex', ...batch.take(behind), ...(before !== '' && { before }) })
    before = strings
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
    if (strings.length < mostStrings) strings += `${new TextDecoder().decode(batch.last(length))}\n`
    if (entries === 0) batch.drop()
  }

  /** Counts an entry that has ended, and closes the piece if it is due. */
  function count(): void {
    entries++
    hasRecord ||= type !== 'comment' && type !== 'preamble'
    if (!hasRecord) {
      if (!isFirst) {
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

  /** Returns the bytes of the open entry. */
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

// Abbreviations of more than this are no abbreviations any more.
const mostStrings = 1_000_000

/** The bytes of a piece that waits for the entries that others of it take fields from. */
const farthest = 1 << 22

/** True if an entry takes fields from one that is not among them. */
function linksForward(bytes: Uint8Array): boolean {
  // Keys and names of fields are ASCII, mostly.
  const text = new TextDecoder('latin1').decode(bytes)
  const link = /\b(?:crossref|xdata)\s{0,20}=\s{0,20}(?:["{]([^"{}]{1,1000})|([^\s,{}"#=()]{1,200}))/gi
  const named = new Set<string>()
  for (const [, several = '', one = several] of text.matchAll(link))
    for (const key of one.split(',')) if (key.trim() !== '') named.add(key.trim().toLowerCase())
  if (named.size === 0) return false
  for (const key of keysIn(text)) named.delete(key)
  return named.size > 0
}
