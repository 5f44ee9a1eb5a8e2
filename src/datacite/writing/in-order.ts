import { isObject } from '../../core/object.ts'

// Metadata is never nested this deep. Deeper values keep their own order.
const deepest = 100

/**
 * Returns a JSON value with its members in the order of another value. Members that the other value lacks come last.
 */
export function inOrderOf(given: unknown, value: unknown, depth = 0): unknown {
  if (depth > deepest || given === value) return value
  if (Array.isArray(given) && Array.isArray(value))
    return value.map((item, index) => inOrderOf(given[index], item, depth + 1))
  if (!isObject(given) || !isObject(value)) return value
  const names = new Set([...Object.keys(given), ...Object.keys(value)])
  return Object.fromEntries(
    [...names]
      .filter(name => Object.hasOwn(value, name))
      .map(name => [name, Object.hasOwn(given, name) ? inOrderOf(given[name], value[name], depth + 1) : value[name]]),
  )
}
