/** Returns `rtl` for Arabic, Persian, Hebrew, Pashto, Urdu and Yiddish, and `ltr` for any other language. */
export const directionOf = (language: string): 'ltr' | 'rtl' => (rightToLeft.test(language) ? 'rtl' : 'ltr')

const rightToLeft = /^(?:ar|fa|he|ps|ur|yi)(?:-|$)/i

/** The letters of right-to-left scripts, for a character class. */
export const rtlLetters = String.raw`\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}`
/** The Latin, Greek and Cyrillic letters, for a character class. */
export const ltrLetters = String.raw`\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}`

/**
 * Splits a text of the given direction: every second part consists of words of the opposite direction, with the spaces,
 * marks and numbers between them.
 */
export const partsByDirection = (text: string, direction: string): string[] =>
  text.split(direction === 'rtl' ? ltrWords : rtlWords)

const wordsOfScript = (letters: string): RegExp =>
  new RegExp(String.raw`([${letters}](?:[${letters}\p{M}\p{N}]|[ \u00a0.'’:/_-]{1,3}(?=[${letters}\p{N}]))*)`, 'u')
const [ltrWords, rtlWords] = [wordsOfScript(ltrLetters), wordsOfScript(rtlLetters)]
