import { requireText } from '../../core/argument.ts'
import { sampleText } from '../../datacite/read/text-sample.ts'
import { fileTypes } from '../file-types.ts'
import type { OtherFormat } from '../format.ts'
import { schemaOrgOf } from '../schema-org/write.ts'
import { tellSameThings } from '../schema-org/write-related.ts'
import { writeEach } from '../work/index.ts'
import { graphOfNodes, schemaOrgPrefixes } from './from-schema-org.ts'
import { type GraphMaker, graphWriter, isRdfXml, isTurtle, namesDcat, tellOrderLost } from './graph-writer.ts'
import { writeRdfXml } from './rdf-xml.ts'
import { readRdfXml } from './read-rdf-xml.ts'
import { readSchemaOrgGraph } from './read-schema-org.ts'
import { readTurtle } from './read-turtle.ts'
import { writeTurtle } from './turtle.ts'

/** Whether the beginning of a text, where namespaces are declared, names schema.org and not DCAT, whose graphs may use both. */
const hasSchemaOrg = (text: string): boolean =>
  /https?:\/\/schema\.org\//.test(text.slice(0, 20_000)) && !namesDcat(text)

const graphOf: GraphMaker = (records, format, options) => {
  const { written: nodes, losses } = writeEach(records, format, options, (record, account) => {
    tellOrderLost(record, account)
    tellSameThings(record, account)
    return schemaOrgOf(record, format, account)
  })
  return { graph: graphOfNodes(nodes), losses }
}

/** The graph of schema.org as Turtle. */
export const schemaOrgTurtle: OtherFormat<'schema-org-turtle', 'detect' | 'read' | 'write' | 'writeAll'> = {
  detect: (text, sample = sampleText(text)) => isTurtle(sample) && hasSchemaOrg(sample.text),
  read(text) {
    requireText(text)
    const read = readTurtle(text)
    return read.ok ? readSchemaOrgGraph(read.graph, 'schema-org-turtle') : read
  },
  ...graphWriter({ id: 'schema-org-turtle', name: 'schema.org in Turtle' }, graphOf, graph =>
    writeTurtle(graph, schemaOrgPrefixes),
  ),
  ...fileTypes['schema-org-turtle'],
}

/** The graph of schema.org as RDF/XML. */
export const schemaOrgRdf: OtherFormat<'schema-org-rdf', 'detect' | 'read' | 'write' | 'writeAll'> = {
  detect: (text, sample = sampleText(text)) => isRdfXml(sample) && hasSchemaOrg(sample.text),
  read(text) {
    const read = readRdfXml(text)
    return read.ok ? readSchemaOrgGraph(read.graph, 'schema-org-rdf') : read
  },
  ...graphWriter({ id: 'schema-org-rdf', name: 'schema.org in RDF/XML' }, graphOf, (graph, options) =>
    writeRdfXml(graph, schemaOrgPrefixes, options?.pretty),
  ),
  ...fileTypes['schema-org-rdf'],
}
