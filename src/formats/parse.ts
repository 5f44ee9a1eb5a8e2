import type { ParsedText } from './document.ts'
import { parseJson } from './json/document.ts'
import { parseYaml } from './yaml/document.ts'

/** Reads a text by what it starts with: `{` or `[` is JSON or NDJSON, `<` is XML, anything else is YAML. */
export function parseText(text: string): ParsedText {
  const start = /\S/.exec(text)?.[0]
  if (start === undefined) return none('The input is empty: there is no record in it.')
  if (start === '<')
    return none('The input is XML or HTML, which this version does not read; give the record as JSON or YAML.')
  return start === '{' || start === '[' ? parseJson(text) : parseYaml(text)
}

const none = (message: string): ParsedText => ({
  syntax: 'json',
  parts: [{ fault: { message, offset: 0, end: 0 } }],
})
