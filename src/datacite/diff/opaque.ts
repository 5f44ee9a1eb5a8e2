/** Text to be written, the end of a list or object, or a value. */
type Pending = { text: string } | { end: object } | { value: unknown }

/**
 * The key of a value that does not belong in its place, such as a list instead of text: its JSON with the members of objects
 * sorted and cycles cut off. Works without recursion, because values may be deeply nested.
 */
export function opaqueKey(value: unknown): string {
  const written: string[] = []
  const around = new Set<object>()
  const waiting: Pending[] = [{ value }]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if ('text' in next) written.push(next.text)
    else if ('end' in next) around.delete(next.end)
    else if (typeof next.value === 'bigint') written.push(`${next.value}n`)
    else if (typeof next.value !== 'object' || next.value === null) written.push(JSON.stringify(next.value) ?? 'null')
    else if (around.has(next.value)) written.push('…')
    else {
      around.add(next.value)
      waiting.push({ end: next.value }, ...partsOf(next.value).reverse())
    }
  }
  return written.join('')
}

function partsOf(value: object): Pending[] {
  if (Array.isArray(value))
    return [{ text: '[' }, ...value.flatMap(item => [{ value: item as unknown }, { text: ',' }]), { text: ']' }]
  const members = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return [
    { text: '{' },
    ...members.flatMap(([name, member]) => [
      { text: `${JSON.stringify(name)}:` },
      { value: member as unknown },
      { text: ',' },
    ]),
    { text: '}' },
  ]
}
