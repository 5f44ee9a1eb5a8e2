import { countingXml } from '../../../datacite/read/embedded-xml.ts'
import type { SourceRecord } from '../../../datacite/read/read-document.ts'
import { kernelNamespace } from '../../../kernel/index.ts'
import { recordOfXml } from '../../xml-source.ts'

/** XML as it is sent for a record, and what had to be done to it. */
export interface WrittenXml {
  /** Undefined if the record must be written anew. */
  text?: string
  /** Why it is not sent exactly as it is written. */
  note?: string
}

/** Returns the XML that a record was read from; undefined if it was read from something else, or in part. */
export function xmlOf(source: SourceRecord<string>): string | undefined {
  if (source.format === 'datacite-xml') return source.text
  const xml = countingXml(source)
  const isWhole = xml?.beside.size === 0 && source.record.schemaVersion === undefined
  return isWhole ? xml.text : undefined
}

/** Decides if XML can be sent as it is written: the registry takes one namespace, and requests are in UTF-8. */
export function sendableXml(written: string): WrittenXml {
  const namespace = recordOfXml(written).schemaVersion
  if (namespace !== kernelNamespace)
    return {
      note: `The record is written anew in the namespace ${kernelNamespace}, because the registry takes no other; it is ${namespace === undefined ? 'in none' : `in ${namespace}`}.`,
    }
  const [, encoding = 'UTF-8'] = declaration.exec(written) ?? []
  if (/^utf-?8$/i.test(encoding)) return { text: written }
  const text = written.replace(declaration, declared => declared.replace(encoding, 'UTF-8'))
  return { text, note: `The XML is sent in UTF-8, which its declaration then says in place of ${encoding}.` }
}

const declaration = /^<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["'][^>]*\?>/
