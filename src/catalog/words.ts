/** The words of a text as a search sees them: split at `/`, `_`, `-` and white space, in lower case. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[/_\-\s]+/)
    .filter(word => word !== '')
