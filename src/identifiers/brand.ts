declare const brand: unique symbol

/** A text that the parser of the named scheme returned; no other text is assignable to this type. */
export type Branded<Name extends string> = string & { readonly [brand]: Name }
