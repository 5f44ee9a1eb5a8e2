import { entryOf, isObject } from '../../../core/object.ts'

/** The declarations of a document for its nodes: prefixes for schema.org, and the nodes of its graph. Never fetches anything. */
export class JsonLdContext {
  readonly #prefixes: ReadonlyMap<string, string>
  readonly #graph = new Map<string, Readonly<Record<string, unknown>>>()
  readonly #names: Readonly<Record<string, string>>

  /** `names` maps a format's own property names to those of schema.org. */
  constructor(context: unknown, graph: readonly unknown[] = [], names: Readonly<Record<string, string>> = {}) {
    this.#names = names
    this.#prefixes = prefixesOf(context)
    for (const node of graph) {
      const id = isObject(node) ? (node['@id'] ?? node.id) : undefined
      if (typeof id === 'string' && isObject(node) && !this.#graph.has(id)) this.#graph.set(id, node)
    }
    this.#addBlankNodes(graph)
  }

  /** Finds the nodes with a label that is local to the document, wherever they are described. */
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

  /** The name of a property or class: bare for schema.org, with the usual prefix for Dublin Core terms and PROV. */
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

  /** The node to which a reference leads, if the document holds it; else the value itself. */
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

/** The prefixes that an embedded context declares; those in common use need no declaration. */
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

/** The members of a node; keeps track of which have been taken. */
export class NodeMembers {
  readonly context: JsonLdContext
  readonly #keys = new Map<string, string>()
  readonly #value: Readonly<Record<string, unknown>>

  constructor(value: Readonly<Record<string, unknown>>, context: JsonLdContext) {
    this.context = context
    this.#value = value
    for (const key of Object.keys(value)) {
      // A label that is local to the document identifies nothing outside of it.
      if ((key === '@id' || key === 'id') && /^(?:#|_:)/.test(String(value[key]))) continue
      const alias = entryOf(aliases, key)
      const name = alias ?? context.nameOf(key)
      if (!this.#keys.has(name)) this.#keys.set(name, key)
    }
  }

  has(name: string): boolean {
    return this.#keys.has(name)
  }

  /** Takes these members; returns the values of the first that is present, with references resolved. */
  take(...names: string[]): unknown[] {
    const name = names.find(candidate => this.#keys.has(candidate))
    const key = name === undefined ? undefined : this.#keys.get(name)
    if (name === undefined || key === undefined) return []
    this.#keys.delete(name)
    return valuesOf(this.#value[key]).map(value => this.context.resolve(value))
  }

  /** Returns the values of a member without taking them. */
  peek(name: string): unknown[] {
    const key = this.#keys.get(name)
    return key === undefined ? [] : valuesOf(this.#value[key]).map(value => this.context.resolve(value))
  }

  /** The classes of the node. */
  types(): string[] {
    return this.take('@type').flatMap(type => (typeof type === 'string' ? [this.context.nameOf(type)] : []))
  }

  /** The first text of a member. */
  text(...names: string[]): string | undefined {
    return this.texts(...names)[0]
  }

  /** The texts of a member. */
  texts(...names: string[]): string[] {
    return this.take(...names).flatMap(value => textIn(value) ?? [])
  }

  /** The names of the members that have not been taken, in order. */
  names(): string[] {
    return [...this.#keys.keys()]
  }

  /** The members that have not been taken, as in the node. */
  rest(): [string, unknown][] {
    return [...this.#keys.values()].map(key => [key, this.#value[key]])
  }
}

const aliases: Readonly<Record<string, string>> = { id: '@id', type: '@type' }

/** The values of a member: those of a list or of `@list`, else its only value; null and empty text are left out. */
function valuesOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(valuesOf)
  if (isObject(value) && Array.isArray(value['@list'])) return value['@list'].flatMap(valuesOf)
  return value === null || value === undefined || value === '' ? [] : [value]
}

/** The text of a value: text, a number, a literal with a language or type, or the name or identifier of a node. */
export function textIn(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value.trim()
  if (typeof value === 'number') return String(value)
  if (!isObject(value)) return undefined
  for (const name of ['@value', 'name', 'schema:name', '@id', 'url'])
    if (Object.hasOwn(value, name) && typeof value[name] !== 'object') return textIn(value[name])
  return undefined
}

/** Returns an object with one member, or an empty one if there is no text. */
export const textMember = <K extends string>(name: K, text: string | undefined): { [P in K]?: string } =>
  text === undefined ? {} : ({ [name]: text } as { [P in K]?: string })

/** Returns the language of a JSON-LD literal. */
export const languageOfMember = (value: unknown): { lang?: string } => {
  const lang = typeof value === 'object' && value !== null ? Reflect.get(value, '@language') : undefined
  return typeof lang === 'string' ? { lang } : {}
}
