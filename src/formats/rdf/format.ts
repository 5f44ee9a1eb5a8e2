import { requireText } from '../../core/argument.ts'
import { sampleText } from '../../datacite/read/text-sample.ts'
import type { OtherFormat } from '../format.ts'
import { tellSameThings } from '../schema-org/writing/tell-same-things.ts'
import { schemaOrgOf } from '../schema-org/writing/write.ts'
import { schemaOrgRdfRow, schemaOrgTurtleRow } from '../table.ts'
import { writeEach } from '../work/index.ts'
import { isSchemaOrgRdf, isSchemaOrgTurtle } from './detect.ts'
import { graphOfNodes, schemaOrgPrefixes } from './from-schema-org.ts'
import { type GraphMaker, graphWriter, tellOrderLost } from './graph-writer.ts'
import { rdfXmlParts, writeRdfXml } from './rdf-xml.ts'
import { readRdfXml } from './read-rdf-xml.ts'
import { readSchemaOrgGraph } from './read-schema-org.ts'
import { readTurtle } from './read-turtle.ts'
import { writeTurtle } from './turtle.ts'

const graphOf: GraphMaker = (records, format, options) => {
  const { written: nodes, losses } = writeEach(records, format, options, (record, account) => {
    tellOrderLost(record, account)
    tellSameThings(record, account)
    return schemaOrgOf(record, format, account)
  })
  return { graph: graphOfNodes(nodes), losses }
}

/** A schema.org graph as Turtle. */
export const schemaOrgTurtle: OtherFormat<'schema-org-turtle', 'detect' | 'read' | 'write' | 'writeAll'> = {
  detect: (text, sample = sampleText(text)) => isSchemaOrgTurtle(sample),
  read(text) {
    requireText(text)
    const read = readTurtle(text)
    return read.ok ? readSchemaOrgGraph(read.graph, 'schema-org-turtle') : read
  },
  ...graphWriter(schemaOrgTurtleRow, graphOf, graph => writeTurtle(graph, schemaOrgPrefixes)),
}

/** A schema.org graph as RDF/XML. */
export const schemaOrgRdf: OtherFormat<'schema-org-rdf', 'detect' | 'read' | 'write' | 'writeAll'> = {
  detect: (text, sample = sampleText(text)) => isSchemaOrgRdf(sample),
  read(text) {
    const read = readRdfXml(text)
    return read.ok ? readSchemaOrgGraph(read.graph, 'schema-org-rdf') : read
  },
  ...graphWriter(schemaOrgRdfRow, graphOf, (graph, options) => writeRdfXml(graph, schemaOrgPrefixes, options?.pretty)),
  parts: rdfXmlParts(schemaOrgRdfRow, graphOf, schemaOrgPrefixes),
}
