import type { PropertyValue } from '../../../kernel/index.ts'

/**
 * A node of the tree that describes the representation of the canonical record in a JSON dialect.
 *
 * Every node sets all properties in the same order, because JavaScript engines read objects of one shape many times
 * faster.
 */
export interface Spec {
  /** The member's name in the canonical record. */
  key: string
  /** The member's name in the dialect. */
  name: string
  /**
   * The shape of the member in the dialect.
   *
   * `many` is one value or a list of values, `polygon` is the parts of one polygon or a list of such lists, and
   * `polygons` is a list of polygons, each `{ polygonPoints, inPolygonPoint }`.
   */
  shape: 'one' | 'list' | 'many' | 'polygon' | 'polygons'
  value: PropertyValue
  /** True if the value always has the same form in the dialect as in the canonical record. */
  isAlike: boolean
  /** The members by the dialect's name, without a prototype, so that `__proto__` is an ordinary name. */
  members: Record<string, Spec> | undefined
  /** The members by canonical name. */
  byKey: Record<string, Spec> | undefined
  /** The canonical member for plain text, if the dialect may write the object as text. */
  textAs: string | undefined
  /** The JSON type that the dialect requires for a year or degrees, if any. */
  as: 'string' | 'number' | undefined
  /** The canonical object of the member, if the dialect writes that object's members in the parent. */
  within: string | undefined
  /** True if the node has an older shape: one value instead of a list. */
  isSingle: boolean
  /** The node that replaces this node if the value is an object; undefined if there is no such node. */
  nested: Spec | undefined
  /** True if a member of the object may have several names or shapes in the dialect. */
  isAmbiguous: boolean
  /**
   * The condition for writing the object as text: always (`only`), or only if the object has no other member (`alone`).
   */
  text: 'only' | 'alone' | undefined
  /**
   * The member names that the dialect has but the kernel does not. The members are stored as leftovers without a
   * report.
   */
  ignored: ReadonlySet<string>
  /** The names of those ignored members that do not describe the resource. */
  silent: ReadonlySet<string> | undefined
  /**
   * The member names, in order, of the last object whose members are all text in canonical form. Most objects have the
   * same members as the previous one.
   */
  usual: readonly string[] | undefined
  /** The members of recent objects by position, because a look-up by position is faster than one by name. */
  order: { name: string; member: Spec | undefined }[]
}

/** Returns a copy of a node with the given properties and, optionally, the given members. */
export const specLike = (spec: Spec, facts: Facts, held: HeldMembers = spec): Spec =>
  new SpecNode({ ...spec, ...facts }, () => held)

/** The member nodes of an object. */
export type HeldMembers = Pick<Spec, 'members' | 'byKey'>

/** The properties of a node without its members and its caches `usual` and `order`. All of them are optional. */
type Facts = Partial<Omit<Spec, 'members' | 'byKey' | 'usual' | 'order'>>

/** A node that creates its members on their first use. */
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
