import type { Piece, SplitLimits, Splitter } from '../../records/piece.ts'
import { tooLong } from '../../records/piece.ts'
import { batching } from '../../records/split/batch.ts'
import type { Split } from '../../records/split/split.ts'
import { bibtexWalk } from './split-entries.ts'

/** Divides BibTeX and BibLaTeX. */
export const bibtexSplit: Split = {
  begins: (head, from) =>
    from === 'bibtex' || from === 'biblatex' || (from === 'auto' && /^(?:\s|%[^\n]*\n)*@[a-z]+\s*[{(]/i.test(head)),
  isDecided: () => true,
  divide: (_head, _from, limits) => splitBibtex(limits),
}

/**
 * Divides BibTeX, many entries a piece. Abbreviations (`@string`) hold for all pieces behind them. Entries that take fields from one
 * behind them (`crossref`, `xdata`) are in one piece with it, unless that one is too far behind.
 */
function splitBibtex({ block, most, longest }: SplitLimits): Splitter {
  const batch = batching()
  let isInEntry = false
  let type = ''
  /** The bytes of the entry in the chunks before, and where it begins in the chunk. */
  let entryLength = 0
  let entryStart = 0
  /** Entries of the piece, and whether one of them is no comment. */
  let entries = 0
  let hasRecord = false
  /** The bytes and the entries from which on the piece may be closed. */
  let due = { bytes: block, entries: most }
  /** The abbreviations so far, and those before the piece. */
  let strings = ''
  let before = ''
  let ready: Piece[] = []

  /** Closes the piece, without so many of its last bytes, with which the next one begins. */
  function close(behind: number): void {
    entries = 0
    hasRecord = false
    due = { bytes: block, entries: most }
    ready.push({ kind: 'text', format: 'bibtex', ...batch.take(behind), ...(before !== '' && { before }) })
    before = strings
  }

  const lengthAt = (end: number): number => entryLength + end - entryStart

  const walk = bibtexWalk({
    mayBegin(at) {
      isInEntry = true
      entryLength = 0
      entryStart = at
      if (entries > 0) batch.keep(at)
      else {
        batch.skip(at)
        before = strings
      }
    },
    beginsNone(at) {
      isInEntry = false
      batch.keep(at)
      if (entries === 0) batch.drop()
    },
    begins(given) {
      type = given
    },
    ends(end) {
      isInEntry = false
      batch.keep(end)
      if (batch.isPassing()) tellPassed()
      else if (type === 'string') define(lengthAt(end))
      else count()
    },
    breaksOff(end, length, given) {
      if (batch.isPassing()) {
        // What has been passed over already stays so.
        const own = Math.min(length, end)
        batch.keep(end - own)
        tellPassed()
        before = strings
        batch.keep(end)
        isInEntry = true
      } else {
        batch.keep(end)
        count(length)
      }
      type = given
      entryLength = length
      entryStart = end
    },
  })

  function define(length: number): void {
    if (strings.length < mostStrings) strings += `${new TextDecoder().decode(batch.last(length))}\n`
    if (entries === 0) batch.drop()
  }

  /** Counts an entry that ended so many bytes before the end of the batch, and closes the piece with it if that is due. */
  function count(behind = 0): void {
    entries++
    hasRecord ||= type !== 'comment' && type !== 'preamble'
    const size = batch.size() - behind
    if (size < due.bytes && entries < due.entries) return
    if (size < farthest && linksForward(batch.last(batch.size()).subarray(0, size))) {
      due = { bytes: 2 * size, entries: 2 * entries }
      return
    }
    close(behind)
  }

  function tellPassed(): void {
    const { gap, extent } = batch.passed()
    ready.push(tooLong(gap, extent, longest))
  }

  return {
    push(chunk) {
      ready = []
      entryStart = 0
      batch.begin(chunk)
      walk(chunk)
      if (isInEntry || entries > 0) batch.keep(chunk.length)
      else batch.skip(chunk.length)
      if (!isInEntry) return ready
      entryLength = lengthAt(chunk.length)
      if (batch.isPassing() || entryLength <= longest) return ready
      if (entries > 0) close(entryLength)
      batch.passOver(entryLength)
      return ready
    },
    pause() {
      ready = []
      const behind = isInEntry ? entryLength : 0
      if (!hasRecord || batch.isPassing()) return ready
      if (!linksForward(batch.last(batch.size()).subarray(0, batch.size() - behind))) close(behind)
      return ready
    },
    end() {
      ready = []
      if (batch.isPassing()) tellPassed()
      else if (!batch.isEmpty()) close(0)
      return ready
    },
    breakOff() {
      ready = []
      if (entries > 0 && !batch.isPassing()) close(isInEntry ? entryLength : 0)
      return ready
    },
  }
}

// Abbreviations of more than this are no abbreviations any more.
const mostStrings = 1_000_000

/** Bytes of a piece that waits for the entries that others of it take fields from. */
const farthest = 1 << 22

/** Whether an entry takes fields from one that is not among them. */
function linksForward(bytes: Uint8Array): boolean {
  // Keys and names of fields are ASCII, mostly.
  const text = new TextDecoder('latin1').decode(bytes)
  const link = /\b(?:crossref|xdata)\s{0,20}=\s{0,20}(?:["{]([^"{}]{1,1000})|([^\s,{}"#=()]{1,200}))/gi
  const named = new Set<string>()
  for (const [, several = '', one = several] of text.matchAll(link))
    for (const key of one.split(',')) if (key.trim() !== '') named.add(key.trim().toLowerCase())
  if (named.size === 0) return false
  for (const [, key = ''] of text.matchAll(/@[a-z]{2,30}\s{0,20}[{(]\s{0,20}([^\s,{}=]{1,200})/gi))
    named.delete(key.toLowerCase())
  return named.size > 0
}
