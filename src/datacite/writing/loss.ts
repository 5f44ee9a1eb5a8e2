import { type Message, saying } from '../../messages/message.ts'
import type { Loss } from '../format.ts'

/** Returns the loss of a value at a JSON Pointer into the canonical record. */
export const lossAt = (kind: Loss['kind'], pointer: string, message: Message, value: unknown): Loss => ({
  kind,
  pointer,
  ...saying(message, message.id),
  value,
})
