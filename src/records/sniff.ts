import { dialects } from '../datacite/dialects/index.ts'
import { splitBibtex } from '../formats/bibtex/split.ts'
import type { FormatId } from '../formats/format.ts'
import { splitRis } from '../formats/ris/split.ts'
import type { SplitLimits, Splitter } from './piece.ts'
import { splitLines } from './split/lines.ts'
import { splitList } from './split/list.ts'
import { splitXml } from './split/xml.ts'
import { beginsYaml, sharesValues, splitYaml } from './split/yaml.ts'

/** Makes what divides an input, as its beginning shows; undefined if it can only be read whole. */
export function splitterFor(
  head: string,
  from: FormatId | 'auto',
  limits: SplitLimits,
  whole: number,
): Splitter | undefined {
  const start = /\S/.exec(head)?.[0]
  if (start === '{' || start === '[') {
    if (hasLines(head)) return splitLines(limits)
    if (/^\s*\[\s*\]\s*$/.test(head)) return undefined
    // The nodes of a graph refer to one another.
    if (/^[\s[{]*"@(?:id|context|graph|type)"/.test(head)) return undefined
    return splitList(limits, whole)
  }
  if (start === '<') {
    const root = rootOf(head)
    if (root === undefined || !lists.includes(root)) return undefined
    if (hasResource(head) || from === 'datacite-xml') return splitXml(limits, ['resource'])
    return splitXml(limits, ['resource', 'dc'])
  }
  if (isBibtex(head, from)) return splitBibtex(limits)
  if (isRis(head, from)) return splitRis(limits)
  // Its documents may be lines of JSON.
  if (mayBeYaml(from) && beginsYaml(head)) return splitYaml(limits, !sharesValues(head))
  // A broken line may come first.
  return hasLines(head) ? splitLines(limits) : undefined
}

const isBibtex = (head: string, from: FormatId | 'auto'): boolean =>
  from === 'bibtex' || from === 'biblatex' || (from === 'auto' && /^(?:\s|%[^\n]*\n)*@[a-z]+\s*[{(]/i.test(head))

const isRis = (head: string, from: FormatId | 'auto'): boolean =>
  from === 'ris' || (from === 'auto' && /^\s*TY {1,2}- /.test(head))

/** Whether records in a format may be written in YAML, several in a text. */
const mayBeYaml = (from: FormatId | 'auto'): boolean => from === 'auto' || dialects.some(({ id }) => id === from)

/** Documents that hold many records. */
const lists = ['OAI-PMH', 'ListRecords', 'resources', 'records']

/** Whether a text begins as an XML document of many records does, such as an answer of OAI-PMH. */
export const beginsXmlList = (head: string): boolean => /^\ufeff?\s*</.test(head) && lists.includes(rootOf(head) ?? '')

const hasResource = (head: string): boolean => /<(?:[\w.-]+:)?resource[\s>]/.test(head)

/** The local name of the root element. */
const rootOf = (head: string): string | undefined =>
  /<(?![?!])(?:[^\s<>/:=]{1,200}:)?([^\s<>/:=]{1,200})[\s/>]/.exec(head)?.[1]

/** Whether one of the first lines is a whole JSON object, is not an entry of a list that begins before it, and is not all there is. */
export function hasLines(head: string): boolean {
  let start = 0
  let before = ''
  for (let lines = 0; lines < 20 && start < head.length; ) {
    const found = head.indexOf('\n', start)
    if (found < 0) return false
    const line = head.slice(start, found).trim()
    start = found + 1
    if (line === '') continue
    lines++
    const isEntry = /[[,:]$/.test(before)
    if (!isEntry && line.startsWith('{') && line.endsWith('}') && isJson(line)) return /\S/.test(head.slice(start))
    before = line
  }
  return false
}

/** Whether nothing that is still to come changes how an input is divided that begins so. */
export function isDecided(head: string, from: FormatId | 'auto'): boolean {
  if (hasLines(head)) return true
  const start = /\S/.exec(head)?.[0]
  // A list whose first entry is an object, and no node of a graph.
  if (start === '[') return /^\s*\[\s*\{\s*"(?!@)[^"]*"/.test(head)
  if (start === '<') return beginsXmlList(head) && hasResource(head)
  return start !== '{' && (isBibtex(head, from) || isRis(head, from))
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
