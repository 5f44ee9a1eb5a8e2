import type { Datacite } from '../../model/datacite.ts'
import type { WriteResult } from '../format.ts'
import { keptTags, oneLine } from '../reference/extras.ts'
import { lossesOfReference, referenceOf } from '../reference/write.ts'
import { written } from '../work/index.ts'
import { tags } from './tags.ts'
import { risTarget } from './target.ts'

/** Writes records as RIS, one after the other, each from `TY` to `ER`. */
export const writeRis = (records: readonly Datacite[]): WriteResult =>
  written(records.map(referenceText).join('\r\n'), records, record => lossesOfReference(record, risTarget))

function referenceText(record: Datacite): string {
  const { type, values } = referenceOf(record, risTarget)
  let text = line('TY', type)
  for (const [field, value] of values) text += line(tags[field][0] ?? '', value)
  for (const [tag, texts] of keptTags(record, 'ris'))
    if (/^[A-Z][A-Z\d]$/.test(tag)) for (const kept of texts) text += line(tag, oneLine(kept))
  return `${text}ER  - \r\n`
}

/** Tag, two spaces, hyphen, space. */
const line = (tag: string, value: string): string => `${tag}  - ${value}\r\n`
