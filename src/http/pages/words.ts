/** Writes a term of the kernel as words: `IsNewVersionOf` gives `Is new version of`, `JournalArticle` `Journal article`. */
export function wordsOfTerm(term: string): string {
  const words = term.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ').split(' ')
  return words.map((word, place) => (place === 0 || /^\p{Lu}{2}/u.test(word) ? word : word.toLowerCase())).join(' ')
}

/** `1 file`, `2 files`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${grouped(count)} ${count === 1 ? one : many}`

/** A whole number with its digits in groups of three: `1,234,567`. */
export const grouped = (count: number): string => count.toLocaleString('en-US')

/** A number of bytes in the largest unit of 1000 in which it is at least 1: `36.7 MB`. */
export function sizeOf(bytes: number): string {
  let value = bytes
  let unit = 0
  // A value that would be rounded to 1000 becomes 1 of the next unit.
  while (value >= 999.5 && unit < units.length - 1) {
    value /= 1000
    unit++
  }
  if (bytes === 1) return '1 byte'
  return `${unit === 0 || value >= 99.95 ? Math.round(value) : Number(value.toFixed(1))} ${units[unit]}`
}

const units = ['bytes', 'kB', 'MB', 'GB', 'TB', 'PB', 'EB']

/** A version stamp as a date: `20210312` gives `2021-03-12`; anything else is returned unchanged. */
export const stampDate = (stamp: string): string => stamp.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3')

/** The English name of a language, `German (Germany)`; its tag if the platform does not know it. */
export function languageName(tag: string): string {
  try {
    return new Intl.DisplayNames(['en'], { type: 'language' }).of(tag) ?? tag
  } catch {
    return tag
  }
}
