import type { Check, Inspection } from '../inspection.ts'
import { linkedName, nameKey } from '../name.ts'
import { eachLink, factsOf } from '../record.ts'
import type { VersionRecord } from '../types.ts'

/** Records that nothing can link to. */
export const namelessRecords: Check = ({ found, report }) => {
  for (const place of found.nameless) {
    const message = `Record ${place + 1} has neither a DOI nor another identifier and is left out; give it its identifier.`
    report('no-identifier', 'warning', [], message)
  }
}

/** Several records under one identifier that say different things. */
export const duplicateRecords: Check = inspection => {
  const { found, name, report } = inspection
  for (const { node, record, place } of found.duplicates) {
    const first = found.records[node]
    if (first === undefined || first === record) continue
    const differences = differencesOf(first, record)
    if (differences.length === 0) continue
    const message = `${name(node)} is there twice (records ${(found.places[node] ?? 0) + 1} and ${place + 1}) with different ${differences.join(' and ')}; the first counts, the links of both are used. Keep one.`
    report('duplicate-record', 'warning', [node], message)
  }
}

function differencesOf(first: VersionRecord, second: VersionRecord): string[] {
  const a = factsOf(first)
  const b = factsOf(second)
  const differences = (['version', 'date', 'title'] as const).filter(fact => a[fact] !== b[fact])
  return linksOf(first) === linksOf(second) ? differences : [...differences, 'version links']
}

function linksOf(record: VersionRecord): string {
  const links = new Set<string>()
  eachLink(record, (how, target, type) => {
    links.add(`${how} ${nameKey(linkedName(target, type) ?? '')}`)
  })
  return [...links].sort().join('\n')
}

/** What is linked to without being given: normal at the edge of a collection, a gap between two versions that are given. */
export const missingRecords: Check = inspection => {
  const { found, arrangement, edges, isKnown, name, report } = inspection
  const neighbours = neighboursOf(inspection)
  const linkedBy = new Map<number, number>()
  for (const { from, to, type } of edges) {
    if (type === 'alias') continue
    if (!isKnown(from) && isKnown(to) && !linkedBy.has(from)) linkedBy.set(from, to)
    if (!isKnown(to) && isKnown(from) && !linkedBy.has(to)) linkedBy.set(to, from)
  }
  for (let node = 0; node < found.keys.length; node++) {
    const linker = linkedBy.get(node)
    if (linker === undefined || arrangement.chainOf[node] === -1) continue
    const { older, newer } = neighbours.get(node) ?? {}
    if (older !== undefined && newer !== undefined) {
      const message = `The record of ${name(node)} is missing between ${name(older)} and ${name(newer)}; add it to know that version.`
      report('gap', 'warning', [node, older, newer], message)
    } else {
      const message = `${name(linker)} links to ${name(node)}, whose record is not among those given; add it to know its version and date.`
      report('missing-record', 'info', [node, linker], message)
    }
  }
}

interface Neighbours {
  older?: number
  newer?: number
}

function neighboursOf({ direct, isKnown }: Inspection): Map<number, Neighbours> {
  const neighbours = new Map<number, Neighbours>()
  const note = (node: number, seen: Neighbours): void => {
    neighbours.set(node, { ...neighbours.get(node), ...seen })
  }
  for (const { from, to } of direct) {
    if (!isKnown(to) && isKnown(from)) note(to, { older: from })
    if (!isKnown(from) && isKnown(to)) note(from, { newer: to })
  }
  return neighbours
}
