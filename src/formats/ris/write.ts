import type { Datacite } from '../../model/datacite.ts'
import type { WriteOptions, WriteResult } from '../format.ts'
import { keptTags, oneLine } from '../reference/extras.ts'
import { referenceOf } from '../reference/write.ts'
import type { Account } from '../work/index.ts'
import { writeEach } from '../work/index.ts'
import { risTags } from './tags.ts'
import { risTarget } from './target.ts'

/** Writes records as RIS, one after the other, each from `TY` to `ER`. */
export function writeRis(records: readonly Datacite[], options?: WriteOptions): WriteResult {
  const { written, losses } = writeEach(records, risTarget, options, referenceText)
  return { text: written.join('\r\n'), losses }
}

function referenceText(record: Datacite, account: Account): string {
  const { type, values } = referenceOf(record, risTarget, account)
  let text = line('TY', type)
  for (const [field, value] of values) text += line(risTags[field][0] ?? '', value)
  for (const [tag, texts] of keptTags(record, 'ris'))
    if (/^[A-Z][A-Z\d]$/.test(tag)) for (const kept of texts) text += line(tag, oneLine(kept))
  return `${text}ER  - \r\n`
}

/** Tag, two spaces, hyphen, space. */
const line = (tag: string, value: string): string => `${tag}  - ${value}\r\n`
