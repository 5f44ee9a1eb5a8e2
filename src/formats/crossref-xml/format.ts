import { sampleText } from '../../datacite/read/text-sample.ts'
import { fileTypes } from '../file-types.ts'
import type { OtherFormat } from '../format.ts'
import { placesOfWorks, readCrossrefXml } from './read.ts'
import { writeCrossrefXml } from './write.ts'

/**
 * Crossref's XML: what its query service answers (UNIXREF) and what is deposited there. Read whatever the version; written as a deposit
 * of schema 5.5.0. Who deposits, and the landing pages that the records do not name, are given by the option `crossref`.
 */
export const crossrefXml: OtherFormat<'crossref-xml', 'detect' | 'read' | 'write' | 'writeAll'> = {
  id: 'crossref-xml',
  name: 'Crossref XML',
  ...fileTypes['crossref-xml'],
  detect(text, sample = sampleText(text)) {
    const root = sample.root()
    if (root === undefined) return false
    if (root.namespace.startsWith('http://www.crossref.org/')) return true
    return /^(?:doi_batch|crossref_result|doi_records|doi_record|crossref)$/.test(root.name) && root.namespace === ''
  },
  read: readCrossrefXml,
  places: placesOfWorks,
  write: (record, options) => writeCrossrefXml([record], options),
  writeAll: writeCrossrefXml,
}
