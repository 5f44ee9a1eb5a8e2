import { entryOf, isObject } from '../../../core/object.ts'
import { localLabel } from '../identifiers.ts'

/** The prefixes of a JSON-LD document, and the nodes to which its references refer. No remote context is fetched. */
export class JsonLdContext {
  readonly #prefixes: ReadonlyMap<string, string>
  readonly #graph = new Map<string, Readonly<Record<string, unknown>>>()
  readonly #names: Readonly<Record<string, string>>

  /**
   * Collects the prefixes and nodes of a document. `names` maps a format's own property names to those of schema.org.
   */
  constructor(context: unknown, graph: readonly unknown[] = [], names: Readonly<Record<string, string>> = {}) {
    this.#names = names
    this.#prefixes = prefixesOf(context)
    for (const node of graph) {
      const id = isObject(node) ? (node['@id'] ?? node.id) : undefined
      if (typeof id === 'string' && isObject(node) && !this.#graph.has(id)) this.#graph.set(id, node)
    }
    this.#addBlankNodes(graph)
  }

  #addBlankNodes(values: readonly unknown[]): void {
    const open = [...values]
    for (let next = open.pop(); next !== undefined || open.length > 0; next = open.pop()) {
      if (typeof next !== 'object' || next === null) continue
      const id = Array.isArray(next)
        ? undefined
        : ((next as { '@id'?: unknown })['@id'] ?? (next as { id?: unknown }).id)
      if (typeof id === 'string' && id.startsWith('_:') && !this.#graph.has(id) && Object.keys(next).length > 1)
        this.#graph.set(id, next as Readonly<Record<string, unknown>>)
      for (const member of Object.values(next)) if (typeof member === 'object' && member !== null) open.push(member)
    }
  }

  /**
   * Returns the name that readers use for a property or class.
   *
   * The name is bare for schema.org and CodeMeta, has the usual prefix for Dublin Core terms and PROV, and is unchanged
   * for all others. A name of the format's own vocabulary is then replaced with that of schema.org.
   */
  nameOf(term: string): string {
    const name = this.#plainName(term)
    return Object.hasOwn(this.#names, name) ? (this.#names[name] ?? name) : name
  }

  #plainName(term: string): string {
    const split = term.indexOf(':')
    const prefix = split < 0 ? undefined : this.#prefixes.get(term.slice(0, split))
    const iri = prefix === undefined ? term : prefix + term.slice(split + 1)
    for (const [namespace, short] of known) if (namespace.test(iri)) return iri.replace(namespace, short)
    return term
  }

  /** Returns the node of a reference if the document contains it, else the value itself. */
  resolve(value: unknown): unknown {
    if (typeof value === 'string' && value.startsWith('_:')) return this.#graph.get(value) ?? value
    if (!isObject(value)) return value
    const keys = Object.keys(value)
    const id = value['@id'] ?? value.id
    return keys.length === 1 && typeof id === 'string' ? (this.#graph.get(id) ?? value) : value
  }
}

const known: readonly (readonly [RegExp, string])[] = [
  [/^https?:\/\/(?:www\.)?schema\.org\//, ''],
  [/^http:\/\/purl\.org\/dc\/terms\//, 'dct:'],
  [/^http:\/\/www\.w3\.org\/ns\/prov#/, 'prov:'],
  [/^https?:\/\/w3id\.org\/codemeta\/|^https:\/\/codemeta\.github\.io\/terms\//, ''],
]

function prefixesOf(context: unknown): ReadonlyMap<string, string> {
  const prefixes = new Map([
    ['schema', 'https://schema.org/'],
    ['sdo', 'https://schema.org/'],
    ['dct', 'http://purl.org/dc/terms/'],
    ['dcterms', 'http://purl.org/dc/terms/'],
    ['prov', 'http://www.w3.org/ns/prov#'],
    ['codemeta', 'https://w3id.org/codemeta/'],
  ])
  for (const part of Array.isArray(context) ? context : [context]) {
    if (!isObject(part)) continue
    for (const [name, iri] of Object.entries(part))
      if (typeof iri === 'string' && !name.startsWith('@')) prefixes.set(name, iri)
  }
  return prefixes
}

/** The members of a node. The {@link NodeUse} of the node records which members have been taken. */
export class NodeMembers {
  readonly context: JsonLdContext
  readonly #keys = new Map<string, readonly string[]>()
  readonly #value: Readonly<Record<string, unknown>>
  readonly #uses: NodeUses
  readonly #use: NodeUse

  constructor(value: Readonly<Record<string, unknown>>, context: JsonLdContext, uses: NodeUses = new NodeUses()) {
    this.context = context
    this.#value = value
    this.#uses = uses
    this.#use = uses.of(value)
    for (const key of Object.keys(value)) {
      if ((key === '@id' || key === 'id') && localLabel.test(String(value[key]))) continue
      const alias = entryOf(aliases, key)
      const name = alias ?? context.nameOf(key)
      const known = this.#keys.get(name)
      this.#keys.set(name, known === undefined ? [key] : [...known, key])
    }
  }

  has(name: string): boolean {
    return this.#keys.has(name)
  }

  /** Takes the first of the named members that is present. Returns its values, with references resolved. */
  take(...names: string[]): unknown[] {
    return this.#valuesAt(this.#leave(names))
  }

  /**
   * Takes the first of the named members that is present, and returns its first value. Its other values become extras.
   */
  first(...names: string[]): unknown {
    const name = names.find(candidate => this.#keys.has(candidate))
    const values = this.#takePart(name, () => 0)
    return values[0]
  }

  /** Returns the values of a member without taking them. */
  peek(name: string): unknown[] {
    return this.#valuesAt(this.#keys.get(name))
  }

  /** Takes the classes of the node. */
  types(): string[] {
    return this.take('@type').flatMap(type => (typeof type === 'string' ? [this.context.nameOf(type)] : []))
  }

  /**
   * Takes the first of the named members that is present, and returns its first text. Its other values become extras.
   */
  text(...names: string[]): string | undefined {
    const name = names.find(candidate => this.#keys.has(candidate))
    const indexOfText = (values: readonly unknown[]): number => values.findIndex(value => textIn(value) !== undefined)
    const values = this.#takePart(name, indexOfText)
    const at = indexOfText(values)
    return at < 0 ? undefined : this.textOf(values[at])
  }

  /** Takes the first of the named members that is present, and returns its texts. */
  texts(...names: string[]): string[] {
    return this.take(...names).flatMap(value => this.textOf(value) ?? [])
  }

  /** Takes the values of a member that fulfil a condition. The others become extras. */
  takeOnly(name: string, isRead: (value: unknown) => boolean): void {
    const values = this.peek(name)
    const others = values.filter(value => !isRead(value))
    if (others.length === values.length) return
    this.take(name)
    if (others.length > 0) this.#use.others.set(name, others)
  }

  /** Returns the names of the members that have not been taken, in the order of the document. */
  names(): string[] {
    return [...this.#keys.keys()]
  }

  /**
   * Returns the members that have not been taken, each as its name, its name in the document and its resolved values.
   */
  all(): [name: string, key: string, values: unknown[]][] {
    return [...this.#keys].flatMap(([name, keys]) =>
      keys.map((key): [string, string, unknown[]] => [name, key, this.#valuesAt([key])]),
    )
  }

  /** Takes the first of the named members that is present; returns its names in the document. */
  #leave(names: readonly string[]): readonly string[] | undefined {
    const name = names.find(candidate => this.#keys.has(candidate))
    const keys = name === undefined ? undefined : this.#keys.get(name)
    if (name === undefined || keys === undefined) return undefined
    this.#keys.delete(name)
    this.#use.taken.add(name)
    this.#use.others.delete(name)
    return keys
  }

  /**
   * Takes a member from which one value is read. The other values become extras, unless an earlier reader took all
   * values of the member.
   */
  #takePart(name: string | undefined, indexOfRead: (values: readonly unknown[]) => number): unknown[] {
    if (name === undefined) return []
    const isNew = !this.#use.taken.has(name)
    const known = this.#use.others.get(name)
    const values = this.take(name)
    const at = indexOfRead(values)
    const others = isNew ? values.filter((_, index) => index !== at) : (known ?? [])
    if (others.length > 0) this.#use.others.set(name, others)
    return values
  }

  /** Returns the values of a property, which a document may spell in several ways, such as `name` and `schema:name`. */
  #valuesAt(keys: readonly string[] = []): unknown[] {
    return keys.flatMap(key => valuesOf(this.#value[key])).map(value => this.context.resolve(value))
  }

  /** Returns the text of a value. If the value is a node, the member that contains the text counts as read. */
  textOf(value: unknown): string | undefined {
    if (isObject(value)) {
      const member = memberWithText(value)
      if (member !== undefined) this.#uses.of(value).taken.add(this.context.nameOf(member))
    }
    return textIn(value)
  }
}

/** The members of a node that have been read, by their names in schema.org. */
export class NodeUse {
  readonly taken = new Set<string>()
  /** The unread values of members that have been read only in part. */
  readonly others = new Map<string, readonly unknown[]>()
}

/** A {@link NodeUse} for each node of a document. */
export class NodeUses {
  readonly #uses = new Map<object, NodeUse>()
  /** The literals that were read with their language. */
  readonly spoken = new WeakSet<object>()

  /** Returns the {@link NodeUse} of a node, which all readers of the node share. */
  of(node: object): NodeUse {
    const known = this.#uses.get(node)
    if (known !== undefined) return known
    const use = new NodeUse()
    this.#uses.set(node, use)
    return use
  }

  /** True if a reader was created for a node, even if none of the members has been read. */
  has(node: object): boolean {
    return this.#uses.has(node)
  }
}

const aliases: Readonly<Record<string, string>> = { id: '@id', type: '@type' }

function valuesOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(valuesOf)
  if (isObject(value) && Array.isArray(value['@list'])) return value['@list'].flatMap(valuesOf)
  return value === null || value === undefined || value === '' ? [] : [value]
}

/**
 * Returns the text of a value: a text, a number, the value of a literal, or the name, `@id` or URL of a node. Returns
 * undefined if there is none.
 */
export function textIn(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value.trim()
  if (typeof value === 'number') return String(value)
  const name = isObject(value) ? memberWithText(value) : undefined
  return name === undefined ? undefined : plainText((value as Readonly<Record<string, unknown>>)[name])
}

function plainText(value: unknown): string | undefined {
  const [first] = valuesOf(value)
  if (isObject(first)) return Object.hasOwn(first, '@value') ? plainText(first['@value']) : undefined
  return typeof first === 'string' || typeof first === 'number' ? String(first).trim() || undefined : undefined
}

/** Returns the name of the member that has the text of a literal or node. */
export const memberWithText = (value: Readonly<Record<string, unknown>>): string | undefined =>
  ['@value', 'name', 'schema:name', '@id', 'url'].find(
    name => Object.hasOwn(value, name) && plainText(value[name]) !== undefined,
  )

/** Returns an object with one member, or an empty one if there is no text. */
export const textMember = <K extends string>(name: K, text: string | undefined): { [P in K]?: string } =>
  text === undefined ? {} : ({ [name]: text } as { [P in K]?: string })

/** Returns the language of a JSON-LD literal as the member `lang`, or an empty object if there is none. */
export const languageOfMember = (value: unknown): { lang?: string } => {
  const lang = typeof value === 'object' && value !== null ? Reflect.get(value, '@language') : undefined
  return typeof lang === 'string' ? { lang } : {}
}

/**
 * Returns the id of a node, or a text itself. `isReference` is true for a text, and for a node that contains only its
 * id and type.
 */
export function nodeIn(value: unknown): { id: string; isReference: boolean } {
  if (!isObject(value)) return { id: String(value), isReference: typeof value === 'string' }
  const id = value['@id'] ?? value.id
  if (typeof id !== 'string' || id === '') return { id: '', isReference: false }
  return { id, isReference: Object.keys(value).every(name => /^@?(?:id|type)$/.test(name)) }
}
