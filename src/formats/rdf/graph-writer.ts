import { isObject } from '../../core/object.ts'
import type { TextSample } from '../../datacite/read/text-sample.ts'
import type { Datacite } from '../../model/datacite.ts'
import type { Format, FormatId, Loss, WriteOptions } from '../format.ts'
import type { Account, NamedFormat } from '../work/index.ts'
import { type Graph, rdfNamespace } from './graph.ts'

/** The part of a format that writes any number of records as one graph. */
export function graphWriter<Id extends FormatId>(
  format: NamedFormat & { id: Id },
  graphOf: GraphMaker,
  textOf: (graph: Graph, options?: WriteOptions) => string,
): { id: Id } & NamedFormat & Pick<Required<Format>, 'write' | 'writeAll'> {
  const writeAll: Required<Format>['writeAll'] = (records, options) => {
    const { graph, losses } = graphOf(records, format, options)
    return { text: textOf(graph, options), losses }
  }
  return { ...format, write: (record, options) => writeAll([record], options), writeAll }
}

/** Makes one graph of records, and reports what it does not hold. */
export type GraphMaker = (
  records: readonly Datacite[],
  format: NamedFormat,
  options?: WriteOptions,
) => { graph: Graph; losses: Loss[] }

/** Tells an account what triples do not have: which of several creators comes first. */
export function tellOrderLost(record: Datacite, account: Account): void {
  const { creators } = isObject(record) ? record : {}
  if (!Array.isArray(creators) || creators.length < 2) return
  const message = `The ${creators.length} creators are written without their order, which triples do not have.`
  account.add({ kind: 'changed', pointer: '/creators', message, value: creators })
}

/** Whether a text looks like Turtle: it begins with a directive, maybe after comments, or with a node and a property. */
export const isTurtle = ({ first, text }: TextSample): boolean =>
  (first === '@' || first === '#' || /[a-z<]/i.test(first)) && turtle.test(text.slice(0, 20_000))

const turtle =
  /^[ \t]{0,20}(?:@(?:prefix|base)[ \t]|(?:prefix|base)[ \t]+[^\s:]{0,50}:?[ \t]*<)|^<(?:[a-z][a-z\d+.-]{0,20}:[^>\s]{1,500}|#[^>\s]{0,500})?>[ \t\r\n]{1,20}(?:a|<[a-z][a-z\d+.-]{0,20}:[^>\s]{1,500}>)\s/im

/** Whether a text is RDF/XML. */
export const isRdfXml = (sample: TextSample): boolean =>
  sample.first === '<' && sample.root()?.namespace === rdfNamespace

/** Whether the beginning of a text, where namespaces are declared, names DCAT. */
export const namesDcat = (text: string): boolean => text.slice(0, 20_000).includes('http://www.w3.org/ns/dcat#')
