import type { VersionChain, VersionGraph, VersionWarning } from '../../versions/types.ts'
import type { Colors } from '../terminal/colors.ts'
import { oneLine } from '../text/printable.ts'
import { count, cut, padEnd, width, wrapIndented } from '../text/width.ts'

/**
 * Draws the chains of a graph as trees, oldest version first, followed by the number of records outside chains and the
 * warnings.
 */
export function graphText(graph: VersionGraph, colors: Colors, columns: number): string {
  const blocks = graph.chains.map(chain => chainBlock(graph, chain, colors, columns))
  const alone = graph.nodes.filter(({ doi }) => graph.chain(doi) === undefined).length
  if (alone > 0) blocks.push(`${count(alone, 'record')} without ${blocks.length > 0 ? 'other ' : ''}versions.`)
  if (graph.nodes.length === 0) blocks.push('No records.')
  if (graph.warnings.length > 0) blocks.push(warningsText(graph.warnings, colors, columns))
  return `${blocks.join('\n\n')}\n`
}

/** Renders the severity, code and message of each warning about versions. */
export const warningsText = (warnings: readonly VersionWarning[], colors: Colors, columns: number): string =>
  warnings.map(warning => warningLines(warning, colors, columns)).join('\n')

function chainBlock(graph: VersionGraph, chain: VersionChain, colors: Colors, columns: number): string {
  const rows = chain.order.map(doi => formatRow(graph, chain, doi))
  const widths = [0, 1, 2].map(cell => Math.max(...rows.map(row => width(row.cells[cell] ?? ''))))
  const lines = rows.map(({ cells, title, marker }, index) => {
    const branch = index === rows.length - 1 ? '└─ ' : '├─ '
    const fixed = cells.map((cell, at) => padEnd(cell, widths[at] ?? 0)).join('  ')
    const end = marker === '' ? '' : `  ${marker}`
    const room = columns - width(branch + fixed + end) - 2
    const shownTitle = room < shortestTitle || title === '' ? '' : `  ${cut(title, room)}`
    return `${branch}${fixed}${colors.dim(shownTitle)}${colors.bold(end)}`
  })
  return [heading(chain, colors), ...lines, ...aliasLines(chain)].join('\n')
}

function heading({ order, concepts }: VersionChain, colors: Colors): string {
  const concept = concepts.length === 0 ? '' : `, concept ${concepts.map(oneLine).join(', ')}`
  return colors.bold(`${count(order.length, 'version')}${concept}`)
}

interface Row {
  /** The cells of the row: the version, the date and the DOI. */
  cells: readonly [string, string, string]
  title: string
  marker: string
}

function formatRow(graph: VersionGraph, chain: VersionChain, doi: string): Row {
  const node = graph.node(doi)
  const markers = [
    doi === chain.latest && 'latest',
    node?.withdrawn !== undefined && 'withdrawn',
    node?.record === undefined && 'record not given',
  ].filter(Boolean)
  return {
    cells: [oneLine(node?.version ?? '-'), oneLine(node?.date ?? '-'), oneLine(doi)],
    title: oneLine(node?.title ?? ''),
    marker: markers.length === 0 ? '' : `(${markers.join(', ')})`,
  }
}

const aliasLines = ({ aliases }: VersionChain): string[] =>
  aliases.map(({ doi, of }) => `   ${oneLine(doi)} is the same as ${oneLine(of)}`)

function warningLines({ code, severity, message }: VersionWarning, colors: Colors, columns: number): string {
  const label = severity === 'warning' ? colors.yellow('warning') : colors.blue('info')
  return `${label}  ${colors.bold(code)}\n${wrapIndented(oneLine(message), Math.min(columns, 100), '  ')}`
}

const shortestTitle = 12
