import { isIri } from '../schema-org/identifiers.ts'
import { isNode, type JsonLdNode, type Value } from '../schema-org/node.ts'

/**
 * A flattener, which moves nested nodes out of a root and replaces them with references.
 *
 * RO-Crate requires a flat graph (https://www.w3.org/TR/json-ld11/#flattened-document-form). A node without an
 * identifier receives a local one, numbered by type.
 *
 * A node that repeats an earlier entity is replaced with a reference to that entity. A node with the same identifier
 * but other content becomes a separate entity, with a `sameAs` reference to the first.
 */
export class Flattener {
  /** The entities by `@id`, in order of appearance. */
  readonly entities = new Map<string, JsonLdNode>()
  readonly #counts = new Map<string, number>()

  /**
   * Returns the root with references in place of nested nodes. Inverse statements (`@reverse`) are moved to the
   * entities that make them.
   */
  flatten(root: JsonLdNode): JsonLdNode {
    const flat = this.#members(root)
    const reverse = root['@reverse']
    if (isNode(reverse))
      for (const [property, others] of Object.entries(reverse))
        for (const other of [others].flat()) {
          const entity = isNode(other) ? this.entities.get(this.#enter(other)) : undefined
          if (entity !== undefined) entity[property] = { '@id': String(root['@id']) }
        }
    return flat
  }

  #members(node: JsonLdNode): JsonLdNode {
    const flat: JsonLdNode = {}
    for (const [name, member] of Object.entries(node))
      if (name !== '@reverse') flat[name] = name.startsWith('@') ? member : this.#value(member)
    return flat
  }

  #value(value: Value): Value {
    if (Array.isArray(value)) return value.map(item => this.#value(item))
    if (!isNode(value) || Object.hasOwn(value, '@value')) return value
    return { '@id': this.#enter(value) }
  }

  /** Adds a node as an entity. Returns the identifier of the entity. */
  #enter(node: JsonLdNode): string {
    const { '@id': given, '@type': type = 'Thing', ...rest } = node
    const known = typeof given === 'string' && (isIri(given) || given.startsWith('#')) ? given : undefined
    const held = known === undefined ? undefined : this.entities.get(known)
    if (known !== undefined && held === undefined) return this.#put(known, { '@type': type, ...rest })
    if (held === undefined || known === undefined) return this.#put(this.#freeId(type), { '@type': type, ...rest })
    // An entity of another type is another thing, even with the same identifier.
    const isOfOtherType = type !== 'Thing' && JSON.stringify(type) !== JSON.stringify(held['@type'])
    const isOther =
      isOfOtherType ||
      Object.entries(this.#members(rest)).some(
        ([name, member]) => JSON.stringify(held[name]) !== JSON.stringify(member),
      )
    return isOther ? this.#put(this.#freeId(type), { '@type': type, ...rest, sameAs: known }) : known
  }

  /** Adds an entity before the entities inside it, so that all are in order of appearance. */
  #put(id: string, node: JsonLdNode): string {
    const entity: JsonLdNode = { '@id': id }
    this.entities.set(id, entity)
    Object.assign(entity, this.#members(node))
    return id
  }

  #freeId(type: Value): string {
    const [first] = [type].flat()
    const stem = `#${
      String(first)
        .replace(/[^A-Za-z]/g, '')
        .toLowerCase() || 'thing'
    }`
    const count = (this.#counts.get(stem) ?? 0) + 1
    this.#counts.set(stem, count)
    return `${stem}-${count}`
  }
}
