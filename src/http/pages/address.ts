import { html, type Part } from './html.ts'

/** An address out of a record as a link may lead to it: http, https or mailto, in the WHATWG URL Standard's spelling; undefined for anything else. */
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

/** A link to an address out of a record; only its text where that is none that a page may lead to. */
export function linked(given: unknown, text: Part): Part {
  const address = safeAddress(given)
  return address === undefined ? text : html`<a href="${address}">${text}</a>`
}

const allowed = /^(?:https?|mailto):/i
