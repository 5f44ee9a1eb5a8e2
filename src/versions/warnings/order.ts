import { keyAt } from '../collect.ts'
import type { Check, Inspection } from '../inspection.ts'
import { compareParsedVersions } from '../order.ts'
import { code } from '../relations.ts'
import { versionSuffix } from '../suffix.ts'

/** New versions with a lower version number than the one before. */
export const versionsBackwards: Check = ({ direct, label, report, version }) => {
  for (const { from, to } of direct) {
    const [older, newer] = [version(from), version(to)]
    if (!older || !newer || compareParsedVersions(older, newer) <= 0) continue
    const message = `${label(to)} is declared newer than ${label(from)}, but its version number is lower; turn the link around, or correct the version.`
    report('version-backwards', 'warning', [to, from], message)
  }
}

/** Neighbours in the order that share a version number, or of which the later one came out first. */
export const neighbours: Check = inspection => {
  const { direct, facts, found, label, name, report, version } = inspection
  const linked = new Set(direct.map(({ from, to }) => from * found.names.length + to))
  const inSuccession = new Set(direct.flatMap(({ from, to }) => [from, to]))
  eachNeighbour(inspection, (older, newer) => {
    // Two lines side by side may well agree.
    if (inSuccession.has(newer) && !linked.has(older * found.names.length + newer)) return
    const [first, second] = [version(older), version(newer)]
    if (first && second && compareParsedVersions(first, second) === 0) {
      const message = `${name(older)} and ${name(newer)} are different versions with the same number, ${facts(newer)?.version}; raise it with every new version.`
      report('same-version', 'info', [newer, older], message)
    }
    const [before, after] = [facts(older)?.date, facts(newer)?.date]
    if (before !== undefined && after !== undefined && isLater(before, after)) {
      const message = `${label(newer)} follows ${label(older)} in the order, but is of ${day(after)} and so older than ${day(before)}; correct the date, unless both lines went on side by side.`
      report('date-backwards', 'info', [newer, older], message)
    }
  })
}

/** DOI endings such as `.2` and `.3` that run against the order, leave one out, or differ from the version. */
export const suffixes: Check = inspection => {
  const { found, name, report } = inspection
  eachNeighbour(inspection, (older, newer) => {
    const stem = versionSuffix(keyAt(found, newer))?.stem ?? keyAt(found, newer)
    const [a, b] = [numberUnder(stem, keyAt(found, older)), numberUnder(stem, keyAt(found, newer))]
    if (a === undefined || b === undefined) return
    if (b < a) {
      const message = `${name(newer)} follows ${name(older)} in the order, though its DOI ends in a lower number; check the links and the versions of both.`
      report('suffix-mismatch', 'warning', [newer, older], message)
    } else if (b > a + 1 && !found.nodeOf.has(`${stem}.${a + 1}`) && !found.nodeOf.has(`${stem}.v${a + 1}`)) {
      const left = b === a + 2 ? `number ${a + 1} is` : `numbers ${a + 1} to ${b - 1} are`
      const message = `Between ${name(older)} and ${name(newer)} the ${left} left out; add the record, if that version exists.`
      report('gap', 'info', [newer, older], message)
    }
  })
  for (const node of inspection.orders.flat()) reportOwnNumber(inspection, node)
}

/** `.v3` on a record of version 2.0. */
function reportOwnNumber({ found, label, report, version }: Inspection, node: number): void {
  const suffix = versionSuffix(keyAt(found, node))
  if (!suffix?.explicit) return
  const number = version(node)?.numbers[0] ?? ''
  // Longer numbers are years.
  if (number === '' || number.length > 3 || Number(number) === suffix.number) return
  const message = `The DOI of ${label(node)} says that it is version ${suffix.number}; correct the version, or check that the record is the right one.`
  report('suffix-mismatch', 'warning', [node], message)
}

function numberUnder(stem: string, key = ''): number | undefined {
  if (key === stem) return 1
  const suffix = versionSuffix(key)
  return suffix?.stem === stem ? suffix.number : undefined
}

function eachNeighbour({ orders }: Inspection, visit: (older: number, newer: number) => void): void {
  for (const order of orders) {
    for (let at = 1; at < order.length; at++) visit(order[at - 1] ?? 0, order[at] ?? 0)
  }
}

/** Edges that nothing declares. */
export const guesses: Check = ({ edges, name, report }) => {
  for (const { from, to, how } of edges) {
    if (how !== 1 << code.suffix) continue
    const message = `${name(to)} is taken for the version after ${name(from)} only because of their DOIs; declare it with IsNewVersionOf and IsPreviousVersionOf.`
    report('suffix-guess', 'info', [to, from], message)
  }
}

const day = (date: string): string => date.slice(0, 10)

/** Whether the first date is later, as far as both are known: 2021-05 is not later than 2021. */
function isLater(first: string, second: string): boolean {
  const length = Math.min(first.length, second.length, 10)
  return first.slice(0, length) > second.slice(0, length)
}
