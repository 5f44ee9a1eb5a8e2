import { requireText } from '../../argument.ts'
import { sampleText } from '../../datacite/text-sample.ts'
import { jsonText } from '../../text/json/stringify.ts'
import { fileTypes } from '../file-types.ts'
import type { OtherFormat } from '../format.ts'
import { Graph } from '../rdf/graph.ts'
import { type GraphMaker, graphWriter, tellOrderLost } from '../rdf/graph-writer.ts'
import { jsonLdOf } from '../rdf/json-ld.ts'
import { writeRdfXml } from '../rdf/rdf-xml.ts'
import { readRdfXml } from '../rdf/read-rdf-xml.ts'
import { readTurtle } from '../rdf/read-turtle.ts'
import { isRdfXml, isTurtle, namesDcat } from '../rdf/syntax.ts'
import { writeTurtle } from '../rdf/turtle.ts'
import { writeEach } from '../work/index.ts'
import { describeInDcat } from './describe.ts'
import { dcatNamespaces } from './namespaces.ts'
import { readDcatGraph } from './read.ts'

const graphOf: GraphMaker = (records, format, options) => {
  const graph = new Graph()
  const { losses } = writeEach(records, format, options, (record, account) => {
    describeInDcat(graph, record, account)
    tellOrderLost(record, account)
  })
  return { graph, losses }
}

/** DCAT 3, as DCAT-AP uses it, in Turtle. https://www.w3.org/TR/vocab-dcat-3/ */
export const dcatTurtle: OtherFormat<'dcat-turtle', 'detect' | 'read' | 'write' | 'writeAll'> = {
  ...graphWriter({ id: 'dcat-turtle', name: 'DCAT in Turtle' }, graphOf, graph => writeTurtle(graph, dcatNamespaces)),
  ...fileTypes['dcat-turtle'],
  detect: (text, sample = sampleText(text)) => isTurtle(sample) && namesDcat(sample.text),
  read(text) {
    requireText(text)
    const read = readTurtle(text)
    return read.ok ? readDcatGraph(read.graph, 'dcat-turtle') : read
  },
}

/** DCAT 3 in RDF/XML. */
export const dcatRdf: OtherFormat<'dcat-rdf', 'detect' | 'read' | 'write' | 'writeAll'> = {
  ...graphWriter({ id: 'dcat-rdf', name: 'DCAT in RDF/XML' }, graphOf, (graph, options) =>
    writeRdfXml(graph, dcatNamespaces, options?.pretty),
  ),
  ...fileTypes['dcat-rdf'],
  detect: (text, sample = sampleText(text)) => isRdfXml(sample) && namesDcat(sample.text),
  read(text) {
    const read = readRdfXml(text)
    return read.ok ? readDcatGraph(read.graph, 'dcat-rdf') : read
  },
}

/** DCAT 3 in JSON-LD; written only. */
export const dcatJson: OtherFormat<'dcat-json', 'write' | 'writeAll'> = {
  ...graphWriter({ id: 'dcat-json', name: 'DCAT in JSON-LD' }, graphOf, (graph, options) =>
    jsonText(jsonLdOf(graph, dcatNamespaces), options),
  ),
  ...fileTypes['dcat-json'],
}
