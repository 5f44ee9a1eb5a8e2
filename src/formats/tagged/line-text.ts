/**
 * Returns the text of a tagged line. The Unicode line and paragraph separators (U+2028, U+2029) do not end a line and
 * become spaces.
 */
export const textOfLine = (value: string): string => value.replace(/[\u2028\u2029]/g, ' ').trim()
