import { ltrLetters, rtlLetters } from './direction.ts'

/** Parts a text that is set in a direction: every other part, from the second on, is words of the other direction, with spaces and numbers between them. */
export const partsByDirection = (text: string, direction: string): string[] =>
  text.split(direction === 'rtl' ? ltrWords : rtlWords)

const wordsOf = (letters: string): RegExp =>
  new RegExp(String.raw`([${letters}](?:[${letters}\p{M}\p{N}]|[ \u00a0.'’:/_-]{1,3}(?=[${letters}\p{N}]))*)`, 'u')
const [ltrWords, rtlWords] = [wordsOf(ltrLetters), wordsOf(rtlLetters)]
