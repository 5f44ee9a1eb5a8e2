import { requireText } from '../../core/argument.ts'
import { isObject } from '../../core/object.ts'
import { sampleText } from '../../datacite/read/text-sample.ts'
import { jsonText } from '../../text/json/stringify.ts'
import { fileTypes } from '../file-types.ts'
import type { OtherFormat } from '../format.ts'
import { Graph } from '../rdf/graph.ts'
import { type GraphMaker, graphWriter, isRdfXml, isTurtle, namesDcat, tellOrderLost } from '../rdf/graph-writer.ts'
import { writeRdfXml } from '../rdf/rdf-xml.ts'
import { graphOfJsonLd } from '../rdf/read-json-ld.ts'
import { readRdfXml } from '../rdf/read-rdf-xml.ts'
import { readTurtle } from '../rdf/read-turtle.ts'
import { jsonLdOf, writeTurtle } from '../rdf/turtle.ts'
import { tellContexts } from '../schema-org/read/contexts.ts'
import { writeEach } from '../work/index.ts'
import { isTooDeep, jsonReadersOf } from '../work/read-json-records.ts'
import { describeInDcat } from './describe.ts'
import { dcatNamespaces } from './namespaces.ts'
import { dcatRecordsIn, noResource, readDcatGraph } from './read.ts'

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

/** DCAT 3 in JSON-LD, with its context in it: none is fetched. */
export const dcatJson: OtherFormat<'dcat-json', 'detect' | 'read' | 'readValue' | 'write' | 'writeAll'> = {
  ...graphWriter({ id: 'dcat-json', name: 'DCAT in JSON-LD' }, graphOf, (graph, options) =>
    jsonText(jsonLdOf(graph, dcatNamespaces), options),
  ),
  ...fileTypes['dcat-json'],
  detect: (text, sample = sampleText(text)) => namesDcatClass(sample.value()),
  ...jsonReadersOf({
    candidates(value) {
      const records = dcatRecordsIn(graphOfJsonLd(value, jsonLdPrefixes), 'dcat-json')
      return (records.length === 0 ? [undefined] : records).map(record => ({ value: record, base: [] }))
    },
    look: (value, note) => tellContexts(value, note, () => false, 'are left out'),
    read: value => (isObject(value) ? value : noResource),
  }),
}

/** Prefixes that some use without declaring them. */
const jsonLdPrefixes = { ...dcatNamespaces, dcterms: dcatNamespaces.dct }

/** Whether JSON-LD has a node of a class of DCAT: at its top, or in its graph. */
function namesDcatClass(value: unknown): boolean {
  if (!isObject(value) || !Object.hasOwn(value, '@context') || isTooDeep(value['@context'])) return false
  const graph = Array.isArray(value['@graph']) ? value['@graph'].slice(0, 50) : []
  const context = JSON.stringify(value['@context']).slice(0, 5000)
  const isDcat = context.includes('www.w3.org/ns/dcat')
  const hasVocab = /"@vocab":\s*"https?:\/\/www\.w3\.org\/ns\/dcat#"/.test(context)
  return [value, ...graph].filter(isObject).some(node =>
    [node['@type'] ?? node.type].flat().some(type => {
      if (typeof type !== 'string') return false
      const [, prefix, name] = /^(dcat:|https?:\/\/www\.w3\.org\/ns\/dcat#)?(\w+)$/.exec(type) ?? []
      const isClass = name !== undefined && classes.has(name)
      return isClass && (prefix !== undefined || hasVocab || (isDcat && context.includes(`"${name}"`)))
    }),
  )
}

const classes: ReadonlySet<string> = new Set(['Catalog', 'DataService', 'Dataset', 'DatasetSeries', 'Resource'])
