import type { Family } from '../families/family.ts'
import type { Collection } from '../links/collect.ts'
import type { Link } from '../multimap.ts'
import type { Facts } from '../record.ts'
import type { MessageCode } from './messages.ts'

/** Everything that a {@link Check} can inspect; nodes are numbers. */
export interface Inspection<R = unknown> {
  found: Collection<R>
  family: Family
  /** Successions that are not implied by a chain of other successions. */
  direct: readonly Link[]
  facts(node: number): Facts
  name(node: number): string
  isKnown(node: number): boolean
  report(code: MessageCode, nodes: readonly number[], texts?: readonly string[], severity?: 'info'): void
}

/** Looks for one kind of inconsistency in a family and reports it. */
export type Check = (inspection: Inspection) => void
