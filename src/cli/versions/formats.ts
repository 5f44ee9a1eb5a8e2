import { toDot } from '../../versions/picture/dot.ts'
import { toMermaid } from '../../versions/picture/mermaid.ts'
import { toSvg } from '../../versions/picture/svg.ts'
import type { VersionGraph } from '../../versions/types.ts'
import type { Colors } from '../colors.ts'
import { graphJson } from './json.ts'
import { graphText } from './text.ts'

/** Writes a version graph down; the text ends with a line break. */
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

/** All names of formats. */
export const graphFormatNames = Object.keys(graphFormats) as readonly GraphFormat[]

/** Whether a format has a place for the warnings; those of a picture go to standard error. */
export const holdsWarnings = (format: GraphFormat): boolean => format === 'text' || format === 'json'
