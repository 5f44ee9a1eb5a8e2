/** Returns a function that creates a value on its first call and returns the same value on later calls. */
export function lazily<T>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** A map or a weak map. */
interface Keeping<K, V> {
  get: (key: K) => V | undefined
  set: (key: K, value: V) => unknown
}

/** Returns the value of a key. Creates and stores a value if the key has none. */
export function remembered<K, V>(values: Keeping<K, V>, key: K, make: () => V): V {
  let value = values.get(key)
  if (value === undefined) {
    value = make()
    values.set(key, value)
  }
  return value
}
