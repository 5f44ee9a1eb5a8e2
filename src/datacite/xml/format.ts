import { dataciteFileTypes } from '../file-types.ts'
import type { DataciteFormat } from '../format.ts'
import { readRecordsOf } from '../read-records.ts'
import { writeXml } from './write.ts'

/** DataCite XML: reads every kernel from 2.1 on, and writes those from 4.0 on. */
export const dataciteXml: DataciteFormat = {
  id: 'datacite-xml',
  name: 'DataCite XML',
  ...dataciteFileTypes['datacite-xml'],
  holdsOne: true,
  read: text => readRecordsOf('datacite-xml', text),
  write: writeXml,
}
