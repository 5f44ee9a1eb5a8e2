import { checkedText } from '../../core/argument.ts'
import type { FormatThat } from '../format.ts'
import { readRecordsOf } from '../read/read-records.ts'
import { sampleText, type TextSample } from '../read/text-sample.ts'
import { dataciteXmlRow } from '../table.ts'
import { writeDataciteXml } from './writing/write.ts'

/** DataCite XML: reads every kernel from 2.1 on, and writes those from 4.0 on. */
export const dataciteXml: FormatThat<'detect' | 'read' | 'write', 'datacite-xml'> = {
  ...dataciteXmlRow,
  detect: (text, sample = sampleText(text)) => isDataciteRoot(sample.root()),
  read: text => readRecordsOf('datacite-xml', checkedText(text)),
  write: writeDataciteXml,
}

/** A `resource` in a namespace of DataCite's, or in none, as some repositories forget it. */
const isDataciteRoot = (root: ReturnType<TextSample['root']>): boolean =>
  root?.name === 'resource' &&
  (root.namespace === '' || /^https?:\/\/(?:schema\.)?datacite\.org\//.test(root.namespace))
