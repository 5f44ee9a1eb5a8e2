import { dataciteFileTypes } from '../file-types.ts'
import type { DataciteFormat } from '../format.ts'
import { readRecordsOf } from '../read-records.ts'
import { writeXml } from './write.ts'

/** DataCite XML: reads kernels 2.1 to 4.7, writes 4.0 to 4.7. */
export const dataciteXml: DataciteFormat = {
  id: 'datacite-xml',
  name: 'DataCite XML',
  ...dataciteFileTypes['datacite-xml'],
  holdsOne: true,
  read: text => readRecordsOf('datacite-xml', text),
  write: writeXml,
}
