import { wrongArgument } from '../core/argument.ts'
import { type Message, messagesOf } from '../messages/message.ts'

/** The decoded text of an input or, if decoding fails, the reason and the text before the fault. */
export type DecodedText = { ok: true; text: string } | { ok: false; message: Message; before: string }

const say = messagesOf('encoding', {
  unknown:
    'The XML declaration names the unknown encoding "{declared}". Name UTF-8 in the declaration, and save the file as UTF-8.',
  contradiction:
    'The XML declaration names the encoding "{declared}", but the input is {encoding}. Name UTF-8 in the declaration, and save the file as UTF-8.',
  utf16: 'The input starts like {encoding} but cannot be decoded as such. Save the file as UTF-8.',
  byte: 'The input is not {encoding}: byte 0x{byte} at offset {offset} is not allowed there. Save the file as UTF-8.',
})

/**
 * Decodes an input as UTF-8, UTF-16 or the encoding that an XML declaration names. Drops a byte order mark.
 *
 * UTF-16 is recognised by a byte order mark or the first characters of an XML document.
 *
 * Returns a message for invalid bytes, because guessing would silently change names. Also returns a message for a
 * declared encoding that is unknown or contradicts the bytes.
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

/** Returns the encoding that the first bytes suggest. `isSure` is true if they exclude any other encoding. */
function encodingOf([first, second, third, fourth]: Uint8Array): { encoding: string; isSure: boolean } {
  if (first === 0xff && second === 0xfe) return { encoding: 'utf-16le', isSure: true }
  if (first === 0xfe && second === 0xff) return { encoding: 'utf-16be', isSure: true }
  if (first === 0x3c && second === 0 && fourth === 0) return { encoding: 'utf-16le', isSure: true }
  if (first === 0 && second === 0x3c && third === 0) return { encoding: 'utf-16be', isSure: true }
  return { encoding: 'utf-8', isSure: first === 0xef && second === 0xbb && third === 0xbf }
}

function declaredEncoding(input: Uint8Array, encoding: string): string | undefined {
  const start = new TextDecoder(encoding).decode(input.subarray(0, 400))
  return /^<\?xml[\t\n\r ][^>]*?encoding[\t\n\r ]*=[\t\n\r ]*["']([A-Za-z][A-Za-z0-9._-]*)["']/.exec(start)?.[1]
}

/**
 * Returns the standard label of an encoding, or undefined for an encoding that decoders do not support. Keeps `utf-16`,
 * because it does not specify the byte order.
 */
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

function utf8(input: Uint8Array): string {
  const text = decodeUtf8(input)
  return text.startsWith('\uFEFF') ? text.slice(1) : text
}

/**
 * Decodes UTF-8 and keeps a byte order mark.
 *
 * Decodes in parts, because engines decode leading ASCII many times faster than text after the first other character.
 * @throws TypeError for invalid bytes
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

/** Returns the nearest character boundary at or before an offset. A character has at most three continuation bytes. */
function endOfCharacter(bytes: Uint8Array, at: number): number {
  if (at >= bytes.length) return bytes.length
  for (let end = at; end > at - 4; end--) if (((bytes[end] ?? 0) & 0xc0) !== 0x80) return end
  return at
}

function firstUndecodable(bytes: Uint8Array, encoding: string): number {
  let good = 0
  let bad = bytes.length
  while (bad - good > 1) {
    const middle = (good + bad) >> 1
    if (decodes(bytes.subarray(0, middle), encoding, true)) good = middle
    else bad = middle
  }
  // A sequence may be incomplete up to this byte and become invalid with the next.
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
