import type { Datacite } from '../../model/datacite.ts'
import { together } from '../foreign/together.ts'
import type { Format, Loss } from '../format.ts'
import { Account, workOf } from '../work/index.ts'
import type { AttributeValues, Block } from '../xml/write.ts'
import { element, xmlDocument } from '../xml/write.ts'
import { citationOf } from './citation.ts'

const xlink: AttributeValues = { 'xmlns:xlink': 'http://www.w3.org/1999/xlink' }

/** A reference of JATS 1.3 (`<element-citation>`), as JATS4R recommends it; several are a `<ref-list>`. Only written. */
export const jats: Format = {
  id: 'jats',
  name: 'JATS element-citation',
  mediaTypes: ['application/jats+xml'],
  extensions: ['.xml'],
  write(record, options) {
    const { citation, losses } = cite(record, xlink)
    return { text: xmlDocument(citation, options?.pretty), losses }
  },
  writeAll(records, options) {
    const written = records.map(record => cite(record))
    const refs = written.map(({ citation }, index) => element('ref', { id: `ref${index + 1}` }, [citation]))
    return { text: xmlDocument(element('ref-list', xlink, refs), options?.pretty), losses: together(written) }
  },
}

function cite(record: Datacite, attributes?: AttributeValues): { citation: Block; losses: Loss[] } {
  const account = new Account(record, { id: 'jats', name: 'JATS' })
  const citation = citationOf(workOf(record), account, attributes)
  return { citation, losses: account.losses() }
}
