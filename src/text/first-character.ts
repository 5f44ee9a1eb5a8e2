/** The first character of a text that is not white space. */
export const firstCharacter = (text: string): string | undefined => /\S/.exec(text)?.[0]

/** True if a text is parsed as JSON or NDJSON, because it begins with `{` or `[`. */
export const beginsAsJson = (text: string): boolean => /^\s*[{[]/.test(text)

/** True if a text tells its syntax, as JSON and XML do. */
export const tellsSyntax = (text: string): boolean => /^\s*[{[<]/.test(text)
