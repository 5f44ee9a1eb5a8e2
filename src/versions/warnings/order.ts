import { keyAt } from '../links/collect.ts'
import { versionSuffix } from '../links/suffix.ts'
import { parseVersion, versionOrder } from '../order/order.ts'
import type { Check, Inspection } from './inspection.ts'

/** Finds version numbers, dates and DOI endings that contradict the order of two versions or leave a gap. */
export const steps: Check = inspection => {
  const { direct, family } = inspection
  const declared = new Set<number>()
  for (const { from, to } of direct) {
    declared.add(from).add(to)
    compare(inspection, from, to, true)
  }
  // For other neighbours, nothing says which comes first.
  family.order.forEach((newer, place) => {
    const older = family.order[place - 1]
    if (older !== undefined && !declared.has(newer)) compare(inspection, older, newer, false)
  })
}

function compare(inspection: Inspection, older: number, newer: number, isDeclared: boolean): void {
  const { facts, found, name, report } = inspection
  const [before, after] = [facts(older), facts(newer)]
  const order = versionOrder(before.version ?? '', after.version ?? '')
  if ((order ?? 0) > 0 && isDeclared) {
    report('version-backwards', [newer, older], [after.version ?? '', before.version ?? ''])
  }
  if (order === 0) report('same-version', [newer, older], [after.version ?? ''])
  if (isLater(before.date, after.date)) report('date-backwards', [newer, older], [after.date ?? '', before.date ?? ''])

  const key = keyAt(found, newer)
  const stem = versionSuffix(key)?.stem ?? key
  const [a, b] = [numberUnder(stem, keyAt(found, older)), numberUnder(stem, key)]
  if (a === undefined || b === undefined) return
  if (b < a) report('suffix-mismatch', [newer, older], [`its place after ${name(older)}`])
  else if (b > a + 1 && !found.nodeOf.has(key.replace(/\d+$/, `${a + 1}`))) {
    report('gap', [older, newer], [`number ${a + 1}${b > a + 2 ? ` to ${b - 1}` : ''}`], 'info')
  }
}

/** Finds endings such as `.v3` in the DOI of a version 2.0. */
export const ownNumbers: Check = ({ facts, family, found, report }) => {
  for (const node of family.order) {
    const suffix = versionSuffix(keyAt(found, node))
    const [number = ''] = parseVersion(facts(node).version ?? '')?.numbers ?? []
    // Longer numbers are years.
    if (suffix?.explicit && number !== '' && number.length < 4 && Number(number) !== suffix.number) {
      report('suffix-mismatch', [node], [`its version ${facts(node).version}`])
    }
  }
}

function numberUnder(stem: string, key: string): number | undefined {
  if (key === stem) return 1
  const suffix = versionSuffix(key)
  return suffix?.stem === stem ? suffix.number : undefined
}

/** Whether the first date is later, at the precision that both share: 2021-05 is not later than 2021. */
const isLater = (first = '', second = ''): boolean => first.slice(0, second.length) > second.slice(0, first.length)
