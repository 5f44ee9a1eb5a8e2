import { requireText } from '../../core/argument.ts'
import type { FormatThat } from '../format.ts'
import { readRecordsOf } from '../read/read-records.ts'
import { sampleText, type TextSample } from '../read/text-sample.ts'
import { dataciteXmlRow } from '../table.ts'
import { writeDataciteXml } from './writing/write.ts'

/** DataCite XML. Every kernel from 2.1 on is read, and those from 4.0 on are written. */
export const dataciteXml: FormatThat<'detect' | 'read' | 'write', 'datacite-xml'> = {
  ...dataciteXmlRow,
  detect: (text, sample = sampleText(text)) => isDataciteRoot(sample.root()),
  read: text => readRecordsOf('datacite-xml', requireText(text)),
  write: writeDataciteXml,
}

/** True if the root element is a `resource` in a DataCite namespace or, as in some repositories, in no namespace. */
const isDataciteRoot = (root: ReturnType<TextSample['root']>): boolean =>
  root?.name === 'resource' &&
  (root.namespace === '' || /^https?:\/\/(?:schema\.)?datacite\.org\//.test(root.namespace))
