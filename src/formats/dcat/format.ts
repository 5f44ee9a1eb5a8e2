import { requireText } from '../../core/argument.ts'
import { isObject } from '../../core/object.ts'
import { sampleText } from '../../datacite/read/text-sample.ts'
import { escaped } from '../../datacite/writing/quote.ts'
import type { Datacite } from '../../model/datacite.ts'
import { jsonText } from '../../text/json/stringify.ts'
import type { OtherFormat } from '../format.ts'
import { isDcatRdf, isDcatTurtle } from '../rdf/detect.ts'
import { Graph } from '../rdf/graph.ts'
import { type GraphMaker, graphWriter, tellOrderLost } from '../rdf/graph-writer.ts'
import { writeNTriples } from '../rdf/n-triples.ts'
import { rdfXmlParts, writeRdfXml } from '../rdf/rdf-xml.ts'
import { graphOfJsonLd } from '../rdf/read-json-ld.ts'
import { readRdfXml } from '../rdf/read-rdf-xml.ts'
import { readTurtle } from '../rdf/read-turtle.ts'
import { jsonLdOf, writeTurtle } from '../rdf/turtle.ts'
import { tellContexts } from '../schema-org/read/contexts.ts'
import { dcatJsonRow, dcatRdfRow, dcatTurtleRow } from '../table.ts'
import { writeEach } from '../work/index.ts'
import { loseKept } from '../work/losses/write-each.ts'
import { jsonReadersOf } from '../work/reading/read-json-records.ts'
import { describeInDcat } from './describe.ts'
import { isDcatJson } from './detect.ts'
import { sayDcat } from './messages.ts'
import { dcatNamespaces } from './namespaces.ts'
import { dcatRecordsIn, namelessIn, noResource, readDcatGraph } from './read.ts'

const graphOf: GraphMaker = (records, format, options) => {
  const graph = new Graph()
  const { losses } = writeEach(records, format, options, (record, account) => {
    describeInDcat(graph, record, account)
    tellOrderLost(record, account)
    loseKept(record, format, account)
  })
  return { graph, losses }
}

/** DCAT 3 (https://www.w3.org/TR/vocab-dcat-3/) as applied by DCAT-AP, in Turtle. */
export const dcatTurtle: OtherFormat<'dcat-turtle', 'detect' | 'read' | 'write' | 'writeAll'> = {
  ...graphWriter(dcatTurtleRow, graphOf, graph => writeTurtle(graph, dcatNamespaces)),
  detect: (text, sample = sampleText(text)) => isDcatTurtle(sample),
  read(text) {
    requireText(text)
    const read = readTurtle(text)
    return read.ok ? readDcatGraph(read.graph, 'dcat-turtle') : read
  },
}

/** Writes a record in DCAT 3 as N-Triples, for triple stores. */
export const dcatNTriples = (record: Datacite): string =>
  writeNTriples(graphOf([record], dcatTurtleRow, { losses: false }).graph)

/** DCAT 3 in RDF/XML. */
export const dcatRdf: OtherFormat<'dcat-rdf', 'detect' | 'read' | 'write' | 'writeAll'> = {
  ...graphWriter(dcatRdfRow, graphOf, (graph, options) => writeRdfXml(graph, dcatNamespaces, options?.pretty)),
  parts: rdfXmlParts(dcatRdfRow, graphOf, dcatNamespaces),
  detect: (text, sample = sampleText(text)) => isDcatRdf(sample),
  read(text) {
    const read = readRdfXml(text)
    return read.ok ? readDcatGraph(read.graph, 'dcat-rdf') : read
  },
}

/** DCAT 3 in JSON-LD, with an inline context. No context is fetched. */
export const dcatJson: OtherFormat<'dcat-json', 'detect' | 'read' | 'readValue' | 'write' | 'writeAll'> = {
  ...graphWriter(dcatJsonRow, graphOf, (graph, options) => jsonText(jsonLdOf(graph, dcatNamespaces), options)),
  detect: (text, sample = sampleText(text)) => isDcatJson(sample),
  ...jsonReadersOf({
    candidates(value) {
      const records = dcatRecordsIn(graphOfJsonLd(value, jsonLdPrefixes), 'dcat-json')
      return (records.length === 0 ? [undefined] : records).map(record => ({ value: record, base: [] }))
    },
    look(value, note) {
      tellContexts(value, note, () => false, 'contextLeftOut')
      const names = new Set<string>()
      graphOfJsonLd(value, jsonLdPrefixes, name => names.add(name))
      if (names.size > 0) note([], sayDcat('undefinedTerms', { names: [...names].slice(0, 20).map(escaped) }))
    },
    read(value, note) {
      if (!isObject(value)) return noResource()
      for (const message of namelessIn(value)) note([], message)
      return value
    },
  }),
}

/** Prefixes that documents commonly use without declaring them. */
const jsonLdPrefixes = { ...dcatNamespaces, dcterms: dcatNamespaces.dct }
