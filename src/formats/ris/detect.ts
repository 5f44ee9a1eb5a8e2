/** True if a text starts with the first tag of a RIS reference. */
export const isRis = (text: string): boolean => /^\ufeff?\s{0,200}TY {1,3}-/i.test(text.slice(0, 1000))

/** True if a text starts with any RIS tag. */
export const beginsAsRis = (text: string): boolean => /^\ufeff?\s{0,100}[A-Z][A-Z\d] {2}-(?: |\r?\n)/.test(text)
