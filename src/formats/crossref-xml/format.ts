import { sampleText } from '../../datacite/read/text-sample.ts'
import type { OtherFormat } from '../format.ts'
import { crossrefXmlRow } from '../table.ts'
import { isCrossrefXml } from './detect.ts'
import { placesOfWorks, readCrossrefXml } from './read.ts'
import { depositParts, writeCrossrefXml } from './write.ts'

/**
 * Crossref's XML: responses of its query service (UNIXREF), and deposits. Reads every version and writes deposits of
 * schema 5.5.0.
 *
 * The option `crossref` supplies the depositor and the landing pages that records lack.
 */
export const crossrefXml: OtherFormat<'crossref-xml', 'detect' | 'read' | 'write' | 'writeAll'> = {
  ...crossrefXmlRow,
  detect: (text, sample = sampleText(text)) => isCrossrefXml(sample),
  read: readCrossrefXml,
  places: placesOfWorks,
  write: (record, options) => writeCrossrefXml([record], options),
  writeAll: writeCrossrefXml,
  parts: depositParts,
}
