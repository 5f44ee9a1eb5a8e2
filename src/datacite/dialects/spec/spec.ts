import type { PropertyValue } from '../../../kernel/index.ts'

/**
 * The representation of the canonical record in a JSON dialect: one node of a tree grown from the kernel table. Every node has all members
 * in the same order, because JavaScript engines read objects of one shape many times faster.
 */
export interface Spec {
  /** The member's name in the canonical record. */
  key: string
  /** The member's name in the dialect. */
  name: string
  /**
   * `many`: one value, or a list of them; `polygon`: the parts of one polygon, or a list of such lists; `polygons`: a list of
   * polygons, each `{ polygonPoints, inPolygonPoint }`.
   */
  shape: 'one' | 'list' | 'many' | 'polygon' | 'polygons'
  value: PropertyValue
  /** True if the dialect always writes the value as the canonical record does. */
  isAlike: boolean
  /** By the dialect's name; without a prototype, so that `__proto__` is a name like any other. */
  members: Record<string, Spec> | undefined
  /** By the canonical name. */
  byKey: Record<string, Spec> | undefined
  /** If the dialect may write plain text for an object: the canonical member that holds the text. */
  textAs: string | undefined
  /** If the dialect writes a year or degrees only as text or only as a number: which of the two. */
  as: 'string' | 'number' | undefined
  /** The canonical object that holds it, if the dialect writes that object's members in the parent. */
  within: string | undefined
  /** True if the node has an older shape: one value instead of a list. */
  isSingle: boolean
  /** The node of the object itself, if a document may have it in place of its member of the same name. */
  nested: Spec | undefined
  /** True if a canonical member may have several names in the dialect. */
  isAmbiguous: boolean
  /** When an object is written as text: always, or only if it holds nothing else. */
  text: 'only' | 'alone' | undefined
  /** Names that the dialect knows but the kernel does not: set aside without a report. */
  ignored: ReadonlySet<string>
  /** The `ignored` names without information about the resource. */
  silent: ReadonlySet<string> | undefined
  /** The names, in their order, of the last object of texts that is written as the canonical record has it: most look like the one before. */
  usual: readonly string[] | undefined
  /** The members of the last objects by their place, which is quicker to ask than their name. */
  order: { name: string; member: Spec | undefined }[]
}

/** A node like another, but for some facts and for what it holds. */
export const specLike = (spec: Spec, facts: Facts, held: HeldMembers = spec): Spec =>
  new SpecNode({ ...spec, ...facts }, () => held)

/** The member nodes of an object. */
export type HeldMembers = Pick<Spec, 'members' | 'byKey'>

/** The properties of a node besides its members. */
type Facts = Partial<Omit<Spec, 'members' | 'byKey' | 'usual' | 'order'>>

/** A node that makes what it holds when that is first asked for. */
export class SpecNode implements Spec {
  readonly key: string
  readonly name: string
  readonly shape: Spec['shape']
  readonly value: PropertyValue
  readonly isAlike: boolean
  readonly textAs: string | undefined
  readonly as: Spec['as']
  readonly within: string | undefined
  readonly isSingle: boolean
  nested: Spec | undefined
  isAmbiguous: boolean
  readonly text: Spec['text']
  readonly ignored: ReadonlySet<string>
  readonly silent: ReadonlySet<string> | undefined
  usual: Spec['usual'] = undefined
  readonly order: Spec['order'] = []
  #held: HeldMembers | undefined
  #grow: (() => HeldMembers) | undefined

  constructor(given: Facts, grow?: () => HeldMembers) {
    this.key = given.key ?? ''
    this.name = given.name ?? ''
    this.shape = given.shape ?? 'one'
    this.value = given.value ?? 'object'
    this.isAlike = given.isAlike ?? false
    this.textAs = given.textAs
    this.as = given.as
    this.within = given.within
    this.isSingle = given.isSingle ?? false
    this.nested = given.nested
    this.isAmbiguous = given.isAmbiguous ?? false
    this.text = given.text
    this.ignored = given.ignored ?? new Set()
    this.silent = given.silent
    this.#grow = grow
  }

  get members(): Spec['members'] {
    return this.#holds()?.members
  }

  get byKey(): Spec['byKey'] {
    return this.#holds()?.byKey
  }

  #holds(): HeldMembers | undefined {
    if (this.#held === undefined && this.#grow !== undefined) this.#held = this.#grow()
    return this.#held
  }
}
