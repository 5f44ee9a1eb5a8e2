import type { VersionChain, VersionGraph, VersionWarning } from '../../versions/types.ts'
import { safeJson } from '../text/printable.ts'

/** Chains as one JSON object: `version` of this shape (1), `chains` with their versions in order, `warnings`. */
export function chainsJson(
  graph: VersionGraph,
  chains: readonly VersionChain[],
  warnings: readonly VersionWarning[],
): string {
  const described = chains.map(({ id, concepts, latest, order, aliases }) => ({
    id,
    concepts,
    latest,
    versions: order.map(doi => describe(graph, doi)),
    aliases,
  }))
  return `${safeJson({ version: 1, chains: described, warnings }, 2)}\n`
}

function describe(graph: VersionGraph, doi: string) {
  const { version, date, title, record } = graph.node(doi) ?? {}
  return { doi, version, date, title, given: record !== undefined }
}
