import { isObject } from '../../../core/object.ts'
import { toPointer } from '../../../core/pointer.ts'
import type { FormatId } from '../../format.ts'
import type { Note } from '../../work/reading/read-json-records.ts'
import { type JsonLdContext, NodeMembers } from './node-members.ts'

/** A record that is being read, and its nodes; keeps track of what they hold beyond the model. */
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
   * Returns the members of a node, or undefined if the value is not a node. With a path, members that are not taken become extras.
   */
  node(value: unknown, path?: readonly (string | number)[]): NodeMembers | undefined {
    if (!isObject(value)) return undefined
    const members = new NodeMembers(value, this.#context)
    if (path !== undefined) this.#nodes.push({ members, path })
    return members
  }

  /** The members that have not been taken, by pointer into the written node. */
  extras(): Record<string, unknown> {
    const extras: Record<string, unknown> = Object.create(null)
    for (const { members, path } of this.#nodes)
      for (const [name, value] of members.rest()) if (name !== '@context') extras[toPointer([...path, name])] = value
    return extras
  }
}

/** The path of an entry of a list; a list with one entry is written as that entry. */
export const placeIn = (name: string, list: readonly unknown[], index: number): (string | number)[] =>
  list.length === 1 ? [name] : [name, index]
