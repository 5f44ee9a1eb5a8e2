import type { VersionGraph } from '../../versions/types.ts'
import { safeJson } from '../text/printable.ts'

/** A graph as one JSON object: `version` of this shape (1), `chains` with their versions in order, `edges`, `warnings`. */
export function graphJson(graph: VersionGraph): string {
  const chains = graph.chains.map(({ id, concepts, latest, order, aliases }) => ({
    id,
    concepts,
    latest,
    versions: order.map(doi => describe(graph, doi)),
    aliases,
  }))
  return `${safeJson({ version: 1, chains, edges: graph.edges, warnings: graph.warnings }, 2)}\n`
}

// `given` is false for a version that other records only link to.
function describe(graph: VersionGraph, doi: string) {
  const { version, date, title, record } = graph.node(doi) ?? {}
  return { doi, version, date, title, given: record !== undefined }
}
