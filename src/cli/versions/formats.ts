import { toDot } from '../../versions/picture/dot.ts'
import { toMermaid } from '../../versions/picture/mermaid.ts'
import { toSvg } from '../../versions/picture/svg.ts'
import type { VersionGraph } from '../../versions/types.ts'
import type { Colors } from '../terminal/colors.ts'
import { safeJson } from '../text/printable.ts'
import { graphText } from './text.ts'

/**
 * Writes a graph as one JSON object.
 *
 * Its members are `version` (1, the version of this structure), `chains` with their versions in order, `edges` and
 * `warnings`.
 */
function graphJson(graph: VersionGraph): string {
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
  const { version, date, title, withdrawn, record } = graph.node(doi) ?? {}
  return { doi, version, date, title, withdrawn, given: record !== undefined }
}

/** A function that renders a version graph as text with a final line break. */
export type GraphWriter = (graph: VersionGraph, colors: Colors, columns: number) => string

/** The formats of `versions` by name. */
export const graphFormats = {
  text: graphText,
  json: graphJson,
  mermaid: graph => toMermaid(graph),
  dot: graph => toDot(graph),
  svg: graph => toSvg(graph),
} as const satisfies Readonly<Record<string, GraphWriter>>

/** The name of a format of `versions`. */
export type GraphFormat = keyof typeof graphFormats

/** The names of all formats of `versions`. */
export const graphFormatNames = Object.keys(graphFormats) as readonly GraphFormat[]

/**
 * True if a format can include the warnings. For any other format, such as a picture, the warnings are written to
 * standard error.
 */
export const holdsWarnings = (format: GraphFormat): boolean => format === 'text' || format === 'json'
