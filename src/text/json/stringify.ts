/**
 * Writes a value as JSON text. A value that is nested too deeply for `JSON.stringify` is written without indentation.
 */
export function stringify(value: unknown, pretty: boolean): string {
  try {
    return JSON.stringify(value, null, pretty ? 2 : undefined)
  } catch (error) {
    if (error instanceof RangeError) return stringifyDeep(value)
    throw error
  }
}

type Pending = { text: string } | { value: unknown }

/** Writes a deeply nested value without recursion. Omits indentation, which would make up most of the text. */
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

/**
 * Writes a value as JSON text with a final line end, indented unless `pretty` is false.
 *
 * @throws TypeError for a value that JSON cannot represent
 */
export function jsonText(value: unknown, { pretty = true }: { pretty?: boolean } = {}): string {
  try {
    return `${stringify(value, pretty)}\n`
  } catch (cause) {
    throw new TypeError(
      'The record contains a circular reference, a BigInt or another value that JSON cannot represent.',
      { cause },
    )
  }
}
