import type { Datacite } from '../model/datacite.ts'
import { isObject } from '../object.ts'
import { jsonText } from '../text/json/stringify.ts'
import { parseData } from '../text/parse-data.ts'
import { candidatesIn } from './candidates.ts'
import { dialectOf } from './dialects/dialect-of.ts'
import { dialects } from './dialects/index.ts'
import { dataciteFileTypes } from './file-types.ts'
import type { DataciteFormat, DataciteFormatId, DataciteWriteOptions, WriteResult } from './format.ts'
import { asRecord, asWriteOptions, knownKernel } from './known.ts'
import { readRecordsOf } from './read-records.ts'
import { writeDialect } from './writing/dialect-writer.ts'
import { writers } from './writing/writers.ts'
import type { DialectWriter } from './writing/writing.ts'

/** The JSON dialects as formats; each reads YAML and NDJSON as well. */
export const jsonFormats: readonly DataciteFormat[] = writers.map(asFormat)

function asFormat(writer: DialectWriter): DataciteFormat {
  const { id } = writer
  return {
    id,
    name: dialects.find(dialect => dialect.id === id)?.name ?? writer.name,
    ...dataciteFileTypes[id],
    detect: text => dialectIn(text) === id,
    read: text => readRecordsOf(id, text),
    write: (record, options) => write(writer, record, options),
  }
}

/** Which dialect the first record of a text is in. */
function dialectIn(text: string): DataciteFormatId | undefined {
  const { syntax, parts } = parseData(text)
  for (const part of parts) {
    if ('fault' in part) continue
    const [first] = candidatesIn(part.document.value)
    const value = first?.value
    return isObject(value) ? dialectOf(value, syntax !== 'yaml')?.id : undefined
  }
  return undefined
}

function write(writer: DialectWriter, record: Datacite, options?: DataciteWriteOptions): WriteResult {
  const { kernel, pretty = true, losses: isAsked = true } = asWriteOptions(options)
  const { value, losses } = writeDialect(writer, asRecord(record), knownKernel(kernel))
  return { text: jsonText(value, { pretty }), losses: isAsked ? losses : [] }
}
