declare const brand: unique symbol

/** A text that a parser of this folder has read and found to be of the named scheme; no other text is assignable to it. */
export type Branded<Name extends string> = string & { readonly [brand]: Name }
