import type { Property } from '../../kernel/index.ts'

const exponent = /^[\t\n\r ]*[+-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)[eE][+-]?[0-9]+[\t\n\r ]*$/

/**
 * Returns the canonical value of a text: a number for a year from 1000 to 9999, for degrees spelt as JavaScript spells
 * the number, and for degrees with an exponent. Returns any other text unchanged.
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
