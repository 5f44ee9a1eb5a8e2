import type { Diagnostic } from '../../core/diagnostic.ts'
import { formatNamed } from '../../formats/formats.ts'
import { saying } from '../../messages/message.ts'
import type { Piece } from '../../records/piece.ts'
import type { PieceResult } from '../../records/place.ts'
import { type Prediction, type PredictionOptions, predictionsOfPiece } from '../predict/predictions.ts'
import { type FailOn, isFailing, weightOfEffect } from '../report/fail-on.ts'
import { safeJson } from '../text/printable.ts'
import { type RewrittenPiece, textFormat, type WantedTexts } from './rewritten.ts'

/**
 * Writes the records of a piece as the registry's REST API will return them, converting foreign formats first.
 *
 * Only registry effects that make the run fail are reported. `predict` reports every effect.
 */
export async function asRegisteredPiece(
  piece: Piece,
  { failOn, wanted, ...sending }: PredictionOptions & { file: string; failOn: FailOn; wanted: WantedTexts },
): Promise<PieceResult<RewrittenPiece>> {
  const { result, extent } = await predictionsOfPiece(piece, sending)
  const format = textFormat(formatNamed('datacite-rest'))
  const isTogether = wanted.layout === 'together' && result.records.length > 0
  const records = result.records.map(prediction => ({
    index: prediction.index,
    ...(prediction.doi !== undefined && { doi: prediction.doi }),
    from: prediction.format,
    format,
    ...(!isTogether && { text: jsonOfData(asResource(prediction)) }),
    notes: [],
    effects: effectsOf(prediction, failOn),
  }))
  if (!isTogether) return { result: { ...result, records }, extent }
  const [first, ...more] = result.records.map(asResource)
  const text = jsonOfData(more.length === 0 ? first : [first, ...more], wanted.pretty)
  return { result: { ...result, records, together: { text, format } }, extent }
}

const jsonOfData = (data: unknown, pretty?: boolean): string => `${safeJson({ data }, pretty ? 2 : undefined)}\n`

const effectsOf = ({ changes }: Prediction, failOn: FailOn): Diagnostic[] =>
  changes
    .map(({ effect, behaviour, pointer, reason }) => ({
      rule: `convert/${behaviour}`,
      ...weightOfEffect(effect),
      ...saying(reason, `convert/${behaviour}`),
      pointer,
      url,
    }))
    .filter(finding => isFailing(finding, failOn))

const url = 'https://github.com/citable/citable#the-command'

const asResource = ({ attributes }: Prediction) => ({
  ...(typeof attributes.doi === 'string' && { id: attributes.doi }),
  type: 'dois',
  attributes,
})
