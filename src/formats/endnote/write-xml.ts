import type { Datacite } from '../../model/datacite.ts'
import type { Block } from '../../text/xml/write.ts'
import { element, xmlDocument } from '../../text/xml/write.ts'
import type { WriteOptions, WriteResult } from '../format.ts'
import { keptTags } from '../reference/extras.ts'
import { referenceOf } from '../reference/write.ts'
import type { Account } from '../work/index.ts'
import { writeEach } from '../work/index.ts'
import { endnoteTypes } from '../work/resource-types.ts'
import { joinPages } from './pages.ts'
import { elements } from './tags.ts'
import { endnoteXmlTarget } from './types.ts'

/** An element in the making: texts of leaves, and what is within. */
type Tree = Map<string, Tree | string[]>

/** Writes records as EndNote XML, in the order of elements that EndNote has. */
export function writeEndnoteXml(records: readonly Datacite[], options?: WriteOptions): WriteResult {
  const { written, losses } = writeEach(records, endnoteXmlTarget, options, recordBlock)
  const root = element('xml', {}, [element('records', {}, written)])
  return { text: xmlDocument(root, options?.pretty), losses }
}

function recordBlock(record: Datacite, account: Account): Block {
  const { type, values } = referenceOf(record, endnoteXmlTarget, account)
  const tree: Tree = new Map()
  const pairs = joinPages(values)
  for (const field of Object.keys(elements) as (keyof typeof elements)[])
    for (const [name, value] of pairs) if (name === field) put(tree, elements[field].split('/'), value)
  for (const [path, texts] of keptTags(record, 'endnote-xml'))
    if (path.split('/').every(step => /^[a-z][a-z\d-]{0,60}$/.test(step)))
      for (const text of texts) put(tree, path.split('/'), text)
  const number = Object.hasOwn(endnoteTypes, type) ? String(endnoteTypes[type as keyof typeof endnoteTypes]) : '13'
  return element('record', {}, [element('ref-type', { name: type }, number), ...blocks(tree)])
}

function put(tree: Tree, [step = '', ...within]: readonly string[], value: string): void {
  const found = tree.get(step)
  if (within.length === 0) {
    if (Array.isArray(found)) found.push(value)
    else if (found === undefined) tree.set(step, [value])
    return
  }
  const inner: Tree = found instanceof Map ? found : new Map()
  if (found === undefined) tree.set(step, inner)
  if (found === undefined || found === inner) put(inner, within, value)
}

const blocks = (tree: Tree): Block[] =>
  [...tree].flatMap(([name, content]) =>
    Array.isArray(content) ? content.map(text => element(name, {}, text)) : [element(name, {}, blocks(content))],
  )
