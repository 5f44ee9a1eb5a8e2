import { type Block, element, xmlDocument } from '../../text/xml/write.ts'
import { xmlParts } from '../document-parts.ts'
import type { OtherFormat } from '../format.ts'
import { jatsRow } from '../table.ts'
import { workOf, writeEach } from '../work/index.ts'
import { citationOf } from './citation.ts'

/**
 * A JATS 1.3 reference (`<element-citation>`), as JATS4R recommends. Several references form a `<ref-list>`; the format
 * is only written.
 */
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
    const refs = written.map((citation, index) => refOf(index, citation))
    return { text: xmlDocument(element('ref-list', {}, refs), options?.pretty), losses }
  },
  parts: xmlParts(
    inner => element('ref-list', {}, [inner]),
    1,
    (record, options) =>
      writeEach([record], format, options, (one, account) => refOf(0, citationOf(workOf(one), account))),
    (text, number) => text.replace('id="ref1"', `id="ref${number + 1}"`),
  ),
}

const refOf = (number: number, citation: Block): Block => element('ref', { id: `ref${number + 1}` }, [citation])

const format = { id: 'jats', name: 'JATS' } as const
