import type { Datacite } from '../../model/datacite.ts'
import type { Format, Loss, WriteResult } from '../format.ts'
import { schemaOrgGraph } from '../schema-org/write.ts'
import { graphOf, schemaOrgPrefixes } from './from-schema-org.ts'
import type { Graph } from './graph.ts'
import { writeRdfXml } from './rdf-xml.ts'
import { writeTurtle } from './turtle.ts'

const turtle = { id: 'schema-org-turtle', name: 'schema.org in Turtle' } as const
const xml = { id: 'schema-org-rdf', name: 'schema.org in RDF/XML' } as const

/** The graph of schema.org as Turtle; written only. */
export const schemaOrgTurtle: Format = {
  ...turtle,
  mediaTypes: ['text/turtle'],
  extensions: ['.ttl'],
  write: record => writeGraph([record], turtle, graph => writeTurtle(graph, schemaOrgPrefixes)),
  writeAll: records => writeGraph(records, turtle, graph => writeTurtle(graph, schemaOrgPrefixes)),
}

/** The graph of schema.org as RDF/XML; written only. */
export const schemaOrgRdf: Format = {
  ...xml,
  mediaTypes: ['application/rdf+xml'],
  extensions: ['.rdf', '.xml'],
  write: (record, options) =>
    writeGraph([record], xml, graph => writeRdfXml(graph, schemaOrgPrefixes, options?.pretty)),
  writeAll: (records, options) =>
    writeGraph(records, xml, graph => writeRdfXml(graph, schemaOrgPrefixes, options?.pretty)),
}

function writeGraph(
  records: readonly Datacite[],
  format: typeof turtle | typeof xml,
  write: (graph: Graph) => string,
): WriteResult {
  const { nodes, losses } = schemaOrgGraph(records, format)
  const unordered = records.flatMap((record, index): Loss[] =>
    Array.isArray(record.creators) && record.creators.length > 1
      ? [{ ...orderLost(record.creators), ...(records.length > 1 && { index }) }]
      : [],
  )
  return { text: write(graphOf(nodes)), losses: [...losses, ...unordered] }
}

const orderLost = (creators: readonly unknown[]): Loss => ({
  kind: 'changed',
  pointer: '/creators',
  message: `The ${creators.length} creators are written without their order, which triples do not have.`,
  value: creators.length,
})
