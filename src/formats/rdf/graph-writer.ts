import { isObject } from '../../core/object.ts'
import type { FormatRow } from '../../datacite/format.ts'
import { lossAt } from '../../datacite/writing/loss.ts'
import type { Datacite } from '../../model/datacite.ts'
import type { Format, FormatId, Loss, WriteOptions } from '../format.ts'
import type { Account, NamedFormat } from '../work/index.ts'
import type { Graph } from './graph.ts'
import { sayRdf } from './messages.ts'

/** The part of a format that writes any number of records as one graph. */
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
  const message = sayRdf('orderLost', { count: creators.length })
  account.add(lossAt('changed', '/creators', message, creators))
}
