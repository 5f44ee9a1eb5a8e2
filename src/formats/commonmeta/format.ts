import { isObject } from '../../core/object.ts'
import { type Candidate, candidatesIn } from '../../datacite/read/candidates.ts'
import { sampleText } from '../../datacite/read/text-sample.ts'
import { fileTypes } from '../file-types.ts'
import type { OtherFormat } from '../format.ts'
import { jsonReadersOf } from '../work/read-json-records.ts'
import { readCommonmeta } from './read.ts'
import { workTypes } from './vocabularies.ts'
import { writeCommonmeta } from './write.ts'

/** Commonmeta (https://commonmeta.org): works of version 1.0, and of those before it back to 0.11, are read; 1.0 is written. */
export const commonmeta: OtherFormat<'commonmeta', 'detect' | 'read' | 'readValue' | 'write' | 'writeAll'> = {
  id: 'commonmeta',
  name: 'Commonmeta JSON',
  ...fileTypes.commonmeta,
  detect(text, sample = sampleText(text)) {
    return isOne(worksIn(sample.value())[0]?.value)
  },
  ...jsonReadersOf({ candidates: worksIn, read: readCommonmeta }),
  write: (record, options) => writeCommonmeta([record], options),
  writeAll: writeCommonmeta,
}

/** The works of a document; before 1.0 a list stood in `items`. People and organisations beside them are no works. */
function worksIn(value: unknown): Candidate[] {
  const isList = isObject(value) && Array.isArray(value.items)
  const all = isList
    ? (value.items as unknown[]).map((item, index): Candidate => ({ value: item, base: ['items', index] }))
    : candidatesIn(value)
  const works = all.filter(({ value: item }) => !isObject(item) || typeof item.type === 'string')
  return works.length > 0 ? works : all
}

const typeNames: ReadonlySet<string> = new Set(workTypes.map(([name]) => name))

/** Whether a value is a work: of a type of Commonmeta, and with a member that no other format has beside such an identifier. */
function isOne(value: unknown): boolean {
  if (!isObject(value) || typeof value.id !== 'string') return false
  if (typeof value.schema_version === 'string' && /commonmeta/.test(value.schema_version)) return true
  if (typeof value.type !== 'string' || !typeNames.has(value.type) || !/^https?:\/\//.test(value.id)) return false
  return telling.some(name => Object.hasOwn(value, name)) && !Object.hasOwn(value, '@context')
}

const telling = [
  ...['contributors', 'container', 'date_published', 'fundingReferences', 'funding_references', 'archiveLocations'],
  ...['archive_locations', 'provider', 'additional_type', 'additionalType', 'date'],
]
