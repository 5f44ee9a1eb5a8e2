import type {
  RegistrationFinding,
  RegistrationPlan,
  RegistrationReport,
  RegistrationStep,
  StepResult,
} from '../../registry/client/index.ts'
import type { RegistryChange } from '../../registry/index.ts'
import { type FailOn, hasFailed, isFailing, type Weight, weightOfEffect } from '../report/fail-on.ts'
import type { Colors } from '../terminal/colors.ts'
import { oneLine } from '../text/printable.ts'
import { padEnd } from '../text/width.ts'

/** The options of the text output. */
export interface Showing {
  colors: Colors
  quiet: boolean
  /** The threshold at which the exit code becomes 1. */
  failOn: FailOn
}

/** Renders a plan as text: the records with their actions, findings and changes, and a summary. */
export function planText({ steps, event, endpoint }: RegistrationPlan, { colors, quiet, failOn }: Showing): string {
  const toldOf = (step: RegistrationStep): readonly RegistryChange[] =>
    quiet ? failingChanges(step, failOn) : changesOf(step).filter(({ before }) => before !== undefined)
  const shown = quiet ? steps.filter(step => step.findings.length + toldOf(step).length > 0) : steps
  const counts = countedBy(steps, ({ action }) => action)
  const summary = [
    [counts.create, 'to create'],
    [counts.update, 'to update'],
    [counts.nothing, 'with nothing to do'],
    [counts.refused, 'refused'],
  ] as const
  const fate = event === 'publish' ? 'They will be findable.' : 'New ones will be drafts.'
  const added = quiet ? '' : additions(steps, colors).join('')
  return `${shown.map(step => stepText(step, toldOf(step), colors)).join('')}${added}${summaryLine(steps.length, summary)} ${fate} Registry: ${oneLine(endpoint)}\n`
}

/** Renders the result of a plan. */
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
  { action, doi, source, differences = [], findings }: RegistrationStep,
  changes: readonly RegistryChange[],
  colors: Colors,
): string {
  const color = { create: colors.green, update: colors.yellow, nothing: colors.dim, refused: colors.red }[action]
  const details = [
    ...findings.map(
      ({ effect, message, position }) =>
        `${effect === 'rejects' ? colors.red('✗') : colors.yellow('!')} ${placeText(position, source)}${oneLine(message)}`,
    ),
    ...differences.map(difference => `${colors.yellow('~')} ${oneLine(difference)}`),
    ...byReason(changes).map(
      ([reason, [first = '', ...others]]) =>
        `${colors.cyan('≈')} ${oneLine(first)}${others.length === 0 ? '' : ` and ${others.length} more`}: ${oneLine(reason)}`,
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

/** Renders a position, such as `a.json:3:12 `, without the number of the record. */
const placeText = (position: RegistrationFinding['position'], source = ''): string =>
  position === undefined
    ? ''
    : `${oneLine(source.replace(/#\d+$/, ''))}:${position.start.line}:${position.start.column} `

const willBeSent = (action: RegistrationStep['action']): boolean => action === 'create' || action === 'update'

const changesOf = ({ action, changes = [] }: RegistrationStep): readonly RegistryChange[] =>
  willBeSent(action) ? changes : []

const failingChanges = (step: RegistrationStep, failOn: FailOn): RegistryChange[] =>
  changesOf(step).filter(({ effect }) => isFailing(weightOfEffect(effect), failOn))

/** True if a finding or a change in a plan reaches a threshold. */
export const planFails = ({ steps }: RegistrationPlan, failOn: FailOn): boolean =>
  steps.some(step => hasFailed(step.findings.map(weightOfFinding), failOn) || failingChanges(step, failOn).length > 0)

/** Returns the severity and registry effect of a registration finding, which decide whether the run fails. */
export const weightOfFinding = ({ effect }: RegistrationFinding): Weight =>
  weightOfEffect(effect === 'rejects' ? 'rejects' : 'drops')

function byReason(changes: readonly RegistryChange[]): [reason: string, pointers: string[]][] {
  const places = new Map<string, string[]>()
  for (const { reason, pointer } of changes) places.set(reason, [...(places.get(reason) ?? []), pointer])
  return [...places]
}

/** Renders the registry's additions to the records, one line per reason with the number of records. */
function additions(steps: readonly RegistrationStep[], colors: Colors): string[] {
  const counts = new Map<string, number>()
  for (const step of steps) {
    const added = changesOf(step).filter(({ before }) => before === undefined)
    for (const [reason] of byReason(added)) counts.set(reason, (counts.get(reason) ?? 0) + 1)
  }
  return [...counts].map(([reason, count]) => `${colors.cyan('≈')} ${oneLine(reason)} (${recordsOf(count)})\n`)
}

const recordsOf = (count: number): string => `${count.toLocaleString('en-US')} record${count === 1 ? '' : 's'}`

const lines = (first: string, details: readonly string[]): string =>
  [first, ...details.map(detail => `    ${detail}`)].map(line => `${line}\n`).join('')

const from = (source: string | undefined, colors: Colors): string =>
  source === undefined ? '' : colors.dim(`  ${oneLine(source)}`)

function summaryLine(total: number, counts: readonly (readonly [number | undefined, string])[]): string {
  const told = counts.flatMap(([count, what]) =>
    count === undefined ? [] : [`${count.toLocaleString('en-US')} ${what}`],
  )
  const records = recordsOf(total)
  return told.length === 0 ? `${records}.` : `${records}: ${told.join(', ')}.`
}

function countedBy<T, K extends string>(list: readonly T[], key: (one: T) => K): Partial<Record<K, number>> {
  const counts: Partial<Record<K, number>> = {}
  for (const one of list) counts[key(one)] = (counts[key(one)] ?? 0) + 1
  return counts
}
