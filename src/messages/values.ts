/** A value in a message: text, a number, a nested message, or a list of values, which is written as an enumeration. */
export type Value = string | number | Message | readonly Value[]

/** The values of a message by placeholder name. */
export type Values = Readonly<Record<string, Value>>

/** A message: its id, its English text and the values of its placeholders. */
export interface Message {
  /** The id, unique among all messages and never renamed: `title-blank/typed`. */
  id: string
  /** The English text with placeholders. */
  text: string
  values?: Values
}

/** True if a value is a message, the only kind of value with an `id`. */
export const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && 'id' in value
