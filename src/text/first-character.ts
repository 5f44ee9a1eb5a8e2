/** Returns the first character of a text, skipping white space and record separators. */
export function firstCharacter(text: string): string | undefined {
  const first = /\S/.exec(text)
  return first?.[0] === recordSeparator ? firstCharacter(text.slice(first.index + 1)) : first?.[0]
}

/** The character before each JSON text of a text sequence (RFC 7464). */
export const recordSeparator = '\u001e'

/** True if a text is parsed as JSON or NDJSON, because it begins with `{` or `[`. */
export const beginsAsJson = (text: string): boolean => /[{[]/.test(firstCharacter(text) ?? '')

/** True if the first character of a text identifies its syntax, as in JSON and XML. */
export const tellsSyntax = (text: string): boolean => /^\s*[{[<]/.test(text)
