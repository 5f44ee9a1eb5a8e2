/** A value in a message: shown unchanged, formatted as a number, enumerated, or itself a message. */
export type Value = string | number | Message | readonly Value[]

/** The values of a message by placeholder name. */
export type Values = Readonly<Record<string, Value>>

/** A sentence by id, with its English text and its values. */
export interface Message {
  /** Unique among all messages and never renamed: `title-blank/typed`. */
  id: string
  /** The English text with placeholders. */
  text: string
  values?: Values
}

/** True if a value is a message, the only kind of value with an `id`. */
export const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && 'id' in value
