import { messagesOf } from '../../messages/message.ts'
import { closeList, closeObject, colon, comma, openList, openObject } from '../../text/json/marks.ts'
import { noStretch } from '../extent.ts'
import { growing, longestText, type Piece, type SplitLimits, type Splitter, tooLong } from '../piece.ts'
import { batching } from './batch.ts'
import { jsonWalk } from './json-bytes.ts'

/**
 * Splits a JSON list, or the list under `data` or `results` in a page of API results, into pieces of many entries. An
 * object without such a list is one piece, up to the maximum length of a text.
 */
export function splitList(limits: SplitLimits): Splitter {
  const { most, longest } = limits
  const json = jsonWalk()
  const batch = batching()
  const due = growing(limits)
  let place: 'before' | 'list' | 'after' = 'before'
  let depth = 0
  let isValueDue = false
  let pointer = ''
  let listDepth = 0
  /** The number of finished entries, and how many of them are in the batch. */
  let entries = 0
  let inBatch = 0
  let isInEntry = false
  /** The start of the entry in the chunk, and the number of the entry's bytes in earlier chunks. */
  let entryStart = 0
  let entryLength = 0
  let isClosed = false
  let hasMore = false
  let ready: Piece[] = []

  const piece = (): Piece => {
    const list = { pointer, first: entries - inBatch }
    inBatch = 0
    due.grow()
    return { kind: 'list', ...batch.take(), list }
  }

  function seek(byte: number, at: number): void {
    const name = json.lastText()
    const isList =
      byte === openList && (depth === 0 || (depth === 1 && isValueDue && (name === 'data' || name === 'results')))
    follow(byte)
    if (!isList) return
    place = 'list'
    listDepth = depth
    pointer = depth === 1 ? '' : `/${name}`
    batch.drop()
    batch.skip(at + 1)
  }

  /** Tracks brackets, and names and values at the first level of an object. */
  function follow(byte: number): void {
    if (byte === openList || byte === openObject) depth++
    else if (byte === closeList || byte === closeObject) {
      depth--
      if (depth <= 0) isClosed = true
    } else if (depth === 1 && byte === colon) isValueDue = true
    else if (depth === 1 && byte === comma) isValueDue = false
  }

  /** Finds the boundaries of entries in the list. */
  function enter(byte: number, at: number): void {
    if (depth !== listDepth) {
      follow(byte)
      return
    }
    if (byte === comma || byte === closeList) {
      if (isInEntry) endEntry(at)
      if (byte === comma) return
      if (inBatch > 0) ready.push(piece())
      place = 'after'
      follow(byte)
      return
    }
    if (!isInEntry) {
      isInEntry = true
      entryStart = at
      entryLength = 0
      if (inBatch === 0) batch.skip(at)
      else batch.keep(at)
    }
    follow(byte)
  }

  function endEntry(at: number): void {
    batch.keep(at)
    isInEntry = false
    entries++
    if (batch.isPassing()) {
      const { gap, extent } = batch.passed()
      ready.push(tooLong(gap, extent, longest))
      return
    }
    inBatch++
    if (batch.size() >= due.bytes() || inBatch >= most) ready.push(piece())
  }

  function visit(byte: number, at: number): void {
    if (isClosed) hasMore = true
    if (place === 'list') enter(byte, at)
    else if (place === 'before') seek(byte, at)
    else follow(byte)
  }

  /** Keeps or skips the rest of a chunk. If the unfinished entry is too long, starts to skip that entry. */
  function endChunk(chunk: Uint8Array): void {
    if (place === 'after' || (place === 'list' && !isInEntry && inBatch === 0)) {
      batch.skip(chunk.length)
      return
    }
    batch.keep(chunk.length)
    if (place === 'before' && batch.size() > longestText)
      throw new RangeError('An object that cannot be divided into records is too long.')
    if (!isInEntry) return
    entryLength += chunk.length - entryStart
    entryStart = 0
    if (batch.isPassing() || entryLength <= longest) return
    ready.push(...wholeEntries())
    batch.passOver(entryLength)
  }

  /** Returns the complete entries of the batch as a piece, without the comma after the last one. */
  function wholeEntries(): Piece[] {
    if (inBatch === 0) return []
    const { bytes, gap } = batch.take()
    const start = isInEntry ? bytes.length - entryLength : bytes.length
    batch.begin(bytes)
    batch.keep(withoutRest(bytes, start))
    const entries = { ...piece(), gap }
    batch.skip(start)
    batch.keep(bytes.length)
    return [entries]
  }

  return {
    push(chunk) {
      ready = []
      batch.begin(chunk)
      json.walk(chunk, visit)
      endChunk(chunk)
      return ready
    },
    end() {
      if (place === 'before') return [{ kind: 'text', ...batch.take() }]
      ready = []
      if (batch.isPassing()) {
        const { gap, extent } = batch.passed()
        ready.push(tooLong(gap, extent, longest))
      } else if (!batch.isEmpty()) {
        if (isInEntry) {
          entries++
          inBatch++
        }
        ready.push(piece())
      }
      const isCut = depth > 0
      if (isCut || hasMore) ready.push(fault(isCut))
      return ready
    },
    pause: wholeEntries,
    breakOff: wholeEntries,
  }

  function fault(isCut: boolean): Piece {
    const { gap } = batch.take()
    const message = say(isCut ? 'cutOff' : 'more')
    return {
      kind: 'text',
      bytes: new Uint8Array(),
      gap,
      fault: { rule: 'schema/not-json', message, extent: noStretch },
    }
  }
}

const say = messagesOf('list', {
  cutOff: 'The text ends before all brackets are closed: it has been cut off.',
  more: 'The JSON value is followed by more text.',
})

/** Returns the offset at which the last entry ends, before any white space and commas. */
function withoutRest(bytes: Uint8Array, end: number): number {
  let at = end
  while (at > 0 && isBetween(bytes[at - 1] as number)) at--
  return at
}

const isBetween = (byte: number): boolean => byte === comma || byte <= 0x20
