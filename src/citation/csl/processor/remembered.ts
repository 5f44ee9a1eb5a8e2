/** A map, or one that is weak. */
interface Keeping<K, V> {
  get: (key: K) => V | undefined
  set: (key: K, value: V) => unknown
}

/** The value of a key, made and kept where there is none. */
export function remembered<K, V>(values: Keeping<K, V>, key: K, make: () => V): V {
  let value = values.get(key)
  if (value === undefined) {
    value = make()
    values.set(key, value)
  }
  return value
}
