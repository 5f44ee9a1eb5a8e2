import type { ParsedText } from '../text/document.ts'
import { parseJson } from '../text/json/document.ts'
import { parseYaml } from '../text/yaml/document.ts'
import type { DataciteFormatId } from './format.ts'
import type { RecordDocument } from './read-document.ts'
import { parseXml } from './xml/document.ts'

/**
 * Reads a text by what it starts with: `<` is XML, `{` or `[` is JSON or NDJSON, anything else is YAML. `from` settles
 * whether it should be XML; `extras` says whether to keep what the canonical record does not hold.
 */
export function parseText(text: string, from: DataciteFormatId | 'auto', extras: boolean): ParsedText<RecordDocument> {
  if (from === 'datacite-xml') return parseXml(text, extras)
  const start = /\S/.exec(text)?.[0]
  if (start === undefined) return none('The input is empty: there is no record in it.')
  if (start === '<')
    return from === 'auto' ? parseXml(text, extras) : none('The input is XML; read it as datacite-xml.')
  return start === '{' || start === '[' ? parseJson(text) : parseYaml(text)
}

const none = (message: string): ParsedText<RecordDocument> => ({
  syntax: 'json',
  parts: [{ fault: { message, offset: 0, end: 0 } }],
})
