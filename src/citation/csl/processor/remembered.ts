/** The value of a key, made and kept where there is none. */
export function remembered<K, V>(values: Map<K, V>, key: K, make: () => V): V {
  let value = values.get(key)
  if (value === undefined) {
    value = make()
    values.set(key, value)
  }
  return value
}
