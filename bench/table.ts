import type { Row } from './bench.ts'

/** Writes the rows as a plain-text table with columns as wide as necessary. */
export function table(rows: readonly Row[]): string {
  const head = ['', 'baseline', 'candidate', 'ratio', 'target', '']
  const lines = rows.map(row => [row.what, row.baseline, row.candidate, row.ratio, row.target ?? '', verdict(row)])
  const widths = head.map((title, column) => Math.max(title.length, ...lines.map(line => line[column]?.length ?? 0)))
  const written = [head, widths.map(width => '-'.repeat(width)), ...lines].map(line =>
    line
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  )
  return written.map(line => line.trimEnd()).join('\n')
}

const verdict = ({ reached }: Row): string => (reached === undefined ? '' : reached ? 'reached' : 'missed')
