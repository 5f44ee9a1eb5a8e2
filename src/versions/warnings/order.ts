import { keyAt } from '../collect.ts'
import { compareParsedVersions } from '../order.ts'
import { versionSuffix } from '../suffix.ts'
import type { Check, Inspection } from './inspection.ts'

/** Version numbers and dates that contradict the order. */
export const versionsAndDates: Check = inspection => {
  const { facts, report, version } = inspection
  eachStep(inspection, (older, newer, isDeclared) => {
    const [first, second] = [version(older), version(newer)]
    const [before, after] = [facts(older), facts(newer)]
    const order = first && second && compareParsedVersions(first, second)
    if ((order ?? 0) > 0 && isDeclared) {
      report('version-backwards', [newer, older], [after.version ?? '', before.version ?? ''])
    }
    if (order === 0) report('same-version', [newer, older], [after.version ?? ''])
    if (isLater(before.date, after.date))
      report('date-backwards', [newer, older], [after.date ?? '', before.date ?? ''])
  })
}

/** DOI endings such as `.2` and `.3` that run against the order, leave one out, or differ from the version. */
export const suffixes: Check = inspection => {
  const { family, found, name, report, version } = inspection
  eachStep(inspection, (older, newer) => {
    const key = keyAt(found, newer)
    const stem = versionSuffix(key)?.stem ?? key
    const [a, b] = [numberUnder(stem, keyAt(found, older)), numberUnder(stem, key)]
    if (a === undefined || b === undefined) return
    if (b < a) report('suffix-mismatch', [newer, older], [`its place after ${name(older)}`])
    else if (b > a + 1 && !found.nodeOf.has(`${stem}.${a + 1}`) && !found.nodeOf.has(`${stem}.v${a + 1}`)) {
      report('gap', [older, newer], [`number ${a + 1}${b > a + 2 ? ` to ${b - 1}` : ''}`], 'info')
    }
  })
  for (const node of family.order) {
    const suffix = versionSuffix(keyAt(found, node))
    const [number = ''] = version(node)?.numbers ?? []
    // Longer numbers are years.
    if (suffix?.explicit && number !== '' && number.length < 4 && Number(number) !== suffix.number) {
      report('suffix-mismatch', [node], [`its version ${inspection.facts(node).version}`])
    }
  }
}

function numberUnder(stem: string, key: string): number | undefined {
  if (key === stem) return 1
  const suffix = versionSuffix(key)
  return suffix?.stem === stem ? suffix.number : undefined
}

/** Visits what is declared the next version of another, and neighbours in the order of which nothing says what comes before. */
function eachStep(
  { direct, family }: Inspection,
  visit: (older: number, newer: number, isDeclared: boolean) => void,
): void {
  const declared = new Set<number>()
  for (const { from, to } of direct) {
    declared.add(from).add(to)
    visit(from, to, true)
  }
  family.order.forEach((newer, place) => {
    const older = family.order[place - 1]
    if (older !== undefined && !declared.has(newer)) visit(older, newer, false)
  })
}

/** Whether the first date is later, as far as both are known: 2021-05 is not later than 2021. */
const isLater = (first = '', second = ''): boolean => first.slice(0, second.length) > second.slice(0, first.length)
