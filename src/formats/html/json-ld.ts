import type { Diagnostic } from '../../diagnostic.ts'
import type { Datacite } from '../../model/datacite.ts'
import { isObject } from '../../object.ts'
import { inputWarning } from '../../text/input-finding.ts'
import { schemaOrg } from '../schema-org/format.ts'
import { generalTypeOfClass } from '../schema-org/types.ts'

/** The works that the JSON-LD of a page describes; the site, its organisation, its breadcrumbs and the like are none. */
export function readBlocks(blocks: readonly string[]): { records: Datacite[]; diagnostics: Diagnostic[] } {
  const records: Datacite[] = []
  const diagnostics: Diagnostic[] = []
  for (const [index, block] of blocks.entries()) {
    const value = parsed(block)
    if (value === undefined) diagnostics.push(tell(`Block ${index + 1} of JSON-LD is not JSON; it is passed over.`))
    else
      for (const work of worksIn(value)) {
        const read = schemaOrg.readValue(work)
        if (read.ok) for (const record of read.records) records.push(record)
        for (const { rule, message } of read.diagnostics) diagnostics.push(tell(message, rule))
      }
  }
  return { records, diagnostics }
}

const tell = (message: string, rule = 'unreadable-value'): Diagnostic => inputWarning(rule, message, '')

function parsed(block: string): unknown {
  try {
    return JSON.parse(block) as unknown
  } catch {
    return undefined
  }
}

/** The nodes that describe works, each with the context and the graph that it is in. */
function worksIn(value: unknown): object[] {
  if (Array.isArray(value)) return value.flatMap(entry => (Array.isArray(entry) ? [] : worksIn(entry)))
  if (!isObject(value)) return []
  const graph = value['@graph']
  if (Array.isArray(graph)) return graph.some(isWork) ? [value] : []
  if (isWork(value)) return [value]
  // A page about a work says so.
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
