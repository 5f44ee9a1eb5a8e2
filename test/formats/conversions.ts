import {
  type ConvertOptions,
  type ConvertResult,
  convert,
  type FormatId,
  type Loss,
  readRecords,
} from '../../src/formats/index.ts'
import type { Datacite } from '../../src/model/index.ts'

/** Parses the first record of a text or a value. Returns an empty record if there is none. */
export const recordIn = (input: string | object, from?: FormatId): Datacite =>
  readRecords(input, from && { from }).records[0]?.record ?? {}

/** The fixed timestamp of Crossref deposits, so that they are reproducible. */
const timestamp = 20260131120000

/** Converts a text or a value. Throws the messages of the findings as an error if the input cannot be read. */
export function converted(input: string | object, options: ConvertOptions): Extract<ConvertResult, { ok: true }> {
  const isDeposit = options.to === 'crossref-xml' && options.crossref === undefined
  const result = convert(input, isDeposit ? { ...options, crossref: { timestamp } } : options)
  if (!result.ok) throw new Error(result.diagnostics.map(({ message }) => message).join(' '))
  return result
}

/** Writes a DataCite record as text in a format. */
export const written = (record: Datacite, to: FormatId, options: Partial<ConvertOptions> = {}): string =>
  converted(record, { from: 'datacite-rest', to, ...options }).text

export const pointersOf = (losses: readonly Loss[]): string[] => losses.map(({ pointer }) => pointer)
