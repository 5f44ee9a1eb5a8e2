import { descriptionOf } from '../../kernel/descriptions.ts'
import {
  inKernel,
  latestKernel,
  type Property,
  properties,
  propertyLabel,
  termsOf,
  vocabularies,
} from '../../kernel/index.ts'
import { messagesOf } from '../../messages/message.ts'
import { scanJson } from '../../text/json/scan.ts'
import type { Language } from '../language/language.ts'

const text = messagesOf('hover', { oneOf: 'One of {terms}.', since: 'Available in kernel {kernel} and later.' })

/** The syntax of a text, by the name that editors use. */
export type Syntax = 'json' | 'yaml' | 'xml'

/** The key or value at an offset: its range, and the names in its path. */
export interface TextPlace {
  names: string[]
  start: number
  end: number
  /** True if the offset is at a value, or at a position where a value may be inserted. */
  isValue: boolean
}

/** Finds the key or value at an offset of a text that may be incomplete; undefined if there is none. */
export function textPlaceAt(text: string, offset: number, syntax: Syntax): TextPlace | undefined {
  if (syntax === 'json') return inJson(text, offset)
  return syntax === 'yaml' ? inYaml(text, offset) : inXml(text, offset)
}

function inJson(text: string, offset: number): TextPlace | undefined {
  const open: { key?: string; isList: boolean }[] = []
  let found: TextPlace | undefined
  const names = (): string[] => open.flatMap(({ key }) => (key === undefined ? [] : [key]))
  const fault = scanJson(text, (kind, start, end) => {
    const level = open.at(-1)
    if (kind === 'open' && start < offset) open.push({ isList: text[start] === '[' })
    else if (kind === 'close' && start < offset) open.pop()
    else if (kind === 'key' && start <= offset && level !== undefined) {
      level.key = unquoted(text.slice(start, end))
      if (offset <= end) found = { names: names(), start, end, isValue: false }
    } else if (kind === 'value' && start <= offset && offset <= end)
      found = { names: names(), start, end, isValue: true }
  })
  if (found !== undefined || fault === undefined || fault.offset > offset) return found
  // The text ends at the cursor, where a value is being typed.
  const typed = /"?[^"\s:,{}[\]]*$/.exec(text.slice(0, offset))?.[0] ?? ''
  return names().length === 0 ? undefined : { names: names(), start: offset - typed.length, end: offset, isValue: true }
}

function unquoted(json: string): string {
  try {
    return String(JSON.parse(json))
  } catch {
    return json.slice(1, -1)
  }
}

const yamlLine =
  /^(?<indent>[ \t]*(?:- +)*)(?:(?<name>"[^"]*"|'[^']*'|[^\s#:,[\]{}][^:#]*?)[ \t]*:(?<gap>[ \t]+|$))?(?<value>[^#]*?)[ \t]*(?:#.*)?$/

function inYaml(text: string, offset: number): TextPlace | undefined {
  const from = text.lastIndexOf('\n', offset - 1) + 1
  const to = text.indexOf('\n', offset)
  const line = text.slice(from, to < 0 ? text.length : to).replace(/\r$/, '')
  const { indent = '', name, gap = '', value = '' } = yamlLine.exec(line.slice(0, longest))?.groups ?? {}
  if (name === undefined) return undefined
  const at = from + indent.length
  const isValue = offset > at + name.length
  const start = isValue ? at + line.slice(indent.length).indexOf(':') + 1 + gap.length : at
  const names = [...namesAbove(text, from, indent.length), name.replace(/^["']|["']$/g, '')]
  return {
    names,
    start: Math.min(start, offset),
    end: isValue ? Math.max(start + value.length, offset) : at + name.length,
    isValue,
  }
}

/** The number of characters at the start of a line that are searched for a name. */
const longest = 2000

/** Returns the names in the preceding lines that enclose a line, from the outermost inwards. */
function namesAbove(text: string, before: number, indent: number): string[] {
  const names: string[] = []
  let least = indent
  let end = before - 1
  while (end > 0 && least > 0) {
    const from = text.lastIndexOf('\n', end - 1) + 1
    const line = text.slice(from, Math.min(end, from + longest)).replace(/\r$/, '')
    const { indent: own = '', name } = yamlLine.exec(line)?.groups ?? {}
    // A YAML list may have the same indentation as its name.
    const isHolder = name !== undefined && (own.length < least || (own.length === 0 && least <= 2))
    if (isHolder && line.trim() !== '') {
      if (/:\s*(?:#.*)?$/.test(line)) names.unshift(name)
      least = own.includes('-') ? own.indexOf('-') + (own.indexOf('-') === 0 ? 1 : 0) : own.length
    }
    end = from - 1
  }
  return names
}

function inXml(text: string, offset: number): TextPlace | undefined {
  const open: string[] = []
  const token = /<!--[\s\S]*?(?:-->|$)|<[?!][^>]*>?|<(\/?)([^\s<>/="']+)((?:"[^"]*"|'[^']*'|[^<>"'])*)(>?)/g
  for (let match = token.exec(text); match !== null; match = token.exec(text)) {
    const [whole, slash, name, attributes = '', close] = match
    const end = match.index + whole.length
    if (match.index >= offset) break
    if (name === undefined) continue
    const local = name.replace(/^.*:/, '')
    if (slash === '/') {
      if (offset < end) return undefined
      open.pop()
      continue
    }
    if (offset < end || (offset === end && close === '')) {
      const start = match.index + 1
      const names = [...open, local]
      if (offset <= start + name.length) return { names, start, end: start + name.length, isValue: false }
      return attributeAt(names, attributes, start + name.length, offset)
    }
    if (!attributes.endsWith('/')) open.push(local)
  }
  if (open.length === 0) return undefined
  const start = text.lastIndexOf('>', offset - 1) + 1
  const next = text.indexOf('<', offset)
  return { names: open, start, end: next < 0 ? text.length : next, isValue: true }
}

function attributeAt(names: string[], text: string, from: number, offset: number): TextPlace | undefined {
  const pair = /([^\s=/]+)(\s*=\s*(?:"([^"]*)"?|'([^']*)'?)?)?/g
  for (let match = pair.exec(text); match !== null; match = pair.exec(text)) {
    const [whole, name = '', , double, single] = match
    const start = from + match.index
    if (offset < start || offset > start + whole.length) continue
    const value = double ?? single
    const place = { names: [...names, `@${name}`], start, end: start + name.length, isValue: false }
    if (offset <= start + name.length || value === undefined) return place
    const begin = start + whole.search(/["']/) + 1
    return { ...place, start: begin, end: begin + value.length, isValue: true }
  }
  return undefined
}

/**
 * Returns the kernel property at a path of names, ignoring the names around the record. Returns undefined if there is
 * none.
 */
export function propertyNamed(names: readonly string[], syntax: Syntax): Property | undefined {
  const known = syntax === 'xml' ? byXml : byPath
  for (let from = 0; from < names.length; from++) {
    const found = known.get(names.slice(from).join('/').toLowerCase())
    if (found !== undefined) return found
  }
  return undefined
}

const tableBy = (keyOf: (property: Property) => string): ReadonlyMap<string, Property> => {
  const table = new Map<string, Property>()
  for (const property of properties) {
    const key = keyOf(property).toLowerCase()
    if (!table.has(key)) table.set(key, property)
  }
  return table
}

const byPath = tableBy(({ path }) => path.replaceAll('[]', '').replaceAll('.', '/'))
const byXml = tableBy(({ xml }) => xml)

/** Renders the hover text of a property: its number, name, description, terms and first kernel. */
export function hoverText(property: Property, { say }: Language): string {
  const terms = termsFor(property)
  const list = terms.length === 0 ? [] : [say(text('oneOf', { terms: terms.map(term => `\`${term}\``).join(', ') }))]
  const description = descriptionOf(property)
  return [
    `**${propertyLabel(property)}**`,
    description && say(description),
    ...list,
    say(text('since', { kernel: property.since })),
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** Returns the terms of a property in the newest kernel; none if the property has no vocabulary. */
export function termsFor({ value }: Property): readonly string[] {
  const now = inKernel(value, latestKernel)
  return isVocabulary(now) ? termsOf(now, latestKernel) : []
}

const isVocabulary = (name: string): name is keyof typeof vocabularies => Object.hasOwn(vocabularies, name)
