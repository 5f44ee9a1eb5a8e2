/** Returns a function that makes a value when it is first called, and returns the same value later. */
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

/** Returns the value of a key. Makes and keeps a value where the key has none. */
export function remembered<K, V>(values: Keeping<K, V>, key: K, make: () => V): V {
  let value = values.get(key)
  if (value === undefined) {
    value = make()
    values.set(key, value)
  }
  return value
}
