import type { Datacite } from '../../model/datacite.ts'
import { fileTypes } from '../file-types.ts'
import type { Format, WriteResult } from '../format.ts'
import { lossesOfNode, schemaOrgOf } from '../schema-org/write.ts'
import { written } from '../work/index.ts'
import { graphOf, schemaOrgPrefixes } from './from-schema-org.ts'
import type { Graph } from './graph.ts'
import { orderLost } from './order-lost.ts'
import { writeRdfXml } from './rdf-xml.ts'
import { writeTurtle } from './turtle.ts'

const turtle = { id: 'schema-org-turtle', name: 'schema.org in Turtle' } as const
const xml = { id: 'schema-org-rdf', name: 'schema.org in RDF/XML' } as const

/** The graph of schema.org as Turtle; written only. */
export const schemaOrgTurtle: Format = {
  ...turtle,
  ...fileTypes['schema-org-turtle'],
  write: record => writeGraph([record], turtle, graph => writeTurtle(graph, schemaOrgPrefixes)),
  writeAll: records => writeGraph(records, turtle, graph => writeTurtle(graph, schemaOrgPrefixes)),
}

/** The graph of schema.org as RDF/XML; written only. */
export const schemaOrgRdf: Format = {
  ...xml,
  ...fileTypes['schema-org-rdf'],
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
  const nodes = records.map(record => schemaOrgOf(record, format))
  return written(write(graphOf(nodes)), records, record => lossesOfNode(record, format), orderLost)
}
