import type { Diagnostic } from '../../core/diagnostic.ts'
import type { Format } from '../../formats/format.ts'
import type { Piece } from '../../records/piece.ts'
import type { PieceItems, PieceResult } from '../../records/place.ts'
import { type Prediction, type PredictionOptions, predictionsFor, predictionsOfPiece } from '../predict/predictions.ts'
import { type FailOn, isFailing, weightOfEffect } from '../report/fail-on.ts'
import type { TextFormat } from '../sinks/records-folder.ts'
import { safeJson } from '../text/printable.ts'
import type { Rewritten } from './rewrite.ts'
import type { RewrittenRecord } from './rewritten-record.ts'

/**
 * Writes the records of an input as the registry's REST API will return them; what is not DataCite's is converted first. Of what the registry
 * does, only that is told for which the run fails: all of it is for `predict` to tell.
 */
export function asRegistered(
  file: string,
  bytes: Uint8Array,
  to: Format,
  { pretty, asLines, failOn, ...sending }: PredictionOptions & { failOn: FailOn; pretty: boolean; asLines: boolean },
): Rewritten {
  const { predictions, diagnostics } = predictionsFor(file, bytes, sending)
  const resources = predictions.map(asResource)
  const [first, ...more] = resources
  const indent = pretty ? 2 : undefined
  const documents = asLines ? resources : first === undefined ? [] : [more.length === 0 ? first : resources]
  return {
    file,
    to,
    texts: documents.map(data => `${safeJson({ data }, indent)}\n`),
    diagnostics: [...diagnostics, ...predictions.flatMap(one => effectsOf(one, failOn))],
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

/** The records of a piece of a file, as the registry's REST API will return each. */
export function asRegisteredPiece(
  piece: Piece,
  { failOn, to, ...sending }: PredictionOptions & { file: string; to: TextFormat; failOn: FailOn },
): PieceResult<PieceItems<RewrittenRecord>> {
  const { result, extent } = predictionsOfPiece(piece, sending)
  const records = result.records.map(prediction => ({
    index: prediction.index,
    text: `${safeJson({ data: asResource(prediction) })}\n`,
    format: to,
    notes: [],
    effects: effectsOf(prediction, failOn),
  }))
  return { result: { ...result, records }, extent }
}

/** What the registry does to a record that reaches a threshold, as findings. */
const effectsOf = ({ changes }: Prediction, failOn: FailOn): Diagnostic[] =>
  changes
    .map(({ effect, behaviour, pointer, reason }) => ({
      rule: `convert/${behaviour}`,
      ...weightOfEffect(effect),
      message: reason,
      pointer,
      url,
    }))
    .filter(finding => isFailing(finding, failOn))

const url = 'https://github.com/citable/citable#the-command'

/** The resource that the REST API gives. */
const asResource = ({ attributes }: Prediction) => ({
  ...(typeof attributes.doi === 'string' && { id: attributes.doi }),
  type: 'dois',
  attributes,
})
