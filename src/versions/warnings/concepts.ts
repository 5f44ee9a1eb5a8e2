import { type Check, listed } from '../inspection.ts'
import { linkedName, nameKey } from '../name.ts'
import { isObject, listOf } from '../record.ts'
import type { VersionRecord } from '../types.ts'

/** Chains in which several records stand for all versions. */
export const severalConcepts: Check = ({ arrangement, edges, name, report }) => {
  const below = new Set(edges.filter(({ type }) => type === 'concept').map(({ to }) => to))
  const { versionsEnd, conceptsEnd, members } = arrangement
  versionsEnd.forEach((start, chain) => {
    const concepts = [...members.subarray(start, conceptsEnd[chain])].filter(node => !below.has(node))
    if (concepts.length < 2) return
    const message = `${listed(concepts.map(name))} each stand for all versions of the same work; keep one and make the others IsIdenticalTo or IsPartOf it.`
    report('several-concepts', 'warning', concepts, message)
  })
}

/** Records that stand for versions and are linked as a version themselves. */
export const conceptsAsVersions: Check = ({ arrangement, edges, name, report }) => {
  const { successors } = arrangement
  const concepts = new Set<number>()
  const versions = new Map<number, number>()
  for (const { from, to, type } of edges) {
    if (type === 'concept') {
      concepts.add(from)
      versions.set(to, from)
    }
  }
  const inSuccession = (node: number): boolean =>
    successors.starts[node] !== successors.starts[node + 1] || (successors.incoming[node] ?? 0) > 0
  for (const node of concepts) {
    const above = versions.get(node)
    if (inSuccession(node)) {
      const message = `${name(node)} stands for all versions (HasVersion) and is also linked as the one before or after another; it is put in the order. Link versions with versions, or remove HasVersion.`
      report('concept-as-version', 'warning', [node], message)
    } else if (above !== undefined) {
      const message = `${name(node)} has versions and is itself a version of ${name(above)}; let the versions be versions of one record.`
      report('concept-as-version', 'warning', [node, above], message)
    }
  }
}

/** Parts that are called versions: a collection's members, a publication's figures. */
export const partsAsVersions: Check = ({ edges, found, name, report }) => {
  for (const { from, to, type } of edges) {
    if (type !== 'concept') continue
    const hasPart = leadsTo(found.records[from], 'HasPart', found.keys[to])
    if (!hasPart && !leadsTo(found.records[to], 'IsPartOf', found.keys[from])) continue
    const message = `${name(to)} is called both a part and a version of ${name(from)}; for parts use HasPart and IsPartOf only.`
    report('version-is-part', 'warning', [to, from], message)
  }
}

function leadsTo(record: VersionRecord | undefined, relationType: string, key: string | undefined): boolean {
  if (record === undefined) return false
  return listOf(record, 'relatedIdentifiers').some(item => {
    if (!isObject(item) || item.relationType !== relationType) return false
    const name = linkedName(item.relatedIdentifier, item.relatedIdentifierType)
    return name !== undefined && nameKey(name) === key
  })
}
