import { type Check, listed } from '../inspection.ts'
import { compareNaturally } from '../order.ts'

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
  const above = new Map<number, number[]>()
  for (const { from, to, type } of edges) {
    if (type !== 'concept') continue
    concepts.add(from)
    const others = above.get(to)
    if (others) others.push(from)
    else above.set(to, [from])
  }
  const inSuccession = (node: number): boolean =>
    successors.starts[node] !== successors.starts[node + 1] || (successors.incoming[node] ?? 0) > 0
  for (const node of concepts) {
    const others = (above.get(node) ?? []).sort((a, b) => compareNaturally(name(a), name(b)))
    if (inSuccession(node)) {
      const message = `${name(node)} stands for all versions (HasVersion) and is also linked as the one before or after another; it is put in the order. Link versions with versions, or remove HasVersion.`
      report('concept-as-version', 'warning', [node], message)
    } else if (others.length > 0) {
      const message = `${name(node)} has versions and is itself a version of ${listed(others.map(name))}; let the versions be versions of one record.`
      report('concept-as-version', 'warning', [node, ...others], message)
    }
  }
}

/** Parts that are called versions: a collection's members, a publication's tables. */
export const partsAsVersions: Check = ({ edges, isPart, name, report }) => {
  for (const { from, to, type } of edges) {
    if (type !== 'concept' || !isPart(from, to)) continue
    const message = `${name(to)} is called both a part and a version of ${name(from)}; for parts use HasPart and IsPartOf only.`
    report('version-is-part', 'warning', [to, from], message)
  }
}
