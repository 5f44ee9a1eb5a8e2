import { messagesOf } from '../../messages/message.ts'
import type { RegistryChange } from '../../registry/index.ts'
import type { Say } from '../language/language.ts'
import { reportPhrase } from '../report/texts.ts'
import type { Colors } from '../terminal/colors.ts'
import { bounded, oneLine, printable, safeJson } from '../text/printable.ts'
import { cut } from '../text/width.ts'
import type { Prediction } from './predictions.ts'

const text = messagesOf('predict', {
  sentAs: 'if sent as {way}',
  verdict:
    '{records, plural, one {# record} other {# records}}: {refused} rejected, {changed} changed, {kept} unchanged.',
  hint: 'Schema errors are not shown here; run citable check to see them.',
})

/**
 * Renders a prediction: the result for each changed value, and the reasons. Returns an empty text if the record is
 * stored unchanged.
 */
export const predictionText = (prediction: Prediction, say: Say, colors: Colors, columns: number): string =>
  prediction.changes.length === 0 && prediction.unknown === undefined
    ? ''
    : `${[titleOf(prediction, say, colors), ...unknownIn(prediction, colors), ...reasonsOf(prediction, colors, columns)].join('\n\n')}\n\n`

const unknownIn = ({ unknown }: Prediction, colors: Colors): string[] =>
  unknown === undefined
    ? []
    : [`  ${unknown.reason}\n    ${colors.yellow('?')} ${colors.dim(oneLine(unknown.pointer))}`]

/** Renders the counts of rejected, changed and unchanged records as one line. */
export function verdictText(
  counts: { records: number; refused: number; changed: number },
  say: Say,
  colors: Colors,
): string {
  const mark = counts.refused > 0 ? colors.red('✖') : counts.changed > 0 ? colors.yellow('~') : colors.green('✔')
  const kept = counts.records - counts.refused - counts.changed
  return `${mark} ${say(text('verdict', { ...counts, kept }))} ${colors.dim(say(text('hint')))}\n`
}

const titleOf = ({ file, index, doi, via }: Prediction, say: Say, colors: Colors): string =>
  `${colors.bold(oneLine(file))}${index === 0 ? '' : ` ${say(reportPhrase('record', { number: index + 1 }))}`}${doi === undefined ? '' : `  ${cut(oneLine(doi), 80)}`}  ${colors.dim(say(text('sentAs', { way: via === 'xml' ? 'XML' : 'JSON' })))}`

/** Renders the changes to a record, grouped by reason, in the order in which the registry makes them. */
function reasonsOf({ changes }: Prediction, colors: Colors, columns: number): string[] {
  const byReason = new Map<string, RegistryChange[]>()
  for (const change of changes) {
    const alike = byReason.get(change.reason)
    if (alike === undefined) byReason.set(change.reason, [change])
    else alike.push(change)
  }
  return [...byReason].map(([reason, alike]) =>
    [`  ${reason}`, ...alike.map(change => changeText(change, colors, columns - 4))].join('\n'),
  )
}

function changeText({ effect, pointer, before, after }: RegistryChange, colors: Colors, columns: number): string {
  const { mark, color } = signs[effect]
  const lines = [`    ${colors[color](mark)} ${colors.dim(oneLine(pointer))}`]
  if (before !== undefined) lines.push(colors.red(`      - ${cut(lineOf(before), columns)}`))
  if (after !== undefined) lines.push(colors.green(`      + ${cut(lineOf(after), columns)}`))
  return lines.join('\n')
}

const signs = {
  rejects: { mark: '✖', color: 'red' },
  drops: { mark: '-', color: 'red' },
  changes: { mark: '~', color: 'yellow' },
} as const

const lineOf = (value: unknown): string => printable(safeJson(bounded(value)))
