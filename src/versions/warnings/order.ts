import type { Check, Inspection } from '../inspection.ts'
import { compareVersions, parseVersion } from '../order.ts'
import { relationsIn } from '../relations.ts'
import { versionSuffix } from '../suffix.ts'

/** New versions with a lower version number than the one before. */
export const versionsBackwards: Check = ({ direct, facts, label, report }) => {
  for (const { from, to } of direct) {
    const order = compareVersions(facts(from)?.version ?? '', facts(to)?.version ?? '')
    if (order === undefined || order <= 0) continue
    const message = `${label(to)} is declared newer than ${label(from)}, but its version number is lower; turn the link around, or correct the version.`
    report('version-backwards', 'warning', [to, from], message)
  }
}

/** Neighbours in the order that share a version number, or of which the later one came out first. */
export const neighbours: Check = inspection => {
  const { facts, label, name, report } = inspection
  eachNeighbour(inspection, (older, newer) => {
    const [a, b] = [facts(older), facts(newer)]
    if (a?.version && b?.version && compareVersions(a.version, b.version) === 0) {
      const message = `${name(older)} and ${name(newer)} are different versions with the same number, ${b.version}; raise it with every new version.`
      report('same-version', 'info', [newer, older], message)
    }
    if (a?.date && b?.date && isLater(a.date, b.date)) {
      const message = `${label(newer)} follows ${label(older)} in the order, but is of ${day(b.date)} and so older than ${day(a.date)}; correct the date, unless both lines went on side by side.`
      report('date-backwards', 'info', [newer, older], message)
    }
  })
}

/** DOI endings such as `.2` and `.3` that run against the order, leave one out, or differ from the version. */
export const suffixes: Check = inspection => {
  const { found, name, report } = inspection
  eachNeighbour(inspection, (older, newer) => {
    const stem = versionSuffix(found.keys[newer] ?? '')?.stem ?? found.keys[newer] ?? ''
    const [a, b] = [numberUnder(stem, found.keys[older]), numberUnder(stem, found.keys[newer])]
    if (a === undefined || b === undefined) return
    if (b < a) {
      const message = `${name(newer)} follows ${name(older)} in the order, though its DOI ends in a lower number; check the links and the versions of both.`
      report('suffix-mismatch', 'warning', [newer, older], message)
    } else if (b > a + 1 && !found.nodeOf.has(`${stem}.${a + 1}`) && !found.nodeOf.has(`${stem}.v${a + 1}`)) {
      const message = `Between ${name(older)} and ${name(newer)} the number ${a + 1} is left out; add the record, if that version exists.`
      report('gap', 'info', [newer, older], message)
    }
  })
  for (const node of inspection.orders.flat()) reportOwnNumber(inspection, node)
}

/** `.v3` on a record of version 2.0. */
function reportOwnNumber({ facts, found, label, report }: Inspection, node: number): void {
  const suffix = versionSuffix(found.keys[node] ?? '')
  const [number = ''] = parseVersion(facts(node)?.version ?? '')?.numbers ?? []
  // Longer numbers are years.
  if (!suffix?.explicit || number === '' || number.length > 3 || Number(number) === suffix.number) return
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
    if (!relationsIn(how).every(({ by }) => by === 'suffix')) continue
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
