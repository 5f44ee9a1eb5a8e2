/** Writes a value as JSON text; unlike `JSON.stringify` alone, it accepts any depth of nesting. */
export function stringify(value: unknown, pretty: boolean): string {
  try {
    return JSON.stringify(value, null, pretty ? 2 : undefined)
  } catch (error) {
    if (error instanceof RangeError) return stringifyDeep(value)
    throw error
  }
}

/** Text still to be written, or a value. */
type Pending = { text: string } | { value: unknown }

/** Without recursion, and without indentation, which would be most of the text at such a depth. */
function stringifyDeep(root: unknown): string {
  const written: string[] = []
  const pending: Pending[] = [{ value: root }]
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if ('text' in next) written.push(next.text)
    else if (typeof next.value !== 'object' || next.value === null) written.push(JSON.stringify(next.value) ?? 'null')
    else pending.push(...partsOf(next.value).reverse())
  }
  return written.join('')
}

function partsOf(value: object): Pending[] {
  if (Array.isArray(value)) {
    const items = value.flatMap((item, index): Pending[] => [{ text: index === 0 ? '' : ',' }, { value: item }])
    return [{ text: '[' }, ...items, { text: ']' }]
  }
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .flatMap(([name, member], index): Pending[] => [
      { text: `${index === 0 ? '' : ','}${JSON.stringify(name)}:` },
      { value: member },
    ])
  return [{ text: '{' }, ...members, { text: '}' }]
}

/** Writes a value as JSON text with a final line end, indented unless `pretty` is false. Throws a `TypeError` if JSON cannot hold the value. */
export function jsonText(value: unknown, { pretty = true }: { pretty?: boolean } = {}): string {
  try {
    return `${stringify(value, pretty)}\n`
  } catch (cause) {
    throw new TypeError('The record holds itself, a BigInt or something else that JSON cannot hold.', { cause })
  }
}
