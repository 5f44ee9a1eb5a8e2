import { type Message, messagesOf } from '../../messages/message.ts'
import { quote } from './quote.ts'

const say = messagesOf('quoted', { whole: '"{text}"', cut: '"{text}…' })

/** Returns a value for a message as {@link quote} shows it, a text within the quotation marks of the language. */
export function quoted(value: unknown): Message | string {
  const shown = quote(value)
  if (typeof value !== 'string') return shown
  return say(shown.endsWith('"') ? 'whole' : 'cut', { text: shown.slice(1, -1) })
}

/** Returns a text for a message that has the quotation marks itself: escaped as in JSON. */
export const escaped = (text: string): string => JSON.stringify(text).slice(1, -1)
