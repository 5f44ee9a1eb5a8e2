/** The maximum nesting depth of lists and objects in a document. */
export const deepest = 500

/**
 * True if lists and objects are nested too deeply for a record. Checks without recursion, before other code can
 * overflow the stack.
 */
export function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value]
  for (let depth = 0; depth <= deepest; depth++) {
    const next: unknown[] = []
    for (const holder of level)
      if (typeof holder === 'object' && holder !== null) for (const member of Object.values(holder)) next.push(member)
    if (next.length === 0) return false
    level = next
  }
  return true
}
