/** True if two JSON values are equal, regardless of member order. Works without recursion, for values of any depth. */
export function isSame(first: unknown, second: unknown): boolean {
  const pending: [unknown, unknown][] = [[first, second]]
  for (let pair = pending.pop(); pair !== undefined; pair = pending.pop()) {
    const [a, b] = pair
    if (a === b) continue
    if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
    const names = Object.keys(a)
    if (Array.isArray(a) !== Array.isArray(b) || names.length !== Object.keys(b).length) return false
    for (const name of names) {
      if (!Object.hasOwn(b, name)) return false
      pending.push([(a as Named)[name], (b as Named)[name]])
    }
  }
  return true
}

type Named = Readonly<Record<string, unknown>>
