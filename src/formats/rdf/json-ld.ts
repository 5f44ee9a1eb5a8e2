import { type Graph, type NodeStatements, type Prefixes, prefixed, type RdfTerm, rdfNamespace } from './graph.ts'

type Value = string | { [name: string]: unknown }

/** A graph as JSON-LD (https://www.w3.org/TR/json-ld11/): prefixed names, their namespaces in the context, blank nodes inline. */
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
    const name = isType ? '@type' : nameOf(predicate, prefixes)
    const value = isType && 'iri' in object ? nameOf(object.iri, prefixes) : termValue(object, graph, prefixes)
    const values = members.get(name)
    if (values === undefined) members.set(name, [value])
    else values.push(value)
  }
  return Object.fromEntries([...members].map(([name, values]) => [name, values.length === 1 ? values[0] : values]))
}

function nameOf(iri: string, prefixes: Prefixes): string {
  const short = prefixed(iri, prefixes)
  return short === undefined ? iri : `${short.prefix}:${short.local}`
}

function termValue(term: RdfTerm, graph: Graph, prefixes: Prefixes): Value {
  if ('iri' in term) return { '@id': term.iri }
  if ('blank' in term) return membersOf(graph.of(term), graph, prefixes)
  const { value, language, datatype } = term
  if (language !== undefined) return { '@language': language, '@value': value }
  return datatype === undefined ? value : { '@type': nameOf(datatype, prefixes), '@value': value }
}
