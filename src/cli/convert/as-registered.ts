import type { Format } from '../../formats/format.ts'
import { type PredictionOptions, predictionsFor } from '../predict/predictions.ts'
import { safeJson } from '../text/printable.ts'
import type { Rewritten } from './rewrite.ts'

/**
 * Writes the records of an input as the registry's REST API will return them; what is not DataCite's is converted first. No notes, because
 * `predict` tells the changes.
 */
export function asRegistered(
  file: string,
  bytes: Uint8Array,
  to: Format,
  { pretty, asLines, ...sending }: PredictionOptions & { pretty: boolean; asLines: boolean },
): Rewritten {
  const { predictions, diagnostics } = predictionsFor(file, bytes, sending)
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
    records: predictions.map(({ index, doi, format }) => ({
      index,
      ...(doi !== undefined && { doi }),
      from: format,
      to: to.id,
      notes: [],
    })),
    excerpt: () => undefined,
  }
}
