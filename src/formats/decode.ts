/** Text out of bytes, or why they are not text, with what could be read before the place where they are not. */
export type Decoded = { ok: true; text: string } | { ok: false; message: string; before: string }

/**
 * Decodes an input: UTF-8, or UTF-16 where a byte order mark says so. A byte order mark is left out; bytes that are not
 * UTF-8 are refused with their offset, because guessing an encoding would change names in silence.
 */
export function decode(input: string | Uint8Array): Decoded {
  if (typeof input === 'string') return { ok: true, text: input.startsWith('\uFEFF') ? input.slice(1) : input }
  const [first, second] = input
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
  try {
    return { ok: true, text: new TextDecoder(encoding, { fatal: true }).decode(input) }
  } catch {
    const offset = firstUndecodable(input, encoding)
    const byte = (input[offset] ?? 0).toString(16).toUpperCase().padStart(2, '0')
    const message =
      encoding === 'utf-8'
        ? `The input is not UTF-8: byte 0x${byte} at offset ${offset} cannot stand there. Save it as UTF-8.`
        : `The input starts as ${encoding.toUpperCase()} but cannot be decoded as that. Save it as UTF-8.`
    const before = new TextDecoder(encoding).decode(input.subarray(0, offset))
    return { ok: false, message, before }
  }
}

/** Where the first sequence of bytes starts that does not decode; found by halving. */
function firstUndecodable(bytes: Uint8Array, encoding: string): number {
  let good = 0
  let bad = bytes.length
  while (bad - good > 1) {
    const middle = (good + bad) >> 1
    if (decodes(bytes.subarray(0, middle), encoding, true)) good = middle
    else bad = middle
  }
  // Up to there a sequence may be under way that only the next byte breaks off.
  let start = good
  while (start > 0 && good - start < 4 && !decodes(bytes.subarray(0, start), encoding, false)) start--
  return start
}

function decodes(bytes: Uint8Array, encoding: string, stream: boolean): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream })
    return true
  } catch {
    return false
  }
}
