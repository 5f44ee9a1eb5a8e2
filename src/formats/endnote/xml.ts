import { fileTypes } from '../file-types.ts'
import type { Format } from '../format.ts'
import { readEndnoteXml } from './read-xml.ts'
import { writeEndnoteXml } from './write-xml.ts'

/** EndNote's XML: `xml/records/record`. */
export const endnoteXml: Format = {
  id: 'endnote-xml',
  name: 'EndNote XML',
  ...fileTypes['endnote-xml'],
  detect: (text, sample) => (sample?.root()?.name ?? '') === 'xml' && text.slice(0, 20_000).includes('<record'),
  read: readEndnoteXml,
  write: (record, options) => writeEndnoteXml([record], options),
  writeAll: writeEndnoteXml,
}
