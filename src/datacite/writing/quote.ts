/** A value as messages name it: as JSON, cut where it is long. */
export function quote(value: unknown): string {
  const text = typeof value === 'object' && value !== null ? outline(value) : (JSON.stringify(value) ?? String(value))
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

const longest = 60

/** Of an object or list the first members, and of those that hold others only the bracket: values may nest without end. */
function outline(value: object): string {
  const isList = Array.isArray(value)
  const shown = Object.entries(value)
    .slice(0, 4)
    .map(([name, member]) => {
      const text =
        typeof member === 'object' && member !== null ? (Array.isArray(member) ? '[…]' : '{…}') : JSON.stringify(member)
      return isList ? text : `${JSON.stringify(name)}: ${text}`
    })
  return isList ? `[${shown.join(', ')}]` : `{${shown.join(', ')}}`
}
