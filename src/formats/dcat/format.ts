import { jsonText } from '../../text/json/stringify.ts'
import { fileTypes } from '../file-types.ts'
import type { OtherFormat } from '../format.ts'
import { Graph } from '../rdf/graph.ts'
import { type GraphMaker, graphWriter, tellOrderLost } from '../rdf/graph-writer.ts'
import { jsonLdOf } from '../rdf/json-ld.ts'
import { writeTurtle } from '../rdf/turtle.ts'
import { writeEach } from '../work/index.ts'
import { describeInDcat } from './describe.ts'
import { dcatNamespaces } from './namespaces.ts'

const graphOf: GraphMaker = (records, format, options) => {
  const graph = new Graph()
  const { losses } = writeEach(records, format, options, (record, account) => {
    describeInDcat(graph, record, account)
    tellOrderLost(record, account)
  })
  return { graph, losses }
}

/** DCAT 3, as DCAT-AP uses it, in Turtle; written only. https://www.w3.org/TR/vocab-dcat-3/ */
export const dcatTurtle: OtherFormat<'dcat-turtle', 'write' | 'writeAll'> = {
  ...graphWriter({ id: 'dcat-turtle', name: 'DCAT in Turtle' }, graphOf, graph => writeTurtle(graph, dcatNamespaces)),
  ...fileTypes['dcat-turtle'],
}

/** DCAT 3 in JSON-LD; written only. */
export const dcatJson: OtherFormat<'dcat-json', 'write' | 'writeAll'> = {
  ...graphWriter({ id: 'dcat-json', name: 'DCAT in JSON-LD' }, graphOf, (graph, options) =>
    jsonText(jsonLdOf(graph, dcatNamespaces), options),
  ),
  ...fileTypes['dcat-json'],
}
