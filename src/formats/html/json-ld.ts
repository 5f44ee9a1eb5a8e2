import type { Diagnostic } from '../../core/diagnostic.ts'
import { isObject } from '../../core/object.ts'
import { followedBy, type Said } from '../../messages/message.ts'
import type { Datacite } from '../../model/datacite.ts'
import { inputWarning } from '../../text/input-finding.ts'
import { scanJson } from '../../text/json/scan.ts'
import { Positions } from '../../text/positions.ts'
import { schemaOrg } from '../schema-org/format.ts'
import { generalTypeOfClass } from '../schema-org/types.ts'
import { sayHtml } from './messages.ts'
import type { PageBlock } from './page.ts'

/**
 * Reads the works in the JSON-LD of a page. The site, its organisation, its breadcrumbs and similar nodes are not
 * works.
 */
export function readBlocks(blocks: readonly PageBlock[], html: string): ReadBlocks {
  const found: ReadBlocks = { records: [], diagnostics: [], areFaulty: false }
  const positions = new Positions(html)
  const fault = (message: Said, start: number, end: number): void => {
    found.areFaulty = true
    found.diagnostics.push(inputWarning('schema/not-json', message, '', positions.range(start, end)))
  }
  for (const { text, offset, isOpen } of blocks) {
    if (isOpen) fault(sayHtml('blockOpen'), offset, offset)
    const value = parsed(text)
    if (value instanceof Error) {
      const { message, offset: at, end } = scanJson(text) ?? { message: `${value.message}.`, offset: 0, end: 0 }
      fault(followedBy(sayHtml('blockNotJson'), message), offset + at, offset + end)
    } else for (const work of worksIn(value)) readWork(work, found)
  }
  return found
}

/** The result of reading the JSON-LD of a page. `areFaulty` is true if a block is not closed or is not valid JSON. */
interface ReadBlocks {
  records: Datacite[]
  diagnostics: Diagnostic[]
  areFaulty: boolean
}

function readWork(work: object, { records, diagnostics }: ReadBlocks): void {
  const read = schemaOrg.readValue(work)
  if (read.ok) for (const record of read.records) records.push(record)
  for (const { rule, message, messageId, values } of read.diagnostics)
    diagnostics.push({ ...inputWarning(rule, message, ''), messageId, ...(values && { values }) })
}

function parsed(block: string): unknown {
  try {
    return JSON.parse(block) as unknown
  } catch (error) {
    return error as Error
  }
}

/** Returns the objects that describe works. A graph with at least one work is returned whole. */
function worksIn(value: unknown): object[] {
  if (Array.isArray(value)) return value.flatMap(entry => (Array.isArray(entry) ? [] : worksIn(entry)))
  if (!isObject(value)) return []
  const graph = value['@graph']
  if (Array.isArray(graph)) return graph.some(isWork) ? [value] : []
  if (isWork(value)) return [value]
  // A node for a page names the work in `mainEntity` or `about`.
  const about = isObject(value.mainEntity) ? value.mainEntity : value.about
  return isObject(about) && isWork(about) ? [{ '@context': value['@context'], ...about }] : []
}

const isWork = (node: unknown): boolean =>
  isObject(node) &&
  [node['@type']]
    .flat()
    .some(
      type =>
        typeof type === 'string' &&
        generalTypeOfClass(type.replace(/^(?:schema:|https?:\/\/schema\.org\/)/, '')) !== undefined,
    )
