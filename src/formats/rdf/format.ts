import type { Datacite } from '../../model/datacite.ts'
import { fileTypes } from '../file-types.ts'
import type { Format, WriteOptions, WriteResult } from '../format.ts'
import { schemaOrgOf } from '../schema-org/write.ts'
import { writeEach } from '../work/index.ts'
import { graphOfNodes, schemaOrgPrefixes } from './from-schema-org.ts'
import type { Graph } from './graph.ts'
import { tellOrderLost } from './order-lost.ts'
import { writeRdfXml } from './rdf-xml.ts'
import { writeTurtle } from './turtle.ts'

const turtle = { id: 'schema-org-turtle', name: 'schema.org in Turtle' } as const
const xml = { id: 'schema-org-rdf', name: 'schema.org in RDF/XML' } as const

/** The graph of schema.org as Turtle; written only. */
export const schemaOrgTurtle: Format = {
  ...turtle,
  ...fileTypes['schema-org-turtle'],
  write: (record, options) => writeGraph([record], turtle, options, turtleText),
  writeAll: (records, options) => writeGraph(records, turtle, options, turtleText),
}

/** The graph of schema.org as RDF/XML; written only. */
export const schemaOrgRdf: Format = {
  ...xml,
  ...fileTypes['schema-org-rdf'],
  write: (record, options) => writeGraph([record], xml, options, xmlText),
  writeAll: (records, options) => writeGraph(records, xml, options, xmlText),
}

const turtleText = (graph: Graph): string => writeTurtle(graph, schemaOrgPrefixes)

const xmlText = (graph: Graph, options?: WriteOptions): string => writeRdfXml(graph, schemaOrgPrefixes, options?.pretty)

function writeGraph(
  records: readonly Datacite[],
  format: typeof turtle | typeof xml,
  options: WriteOptions | undefined,
  textOf: (graph: Graph, options?: WriteOptions) => string,
): WriteResult {
  const { written: nodes, losses } = writeEach(records, format, options, (record, account) => {
    tellOrderLost(record, account)
    return schemaOrgOf(record, format, account)
  })
  return { text: textOf(graphOfNodes(nodes), options), losses }
}
