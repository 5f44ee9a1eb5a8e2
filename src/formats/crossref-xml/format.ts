import { sampleText } from '../../datacite/read/text-sample.ts'
import type { OtherFormat } from '../format.ts'
import { crossrefXmlRow } from '../table.ts'
import { isCrossrefXml } from './detect.ts'
import { placesOfWorks, readCrossrefXml } from './read.ts'
import { writeCrossrefXml } from './write.ts'

/**
 * Crossref's XML: what its query service answers (UNIXREF) and what is deposited there. Read whatever the version; written as a deposit
 * of schema 5.5.0. Who deposits, and the landing pages that the records do not name, are given by the option `crossref`.
 */
export const crossrefXml: OtherFormat<'crossref-xml', 'detect' | 'read' | 'write' | 'writeAll'> = {
  ...crossrefXmlRow,
  detect: (text, sample = sampleText(text)) => isCrossrefXml(sample),
  read: readCrossrefXml,
  places: placesOfWorks,
  write: (record, options) => writeCrossrefXml([record], options),
  writeAll: writeCrossrefXml,
}
