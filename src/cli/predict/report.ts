import type { RegistryAction } from '../../registry/index.ts'
import type { Language } from '../language/language.ts'
import type { Colors } from '../terminal/colors.ts'
import { bounded, safeJson } from '../text/printable.ts'
import { type Prediction, predictionIn } from './predictions.ts'
import { predictionText, verdictText } from './pretty.ts'

/** A streamed report of predictions, with their totals. */
export interface PredictionReport {
  begin(): string
  record(prediction: Prediction): string
  end(): string
  /** Returns the totals so far. */
  told(): PredictionsTold
}

/** The numbers of records, refused records and changed records in a report, and the effects that occurred. */
export interface PredictionsTold {
  records: number
  refused: number
  changed: number
  effects: RegistryAction[]
}

/** Creates a report as text, as JSON, or as one line of JSON per record. Continues the totals in `before`. */
export function predictionReport(
  format: 'pretty' | 'json' | 'ndjson',
  { colors, columns, language }: { colors: Colors; columns: number; language: Language },
  before: PredictionsTold = { records: 0, refused: 0, changed: 0, effects: [] },
): PredictionReport {
  const { say } = language
  const { effects: knownEffects, ...counts } = before
  const effects = new Set<RegistryAction>(knownEffects)
  const texts = {
    pretty: {
      begin: '',
      record: (prediction: Prediction) => predictionText(prediction, say, colors, columns),
      end: () => verdictText(counts, say, colors),
    },
    ndjson: { begin: '', record: (prediction: Prediction) => `${safeJson(bounded(prediction))}\n`, end: () => '' },
    json: {
      begin: '{\n  "version": 1,\n  "results": [',
      record: (prediction: Prediction) =>
        `${counts.records > 1 ? ',' : ''}\n    ${safeJson(bounded(prediction), 2).replaceAll('\n', '\n    ')}`,
      end: () => `${counts.records > 0 ? '\n  ' : ''}]\n}\n`,
    },
  }[format]
  return {
    begin: () => texts.begin,
    record(prediction) {
      counts.records++
      for (const { effect } of prediction.changes) effects.add(effect)
      const isRefused = prediction.changes.some(({ effect }) => effect === 'rejects')
      if (isRefused) counts.refused++
      else if (prediction.changes.length > 0 || prediction.unknown !== undefined) counts.changed++
      return texts.record(predictionIn(prediction, language))
    },
    end: () => texts.end(),
    told: () => ({ ...counts, effects: [...effects] }),
  }
}
