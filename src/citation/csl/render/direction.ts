/** The direction of a language, by its tag. */
export const directionOf = (language: string): 'ltr' | 'rtl' =>
  rightToLeft.has(language.toLowerCase().split('-')[0] ?? '') ? 'rtl' : 'ltr'

const rightToLeft: ReadonlySet<string> = new Set(['ar', 'fa', 'he', 'ps', 'ur', 'yi'])
