/** True if a part of a name is a generational suffix: `Jr.`, `Sr`, `III`, `3rd`. Degrees are excluded. */
export const isSuffix = (text: string): boolean =>
  /^(?:[js]r\.?|junior|senior|II|III|IV|VI{0,3}|2nd|3rd|4th|père|fils)$/i.test(text)

/**
 * True if a word at the end of a name without a comma is a generational suffix.
 *
 * Excludes `V`, `JR` and `SR` (initials in such names), `Junior` and `Senior` (possible names), and Roman numerals in
 * lower case.
 */
export const isLooseSuffix = (text: string): boolean =>
  /^(?:[JjSs]r\.?|II|III|IV|VI{1,3}|2nd|3rd|4th|père|fils)$/.test(text)

/** True if a part of a name is an academic degree or a form of address: `PhD`, `M.D.`, `Prof.` */
export const isDegree = (text: string): boolean =>
  /^(?:ph\.?\s?d\.?|d\.?phil\.?|m\.?d\.|MD|sc\.?d\.?|d\.?sc\.?|m\.?sc\.?|b\.?sc\.?|mba|m\.a\.|b\.a\.|ll\.?m\.?|dr\.?(?:\s?(?:rer|phil|med|ing|jur)\.?(?:\s?nat\.?)?)?|dr\.?-ing\.?|dipl\.-ing\.|prof(?:\.|essor)?|mrs?\.|ms\.|esq\.?)$/i.test(
    text,
  )
