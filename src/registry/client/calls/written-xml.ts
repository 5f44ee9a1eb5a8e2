import { countingXml } from '../../../datacite/read/embedded-xml.ts'
import type { SourceRecord } from '../../../datacite/read/read-document.ts'
import { kernelNamespace } from '../../../kernel/index.ts'
import { recordOfXml } from '../../xml-source.ts'

/** The XML to send for a record, and a note unless the XML is sent exactly as written. */
export interface WrittenXml {
  /** The XML to send; absent if the XML must be generated from the record. */
  text?: string
  /** The reason why the XML is not sent exactly as written. */
  note?: string
}

/**
 * Returns the XML source of a record, or undefined if there is none.
 *
 * The source is DataCite XML, or the `xml` attribute of REST JSON without other metadata.
 */
export function xmlOf(source: SourceRecord<string>): string | undefined {
  if (source.format === 'datacite-xml') return source.text
  const xml = countingXml(source)
  const isWhole = xml?.beside.size === 0 && source.record.schemaVersion === undefined
  return isWhole ? xml.text : undefined
}

/** Prepares XML to be sent in UTF-8. Returns only a note, without text, if the namespace is not that of kernel 4. */
export function sendableXml(written: string): WrittenXml {
  const namespace = recordOfXml(written).schemaVersion
  if (namespace !== kernelNamespace)
    return {
      note: `The XML is rewritten with the namespace ${kernelNamespace}, because the registry accepts no other; it is ${namespace === undefined ? 'in none' : `in ${namespace}`}.`,
    }
  const [, encoding = 'UTF-8'] = declaration.exec(written) ?? []
  if (/^utf-?8$/i.test(encoding)) return { text: written }
  const text = written.replace(declaration, declared => declared.replace(encoding, 'UTF-8'))
  return { text, note: `The XML is sent in UTF-8, and its declaration states UTF-8 instead of ${encoding}.` }
}

const declaration = /^<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["'][^>]*\?>/
