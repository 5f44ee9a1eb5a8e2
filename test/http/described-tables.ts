/** The first two cells of each row of a Markdown table, without the header row. */
export type Table = (readonly [field: string, type: string])[]

/** Returns the tables in a section of a Markdown text, in order. The section ends at the next heading. */
export function tablesOf(markdown: string, heading: string): Table[] {
  const lines = markdown.split('\n')
  const start = lines.findIndex(line => /^#+ /.test(line) && line.includes(heading))
  const tables: Table[] = []
  let inTable = false
  for (const line of lines.slice(start + 1)) {
    if (/^#+ /.test(line)) break
    const isRow = line.startsWith('|')
    if (isRow && !inTable) tables.push([])
    inTable = isRow
    const [field = '', type = ''] = line
      .split('|')
      .slice(1)
      .map(cell => cell.trim())
    if (isRow && !/^-+$/.test(field)) tables.at(-1)?.push([field, type])
  }
  return tables.map(([, ...rows]) => rows)
}

/**
 * Returns the names in the outer braces of a text, without inner braces and text in parentheses: `date` and `box` for
 * `{date (ISO 8601), box: {…}}`.
 */
export function namesIn(type: string): string[] {
  const inside = /\{(.*)\}/.exec(type)?.[1] ?? ''
  let flat = inside
  for (let before = ''; before !== flat; ) {
    before = flat
    flat = flat.replace(/\([^()]*\)|:?\s*\{[^{}]*\}/g, '')
  }
  return flat.split(',').map(name => name.trim())
}
