import { stringify } from '../../text/json/stringify.ts'
import type { WriteOptions } from '../format.ts'

/** A value as JSON text with a line end; a value that JSON cannot hold is a `TypeError`. */
export function jsonText(value: object, { pretty = true }: WriteOptions = {}): string {
  try {
    return `${stringify(value, pretty)}\n`
  } catch (cause) {
    throw new TypeError('The record holds itself, a BigInt or something else that JSON cannot hold.', { cause })
  }
}
