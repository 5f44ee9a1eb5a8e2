/** The direction of a language, by its tag. */
export const directionOf = (language: string): 'ltr' | 'rtl' => (rightToLeft.test(language) ? 'rtl' : 'ltr')

const rightToLeft = /^(?:ar|fa|he|ps|ur|yi)(?:-|$)/i

/** The letters of scripts that are written from right to left, for a class of characters. */
export const rtlLetters = String.raw`\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}`
/** Those of scripts that are written from left to right and stand next to them. */
export const ltrLetters = String.raw`\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}`
