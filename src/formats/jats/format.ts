import { type AttributeValues, element, xmlDocument } from '../../text/xml/write.ts'
import { fileTypes } from '../file-types.ts'
import type { OtherFormat } from '../format.ts'
import { workOf, writeEach } from '../work/index.ts'
import { citationOf } from './citation.ts'

const xlink: AttributeValues = { 'xmlns:xlink': 'http://www.w3.org/1999/xlink' }

/** A reference of JATS 1.3 (`<element-citation>`), as JATS4R recommends it; several are a `<ref-list>`. Only written. */
export const jats: OtherFormat<'jats', 'write' | 'writeAll'> = {
  id: 'jats',
  name: 'JATS element-citation',
  ...fileTypes.jats,
  write(record, options) {
    const { written, losses } = writeEach([record], format, options, (one, account) =>
      xmlDocument(citationOf(workOf(one), account, xlink), options?.pretty),
    )
    return { text: written.join(''), losses }
  },
  writeAll(records, options) {
    const { written, losses } = writeEach(records, format, options, (record, account) =>
      citationOf(workOf(record), account),
    )
    const refs = written.map((citation, index) => element('ref', { id: `ref${index + 1}` }, [citation]))
    return { text: xmlDocument(element('ref-list', xlink, refs), options?.pretty), losses }
  },
}

const format = { id: 'jats', name: 'JATS' } as const
