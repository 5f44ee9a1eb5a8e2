import { toPointer } from '../../core/pointer.ts'
import type { Source } from '../../datacite/read/source.ts'
import type { FormatId } from '../../formats/format.ts'
import { isOtherFormat } from '../../formats/ids.ts'
import { type Message, sentenceOf } from '../../messages/message.ts'
import type { Piece } from '../../records/piece.ts'
import { eachPart, type PieceItems, type PieceResult } from '../../records/place.ts'
import { readPiece } from '../../records/read-piece.ts'
import type { CarriedReader } from '../../registry/carried/carried-format.ts'
import { type Registered, type RegistryEvent, type RegistryWay, registered } from '../../registry/index.ts'
import { reasonOf, registeredXml } from '../../registry/registered.ts'
import { sendableOf, wayOf } from '../../registry/source.ts'
import { unknownMessage } from '../../registry/tables/unknown-parts.ts'
import { carriedReaderFor } from '../inputs/readers/carried-reader.ts'
import { recordReaders } from '../inputs/readers/readers.ts'
import type { Language } from '../language/language.ts'

/** The options of a prediction, which describe the records and the request that sends them. */
export interface PredictionOptions {
  /** The format of the records. Foreign formats are converted first. */
  from: FormatId | 'auto'
  /** The assumed request format; by default XML for records in DataCite XML, and JSON for all other records. */
  via: RegistryWay | undefined
  event: RegistryEvent | undefined
  asOf: string | undefined
  /** True if the DOIs are already registered and are to be updated. */
  update?: boolean | undefined
}

/** The predicted outcome for one record of a file. */
export interface Prediction extends Registered {
  file: string
  /** The index of the record in its file, from 0. */
  index: number
  doi?: string
  /** The format of the record in the file. */
  format: FormatId
  via: RegistryWay
}

/** Predicts the outcome for each record in a piece of a file. */
export const predictionsOfPiece = async (
  piece: Piece,
  { file, ...options }: PredictionOptions & { file: string },
): Promise<PieceResult<PieceItems<Prediction>>> => {
  const carried = await carriedReaderFor(piece.bytes)
  return eachPart(readPiece(piece, await recordReaders(piece, options.from)), part => {
    const { pointed } = part
    const { records: predictions, diagnostics } = predictionsIn(file, part, { ...options, carried })
    const placed = predictions.map(record =>
      isOtherFormat(record.format)
        ? record
        : { ...record, changes: record.changes.map(change => ({ ...change, pointer: pointed(change.pointer) })) },
    )
    return { records: placed, diagnostics }
  })
}

function predictionsIn(
  file: string,
  { documents, diagnostics, positions }: Source<FormatId>,
  { via: wanted, event, asOf, update, carried }: PredictionOptions & { carried: CarriedReader | undefined },
): PieceItems<Prediction> {
  const predictions: Prediction[] = []
  for (const { records: held } of documents)
    for (const source of held) {
      const via = wanted ?? wayOf(source.format)
      const { record, base } = sendableOf(source, via)
      const { attributes, changes, unknown } = registered(record, {
        via,
        ...whenOf({ event, asOf }),
        ...(update === true && { update }),
        ...(carried !== undefined && { carried }),
      })
      const { doi } = source.record
      predictions.push({
        file,
        index: source.index,
        ...(typeof doi === 'string' && { doi }),
        format: source.format,
        via,
        attributes,
        ...(unknown !== undefined && { unknown: { ...unknown, pointer: toPointer(base ?? []) + unknown.pointer } }),
        changes:
          base === undefined
            ? changes
            : changes.map(change => ({ ...change, pointer: toPointer(base) + change.pointer })),
      })
    }
  const isBroken = predictions.length === 0 && diagnostics.some(({ rule }) => rule === 'schema/not-well-formed')
  const text = isBroken && wanted !== 'json' ? positions?.text : undefined
  const repaired = text === undefined ? undefined : registeredXml(text, whenOf({ event, asOf }))
  if (repaired !== undefined) {
    const { doi } = repaired.attributes
    predictions.push({
      file,
      index: 0,
      ...(typeof doi === 'string' && { doi }),
      format: 'datacite-xml',
      via: 'xml',
      ...repaired,
    })
  }
  return { records: predictions, diagnostics }
}

const whenOf = ({ event, asOf }: Pick<PredictionOptions, 'event' | 'asOf'>) => ({
  ...(event !== undefined && { event }),
  ...(asOf !== undefined && { asOf }),
})

/** Translates the reasons of a prediction. */
export function predictionIn(prediction: Prediction, { translator }: Language): Prediction {
  if (translator === undefined) return prediction
  const { unknown, changes } = prediction
  const said = (reason: Message): string => translator.sentence(sentenceOf(reason)) ?? reason.text
  return {
    ...prediction,
    ...(unknown !== undefined && { unknown: { ...unknown, reason: said(unknownMessage(unknown.reason)) } }),
    changes: changes.map(change => ({ ...change, reason: said(reasonOf(change.behaviour, change.effect)) })),
  }
}
