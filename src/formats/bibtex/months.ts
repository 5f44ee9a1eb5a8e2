/** The macros of BibTeX's styles for the months. */
export const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

/** The month, 1 to 12, that a word begins: `sep`, `September`, `sept.` */
export function monthOf(word: string): number | undefined {
  const at = months.indexOf(word.slice(0, 3).toLowerCase())
  return at < 0 ? undefined : at + 1
}
