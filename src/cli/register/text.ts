import type { RegistrationPlan, RegistrationReport, RegistrationStep, StepResult } from '../../registry/client/index.ts'
import type { Colors } from '../colors.ts'
import { oneLine } from '../text/printable.ts'
import { padEnd } from '../text/width.ts'

/** How much is shown. */
export interface Showing {
  colors: Colors
  quiet: boolean
}

/** A plan for a person: each record with what is to be done, why not, and what changes. */
export function planText({ steps, event, endpoint }: RegistrationPlan, { colors, quiet }: Showing): string {
  const shown = quiet ? steps.filter(({ findings }) => findings.length > 0) : steps
  const counts = countedBy(steps, ({ action }) => action)
  const summary = [
    [counts.create, 'to create'],
    [counts.update, 'to update'],
    [counts.nothing, 'with nothing to do'],
    [counts.refused, 'refused'],
  ] as const
  const fate = event === 'publish' ? 'They will be findable.' : 'New ones will be drafts.'
  return `${shown.map(step => stepText(step, colors)).join('')}${summaryLine(steps.length, summary)} ${fate} Registry: ${oneLine(endpoint)}\n`
}

/** What became of a plan, for a person. */
export function reportText({ results }: RegistrationReport, { colors, quiet }: Showing): string {
  const shown = quiet ? results.filter(({ findings }) => findings.length > 0) : results
  const counts = countedBy(results, ({ outcome }) => outcome)
  const summary = [
    [counts.created, 'created'],
    [counts.updated, 'updated'],
    [counts.nothing, 'with nothing to do'],
    [counts['done-before'], 'done before'],
    [counts.refused, 'refused'],
    [counts.failed, 'failed'],
    [counts.open, 'still to do'],
  ] as const
  return `${shown.map(result => resultText(result, colors)).join('')}${summaryLine(results.length, summary)}\n`
}

function stepText(
  { action, doi, source, differences = [], changes = [], findings }: RegistrationStep,
  colors: Colors,
): string {
  const color = { create: colors.green, update: colors.yellow, nothing: colors.dim, refused: colors.red }[action]
  const details = [
    ...findings.map(
      ({ effect, message }) => `${effect === 'rejects' ? colors.red('✗') : colors.yellow('!')} ${oneLine(message)}`,
    ),
    ...differences.map(difference => `${colors.yellow('~')} ${oneLine(difference)}`),
    ...(action === 'nothing' || action === 'refused' ? [] : changes).map(
      ({ pointer, reason }) => `${colors.cyan('≈')} ${oneLine(pointer)}: ${oneLine(reason)}`,
    ),
  ]
  return lines(`${color(padEnd(action, 8))} ${oneLine(doi)}${from(source, colors)}`, details)
}

function resultText({ outcome, doi, source, state, findings }: StepResult, colors: Colors): string {
  const color =
    outcome === 'refused' || outcome === 'failed' ? colors.red : outcome === 'open' ? colors.yellow : colors.green
  const details = findings.map(
    ({ effect, message }) => `${effect === 'rejects' ? colors.red('✗') : colors.yellow('!')} ${oneLine(message)}`,
  )
  const now = state === undefined ? '' : ` (${state})`
  return lines(`${color(padEnd(outcome, 11))} ${oneLine(doi)}${now}${from(source, colors)}`, details)
}

const lines = (first: string, details: readonly string[]): string =>
  [first, ...details.map(detail => `    ${detail}`)].map(line => `${line}\n`).join('')

const from = (source: string | undefined, colors: Colors): string =>
  source === undefined ? '' : colors.dim(`  ${oneLine(source)}`)

function summaryLine(total: number, counts: readonly (readonly [number | undefined, string])[]): string {
  const told = counts.flatMap(([count, what]) =>
    count === undefined ? [] : [`${count.toLocaleString('en-US')} ${what}`],
  )
  const records = `${total.toLocaleString('en-US')} record${total === 1 ? '' : 's'}`
  return told.length === 0 ? `${records}.` : `${records}: ${told.join(', ')}.`
}

function countedBy<T, K extends string>(list: readonly T[], key: (one: T) => K): Partial<Record<K, number>> {
  const counts: Partial<Record<K, number>> = {}
  for (const one of list) counts[key(one)] = (counts[key(one)] ?? 0) + 1
  return counts
}
