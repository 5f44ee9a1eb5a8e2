import { versionGraph } from '../../versions/graph.ts'
import { Misuse } from '../misuse.ts'
import type { GivenRecord } from '../records.ts'

/** The records that belong to the chain of a DOI, or the one record with it. Throws `Misuse` where no record knows the DOI. */
export function chainOf(doi: string, given: readonly GivenRecord[]): GivenRecord[] {
  const graph = versionGraph(given.map(({ record }) => record))
  const wanted = graph.node(doi)
  if (wanted === undefined) throw new Misuse(`None of the records has the DOI '${doi}' or links to it as a version.`)
  const id = graph.chain(doi)?.id
  const nodes = new Map(graph.nodes.map(node => [node.index, node]))
  return given.filter((_, index) => {
    const node = nodes.get(index)
    if (node === undefined) return false
    return id === undefined ? node === wanted : graph.chain(node.doi)?.id === id
  })
}
