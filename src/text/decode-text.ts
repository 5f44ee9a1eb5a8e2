import { wrongArgument } from '../core/argument.ts'
import { type Message, messagesOf } from '../messages/message.ts'

/** The text of an input, or why it is not text, with what could be read before the fault. */
export type DecodedText = { ok: true; text: string } | { ok: false; message: Message; before: string }

const say = messagesOf('encoding', {
  unknown: 'The XML declaration names the unknown encoding "{declared}". Save the file as UTF-8.',
  contradiction: 'The XML declaration names the encoding "{declared}", but the input is {encoding}. Make them agree.',
  utf16: 'The input starts like {encoding} but cannot be decoded as such. Save the file as UTF-8.',
  byte: 'The input is not {encoding}: byte 0x{byte} at offset {offset} is not allowed there. Save the file as UTF-8.',
})

/**
 * Decodes an input as UTF-8, as UTF-16 after a byte order mark (or by the first characters of an XML document), or in the encoding of an
 * XML declaration. Drops a byte order mark.
 *
 * Rejects invalid bytes with their offset, because guessing would silently change names. Also rejects contradictory encoding declarations.
 */
export function decodeText(input: string | Uint8Array): DecodedText {
  if (typeof input === 'string') return { ok: true, text: input.startsWith('\uFEFF') ? input.slice(1) : input }
  if (!ArrayBuffer.isView(input)) throw wrongArgument('The input', 'a text or a Uint8Array', input)
  const { encoding, isSure } = encodingOf(input)
  const declared = declaredEncoding(input, encoding)
  if (declared === undefined) return decodeAs(input, encoding)
  const label = normalLabel(declared)
  if (label === undefined) return refused(say('unknown', { declared }))
  if (label === encoding || (encoding !== 'utf-8' && label === 'utf-16')) return decodeAs(input, encoding)
  const isUtf8 = encoding === 'utf-8' && input.some(byte => byte > 0x7f) && decodes(input, 'utf-8', false)
  if (isSure || isUtf8 || label.startsWith('utf-16'))
    return refused(say('contradiction', { declared, encoding: encoding.toUpperCase() }))
  return decodeAs(input, label)
}

const refused = (message: Message): DecodedText => ({ ok: false, message, before: '' })

/** The encoding that the first bytes suggest; sure if no other is possible. */
function encodingOf([first, second, third, fourth]: Uint8Array): { encoding: string; isSure: boolean } {
  if (first === 0xff && second === 0xfe) return { encoding: 'utf-16le', isSure: true }
  if (first === 0xfe && second === 0xff) return { encoding: 'utf-16be', isSure: true }
  if (first === 0x3c && second === 0 && fourth === 0) return { encoding: 'utf-16le', isSure: true }
  if (first === 0 && second === 0x3c && third === 0) return { encoding: 'utf-16be', isSure: true }
  return { encoding: 'utf-8', isSure: first === 0xef && second === 0xbb && third === 0xbf }
}

/** Returns the encoding in the XML declaration at the very start, if any. */
function declaredEncoding(input: Uint8Array, encoding: string): string | undefined {
  const start = new TextDecoder(encoding).decode(input.subarray(0, 400))
  return /^<\?xml[\t\n\r ][^>]*?encoding[\t\n\r ]*=[\t\n\r ]*["']([A-Za-z][A-Za-z0-9._-]*)["']/.exec(start)?.[1]
}

/** The name of an encoding as decoders know it; `utf-16` where the byte order is left open. */
function normalLabel(declared: string): string | undefined {
  const label = declared.toLowerCase()
  if (label === 'utf-16') return label
  try {
    return new TextDecoder(label).encoding
  } catch {
    return undefined
  }
}

function decodeAs(input: Uint8Array, encoding: string): DecodedText {
  try {
    return {
      ok: true,
      text: encoding === 'utf-8' ? utf8(input) : new TextDecoder(encoding, { fatal: true }).decode(input),
    }
  } catch {
    const offset = firstUndecodable(input, encoding)
    const byte = (input[offset] ?? 0).toString(16).toUpperCase().padStart(2, '0')
    const message = encoding.startsWith('utf-16')
      ? say('utf16', { encoding: encoding.toUpperCase() })
      : say('byte', { encoding: encoding.toUpperCase(), byte, offset })
    const before = new TextDecoder(encoding).decode(input.subarray(0, offset))
    return { ok: false, message, before }
  }
}

/** The text of UTF-8 without a byte order mark; throws a `TypeError` if it is none. */
function utf8(input: Uint8Array): string {
  const text = decodeUtf8(input)
  return text.startsWith('\uFEFF') ? text.slice(1) : text
}

/**
 * Decodes UTF-8, keeping a byte order mark; throws a `TypeError` if it is none. Engines decode the ASCII with which a text begins many times
 * faster than what follows the first other character, so every part gets a beginning.
 */
export function decodeUtf8(bytes: Uint8Array): string {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  if (bytes.length <= decodedAtOnce) return decoder.decode(bytes)
  const parts: string[] = []
  for (let start = 0; start < bytes.length; ) {
    const end = endOfCharacter(bytes, start + decodedAtOnce)
    parts.push(decoder.decode(bytes.subarray(start, end)))
    start = end
  }
  return parts.join('')
}

const decodedAtOnce = 1024

/** The nearest place from `at` back where no character is under way; a character has three further bytes at most. */
function endOfCharacter(bytes: Uint8Array, at: number): number {
  if (at >= bytes.length) return bytes.length
  for (let end = at; end > at - 4; end--) if (((bytes[end] ?? 0) & 0xc0) !== 0x80) return end
  return at
}

/** Returns the offset of the first byte sequence that fails to decode, by binary search. */
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
