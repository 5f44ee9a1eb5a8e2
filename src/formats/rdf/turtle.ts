import {
  type Graph,
  type Literal,
  type NodeStatements,
  type Prefixes,
  prefixed,
  type RdfTerm,
  rdfNamespace,
} from './graph.ts'

/**
 * Writes a graph as Turtle (https://www.w3.org/TR/turtle/), with a block for every node that is not inline.
 *
 * A blank node is inline, in brackets, where another node refers to it, unless `Graph.setApart` marks the node.
 */
export function writeTurtle(graph: Graph, prefixes: Prefixes): string {
  const labels = graph.labels()
  const blocks = graph.roots().map(({ subject, statements }) => {
    const start =
      'iri' in subject ? iriRef(subject.iri, prefixes) : labels.has(subject.blank) ? `_:${subject.blank}` : '[]'
    return `${start}${members(statements, graph, prefixes, '  ')} .\n`
  })
  const used = Object.entries(prefixes).filter(([prefix]) =>
    blocks.some(block => new RegExp(`(?:^|[\\s^(])${prefix}:[A-Za-z]`).test(block)),
  )
  const head = used.map(([prefix, namespace]) => `@prefix ${prefix}: <${escapeIri(namespace)}> .\n`).join('')
  return [head, ...blocks].filter(block => block !== '').join('\n')
}

function members(statements: NodeStatements['statements'], graph: Graph, prefixes: Prefixes, indent: string): string {
  const groups = new Map<string, RdfTerm[]>()
  for (const { predicate, object } of statements) {
    const objects = groups.get(predicate)
    if (objects === undefined) groups.set(predicate, [object])
    else objects.push(object)
  }
  const lines = [...groups].map(([predicate, objects]) => {
    const verb = predicate === `${rdfNamespace}type` ? 'a' : iriRef(predicate, prefixes)
    const [only] = objects
    if (objects.length === 1 && only !== undefined) return `${verb} ${term(only, graph, prefixes, indent)}`
    if (verb === 'a') return `a ${objects.map(object => term(object, graph, prefixes, indent)).join(', ')}`
    const deeper = `${indent}  `
    return `${verb}\n${objects.map(object => `${deeper}${term(object, graph, prefixes, deeper)}`).join(',\n')}`
  })
  return `\n${lines.map(line => `${indent}${line}`).join(' ;\n')}`
}

function term(object: RdfTerm, graph: Graph, prefixes: Prefixes, indent: string): string {
  if ('iri' in object) return iriRef(object.iri, prefixes)
  if ('value' in object) return literal(object, prefixes)
  if (!graph.isInner(object)) return `_:${object.blank}`
  const said = graph.of(object)
  return said.length === 0 ? '[]' : `[${members(said, graph, prefixes, `${indent}  `)}\n${indent}]`
}

function iriRef(iri: string, prefixes: Prefixes): string {
  const short = prefixed(iri, prefixes)
  return short === undefined ? `<${escapeIri(iri)}>` : `${short.prefix}:${short.local}`
}

function literal({ value, language, datatype }: Literal, prefixes: Prefixes): string {
  const text = `"${escapeLiteral(value)}"`
  if (language !== undefined) return `${text}@${language}`
  return datatype === undefined ? text : `${text}^^${iriRef(datatype, prefixes)}`
}

/** Escapes quotation marks, backslashes, control characters, U+2028 and U+2029. A lone surrogate becomes U+FFFD. */
export const escapeLiteral = (text: string): string =>
  text
    .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd')
    .replace(/["\\\p{Cc}\u2028\u2029]/gu, character => escapes[character] ?? unicodeEscape(character))

const escapes: Readonly<Record<string, string>> = { '"': '\\"', '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }

const unicodeEscape = (character: string): string =>
  `\\u${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`

/** Percent-encodes, as UTF-8, the characters that IRIREF forbids. */
export const escapeIri = (iri: string): string =>
  iri.replace(/[\0-\x20<>"{}|^`\\\p{Cs}]/gu, character =>
    /\p{Cs}/u.test(character) ? '%EF%BF%BD' : encodeURIComponent(character),
  )

type Value = string | { [name: string]: unknown }

/**
 * Returns a graph as JSON-LD (https://www.w3.org/TR/json-ld11/). Names are prefixed, the context defines their
 * namespaces, and blank nodes have no labels.
 */
export function jsonLdOf(graph: Graph, prefixes: Prefixes): object {
  const nodes = graph.roots().map(({ subject, statements }) => {
    const id = 'iri' in subject ? { '@id': subject.iri } : {}
    return { ...id, ...membersOf(statements, graph, prefixes) }
  })
  const text = JSON.stringify(nodes)
  const used = Object.fromEntries(Object.entries(prefixes).filter(([prefix]) => text.includes(`"${prefix}:`)))
  const [only] = nodes
  return nodes.length === 1 ? { '@context': used, ...only } : { '@context': used, '@graph': nodes }
}

function membersOf(
  statements: NodeStatements['statements'],
  graph: Graph,
  prefixes: Prefixes,
): Record<string, unknown> {
  const members = new Map<string, Value[]>()
  for (const { predicate, object } of statements) {
    const isType = predicate === `${rdfNamespace}type`
    const name = isType ? '@type' : prefixedNameOf(predicate, prefixes)
    const value = isType && 'iri' in object ? prefixedNameOf(object.iri, prefixes) : termValue(object, graph, prefixes)
    const values = members.get(name)
    if (values === undefined) members.set(name, [value])
    else values.push(value)
  }
  return Object.fromEntries([...members].map(([name, values]) => [name, values.length === 1 ? values[0] : values]))
}

function prefixedNameOf(iri: string, prefixes: Prefixes): string {
  const short = prefixed(iri, prefixes)
  return short === undefined ? iri : `${short.prefix}:${short.local}`
}

function termValue(term: RdfTerm, graph: Graph, prefixes: Prefixes): Value {
  if ('iri' in term) return { '@id': term.iri }
  if ('blank' in term) return membersOf(graph.of(term), graph, prefixes)
  const { value, language, datatype } = term
  if (language !== undefined) return { '@language': language, '@value': value }
  return datatype === undefined ? value : { '@type': prefixedNameOf(datatype, prefixes), '@value': value }
}
