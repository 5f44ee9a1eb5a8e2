/** The direction of a language, by its tag. */
export const directionOf = (language: string): 'ltr' | 'rtl' => (rightToLeft.test(language) ? 'rtl' : 'ltr')

const rightToLeft = /^(?:ar|fa|he|ps|ur|yi)(?:-|$)/i
