import { parseXml } from './datacite-xml/document.ts'
import type { ParsedText } from './document.ts'
import type { FormatId } from './format.ts'
import { parseJson } from './json/document.ts'
import { parseYaml } from './yaml/document.ts'

/**
 * Reads a text by what it starts with: `<` is XML, `{` or `[` is JSON or NDJSON, anything else is YAML. `from` settles
 * whether it should be XML; `extras` says whether to keep what the canonical record does not hold.
 */
export function parseText(text: string, from: FormatId | 'auto', extras: boolean): ParsedText {
  if (from === 'datacite-xml') return parseXml(text, extras)
  const start = /\S/.exec(text)?.[0]
  if (start === undefined) return none('The input is empty: there is no record in it.')
  if (start === '<')
    return from === 'auto' ? parseXml(text, extras) : none('The input is XML; read it as datacite-xml.')
  return start === '{' || start === '[' ? parseJson(text) : parseYaml(text)
}

const none = (message: string): ParsedText => ({
  syntax: 'json',
  parts: [{ fault: { message, offset: 0, end: 0 } }],
})
