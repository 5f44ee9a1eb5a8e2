import type { Diagnostic, Fix, Sentence, SentenceValue } from '../core/diagnostic.ts'
import { formatMessage } from './format-message.ts'
import { isMessage, type Message, type Value, type Values } from './values.ts'

export type { Message } from './values.ts'

/**
 * Returns a function that creates the messages of a table. The id of a message is the name of the table, a slash and
 * the key.
 *
 * @example
 * const say = messagesOf('title-blank', { typed: 'The title of type {type} is blank.' })
 * english(say('typed', { type: 'Subtitle' })) // 'The title of type Subtitle is blank.'
 */
// Unused tables are left out of bundles.
/* @__NO_SIDE_EFFECTS__ */
export const messagesOf =
  <Key extends string>(name: string, texts: Readonly<Record<Key, string>>) =>
  (key: Key, values?: Values): Message => ({ id: `${name}/${key}`, text: texts[key], ...(values && { values }) })

/** Formats a message in English. Returns a text unchanged. */
export const english = (message: Message | string): string =>
  typeof message === 'string'
    ? message
    : formatMessage(message.text, message.values ?? {}, { language: 'en', nested: english })

/** Returns a message as plain data, without its English text. */
export function sentenceOf({ id, values }: Message): Sentence {
  if (values === undefined) return { id }
  const data: Record<string, SentenceValue> = {}
  for (const name of Object.keys(values)) data[name] = plain(values[name] ?? '')
  return { id, values: data }
}

const plain = (value: Value): SentenceValue =>
  isMessage(value) ? sentenceOf(value) : isList(value) ? value.map(plain) : value

const isList = (value: Value): value is readonly Value[] => Array.isArray(value)

/** A message, or the English text of a message from elsewhere, such as a custom rule. */
export type Said = Message | string

type Worded = Pick<Diagnostic, 'message' | 'messageId' | 'values'>

/** Returns the message members of a finding, with a sentence placed before its own message. */
export const sayingBefore = (first: Message, finding: Worded): Worded => inSequence(saying(first, first.id), finding)

/** Returns the message members of a finding, with a sentence placed after its own message. */
export const sayingAfter = (finding: Worded, last: Message): Worded => inSequence(finding, saying(last, last.id))

const inSequence = (first: Worded, second: Worded): Worded => ({
  message: `${first.message} ${second.message}`,
  messageId: 'messages/sentences',
  values: { first: sentenceIn(first), second: sentenceIn(second) },
})

const sentenceIn = ({ messageId, values }: Worded): Sentence => ({ id: messageId, ...(values && { values }) })

/** Appends a sentence to a message. */
export const followedBy = (first: Said, second: Said): Said =>
  typeof first === 'string' || typeof second === 'string'
    ? `${english(first)} ${english(second)}`
    : sequence({ first, second })

// Calls nothing at load time, like every module used by src/identifiers.
const sequence = (values: Values): Message =>
  messagesOf('messages', { sentences: '{first} {second}' })('sentences', values)

/** Returns the message members of a finding or a loss. A text that is not a message gets `id` as its id. */
export function saying(said: Said, id: string): Pick<Diagnostic, 'message' | 'messageId' | 'values'> {
  if (typeof said === 'string') return { message: said, messageId: id }
  const { id: messageId, values } = sentenceOf(said)
  return { message: english(said), messageId, ...(values && { values }) }
}

/** Returns the members of a finding that contain its expectation, as text and as data. */
export const expecting = (said: Said): Pick<Diagnostic, 'expected' | 'expectedSentence'> => ({
  expected: english(said),
  ...(typeof said !== 'string' && { expectedSentence: sentenceOf(said) }),
})

/** Returns the members of a fix that contain its description, as text and as data. */
export const describing = (said: Said): Pick<Fix, 'description' | 'sentence'> => ({
  description: english(said),
  ...(typeof said !== 'string' && { sentence: sentenceOf(said) }),
})
