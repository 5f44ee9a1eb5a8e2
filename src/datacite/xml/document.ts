import type { StatedKernel } from '../../kernel/index.ts'
import { kernelNamespace, statedKernel } from '../../kernel/index.ts'
import type { ParsedText } from '../../text/document.ts'
import { parseTree } from '../../text/xml/parse-tree.ts'
import { serialise } from '../../text/xml/serialise.ts'
import { tagStretch } from '../../text/xml/stretches.ts'
import type { XmlElement } from '../../text/xml/tree.ts'
import { xsiNamespace } from '../../text/xml/tree.ts'
import { XPaths } from '../../text/xml/xpath.ts'
import { extrasOf } from '../dialects/dialect.ts'
import type { RecordDocument } from '../read-document.ts'
import type { Fault } from './fault.ts'
import { quoteText } from './fault.ts'
import { findings, modernisedFindings } from './findings.ts'
import { locate } from './locate.ts'
import type { Modernised } from './modernise.ts'
import { modernise } from './modernise.ts'
import { resourcePlan } from './plan.ts'
import { readResource } from './read-record.ts'
import type { Origins, Reading } from './reading.ts'
import { oddInRetired, retiredPlan } from './retired.ts'
import { shapeFaults } from './shape-faults.ts'

/** Reads a DataCite XML document: one record, with `extras` for what the canonical record does not hold. */
export function parseDataciteXml(text: string, extras: boolean): ParsedText<RecordDocument> {
  const parsed = parseTree(text)
  if ('fault' in parsed)
    return { syntax: 'xml', parts: [{ fault: { ...parsed.fault, rule: 'schema/not-well-formed' } }] }
  const { root } = parsed
  if (root.local !== 'resource') {
    const { start: offset, end } = tagStretch(text, root)
    const message = `The root element is <${root.name}>; a DataCite record is one <resource> element in the namespace "${kernelNamespace}".`
    return { syntax: 'xml', parts: [{ fault: { rule: 'schema/root-element', message, offset, end } }] }
  }
  return { syntax: 'xml', parts: [{ document: documentOf(text, root, extras) }] }
}

function documentOf(text: string, root: XmlElement, extras: boolean): RecordDocument {
  const stated = kernelOf(root)
  const isRetired = stated.kind === 'retired'
  const plan = isRetired ? retiredPlan() : resourcePlan()
  const read = (options: { extras: boolean; origins?: Origins }): Reading & { modernised: Modernised[] } => {
    const reading = readResource(root, plan, options)
    const modernised = isRetired && options.origins !== undefined ? modernise(reading.record, options.origins) : []
    return isRetired
      ? { ...reading, oddities: reading.oddities.filter(oddInRetired), modernised }
      : { ...reading, modernised }
  }
  const { record, oddities, members, modernised } = read({ extras, ...(isRetired && { origins: new Map() }) })
  if (root.uri !== '') record.schemaVersion = root.uri
  if (extras) keepLeft(members, modernised)
  Object.assign(record, extrasOf('datacite-xml', members))
  return {
    value: record,
    record: {
      record,
      unknown: [],
      origin: path => path,
      stated,
      shape: (kernel, isGiven) => {
        const foreign = namespaceFault(root, stated, isGiven)
        const faults = shapeFaults(oddities, kernel)
        return [
          ...findings(text, plan, foreign === undefined ? faults : [foreign, ...faults]),
          ...modernisedFindings(text, modernised),
        ]
      },
    },
    locate: pointers => {
      const origins: Origins = new Map()
      const again = read({ extras: false, origins })
      return locate(text, root, again.record, origins, pointers)
    },
    duplicates: () => [],
    imprecise: () => [],
  }
}

/** Keeps what is left of elements that became something else, under paths of their own. */
function keepLeft(members: Record<string, unknown>, modernised: readonly Modernised[]): void {
  const paths = new XPaths()
  for (const { origin, left = [] } of modernised) {
    if (origin === undefined) continue
    const around = paths.of(origin.element)
    for (const element of left)
      members[`${around}[@contributorType="Funder"]${paths.of(element).slice(around.length)}`] = serialise(element)
  }
}

/** The kernel that a document states: by its namespace, or by the point version that its schema location names. */
function kernelOf(root: XmlElement): StatedKernel {
  if (root.uri !== kernelNamespace) return statedKernel(root.uri)
  const location = root.attributes.find(({ uri, local }) => uri === xsiNamespace && local === 'schemaLocation')?.value
  const [, named] = /\/kernel-(4\.[0-9]{1,3})\//.exec(location ?? '') ?? []
  return named === undefined ? statedKernel('4') : { ...statedKernel(named), name: `kernel-${named}` }
}

/** A record of an older or newer kernel is in a namespace of its own; it is a fault where another kernel is asked for. */
function namespaceFault(root: XmlElement, { kind }: StatedKernel, isGiven: boolean): Fault | undefined {
  if (root.uri === kernelNamespace || (!isGiven && (kind === 'retired' || kind === 'newer'))) return undefined
  const place = root.uri === '' ? 'in no namespace' : `in the namespace ${quoteText(root.uri)}`
  return {
    rule: 'schema/namespace',
    element: root,
    message: `The record is ${place}; it should be in exactly "${kernelNamespace}".`,
    expected: kernelNamespace,
  }
}
