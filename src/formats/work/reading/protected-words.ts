const known = new WeakMap<object, readonly string[]>()

/** Stores the words of a title whose case a source protects, such as `NASA` in `{NASA}`. */
export function protectWords(title: object, words: readonly string[]): void {
  if (words.length > 0) known.set(title, words)
}

/** Returns the words whose case the source of a title protects. `title` is the object in the record. */
export const protectedWordsOf = (title: unknown): readonly string[] =>
  typeof title === 'object' && title !== null ? (known.get(title) ?? []) : []
