import { measure, noStretch } from '../extent.ts'
import { concat, growing, type Piece, type SplitLimits, type Splitter, tooLong } from '../piece.ts'

/** Splits lines of JSON into pieces of many lines. Skips a line that is too long. */
export function splitLines(limits: SplitLimits): Splitter {
  const { most, longest } = limits
  const due = growing(limits)
  let held: Uint8Array[] = []
  let size = 0
  /** The number of stored bytes of the last line. */
  let lineLength = 0
  let passing: ReturnType<typeof measure> | undefined
  let ready: Piece[] = []

  function take(end: Uint8Array): Piece[] {
    const bytes = concat([...held, end])
    held = []
    size = 0
    lineLength = 0
    due.grow()
    return partsOf(bytes, most).map(part => ({ kind: 'lines', bytes: part, gap: noStretch }))
  }

  function passOver(rest: Uint8Array): Uint8Array {
    const end = rest.indexOf(newline) + 1
    passing?.add(end === 0 ? rest : rest.subarray(0, end))
    if (end === 0) return rest.subarray(rest.length)
    if (passing !== undefined) ready.push(tooLong(noStretch, passing.take(), longest))
    passing = undefined
    return rest.subarray(end)
  }

  /** Stores bytes that do not fill a piece yet. If their last line is too long, starts to skip that line. */
  function hold(rest: Uint8Array): void {
    held.push(rest)
    size += rest.length
    const lastEnd = rest.lastIndexOf(newline)
    lineLength = lastEnd < 0 ? lineLength + rest.length : rest.length - lastEnd - 1
    if (lineLength <= longest) return
    passing = measure()
    let before = size - lineLength
    const lines: Uint8Array[] = []
    for (const part of held) {
      const own = part.subarray(0, before)
      lines.push(own)
      passing.add(part.subarray(own.length))
      before -= own.length
    }
    const hasLines = size > lineLength
    held = lines
    const pieces = take(new Uint8Array())
    if (hasLines) ready.push(...pieces)
  }

  function push(chunk: Uint8Array): Piece[] {
    ready = []
    for (let rest = chunk; rest.length > 0; ) {
      if (passing !== undefined) {
        rest = passOver(rest)
        continue
      }
      const from = Math.max(0, due.bytes() - 1 - size)
      const end = from < rest.length ? rest.indexOf(newline, from) + 1 : 0
      if (end === 0) {
        hold(rest)
        break
      }
      ready.push(...take(rest.subarray(0, end)))
      rest = rest.subarray(end)
    }
    return ready
  }

  function wholeLines(): Piece[] {
    if (passing !== undefined || size === lineLength) return []
    const bytes = concat(held)
    const end = bytes.length - lineLength
    held = []
    const pieces = take(bytes.subarray(0, end))
    if (end < bytes.length) hold(bytes.subarray(end))
    return pieces
  }

  return {
    push,
    pause: wholeLines,
    *end() {
      if (passing !== undefined) yield tooLong(noStretch, passing.take(), longest)
      else if (size > 0) yield* take(new Uint8Array())
    },
    breakOff: wholeLines,
  }
}

function partsOf(bytes: Uint8Array, most: number): Uint8Array[] {
  const parts: Uint8Array[] = []
  let start = 0
  let lines = 0
  for (let at = bytes.indexOf(newline); at >= 0; at = bytes.indexOf(newline, at + 1)) {
    lines++
    if (lines % most !== 0) continue
    parts.push(bytes.subarray(start, at + 1))
    start = at + 1
  }
  if (start < bytes.length || parts.length === 0) parts.push(bytes.subarray(start))
  return parts
}

const newline = 0x0a

/**
 * True if one of the first 20 non-blank lines is a complete JSON object that is not part of an enclosing value, and
 * more text follows the line.
 */
export function hasLines(head: string): boolean {
  let start = 0
  let before = ''
  for (let lines = 0; lines < 20 && start < head.length; ) {
    const found = head.indexOf('\n', start)
    if (found < 0) return false
    const line = head.slice(start, found).trim()
    start = found + 1
    if (line === '') continue
    lines++
    const isEntry = /[[,:]$/.test(before)
    if (!isEntry && line.startsWith('{') && line.endsWith('}') && isJson(line)) return /\S/.test(head.slice(start))
    before = line
  }
  return false
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
