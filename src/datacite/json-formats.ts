import { requireText } from '../core/argument.ts'
import type { Datacite } from '../model/datacite.ts'
import { jsonText } from '../text/json/stringify.ts'
import { dialectOf } from './dialects/dialect-of.ts'
import type { DataciteFormat, DataciteFormatId, DataciteWriteOptions, WriteResult } from './format.ts'
import { asRecord, asWriteOptions, knownKernel } from './known.ts'
import { requireJson } from './not-json.ts'
import { readRecordsOf } from './read/read-records.ts'
import { sampleText, type TextSample } from './read/text-sample.ts'
import { dataciteRows, rowAmong } from './table.ts'
import { writeDialect } from './writing/dialect-writer.ts'
import { writers } from './writing/writers.ts'
import type { DialectWriter } from './writing/writing.ts'

/** The JSON dialects as formats, which also read YAML and NDJSON. */
export const jsonFormats: readonly DataciteFormat[] = writers.map(asFormat)

function asFormat(writer: DialectWriter): DataciteFormat {
  const { id } = writer
  return {
    ...rowAmong(dataciteRows, id),
    detect: (text, sample = sampleText(text)) => dialectIn(sample) === id,
    read: text => readRecordsOf(id, requireText(text)),
    readValue: value => readRecordsOf(id, value),
    write: (record, options) => write(writer, record, options),
  }
}

function dialectIn(sample: TextSample): DataciteFormatId | undefined {
  const value = sample.object()
  // YAML is parsed without distinguishing text from numbers.
  const isTyped = sample.first === '{' || sample.first === '['
  return value === undefined ? undefined : dialectOf(value, isTyped)?.id
}

function write(writer: DialectWriter, record: Datacite, options?: DataciteWriteOptions): WriteResult {
  const { kernel, pretty = true, losses: isAsked = true } = asWriteOptions(options)
  requireJson(asRecord(record))
  const { value, losses } = writeDialect(writer, record, knownKernel(kernel))
  return { text: jsonText(value, { pretty }), losses: isAsked ? losses : [] }
}
