// Metadata is never nested this deep. Deeper objects and lists are equal only if they are identical.
const deepest = 100

/** True if two JSON values are equal, regardless of the order of members. */
export function isSame(a: unknown, b: unknown, depth = 0): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null || depth > deepest) return false
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false
    return a.every((item, index) => isSame(item, b[index], depth + 1))
  }
  const names = Object.keys(a)
  if (names.length !== Object.keys(b).length) return false
  return names.every(
    name =>
      Object.hasOwn(b, name) &&
      isSame((a as Record<string, unknown>)[name], (b as Record<string, unknown>)[name], depth + 1),
  )
}
