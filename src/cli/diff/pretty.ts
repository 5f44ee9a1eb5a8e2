import type { Difference } from '../../datacite/diff/difference.ts'
import type { GivenRecord } from '../records.ts'
import type { Colors } from '../terminal/colors.ts'
import { bounded, oneLine, printable, safeJson } from '../text/printable.ts'
import { count, cut } from '../text/width.ts'
import type { Comparison, ComparisonSummary } from './comparison.ts'

/** Renders a comparison: the differences between matching records, the records on one side only, and the counts. */
export function comparisonText(comparison: Comparison, colors: Colors, columns: number): string {
  const { pairs, onlyBefore, onlyAfter, summary } = comparison
  const blocks = pairs
    .filter(({ differences }) => differences.length > 0)
    .map(({ before, after, differences }) =>
      [
        `${colors.red(`--- ${placeName(before)}`)}\n${colors.green(`+++ ${placeName(after)}`)}`,
        ...differences.map(difference => differenceText(difference, colors, columns)),
      ].join('\n\n'),
    )
  const alone = [
    ...onlyBefore.map(given => colors.red(`- Only on the left: ${placeName(given)}`)),
    ...onlyAfter.map(given => colors.green(`+ Only on the right: ${placeName(given)}`)),
  ]
  if (alone.length > 0) blocks.push(alone.join('\n'))
  const mark = summary.differences + summary.unmatched > 0 ? colors.red('✖') : colors.green('✔')
  return `${[...blocks, `${mark} ${verdict(summary)}`].join('\n\n')}\n`
}

const placeName = ({ file, index, record }: GivenRecord): string =>
  `${oneLine(file)}${index === 0 ? '' : ` record ${index + 1}`}${typeof record.doi === 'string' ? `  ${cut(oneLine(record.doi), 80)}` : ''}`

function differenceText(
  { kind, property, before, after, message }: Difference,
  colors: Colors,
  columns: number,
): string {
  const { mark, color } = signs[kind]
  const pointers = [...new Set([before?.pointer, after?.pointer].filter(pointer => pointer !== undefined))]
  const title = `  ${colors[color](mark)} ${colors.bold(property)}  ${colors.dim(oneLine(pointers.join(' → ')))}`
  if (kind === 'moved') return `${title}\n    ${cut(oneLine(message.slice(property.length + 2)), columns - 4)}`
  return [title, ...values(before, after, colors, columns - 6)].join('\n')
}

function values(before: Difference['before'], after: Difference['after'], colors: Colors, columns: number): string[] {
  if (before !== undefined && after !== undefined) {
    const [was, is] = valuesApart(before.value, after.value, columns)
    return [colors.red(`    - ${was}`), colors.green(`    + ${is}`)]
  }
  return [
    ...(before === undefined ? [] : [colors.red(`    - ${cut(lineOf(before.value), columns)}`)]),
    ...(after === undefined ? [] : [colors.green(`    + ${cut(lineOf(after.value), columns)}`)]),
  ]
}

const signs = {
  added: { mark: '+', color: 'green' },
  removed: { mark: '-', color: 'red' },
  changed: { mark: '~', color: 'yellow' },
  moved: { mark: '↕', color: 'cyan' },
  spelling: { mark: '≈', color: 'dim' },
} as const

function verdict({ compared, different, unmatched, differences, spelling }: ComparisonSummary): string {
  const found =
    differences > 0
      ? `${different === compared && compared === 1 ? '' : `${different} of `}${count(compared, 'record')} compared: ${count(differences, 'difference')}`
      : `${count(compared, 'record')} compared, no difference`
  const written = spelling > 0 ? `; ${count(spelling, 'value')} spelled differently` : ''
  return `${found}${written}.${unmatched > 0 ? ` ${count(unmatched, 'record')} on one side only.` : ''}`
}

/** Renders two values, each on a separate line. In long values, most of a long common prefix is omitted. */
function valuesApart(before: unknown, after: unknown, columns: number): [before: string, after: string] {
  const [was, is] = [lineOf(before), lineOf(after)]
  const same = commonStart(was, is)
  const isLong = Math.max(was.length, is.length) > columns
  const from = isLong && same > context * 2 ? same - context : 0
  return [was, is].map(line => cut(from > 0 ? `…${line.slice(from)}` : line, columns)) as [string, string]
}

const lineOf = (value: unknown): string => printable(safeJson(bounded(value)))

function commonStart(one: string, other: string): number {
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  // Avoids the middle of a surrogate pair.
  return (one.charCodeAt(at) & 0xfc00) === 0xdc00 ? at - 1 : at
}

// Characters to show before the first difference.
const context = 20
