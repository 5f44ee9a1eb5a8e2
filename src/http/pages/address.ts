import { html, type Part } from './html.ts'

/** An address from a record, if a link may lead to it: http, https or mailto, normalised by the WHATWG URL Standard; else undefined. */
export function safeAddress(given: unknown): string | undefined {
  if (typeof given !== 'string') return undefined
  const text = given.trim()
  if (!allowed.test(text)) return undefined
  try {
    const { href, protocol, hostname } = new URL(text)
    return allowed.test(protocol) && (protocol === 'mailto:' || hostname !== '') ? href : undefined
  } catch {
    return undefined
  }
}

/** A link to an address from a record; only the text if a page may not link there. */
export function linked(given: unknown, text: Part): Part {
  const address = safeAddress(given)
  return address === undefined ? text : html`<a href="${address}">${text}</a>`
}

const allowed = /^(?:https?|mailto):/i
