/** Whether one of the names in a record may be meant by one of those at a registry: they share a word that tells something, or their scripts differ. */
export function isSameName(given: readonly string[], known: readonly string[]): boolean {
  if (given.length === 0 || known.length === 0) return true
  return given.some(one => known.some(other => shareWord(one, other)))
}

function shareWord(one: string, other: string): boolean {
  if (hasLatin(one) !== hasLatin(other)) return true
  const [words, others] = [wordsOf(one), wordsOf(other)]
  return words.some(word => others.includes(word))
}

const hasLatin = (name: string): boolean => /\p{Script=Latin}/u.test(name)

/** The words of a name without accents; initials, and words that many organisations have, say nothing unless there are no others. */
function wordsOf(name: string): string[] {
  const words = name
    .slice(0, 1000)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '')
  const telling = words.filter(word => word.length > 1 && !common.has(word))
  return telling.length > 0 ? telling : words
}

const common: ReadonlySet<string> = new Set(
  'of the and for at in de la le du des et der die das und fur von del di da do dos e y university universitat universite universidad universidade universita institute institut instituto istituto college school center centre zentrum department national foundation research society'.split(
    ' ',
  ),
)
