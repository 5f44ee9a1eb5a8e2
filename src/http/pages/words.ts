/** Writes a term of the kernel as words: `IsNewVersionOf` gives `Is new version of`, `JournalArticle` `Journal article`. */
export function wordsOfTerm(term: string): string {
  const words = term.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ').split(' ')
  return words.map((word, place) => (place === 0 || /^\p{Lu}{2}/u.test(word) ? word : word.toLowerCase())).join(' ')
}

/** A version stamp as a date: `20210312` gives `2021-03-12`; anything else is returned unchanged. */
export const stampDate = (stamp: string): string => stamp.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3')
