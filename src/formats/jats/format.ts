import type { Datacite } from '../../model/datacite.ts'
import type { AttributeValues } from '../../text/xml/write.ts'
import { element, xmlDocument } from '../../text/xml/write.ts'
import { fileTypes } from '../file-types.ts'
import type { Format, Loss } from '../format.ts'
import { lossesOf, unkept, workOf, written } from '../work/index.ts'
import { citationOf } from './citation.ts'

const xlink: AttributeValues = { 'xmlns:xlink': 'http://www.w3.org/1999/xlink' }

/** A reference of JATS 1.3 (`<element-citation>`), as JATS4R recommends it; several are a `<ref-list>`. Only written. */
export const jats: Format = {
  id: 'jats',
  name: 'JATS element-citation',
  ...fileTypes.jats,
  write(record, options) {
    const citation = citationOf(workOf(record), unkept, xlink)
    return written(xmlDocument(citation, options?.pretty), [record], lossesOfCitation)
  },
  writeAll(records, options) {
    const refs = records.map((record, index) =>
      element('ref', { id: `ref${index + 1}` }, [citationOf(workOf(record), unkept)]),
    )
    return written(xmlDocument(element('ref-list', xlink, refs), options?.pretty), records, lossesOfCitation)
  },
}

const lossesOfCitation = (record: Datacite): Loss[] =>
  lossesOf(record, { id: 'jats', name: 'JATS' }, account => citationOf(workOf(record), account))
