import { entryOf, isObject } from '../../core/object.ts'
import { Graph, type Prefixes, type RdfNode, type RdfTerm, rdfNamespace, xsdNamespace } from './graph.ts'

interface TermDefinition {
  /** The meaning of the term: an IRI, a prefixed name or a keyword. */
  id: string
  /** The type of values: `@id`, `@vocab`, or the name of a datatype. */
  type?: string
  language?: string
  isLanguageMap?: boolean
}

interface Context {
  terms: ReadonlyMap<string, TermDefinition>
  vocab?: string
  language?: string
}

/**
 * Returns the graph of a JSON-LD document: https://www.w3.org/TR/json-ld11/.
 *
 * Names are resolved by the contexts in the document or else by `prefixes`. No context is fetched, so names that only a
 * remote context defines are dropped; each dropped name of a property is passed to `onUndefined`.
 *
 * Index maps, and contexts nested in terms, are not supported.
 */
export function graphOfJsonLd(
  document: unknown,
  prefixes: Prefixes,
  onUndefined = (_: string): void => undefined,
): Graph {
  const reader = new JsonLdReader(prefixes, onUndefined)
  for (const node of Array.isArray(document) ? document : [document])
    if (isObject(node)) reader.node(node, { terms: new Map() })
  return reader.graph
}

class JsonLdReader {
  readonly graph = new Graph()
  readonly #prefixes: Prefixes
  readonly #blanks = new Map<string, RdfNode>()

  readonly #onUndefined: (name: string) => void

  constructor(prefixes: Prefixes, onUndefined: (name: string) => void) {
    this.#prefixes = prefixes
    this.#onUndefined = onUndefined
  }

  /** Adds the statements about a node. Returns the node. */
  node(given: Readonly<Record<string, unknown>>, outer: Context): RdfNode {
    const context = Object.hasOwn(given, '@context') ? extended(outer, given['@context']) : outer
    const members = Object.entries(given).map(([name, value]) => [this.#keyword(name, context), name, value] as const)
    const id = members.find(([keyword]) => keyword === '@id')?.[2]
    const isAround = members.every(([keyword]) => keyword === '@context' || keyword === '@graph')
    const subject = typeof id === 'string' ? this.#subject(id, context) : this.graph.blank()
    for (const [keyword, name, value] of members) {
      const values = Array.isArray(value) ? (value as unknown[]) : [value]
      if (keyword === '@type') this.#addTypes(subject, values, context)
      else if (keyword === '@graph' || (keyword === '@included' && !isAround))
        for (const one of values) isObject(one) && this.node(one, context)
      else if (keyword === '@reverse' && isObject(value)) this.#addReverse(subject, value, context)
      else if (!keyword.startsWith('@')) this.#addValues(subject, name, value, context)
    }
    return subject
  }

  #addTypes(subject: RdfNode, values: readonly unknown[], context: Context): void {
    for (const value of values) {
      const type = typeof value === 'string' ? this.#iri(value, context, true) : undefined
      if (type !== undefined) this.graph.add(subject, `${rdfNamespace}type`, { iri: type })
    }
  }

  #addReverse(object: RdfNode, reverse: Readonly<Record<string, unknown>>, context: Context): void {
    for (const [name, value] of Object.entries(reverse)) {
      const predicate = this.#iri(name, context, true)
      if (predicate === undefined) {
        this.#onUndefined(name)
        continue
      }
      for (const other of [value].flat())
        if (isObject(other)) this.graph.add(this.node(other, context), predicate, object)
    }
  }

  #addValues(subject: RdfNode, name: string, value: unknown, context: Context): void {
    const predicate = this.#iri(name, context, true)
    if (predicate === undefined) {
      this.#onUndefined(name)
      return
    }
    const definition = context.terms.get(name)
    if (definition?.isLanguageMap === true && isObject(value)) {
      for (const [language, texts] of Object.entries(value))
        for (const text of [texts].flat())
          if (typeof text === 'string')
            this.graph.add(subject, predicate, { value: text, ...(language !== '@none' && { language }) })
      return
    }
    for (const one of itemsOfDocument(value)) {
      const term = this.#term(one, definition, context)
      if (term !== undefined) this.graph.add(subject, predicate, term)
    }
  }

  #term(value: unknown, definition: TermDefinition | undefined, context: Context): RdfTerm | undefined {
    if (typeof value === 'number')
      return { value: String(value), datatype: `${xsdNamespace}${Number.isInteger(value) ? 'integer' : 'decimal'}` }
    if (typeof value === 'boolean') return { value: String(value), datatype: `${xsdNamespace}boolean` }
    if (typeof value === 'string') return this.#text(value, definition, context)
    if (!isObject(value)) return undefined
    if (!Object.hasOwn(value, '@value')) return this.node(value, context)
    const { '@value': text, '@language': language, '@type': type } = value
    if (text === null || typeof text === 'object') return undefined
    const datatype = typeof type === 'string' ? this.#iri(type, context, true) : undefined
    return {
      value: String(text),
      ...(typeof language === 'string' ? { language } : datatype !== undefined && { datatype }),
    }
  }

  #text(value: string, definition: TermDefinition | undefined, context: Context): RdfTerm {
    const { type, language = context.language } = definition ?? {}
    if (type === '@id' || type === '@vocab') {
      const iri = this.#iri(value, context, type === '@vocab')
      return iri === undefined ? { value } : value.startsWith('_:') ? this.#subject(value, context) : { iri }
    }
    const datatype = type === undefined ? undefined : this.#iri(type, context, true)
    return { value, ...(datatype !== undefined ? { datatype } : language !== undefined && { language }) }
  }

  #subject(id: string, context: Context): RdfNode {
    const iri = id.startsWith('_:') ? undefined : this.#iri(id, context, false)
    if (iri !== undefined) return { iri }
    const known = this.#blanks.get(id) ?? this.graph.blank()
    this.#blanks.set(id, known)
    return known
  }

  #keyword(name: string, context: Context): string {
    const id = context.terms.get(name)?.id
    return id?.startsWith('@') ? id : name
  }

  /**
   * Returns the IRI of a name. Returns a name with an unknown prefix unchanged, and undefined for any other name that
   * the context does not define.
   */
  #iri(name: string, context: Context, isVocab: boolean, depth = 0): string | undefined {
    const definition = isVocab ? context.terms.get(name) : undefined
    if (definition !== undefined && definition.id !== name && depth < deepest)
      return this.#iri(definition.id, context, true, depth + 1)
    const colon = name.indexOf(':')
    if (colon > 0) {
      const [prefix, local] = [name.slice(0, colon), name.slice(colon + 1)]
      if (local.startsWith('//')) return name
      const id = context.terms.get(prefix)?.id
      const namespace =
        id === undefined || depth >= deepest ? entryOf(this.#prefixes, prefix) : this.#iri(id, context, true, depth + 1)
      return namespace === undefined ? name : namespace + local
    }
    return isVocab && context.vocab !== undefined && !name.startsWith('@') ? context.vocab + name : undefined
  }
}

/** The maximum length of a chain of terms that are defined by other terms. */
const deepest = 8

function itemsOfDocument(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(itemsOfDocument)
  if (isObject(value))
    for (const name of ['@list', '@set']) if (Object.hasOwn(value, name)) return itemsOfDocument(value[name])
  return [value]
}

/**
 * Extends a context with the given definitions, or clears the context if `given` is null. Ignores contexts that are
 * given as URLs.
 */
function extended(outer: Context, given: unknown): Context {
  if (given === null) return { terms: new Map() }
  if (Array.isArray(given)) return given.reduce<Context>(extended, outer)
  if (!isObject(given)) return outer
  const terms = new Map(outer.terms)
  for (const [name, value] of Object.entries(given)) {
    if (name.startsWith('@')) continue
    const definition = definitionOf(name, value)
    if (definition === undefined) terms.delete(name)
    else terms.set(name, definition)
  }
  const { '@vocab': vocab = outer.vocab, '@language': language = outer.language } = given
  return {
    terms,
    ...(typeof vocab === 'string' && { vocab }),
    ...(typeof language === 'string' && { language }),
  }
}

function definitionOf(name: string, value: unknown): TermDefinition | undefined {
  if (typeof value === 'string') return { id: value }
  if (!isObject(value)) return undefined
  const { '@id': id = name, '@type': type, '@language': language, '@container': container } = value
  if (typeof id !== 'string') return undefined
  return {
    id,
    ...(typeof type === 'string' && { type }),
    ...(typeof language === 'string' && { language }),
    ...([container].flat().includes('@language') && { isLanguageMap: true }),
  }
}
