import type { StatedKernel } from '../../kernel/index.ts'
import { latestKernel, statedKernel } from '../../kernel/index.ts'
import type { Datacite } from '../../model/datacite.ts'
import type { Path } from '../../pointer.ts'
import { parsePointer, toPointer } from '../../pointer.ts'
import type { DialectRecord } from '../dialects/dialect.ts'
import { extrasOf } from '../dialects/dialect.ts'
import type { Document, Located, ParsedText } from '../document.ts'
import type { ShapeFinding } from '../shape.ts'
import type { Fault } from './fault.ts'
import { quote } from './fault.ts'
import { parseTree } from './parse-tree.ts'
import { attributeStretches, canonicalPath, contentStretch, tagStretch } from './places.ts'
import type { ElementPlan } from './plan.ts'
import { resourcePlan } from './plan.ts'
import { readRecord } from './read-record.ts'
import type { Origin, Origins } from './reading.ts'
import { shapeFaults } from './shape-faults.ts'
import type { XmlElement } from './tree.ts'
import { xsiNamespace } from './tree.ts'
import { XPaths } from './xpath.ts'

/** The namespace of kernel 4, whatever the point version. */
export const kernelNamespace = 'http://datacite.org/schema/kernel-4'

/** Reads a DataCite XML document: one record, with `extras` for what the canonical record does not hold. */
export function parseXml(text: string, extras = true): ParsedText {
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

function documentOf(text: string, root: XmlElement, extras: boolean): Document {
  const plan = resourcePlan()
  const { record, oddities, members } = readRecord(root, plan, { extras })
  const stated = kernelOf(root)
  Object.assign(record, { schemaVersion: root.uri === '' ? undefined : root.uri }, extrasOf('datacite-xml', members))
  if (root.uri === '') delete record.schemaVersion
  return {
    value: record,
    record: {
      record,
      unknown: [],
      origin: path => path,
      stated,
      shape: (kernel, isGiven) => {
        const faults = shapeFaults(oddities, kernel)
        const foreign = namespaceFault(root, stated, isGiven)
        return findings(text, plan, foreign === undefined ? faults : [foreign, ...faults])
      },
    } satisfies DialectRecord,
    locate: pointers => locate(text, root, plan, pointers),
    duplicates: () => [],
    imprecise: () => [],
  }
}

/** The kernel that a document states: by its namespace, or by the point version that its schema location names. */
function kernelOf(root: XmlElement): StatedKernel {
  if (root.uri !== kernelNamespace) return statedKernel(root.uri)
  const location = root.attributes.find(({ uri, local }) => uri === xsiNamespace && local === 'schemaLocation')?.value
  const [, named] = /\/kernel-(4\.[0-9]{1,3})\//.exec(location ?? '') ?? []
  const stated = statedKernel(named ?? '4')
  return stated.kind === 'newer' ? { kernel: latestKernel, kind: 'moving' } : stated
}

/** A record of an older or newer kernel is in a namespace of its own; it is a fault where another kernel is asked for. */
function namespaceFault(root: XmlElement, { kind }: StatedKernel, isGiven: boolean): Fault | undefined {
  if (root.uri === kernelNamespace || (!isGiven && (kind === 'retired' || kind === 'newer'))) return undefined
  const place = root.uri === '' ? 'in no namespace' : `in the namespace ${quote(root.uri)}`
  return {
    rule: 'schema/namespace',
    element: root,
    message: `The record is ${place}; it should be in "${kernelNamespace}", to the letter.`,
    expected: kernelNamespace,
  }
}

function findings(text: string, plan: ElementPlan, faults: readonly Fault[]): ShapeFinding[] {
  const paths = new XPaths()
  return faults.map(({ rule, element, attribute, message, expected, unknown, inRecord }) => {
    const path = paths.of(element, attribute)
    const { start, end } =
      attribute === undefined ? tagStretch(text, element) : attributeStretches(text, element, attribute).key
    return {
      rule,
      message,
      pointer: toPointer(canonicalPath(path, plan)),
      path,
      start,
      end,
      ...(expected !== undefined && { expected }),
      ...(unknown !== undefined && { unknown }),
      ...(inRecord && { inRecord }),
    }
  })
}

/** Finds the elements and attributes of canonical values, by reading the record once more with its origins. */
function locate(text: string, root: XmlElement, plan: ElementPlan, pointers: Iterable<string>): Map<string, Located> {
  const origins: Origins = new Map()
  const { record } = readRecord(root, plan, { extras: false, origins })
  const paths = new XPaths()
  const found = new Map<string, Located>()
  for (const pointer of pointers) {
    const steps = parsePointer(pointer)
    const origin = pointer === '/schemaVersion' ? undefined : originOf(record, origins, root, steps)
    if (origin === undefined) continue
    const { element, attribute } = origin
    const path = paths.of(element, attribute)
    if (attribute === undefined) {
      const value = {
        ...contentStretch(text, element),
        container: element.content.some(part => typeof part !== 'string'),
      }
      found.set(pointer, { key: tagStretch(text, element), value, path })
    } else {
      const { key, value } = attributeStretches(text, element, attribute)
      found.set(pointer, { key, value: { ...value, container: false }, path })
    }
  }
  return found
}

function originOf(record: Datacite, origins: Origins, root: XmlElement, path: Path): Origin | undefined {
  let origin: Origin | undefined = { element: root }
  let value: unknown = record
  for (const step of path) {
    if (typeof value !== 'object' || value === null) return undefined
    origin = origins.get(value)?.[step]
    value = (value as Record<string | number, unknown>)[step]
  }
  return origin
}
