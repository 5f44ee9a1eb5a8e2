/**
 * The words of a text as a search sees them: runs of letters, digits and their marks, in lower case and composed (NFC), of each
 * the first 40 characters. So `/`, `_`, `-`, white space and all other signs part words.
 */
export function wordsOf(text: string): string[] {
  const words = text
    .toLowerCase()
    .normalize('NFC')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
  return words.filter(word => word !== '').map(word => (word.length > 40 ? (/^.{40}/su.exec(word)?.[0] ?? word) : word))
}
