/** Returns the text of a tagged line. The line and paragraph separators of Unicode (U+2028, U+2029) end no line and become spaces. */
export const textOfLine = (value: string): string => value.replace(/[\u2028\u2029]/g, ' ').trim()
