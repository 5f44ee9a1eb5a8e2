import { type Message, messagesOf } from '../../messages/message.ts'

/** Renders a value for a message as abbreviated JSON, cut to 60 characters. */
export function quote(value: unknown): string {
  const start = typeof value === 'string' ? value.slice(0, longest + 1) : value
  const text = typeof start === 'object' && start !== null ? outline(start) : plain(start)
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

const plain = (value: unknown): string =>
  typeof value === 'bigint' ? String(value) : (JSON.stringify(value) ?? String(value))

const longest = 60

/**
 * Renders the first four members of an object or list. Nested objects and lists become `{…}` and `[…]`, because values
 * may be nested to any depth.
 */
function outline(value: object): string {
  if (Array.isArray(value)) return `[${value.slice(0, most).map(member).join(', ')}]`
  const names = Object.keys(value).slice(0, most)
  const shown = names.map(name => `${JSON.stringify(name)}: ${member((value as Record<string, unknown>)[name])}`)
  return `{${shown.join(', ')}}`
}

const most = 4

const member = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null ? (Array.isArray(value) ? '[…]' : '{…}') : JSON.stringify(value)

const say = messagesOf('quoted', { whole: '"{text}"', cut: '"{text}…"' })

/** Returns a name for a message, complete and in the quotation marks of the language. */
export const named = (name: string): Message => say('whole', { text: name })

/** Returns a value for a message as {@link quote} renders it, with text in the quotation marks of the language. */
export function quoted(value: unknown): Message | string {
  const shown = quote(value)
  if (typeof value !== 'string') return shown
  return say(shown.endsWith('"') ? 'whole' : 'cut', { text: shown.slice(1, -1) })
}

/** Escapes a text as in a JSON string, for a message that adds the quotation marks. */
export const escaped = (text: string): string => JSON.stringify(text).slice(1, -1)
