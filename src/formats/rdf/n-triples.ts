import type { Graph, Literal, RdfTerm } from './graph.ts'
import { escapeIri, escapeLiteral } from './turtle.ts'

/** Writes a graph as N-Triples (https://www.w3.org/TR/n-triples/), with a line for each triple, grouped by subject. */
export const writeNTriples = (graph: Graph): string =>
  graph
    .subjects()
    .flatMap(({ subject, statements }) =>
      statements.map(({ predicate, object }) => `${term(subject)} <${escapeIri(predicate)}> ${term(object)} .\n`),
    )
    .join('')

function term(node: RdfTerm): string {
  if ('iri' in node) return `<${escapeIri(node.iri)}>`
  return 'blank' in node ? `_:${node.blank}` : literal(node)
}

function literal({ value, language, datatype }: Literal): string {
  const text = `"${escapeLiteral(value)}"`
  if (language !== undefined) return `${text}@${language}`
  return datatype === undefined ? text : `${text}^^<${escapeIri(datatype)}>`
}
