import { isObject } from '../../../object.ts'
import { toPointer } from '../../../pointer.ts'
import type { FormatId } from '../../format.ts'
import type { Note } from '../../work/read-json-records.ts'
import type { JsonLdContext } from './members.ts'
import { NodeMembers } from './members.ts'

/** A record that is being read, with the nodes that make it up; what is in them beyond the model is known in the end. */
export class NodeReading {
  readonly format: FormatId
  readonly note: Note
  readonly #context: JsonLdContext
  readonly #nodes: { members: NodeMembers; path: readonly (string | number)[] }[] = []

  constructor(format: FormatId, context: JsonLdContext, note: Note) {
    this.format = format
    this.#context = context
    this.note = note
  }

  /**
   * The members of a node; those that nobody takes are kept for where the node is written again. Undefined where the value is none.
   * A node without a place keeps nothing.
   */
  node(value: unknown, path?: readonly (string | number)[]): NodeMembers | undefined {
    if (!isObject(value)) return undefined
    const members = new NodeMembers(value, this.#context)
    if (path !== undefined) this.#nodes.push({ members, path })
    return members
  }

  /** What nobody took, by pointer into the node as it is written. */
  extras(): Record<string, unknown> {
    const extras: Record<string, unknown> = Object.create(null)
    for (const { members, path } of this.#nodes)
      for (const [name, value] of members.rest()) if (name !== '@context') extras[toPointer([...path, name])] = value
    return extras
  }
}

/** The place of an entry of a list that is written as its only value where it has one. */
export const placeIn = (name: string, list: readonly unknown[], index: number): (string | number)[] =>
  list.length === 1 ? [name] : [name, index]
