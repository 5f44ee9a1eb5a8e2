import type { Property } from '../../kernel/index.ts'

const exponent = /^[\t\n\r ]*[+-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)[eE][+-]?[0-9]+[\t\n\r ]*$/

/**
 * The canonical value of a text: a number for a year and for degrees if the number is written in the same way, else the
 * text itself. Degrees with an exponent always become numbers.
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
