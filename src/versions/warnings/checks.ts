import { doiKey, parseDoi } from '../../identifiers/schemes/doi.ts'
import { relatedDoisOf, viewOf } from '../../model/view.ts'
import { parseVersion, versionOrder } from '../compare-versions.ts'
import type { Family } from '../family.ts'
import { type Collection, keyAt } from '../links/collect.ts'
import { versionSuffix } from '../links/doi-suffixes.ts'
import { type Link, multimap, reversed } from '../links/edges.ts'
import { type Facts, fieldOf, withdrawnOf } from '../record.ts'
import { code, relations, relationsIn } from '../relations.ts'
import type { Finding, MessageCode } from './messages.ts'

/** Everything that a {@link Check} can inspect. Nodes are numbers. */
export interface Inspection<R = unknown> {
  found: Collection<R>
  family: Family
  /** Successions that are not implied by a chain of other successions. */
  direct: readonly Link[]
  facts(node: number): Facts
  name(node: number): string
  isKnown(node: number): boolean
  report(code: MessageCode, nodes: readonly number[], texts?: readonly string[], severity?: 'info'): void
}

type Check = (inspection: Inspection) => void

const contradictions: Check = ({ family, report }) => {
  for (const circle of family.circles) report('cycle', circle)
  for (const group of family.conflicts) report('alias-conflict', group)
}

/** Finds versions with several next or previous versions whose order is not declared. */
const forks: Check = ({ direct, report }) => {
  for (const [node, newer] of multimap(direct)) {
    if (newer.length > 1) report('fork', [node, ...newer])
  }
  for (const [node, older] of multimap(direct.map(reversed))) {
    if (older.length > 1) report('merge', [node, ...older])
  }
}

const concepts: Check = ({ family, report }) => {
  const edges = family.settled.filter(({ type }) => type === 'concept')
  const below = new Set(edges.map(({ to }) => to))
  const inOrder = new Set(family.order)
  const top = family.concepts.filter(node => !below.has(node))
  if (top.length > 1) report('several-concepts', top)
  for (const node of new Set(edges.map(({ from }) => from))) {
    if (below.has(node) || inOrder.has(node)) report('concept-as-version', [node])
  }
}

/** Finds links that only one of two input records declares, and parts that are declared as versions. */
const links: Check = inspection => {
  const { direct, family, found, isKnown, report } = inspection
  const pair = ({ from, to }: { from: number; to: number }): number => from * found.names.length + to
  const neighbours = new Set(direct.map(pair))
  const parts = partsOf(inspection)
  const circles = family.circles.map(circle => new Set(circle))
  for (const edge of family.settled) {
    const { from, to, type, how } = edge
    const isConcept = type === 'concept'
    const isPart = isConcept && parts.get(from)?.has(to)
    if (isPart) report('version-is-part', [to, from])
    const [way, ...others] = relationsIn(how)
    // A reverse link would only confirm an edge of the reported circle.
    if (circles.some(circle => circle.has(from) && circle.has(to))) continue
    if (way === undefined || way.by === 'suffix' || others.some(({ declarer }) => declarer !== way.declarer)) continue
    // Concepts need no reverse links, which would have to change with every version.
    const needsAnswer = isConcept ? way.by === 'HasVersion' && !isPart : neighbours.has(pair(edge))
    if (!needsAnswer || !isKnown(from) || !isKnown(to)) continue
    const inverse = relations[relations.indexOf(way) ^ 1]
    const nodes = way.declarer === 'from' ? [to, from] : [from, to]
    report('one-way-link', nodes, [way.by, inverse?.by ?? ''], isConcept ? 'info' : undefined)
  }
}

/**
 * Finds edges between DOIs with different prefixes, and edges that no record declares.
 *
 * Prefixes differ if the repository moved or if the link is wrong.
 */
const doubts: Check = ({ family, found, report }) => {
  for (const { from, to, how } of family.settled) {
    const prefixes = new Set([from, to].flatMap(node => /^10\.[^/]*/.exec(keyAt(found, node)) ?? []))
    if (prefixes.size > 1) report('cross-prefix', [to, from])
    if (how === 1 << code.suffix) report('suffix-guess', [to, from])
  }
}

/** Returns the declared parts of each whole (HasPart, IsPartOf), from the records at the ends of concept edges. */
function partsOf({ family, found }: Inspection): ReadonlyMap<number, ReadonlySet<number>> {
  const parts = new Map<number, Set<number>>()
  const add = (whole: number | undefined, part: number | undefined): void => {
    if (whole !== undefined && part !== undefined) parts.set(whole, (parts.get(whole) ?? new Set()).add(part))
  }
  const concepts = family.settled.filter(({ type }) => type === 'concept')
  for (const node of new Set(concepts.flatMap(({ from, to }) => [from, to]))) {
    const view = viewOf(found.records[node])
    for (const doi of relatedDoisOf(view, 'HasPart')) add(node, found.nodeOf.get(doiKey(doi)))
    for (const doi of relatedDoisOf(view, 'IsPartOf')) add(found.nodeOf.get(doiKey(doi)), node)
  }
  return parts
}

/**
 * Finds version numbers, dates and DOI endings that contradict the order of two versions. Also finds equal version
 * numbers, and gaps between version numbers.
 */
const steps: Check = inspection => {
  const { direct, family } = inspection
  const declared = new Set<number>()
  for (const { from, to } of direct) {
    declared.add(from).add(to)
    compare(inspection, from, to, true)
  }
  // For other neighbours, no link declares which comes first.
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

/** Finds DOI endings that contradict the version number, such as `.v3` for version 2.0. */
const ownNumbers: Check = ({ facts, family, found, report }) => {
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

/** True if the first date is later, at the precision common to both: 2021-05 is not later than 2021. */
const isLater = (first = '', second = ''): boolean => first.slice(0, second.length) > second.slice(0, first.length)

/**
 * Finds linked identifiers without a record.
 *
 * Such identifiers are normal at the edge of a collection, but a gap between two known versions.
 */
const missingRecords: Check = ({ direct, family, isKnown, name, report }) => {
  const edges = family.settled.filter(({ from, to }) => isKnown(from) !== isKnown(to))
  const linkers = multimap(edges.map(edge => (isKnown(edge.from) ? reversed(edge) : edge)))
  const steps = direct.filter(({ from, to }) => isKnown(from) !== isKnown(to))
  const olderOf = new Map(steps.map(({ from, to }) => [to, from]))
  const newerOf = new Map(steps.map(({ from, to }) => [from, to]))
  for (const [node, nodes] of linkers) {
    if (isKnown(node)) continue
    const [older, newer] = [olderOf.get(node), newerOf.get(node)]
    if (older === undefined || newer === undefined) report('missing-record', [node, ...new Set(nodes)])
    else report('gap', [older, newer, node], [`the record of ${name(node)}`])
  }
}

const sides = [
  ['previous_version', 'previous-version-mismatch', 'IsNewVersionOf', 'Obsoletes'],
  ['new_version', 'new-version-mismatch', 'IsPreviousVersionOf', 'IsObsoletedBy'],
] as const

/** Compares `previous_version` and `new_version` of a service's records with their relatedIdentifiers. */
export function fieldFindings({ nodeOf, records }: Collection<unknown>): Finding[] {
  return records.flatMap((record, node) => {
    const view = viewOf(record)
    // An external record has no relatedIdentifiers to compare.
    if (!Array.isArray(view.metadata.relatedIdentifiers)) return []
    return sides.flatMap(([field, code, ...relations]): Finding[] => {
      const value = fieldOf(view, field)
      const stated = typeof value === 'string' ? parseDoi(value) : undefined
      if (value === undefined || (stated === undefined && value)) return []
      const related = relations.flatMap(relation => relatedDoisOf(view, relation))
      const keys = related.map(doiKey)
      // A field is used if the relations have no target, so it contradicts only relations with another target.
      if (related.length === 0 || (stated !== undefined && keys.includes(doiKey(stated)))) return []
      const nodes = [doiKey(stated ?? ''), ...keys].flatMap(key => nodeOf.get(key) ?? [])
      return [{ code, nodes: [node, ...nodes], texts: [stated ?? 'null', related.join(', ')] }]
    })
  })
}

const withdrawals: Check = ({ family: { order }, found: { records }, report }) => {
  if (order.length > 0 && order.every(node => withdrawnOf(records[node]) !== '')) report('withdrawn', order)
}

/** The checks for every family, in the order of their warnings. */
export const checks: readonly Check[] = [
  contradictions,
  forks,
  concepts,
  links,
  steps,
  ownNumbers,
  missingRecords,
  doubts,
  withdrawals,
]
