import type { Datacite } from '../../model/datacite.ts'
import type { WriteResult } from '../format.ts'
import { keptTags, keptType } from '../reference/extras.ts'
import { referenceOf } from '../reference/write.ts'
import { written } from '../work/index.ts'
import { tags } from './tags.ts'
import { risTarget } from './target.ts'

/** Writes records as RIS, one after the other, each from `TY` to `ER`. */
export function writeRis(records: readonly Datacite[]): WriteResult {
  const references = records.map(record => {
    const kept = keptType(record, risTarget)
    const { work, values, account } = referenceOf(record, risTarget, ({ types }) => kept ?? types.ris)
    const lines = values.map(([field, value]) =>
      line(
        tags[field][0] ?? '',
        field === 'date' ? `${value.replaceAll('-', '/')}${value.length < 10 ? '//' : '/'}` : value,
      ),
    )
    const extras = keptTags(record, 'ris').flatMap(([tag, texts]) =>
      /^[A-Z][A-Z\d]$/.test(tag) ? texts.map(text => line(tag, text)) : [],
    )
    return { text: [line('TY', kept ?? work.types.ris), ...lines, ...extras, 'ER  - \r\n'].join('\r\n'), account }
  })
  return written(
    references.map(({ text }) => text).join('\r\n'),
    references.map(({ account }) => account),
  )
}

/** Tag, two spaces, hyphen, space: nothing in a value can begin another line. */
const line = (tag: string, value: string): string =>
  `${tag}  - ${lineBreak.test(value) ? value.replace(/\s*[\r\n\u2028\u2029]+\s*/g, ' ') : value}`

const lineBreak = /[\r\n\u2028\u2029]/
