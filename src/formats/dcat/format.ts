import type { Datacite } from '../../model/datacite.ts'
import { fileTypes } from '../file-types.ts'
import type { Format, WriteOptions, WriteResult } from '../format.ts'
import { Graph } from '../rdf/graph.ts'
import { jsonLdOf } from '../rdf/json-ld.ts'
import { tellOrderLost } from '../rdf/order-lost.ts'
import { writeTurtle } from '../rdf/turtle.ts'
import { jsonText, writeEach } from '../work/index.ts'
import { describeInDcat } from './describe.ts'
import { dcatNamespaces } from './namespaces.ts'

const turtle = { id: 'dcat-turtle', name: 'DCAT in Turtle' } as const
const json = { id: 'dcat-json', name: 'DCAT in JSON-LD' } as const

/** DCAT 3, as DCAT-AP uses it, in Turtle; written only. https://www.w3.org/TR/vocab-dcat-3/ */
export const dcatTurtle: Format = {
  ...turtle,
  ...fileTypes['dcat-turtle'],
  write: (record, options) => writeGraph([record], turtle, options, turtleText),
  writeAll: (records, options) => writeGraph(records, turtle, options, turtleText),
}

/** DCAT 3 in JSON-LD; written only. */
export const dcatJson: Format = {
  ...json,
  ...fileTypes['dcat-json'],
  write: (record, options) => writeGraph([record], json, options, jsonLdText),
  writeAll: (records, options) => writeGraph(records, json, options, jsonLdText),
}

const turtleText = (graph: Graph): string => writeTurtle(graph, dcatNamespaces)

const jsonLdText = (graph: Graph, options?: WriteOptions): string => jsonText(jsonLdOf(graph, dcatNamespaces), options)

function writeGraph(
  records: readonly Datacite[],
  format: typeof turtle | typeof json,
  options: WriteOptions | undefined,
  textOf: (graph: Graph, options?: WriteOptions) => string,
): WriteResult {
  const graph = new Graph()
  const { losses } = writeEach(records, format, options, (record, account) => {
    describeInDcat(graph, record, account)
    tellOrderLost(record, account)
  })
  return { text: textOf(graph, options), losses }
}
