const known = new WeakMap<object, readonly string[]>()

/** Stores the words of a title whose case a source protects, such as `NASA` in `{NASA}`. */
export function protectWords(title: object, words: readonly string[]): void {
  if (words.length > 0) known.set(title, words)
}

/** Returns the words of a title, as an object of a record, whose case its source protects. */
export const protectedWordsOf = (title: unknown): readonly string[] =>
  typeof title === 'object' && title !== null ? (known.get(title) ?? []) : []
