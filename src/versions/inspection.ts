import type { Arrangement } from './arrange.ts'
import type { Collection } from './collect.ts'
import { type DirectEdge, directEdges } from './direct.ts'
import type { MergedEdge } from './edges.ts'
import { type ParsedVersion, parseVersion } from './order.ts'
import { partFinder } from './parts.ts'
import type { Facts } from './record.ts'
import type { VersionRecord, VersionWarning, VersionWarningCode } from './types.ts'

/** Everything that a check of {@link Check} can look at; nodes are numbers. */
export interface Inspection<R = VersionRecord> {
  found: Collection<R>
  arrangement: Arrangement
  edges: readonly MergedEdge[]
  /** Successions that no chain of other successions replaces. */
  direct: readonly DirectEdge[]
  /** The versions of each chain, oldest first. */
  orders: readonly (readonly number[])[]
  facts(node: number): Facts | undefined
  /** The version number, undefined where there is none to go by. */
  version(node: number): ParsedVersion | undefined
  /** The DOI as users see it. */
  name(node: number): string
  /** The DOI, with the version where it is known: `10.5072/x (2.0)`. */
  label(node: number): string
  isKnown(node: number): boolean
  /** Whether one of two records, concept and version, says that the second is a part of the first. */
  isPart(whole: number, part: number): boolean
  report(
    code: VersionWarningCode,
    severity: VersionWarning['severity'],
    nodes: readonly number[],
    message: string,
  ): void
}

/** Looks for one kind of oddity in the whole graph and reports what it finds. */
export type Check = (inspection: Inspection) => void

/** What {@link inspectionOf} is made from. */
export type InspectionSource = Pick<Inspection, 'found' | 'arrangement' | 'edges' | 'facts'>

/** Prepares an inspection whose reports are added to `warnings`, each once. */
export function inspectionOf(source: InspectionSource, warnings: VersionWarning[]): Inspection {
  const { found, arrangement, facts } = source
  const name = (node: number): string => found.names[node] ?? ''
  const seen = new Set<string>()
  const versions: { parsed: ParsedVersion | undefined }[] = []
  return {
    ...source,
    direct: directEdges(arrangement),
    orders: ordersOf(arrangement),
    version(node) {
      versions[node] ??= { parsed: parseVersion(facts(node)?.version ?? '') }
      return versions[node]?.parsed
    },
    name,
    label: node => {
      const version = facts(node)?.version
      return version === undefined ? name(node) : `${name(node)} (${version})`
    },
    isPart: partFinder(found, source.edges),
    isKnown: node => found.records[node] !== undefined,
    report(code, severity, nodes, message) {
      if (seen.has(code + message)) return
      seen.add(code + message)
      warnings.push({ code, severity, message, dois: nodes.map(name) })
    },
  }
}

/** `a, b and c`; of more than six the first five and how many there are besides. */
export function listed(names: readonly string[]): string {
  const shown = names.length > 6 ? [...names.slice(0, 5), `${names.length - 5} more`] : names
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`
}

function ordersOf({ starts, members, versionsEnd }: Arrangement): number[][] {
  return Array.from(versionsEnd, (end, chain) => Array.from(members.subarray(starts[chain], end)))
}
