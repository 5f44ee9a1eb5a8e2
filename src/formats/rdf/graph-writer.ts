import { isObject } from '../../core/object.ts'
import type { FormatRow } from '../../datacite/format.ts'
import { lossAt } from '../../datacite/writing/loss.ts'
import { messagesOf } from '../../messages/message.ts'
import type { Datacite } from '../../model/datacite.ts'
import type { Format, FormatId, Loss, WriteOptions } from '../format.ts'
import type { Account, NamedFormat } from '../work/index.ts'
import type { Graph } from './graph.ts'

/** Returns a format with methods that write any number of records as one graph. */
export function graphWriter<Id extends FormatId>(
  format: FormatRow<Id>,
  graphOf: GraphMaker,
  textOf: (graph: Graph, options?: WriteOptions) => string,
): FormatRow<Id> & Pick<Required<Format>, 'write' | 'writeAll'> {
  const writeAll: Required<Format>['writeAll'] = (records, options) => {
    const { graph, losses } = graphOf(records, format, options)
    return { text: textOf(graph, options), losses }
  }
  return { ...format, write: (record, options) => writeAll([record], options), writeAll }
}

/** A function that builds one graph from all records, and collects the losses. */
export type GraphMaker = (
  records: readonly Datacite[],
  format: NamedFormat,
  options?: WriteOptions,
) => { graph: Graph; losses: Loss[] }

/** Reports that the order of the creators is lost, if there are several. RDF triples are unordered. */
export function tellOrderLost(record: Datacite, account: Account): void {
  const { creators } = isObject(record) ? record : {}
  if (!Array.isArray(creators) || creators.length < 2) return
  const message = say('orderLost', { count: creators.length })
  account.add(lossAt('changed', '/creators', message, creators))
}

const say = messagesOf('rdf', {
  orderLost: 'The order of the {count} creators is lost because RDF triples are unordered.',
})
