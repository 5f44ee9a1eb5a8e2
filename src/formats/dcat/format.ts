import type { Datacite } from '../../model/datacite.ts'
import { stringify } from '../../text/json/stringify.ts'
import { fileTypes } from '../file-types.ts'
import type { Format, WriteResult } from '../format.ts'
import { Graph } from '../rdf/graph.ts'
import { jsonLdOf } from '../rdf/json-ld.ts'
import { orderLost } from '../rdf/order-lost.ts'
import { writeTurtle } from '../rdf/turtle.ts'
import { lossesOf, written } from '../work/index.ts'
import { describe } from './describe.ts'
import { namespaces } from './namespaces.ts'

const turtle = { id: 'dcat-turtle', name: 'DCAT in Turtle' } as const
const json = { id: 'dcat-json', name: 'DCAT in JSON-LD' } as const

/** DCAT 3, as DCAT-AP uses it, in Turtle; written only. https://www.w3.org/TR/vocab-dcat-3/ */
export const dcatTurtle: Format = {
  ...turtle,
  ...fileTypes['dcat-turtle'],
  write: record => writeGraph([record], turtle, graph => writeTurtle(graph, namespaces)),
  writeAll: records => writeGraph(records, turtle, graph => writeTurtle(graph, namespaces)),
}

/** DCAT 3 in JSON-LD; written only. */
export const dcatJson: Format = {
  ...json,
  ...fileTypes['dcat-json'],
  write: (record, options) => writeGraph([record], json, graph => jsonText(graph, options?.pretty)),
  writeAll: (records, options) => writeGraph(records, json, graph => jsonText(graph, options?.pretty)),
}

const jsonText = (graph: Graph, pretty = true): string => `${stringify(jsonLdOf(graph, namespaces), pretty)}\n`

function writeGraph(
  records: readonly Datacite[],
  format: typeof turtle | typeof json,
  write: (graph: Graph) => string,
): WriteResult {
  const graph = new Graph()
  for (const record of records) describe(graph, record)
  return written(write(graph), records, record => [
    ...lossesOf(record, format, account => describe(new Graph(), record, account)),
    ...orderLost(record),
  ])
}
