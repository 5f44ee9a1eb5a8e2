import type { Datacite } from '../../model/datacite.ts'
import type { WriteResult } from '../format.ts'
import { keptTags } from '../reference/extras.ts'
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
  for (const [field, value] of values) text += line(tags[field][0] ?? '', field === 'date' ? dateText(value) : value)
  for (const [tag, texts] of keptTags(record, 'ris'))
    if (/^[A-Z][A-Z\d]$/.test(tag)) for (const kept of texts) text += line(tag, kept)
  return `${text}ER  - \r\n`
}

/** Year, month and day, of which slashes stand for what is missing. */
const dateText = (date: string): string => `${date.replaceAll('-', '/')}${date.length < 10 ? '//' : '/'}`

/** Tag, two spaces, hyphen, space: nothing in a value can begin another line. */
const line = (tag: string, value: string): string =>
  `${tag}  - ${lineBreak.test(value) ? value.replace(/\s*[\r\n\u2028\u2029]+\s*/g, ' ') : value}\r\n`

const lineBreak = /[\r\n\u2028\u2029]/
