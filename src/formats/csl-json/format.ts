import { sampleOf } from '../../datacite/sample.ts'
import type { Datacite } from '../../model/datacite.ts'
import { stringify } from '../../text/json/stringify.ts'
import { fileTypes } from '../file-types.ts'
import type { Format, WriteOptions, WriteResult } from '../format.ts'
import { written } from '../work/index.ts'
import { uniqueIds } from './id.ts'
import { isItem, readCslJson, unwrapItems } from './read.ts'
import { itemOf, lossesOfItem } from './write-item.ts'

/** CSL-JSON 1.0.2, the language of citation processors; CSL-YAML, as Pandoc has it, is read as well. */
export const cslJson: Format = {
  id: 'csl-json',
  name: 'CSL-JSON',
  ...fileTypes['csl-json'],
  detect: (text, sample = sampleOf(text)) => isItem(unwrapItems(sample.value())[0]?.value),
  read: readCslJson,
  write: (record, options) => writeAll([record], options),
  writeAll,
}

function writeAll(records: readonly Datacite[], { pretty = true }: WriteOptions = {}): WriteResult {
  const unique = uniqueIds()
  const items = records.map(record => itemOf(record))
  for (const item of items) item.id = unique(item.id)
  return written(`${stringify(items, pretty)}\n`, records, lossesOfItem)
}
