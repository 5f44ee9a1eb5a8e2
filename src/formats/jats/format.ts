import { element, xmlDocument } from '../../text/xml/write.ts'
import type { OtherFormat } from '../format.ts'
import { jatsRow } from '../table.ts'
import { workOf, writeEach } from '../work/index.ts'
import { citationOf } from './citation.ts'

/** A reference of JATS 1.3 (`<element-citation>`), as JATS4R recommends it; several are a `<ref-list>`. Only written. */
export const jats: OtherFormat<'jats', 'write' | 'writeAll'> = {
  ...jatsRow,
  write(record, options) {
    const { written, losses } = writeEach([record], format, options, (one, account) =>
      xmlDocument(citationOf(workOf(one), account), options?.pretty),
    )
    return { text: written.join(''), losses }
  },
  writeAll(records, options) {
    const { written, losses } = writeEach(records, format, options, (record, account) =>
      citationOf(workOf(record), account),
    )
    const refs = written.map((citation, index) => element('ref', { id: `ref${index + 1}` }, [citation]))
    return { text: xmlDocument(element('ref-list', {}, refs), options?.pretty), losses }
  },
}

const format = { id: 'jats', name: 'JATS' } as const
