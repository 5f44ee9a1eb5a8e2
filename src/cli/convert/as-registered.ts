import type { DataciteFormatId, Format } from '../../formats/format.ts'
import { predictionsFor } from '../predict/predictions.ts'
import { safeJson } from '../text/printable.ts'
import type { Rewritten } from './rewrite.ts'

/** Writes the records of an input as the registry's REST API will return them; no notes, because `predict` tells the changes. */
export function asRegistered(
  file: string,
  bytes: Uint8Array,
  to: Format,
  { from, pretty, asLines }: { from: DataciteFormatId | 'auto'; pretty: boolean; asLines: boolean },
): Rewritten {
  const { predictions, diagnostics } = predictionsFor(file, bytes, {
    from,
    via: undefined,
    event: undefined,
    asOf: undefined,
  })
  const resources = predictions.map(({ attributes }) => ({
    ...(typeof attributes.doi === 'string' && { id: attributes.doi }),
    type: 'dois',
    attributes,
  }))
  const [first, ...more] = resources
  const indent = pretty ? 2 : undefined
  const documents = asLines ? resources : first === undefined ? [] : [more.length === 0 ? first : resources]
  return {
    file,
    to,
    texts: documents.map(data => `${safeJson({ data }, indent)}\n`),
    diagnostics,
    records: predictions.map(({ index, doi, via }) => ({
      index,
      ...(doi !== undefined && { doi }),
      from: via === 'xml' ? 'datacite-xml' : 'datacite-rest-put',
      to: to.id,
      notes: [],
    })),
    excerpt: () => undefined,
  }
}
