import { placesOf } from '../collect.ts'
import { type Check, type Inspection, listed } from '../inspection.ts'
import { linkedName, nameKey } from '../name.ts'
import { once } from '../once.ts'
import { compareNaturally } from '../order.ts'
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
  const places = once(() => placesOf(found))
  for (const { node, record, place } of found.duplicates) {
    const first = found.records[node]
    if (first === undefined || first === record) continue
    const differences = differencesOf(first, record)
    if (differences.length === 0) continue
    const message = `${name(node)} is there twice (records ${(places()[node] ?? 0) + 1} and ${place + 1}) with different ${differences.join(' and ')}; the first counts, the links of both are used. Keep one.`
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
  const { edges, isKnown, name, report } = inspection
  const neighbours = neighboursOf(inspection)
  const linkers = new Map<number, number[]>()
  const add = (node: number, linker: number): void => {
    if (isKnown(node) || !isKnown(linker)) return
    const others = linkers.get(node)
    if (others) others.push(linker)
    else linkers.set(node, [linker])
  }
  for (const { from, to, type } of edges) {
    if (type === 'alias') continue
    add(from, to)
    add(to, from)
  }
  for (const [node, linkedBy] of linkers) {
    const { older, newer } = neighbours.get(node) ?? {}
    if (older !== undefined && newer !== undefined) {
      const message = `The record of ${name(node)} is missing between ${name(older)} and ${name(newer)}; add it to know that version.`
      report('gap', 'warning', [node, older, newer], message)
    } else {
      linkedBy.sort((a, b) => compareNaturally(name(a), name(b)))
      const message = `The record of ${name(node)}, which ${listed(linkedBy.map(name))} ${linkedBy.length > 1 ? 'link' : 'links'} to, is not among those given; add it to know its version and date.`
      report('missing-record', 'info', [node, ...linkedBy], message)
    }
  }
}

interface Neighbours {
  older?: number
  newer?: number
}

/** Of each missing record a known version before it and one after it; of several the first by name. */
function neighboursOf({ direct, isKnown, name }: Inspection): Map<number, Neighbours> {
  const neighbours = new Map<number, Neighbours>()
  const note = (node: number, side: keyof Neighbours, other: number): void => {
    const seen = neighbours.get(node) ?? {}
    const before = seen[side]
    if (before === undefined || compareNaturally(name(other), name(before)) < 0) seen[side] = other
    neighbours.set(node, seen)
  }
  for (const { from, to } of direct) {
    if (!isKnown(to) && isKnown(from)) note(to, 'older', from)
    if (!isKnown(from) && isKnown(to)) note(from, 'newer', to)
  }
  return neighbours
}
