/**
 * Removes an unclosed bracket and the text after the bracket from given names such as `A. (Anna`.
 *
 * Truncated catalogue entries contain such names.
 */
export const closedGiven = (given: string): string => {
  if (isOpen(given, '(', ')')) return given.replace(/\s{0,9}\([^()]{0,200}$/, '').trim() || given
  return isOpen(given, '[', ']') ? given.replace(/\s{0,9}\[[^[\]]{0,200}$/, '').trim() || given : given
}

const isOpen = (text: string, opening: string, closing: string): boolean =>
  text.includes(opening) && text.split(opening).length > text.split(closing).length
