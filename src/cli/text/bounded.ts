/** A copy of a value in which what is nested deeper than any record is `'…'`, so that it can be written as JSON whatever it is. */
export function bounded(value: unknown, levels = 12): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (levels === 0) return '…'
  if (Array.isArray(value)) return value.map(item => bounded(item, levels - 1))
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, bounded(member, levels - 1)]))
}
