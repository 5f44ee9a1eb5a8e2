import { sampleText } from '../../datacite/read/text-sample.ts'
import type { Datacite } from '../../model/datacite.ts'
import { jsonText } from '../../text/json/stringify.ts'
import type { Loss, OtherFormat, WriteOptions, WriteResult } from '../format.ts'
import { cslJsonRow } from '../table.ts'
import { writeEach } from '../work/index.ts'
import { jsonReadersOf } from '../work/reading/read-json-records.ts'
import type { CslItem } from './csl-item.ts'
import { isCslJson, itemsIn } from './find-items.ts'
import { uniqueIds } from './item-id.ts'
import { readItem } from './read-item.ts'
import { itemOf } from './write-item.ts'

/** CSL-JSON 1.0.2, the input of citation processors. CSL-YAML, as used by Pandoc, is also read. */
export const cslJson: OtherFormat<'csl-json', 'detect' | 'read' | 'readValue' | 'write' | 'writeAll'> = {
  ...cslJsonRow,
  detect: (text, sample = sampleText(text)) => isCslJson(sample),
  ...jsonReadersOf({ candidates: itemsIn, read: readItem }),
  write: (record, options) => writeAll([record], options),
  writeAll,
}

function writeAll(records: readonly Datacite[], options: WriteOptions = {}): WriteResult {
  const { items, losses } = cslItems(records, options)
  return { text: jsonText(items, options), losses }
}

/** Converts records to items with unique ids. Also returns the losses. */
export function cslItems(records: readonly Datacite[], options: WriteOptions): { items: CslItem[]; losses: Loss[] } {
  const unique = uniqueIds()
  const { written: items, losses } = writeEach(records, cslJson, options, itemOf)
  for (const item of items) item.id = unique(item.id)
  return { items, losses }
}
