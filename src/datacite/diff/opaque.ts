/**
 * The key of a value that should not stand where it does, such as a list in the place of a text: its JSON with the members
 * of objects sorted. Without recursion, for the sake of deep nesting.
 */
export function opaqueKey(value: unknown): string {
  const written: string[] = []
  const waiting: ({ text: string } | { value: unknown })[] = [{ value }]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if ('text' in next) written.push(next.text)
    else if (typeof next.value !== 'object' || next.value === null) written.push(JSON.stringify(next.value) ?? 'null')
    else waiting.push(...partsOf(next.value).reverse())
  }
  return written.join('')
}

function partsOf(value: object): ({ text: string } | { value: unknown })[] {
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
