/**
 * Parses delimited text (RFC 4180) into at most `mostRows` rows with at most `mostCells` cells each. Drops further rows
 * and cells.
 */
export function rowsOf(text: string, delimiter: string, mostRows: number, mostCells: number): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at < text.length && rows.length < mostRows) {
    const { cell, end } = text[at] === '"' ? quotedCell(text, at, delimiter) : plainCell(text, at, delimiter)
    if (row.length < mostCells) row.push(cell)
    at = end
    if (text[at] === delimiter) {
      at++
      if (at < text.length) continue
      // A delimiter at the end of the text is followed by an empty cell.
      if (row.length < mostCells) row.push('')
    }
    if (text.startsWith('\r\n', at)) at += 2
    else if (at < text.length) at++
    rows.push(row)
    row = []
  }
  return rows
}

/**
 * Parses a quoted cell, which may contain line breaks and doubled quotation marks.
 *
 * Text after the closing quote, up to the next delimiter or line break, belongs to the cell.
 */
function quotedCell(text: string, start: number, delimiter: string): { cell: string; end: number } {
  let end = start + 1
  while (end < text.length) {
    const mark = text.indexOf('"', end)
    if (mark < 0) return { cell: unquoted(text.slice(start + 1)), end: text.length }
    if (text[mark + 1] !== '"') {
      const rest = plainCell(text, mark + 1, delimiter)
      return { cell: unquoted(text.slice(start + 1, mark)) + rest.cell, end: rest.end }
    }
    end = mark + 2
  }
  return { cell: unquoted(text.slice(start + 1)), end: text.length }
}

const unquoted = (text: string): string => text.replaceAll('""', '"')

function plainCell(text: string, start: number, delimiter: string): { cell: string; end: number } {
  let end = start
  while (end < text.length && text[end] !== delimiter && text[end] !== '\n' && text[end] !== '\r') end++
  return { cell: text.slice(start, end), end }
}

/** Detects the delimiter from the first line: the most frequent of comma, semicolon and tab. */
export function delimiterOf(text: string): string {
  const [line = ''] = text.split('\n', 1)
  const counts = [',', ';', '\t'].map(one => ({ one, count: line.split(one).length }))
  return counts.reduce((best, other) => (other.count > best.count ? other : best)).one
}
