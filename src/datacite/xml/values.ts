import type { Property } from '../../kernel/index.ts'

const exponent = /^[\t\n\r ]*[+-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)[eE][+-]?[0-9]+[\t\n\r ]*$/

/**
 * Returns the canonical value of a text: a number for certain years and degrees, and otherwise the text itself.
 *
 * Years from 1000 to 9999 become numbers, as do degrees that have an exponent or are spelt as JavaScript spells the
 * number.
 */
export function canonicalValue(text: string, property: Pick<Property, 'value'> | undefined): string | number {
  switch (property?.value) {
    case 'year':
      return /^[1-9][0-9]{3}$/.test(text) ? Number(text) : text
    case 'longitude':
    case 'latitude': {
      const number = Number(text)
      return Number.isFinite(number) && (String(number) === text || exponent.test(text)) ? number : text
    }
    default:
      return text
  }
}
