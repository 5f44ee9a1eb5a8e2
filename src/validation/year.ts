/** The year that a publicationYear gives, as a number or as four digits of text; `undefined` for anything that the schema refuses. */
export function yearOf(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isInteger(value) && value >= 1000 && value <= 9999 ? value : undefined
  return typeof value === 'string' && fourDigits.test(value) ? Number(value) : undefined
}

const fourDigits = /^\s*\d{4}\s*$/
