import { isObject } from '../../../core/object.ts'
import { toPointer } from '../../../core/pointer.ts'
import { afterLast } from '../../../datacite/writing/put-back.ts'
import { doiKey, parseDoi } from '../../../identifiers/schemes/doi.ts'
import type { FormatId } from '../../format.ts'
import type { Note } from '../../work/reading/read-json-records.ts'
import { iriOf, localLabel } from '../identifiers.ts'
import { identityIn, isRelated } from '../relations.ts'
import { type JsonLdContext, languageOfMember, memberWithText, NodeMembers, NodeUses, textIn } from './node-members.ts'

type Path = readonly (string | number)[]
type Node = Readonly<Record<string, unknown>>

/** A record being read, with its nodes. Unread members of the nodes become extras of the record. */
export class NodeReading {
  readonly format: FormatId
  readonly note: Note
  readonly #context: JsonLdContext
  readonly #uses = new NodeUses()
  readonly #paths = new Map<Node, Path>()
  /** The nodes inside unread values. */
  readonly #kept = new Set<object>()

  constructor(format: FormatId, context: JsonLdContext, note: Note) {
    this.format = format
    this.#context = context
    this.note = note
  }

  /**
   * Returns the members of a node, or undefined if the value is not a node. Members that are not taken become extras.
   *
   * The extras are at `path`, the place of the node in the written document, or by default at the node's place below
   * the node that contains it.
   */
  node(value: unknown, path?: Path): NodeMembers | undefined {
    if (!isObject(value) || Object.hasOwn(value, '@value')) return undefined
    if (path !== undefined && !this.#paths.has(value)) this.#paths.set(value, path)
    return new NodeMembers(value, this.#context, this.#uses)
  }

  /**
   * Reads the language of a literal as the member `lang`. A language that is never read in this way becomes an extra.
   */
  languageOf(value: unknown): { lang?: string } {
    if (isObject(value)) this.#uses.spoken.add(value)
    return languageOfMember(value)
  }

  /** True if a node has been read or, once the extras have been collected, is inside one of them. */
  isRead(node: object): boolean {
    return this.#uses.has(node) || this.#kept.has(node)
  }

  /** Returns the members that have not been taken, by pointer into the written node. */
  extras(): Record<string, unknown> {
    const extras: Record<string, unknown> = Object.create(null)
    const seen = new Set<Node>()
    for (const [node, path] of this.#paths) this.#collect(node, path, extras, seen)
    return extras
  }

  #collect(node: Node, path: Path, extras: Record<string, unknown>, seen: Set<Node>): void {
    if (seen.has(node)) return
    seen.add(node)
    const isKept = this.#paths.has(node)
    const members = new NodeMembers(node, this.#context)
    const { taken, others } = this.#uses.of(node)
    if (taken.has('value') && repeatsValue(members)) taken.add('url')
    const put = (steps: Path, value: unknown): void => {
      extras[toPointer([...path, ...steps])] ??= value
    }
    for (const [name, key, values] of members.all()) {
      if (name === '@context' || (name === '@type' && !isKept)) continue
      if (taken.has(name)) this.#collectValues(values, [...path, key], extras, seen)
      else put([key], this.#withLocalNodes(node[key]))
      const left = others.get(name)
      if (left !== undefined) put([key, afterLast], this.#withLocalNodes(left))
      const langs = taken.has(name) ? this.#unreadLanguages(values, left) : []
      if (langs.length > 0) put([key, '@language'], langs.length === 1 ? langs[0] : langs)
    }
  }

  /**
   * Returns an unread value with local references replaced by the nodes to which they refer. A node that was read, or
   * that is already part of another unread value, is not repeated.
   */
  #withLocalNodes(value: unknown, depth = 0): unknown {
    if (Array.isArray(value)) return value.map(entry => this.#withLocalNodes(entry, depth))
    if (!isObject(value) || depth > deepest) return value
    const node = localLabel.test(String(value['@id'] ?? value.id)) ? this.#context.resolve(value) : value
    if (!isObject(node) || (node !== value && this.isRead(node))) return value
    this.#kept.add(node)
    return Object.fromEntries(
      Object.entries(node).map(([name, member]) => [name, this.#withLocalNodes(member, depth + 1)]),
    )
  }

  #unreadLanguages(values: readonly unknown[], left: readonly unknown[] = []): string[] {
    return values.flatMap(value => {
      const isRead = isObject(value) && Object.hasOwn(value, '@value') && !left.includes(value)
      return isRead && !this.#uses.spoken.has(value) ? (languageOfMember(value).lang ?? []) : []
    })
  }

  #collectValues(values: readonly unknown[], path: Path, extras: Record<string, unknown>, seen: Set<Node>): void {
    for (const [index, value] of values.entries()) {
      if (!isObject(value) || Object.hasOwn(value, '@value')) continue
      const step = isRelated(path) ? identityIn(value) : undefined
      const own = step !== undefined ? [...path, step] : values.length === 1 ? path : [...path, index]
      if (!this.#uses.has(value)) this.#uses.of(value).taken.add(this.#context.nameOf(memberWithText(value) ?? ''))
      this.#collect(value, this.#paths.get(value) ?? own, extras, seen)
    }
  }
}

/** The number of levels below an unread value at which references are still resolved. */
const deepest = 100

/** True if the URL of a PropertyValue is the address of its value. */
function repeatsValue(members: NodeMembers): boolean {
  const [scheme = '', value, url] = ['propertyID', 'value', 'url'].map(name => textIn(members.peek(name)[0]))
  if (value === undefined || url === undefined) return false
  const [doi, stated] = [parseDoi(url), parseDoi(value)]
  return doi === undefined || stated === undefined ? url === iriOf(scheme, value) : doiKey(doi) === doiKey(stated)
}

/** Returns the path of a list entry. A list with one entry is written as that entry. */
export const placeIn = (name: string, list: readonly unknown[], index: number): (string | number)[] =>
  list.length === 1 ? [name] : [name, index]
