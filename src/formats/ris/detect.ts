/** True if a text begins with the tag of a reference in RIS. */
export const isRis = (text: string): boolean => /^\ufeff?\s{0,200}TY {1,3}-/i.test(text.slice(0, 1000))

/** True if a text begins with a tag of RIS, whichever it is. */
export const beginsAsRis = (text: string): boolean => /^\ufeff?\s{0,100}[A-Z][A-Z\d] {2}-(?: |\r?\n)/.test(text)
