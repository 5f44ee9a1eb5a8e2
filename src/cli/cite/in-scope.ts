import type { GivenRecord } from '../records.ts'

/** The values of the option that selects versions to cite. */
export const scopes = ['this', 'latest', 'all'] as const

/** The records to cite, and the DOIs of requested versions whose records are missing. */
interface Scoped {
  cited: readonly GivenRecord[]
  missing: readonly string[]
}

/** Returns the records to cite for a scope. Versions are determined only among the given records. */
export async function inScope(given: readonly GivenRecord[], scope: (typeof scopes)[number]): Promise<Scoped> {
  if (scope === 'this') return { cited: given, missing: [] }
  const { versionGraph } = await import('../../versions/graph.ts')
  const graph = versionGraph(given.map(({ record }) => record))
  const doiAt = new Map(graph.nodes.map(({ index, doi }) => [index, doi]))
  const cited = new Set<GivenRecord>()
  const missing = new Set<string>()
  for (const [index, one] of given.entries()) {
    const doi = doiAt.get(index)
    const versions = doi === undefined ? [] : scope === 'all' ? graph.versions(doi) : [graph.latest(doi) ?? doi]
    if (versions.length === 0) cited.add(one)
    for (const version of versions) {
      const record = given[graph.node(version)?.index ?? -1]
      if (record === undefined) missing.add(version)
      else cited.add(record)
    }
  }
  return { cited: [...cited], missing: [...missing] }
}
