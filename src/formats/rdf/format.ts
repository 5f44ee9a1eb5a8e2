import { fileTypes } from '../file-types.ts'
import type { OtherFormat } from '../format.ts'
import { schemaOrgOf } from '../schema-org/write.ts'
import { writeEach } from '../work/index.ts'
import { graphOfNodes, schemaOrgPrefixes } from './from-schema-org.ts'
import { type GraphMaker, graphWriter, tellOrderLost } from './graph-writer.ts'
import { writeRdfXml } from './rdf-xml.ts'
import { writeTurtle } from './turtle.ts'

const graphOf: GraphMaker = (records, format, options) => {
  const { written: nodes, losses } = writeEach(records, format, options, (record, account) => {
    tellOrderLost(record, account)
    return schemaOrgOf(record, format, account)
  })
  return { graph: graphOfNodes(nodes), losses }
}

/** The graph of schema.org as Turtle; written only. */
export const schemaOrgTurtle: OtherFormat<'schema-org-turtle', 'write' | 'writeAll'> = {
  ...graphWriter({ id: 'schema-org-turtle', name: 'schema.org in Turtle' }, graphOf, graph =>
    writeTurtle(graph, schemaOrgPrefixes),
  ),
  ...fileTypes['schema-org-turtle'],
}

/** The graph of schema.org as RDF/XML; written only. */
export const schemaOrgRdf: OtherFormat<'schema-org-rdf', 'write' | 'writeAll'> = {
  ...graphWriter({ id: 'schema-org-rdf', name: 'schema.org in RDF/XML' }, graphOf, (graph, options) =>
    writeRdfXml(graph, schemaOrgPrefixes, options?.pretty),
  ),
  ...fileTypes['schema-org-rdf'],
}
