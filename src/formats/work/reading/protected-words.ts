const known = new WeakMap<object, () => readonly string[]>()

/**
 * Stores the words of a title whose case the source protects, such as `NASA` in `{NASA}`.
 *
 * `find` returns the words, and is called only when they are needed.
 */
export function protectWords(title: object, find: () => readonly string[]): void {
  known.set(title, find)
}

/** Returns the words whose case the source of a title protects. `title` is the object in the record. */
export const protectedWordsOf = (title: unknown): readonly string[] =>
  typeof title === 'object' && title !== null ? (known.get(title)?.() ?? []) : []
