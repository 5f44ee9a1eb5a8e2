import { type Path, parsePointer } from '../../core/pointer.ts'
import { isKernelNamespace, kernelNamespace, type StatedKernel, statedKernel } from '../../kernel/index.ts'
import { followedBy, type Message, messagesOf } from '../../messages/message.ts'
import type { Datacite } from '../../model/datacite.ts'
import type { Located, ParsedText, TextFault } from '../../text/document.ts'
import { parseTree } from '../../text/xml/parse-tree.ts'
import { repairedXml } from '../../text/xml/repair.ts'
import { serialise } from '../../text/xml/serialise.ts'
import { attributeStretches, contentStretch, tagStretch } from '../../text/xml/stretches.ts'
import { type XmlElement, xsiNamespace } from '../../text/xml/tree.ts'
import { XPaths } from '../../text/xml/xpath.ts'
import { extrasOf } from '../dialects/dialect.ts'
import type { RecordDocument } from '../read/read-document.ts'
import { droppedAttributes } from './dropped-attributes.ts'
import { findings, modernisedFindings } from './findings.ts'
import { type Modernised, modernise } from './modernise.ts'
import { type ElementPlan, resourcePlan } from './plan.ts'
import { readResource } from './read-record.ts'
import type { Oddity, Origin, Origins, Reading } from './reading.ts'
import { cutText, type Fault } from './schema/fault.ts'
import { shapeFaults } from './schema/shape-faults.ts'

const say = messagesOf('datacite-xml', {
  root: 'The root element is <{root}>; a DataCite record is one <resource> element in the namespace "{namespace}".',
  trimmed: 'The registry trims the surrounding white space.',
  repaired: 'The registry repairs the XML and may lose text.',
  textLost: 'The registry repairs the XML and loses text: "{before}" becomes "{after}".',
  repairedLacks: 'The repaired record lacks {elements}; the registry rejects it unless it is a draft.',
  repairUnknown: 'The registry repairs the XML and may drop text; the result cannot be predicted.',
  noNamespace: 'The record has no namespace; use the namespace "{namespace}".',
  otherNamespace: 'The namespace of the record is "{given}"; it should be exactly "{namespace}".',
})

/**
 * Parses XML whose root is a DataCite record or an envelope around records, such as an OAI-PMH response. Any other
 * text, including an envelope without records, results in a fault.
 *
 * With `extras`, keeps the values outside the canonical record.
 */
export function parseDataciteXml(text: string, extras: boolean): ParsedText<RecordDocument> {
  const parsed = parseTree(text)
  if ('fault' in parsed) return { syntax: 'xml', parts: [{ fault: repairable(text, parsed.fault) }] }
  const { root } = parsed
  if (root.local !== 'resource') {
    const inside = resourcesIn(root)
    if (inside.length > 0)
      return {
        syntax: 'xml',
        parts: inside.map(element => ({ document: documentOf(text, alone(element), extras, root) })),
      }
    const { start: offset, end } = tagStretch(text, root)
    const { rule, message } = rootFault(root)
    return { syntax: 'xml', parts: [{ fault: { rule, message, offset, end } }] }
  }
  return { syntax: 'xml', parts: [{ document: documentOf(text, root, extras) }] }
}

/** Returns the `resource` elements in an envelope that are in a DataCite namespace, in document order. */
function resourcesIn(root: XmlElement): XmlElement[] {
  const found: XmlElement[] = []
  const open: XmlElement[] = [root]
  for (let next = open.pop(); next !== undefined; next = open.pop())
    if (next.local === 'resource' && isKernelNamespace(next.uri)) found.push(next)
    else for (const part of next.content.toReversed()) if (typeof part !== 'string') open.push(part)
  return found
}

/** Detaches an element from its parent, so that the element is the root of its own document. */
function alone(element: XmlElement): XmlElement {
  element.parent = undefined
  return element
}

/**
 * Returns the fault of a text that is not well-formed. If the text has a DataCite namespace, the registry repairs it
 * with libxml2 (lupo app/models/concerns/crosscitable.rb:75-84).
 */
function repairable(text: string, fault: TextFault): TextFault {
  const found = { ...fault, rule: 'schema/not-well-formed' }
  if (!namesKernel(text)) return found
  const message = followedBy(fault.message, leftBy(text))
  const lacking = lackingAfterRepair(text)
  return lacking.length === 0
    ? { ...found, message, registry: 'changes' }
    : { ...found, message: followedBy(message, say('repairedLacks', { elements: lacking })) }
}

/**
 * Returns the mandatory elements that a text lacks after the registry has repaired it. Returns an empty list if the
 * result of the repair is unknown or its root is not `resource`.
 */
function lackingAfterRepair(text: string): string[] {
  const parsed = parseTree(repairedXml(text)?.text ?? '')
  if ('fault' in parsed || parsed.root.local !== 'resource') return []
  const record = documentOf(text, parsed.root, false).record?.record ?? {}
  return Object.entries(mandatory).flatMap(([member, element]) => (Object.hasOwn(record, member) ? [] : [element]))
}

const mandatory = {
  creators: 'creators',
  titles: 'titles',
  publisher: 'publisher',
  publicationYear: 'publicationYear',
  types: 'resourceType',
} as const

/** True if a text names a DataCite namespace, without which the registry reads no XML. */
export const namesKernel = (text: string): boolean => /["']http:\/\/datacite\.org\/schema\/kernel/.test(text)

function leftBy(text: string): Message {
  const trimmed = text.trim()
  if (trimmed !== text && !('fault' in parseTree(trimmed))) return say('trimmed')
  const repaired = repairedXml(text)
  if (repaired === undefined) return say('repairUnknown')
  return repaired.lost === undefined ? say('repaired') : say('textLost', repaired.lost)
}

function documentOf(text: string, root: XmlElement, extras: boolean, envelope?: XmlElement): RecordDocument {
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
  const complete = (isWhole: boolean) => {
    const reading = read({ extras: isWhole, ...(isRetired && { origins: new Map() }) })
    const { record, members, modernised } = reading
    if (root.uri !== '') record.schemaVersion = root.uri
    if (isWhole) keepLeft(members, modernised)
    Object.assign(record, extrasOf('datacite-xml', members))
    return reading
  }
  const { record, oddities, modernised, hasMore } = complete(extras)
  return {
    value: record,
    record: {
      record,
      text,
      ...(!extras && hasMore && { whole: () => complete(true).record }),
      unknown: [],
      origin: path => path,
      stated,
      shape: (kernel, isGiven) => {
        const foreign = namespaceFault(root, stated, isGiven)
        const wrapped = isGiven ? envelopeFault(envelope) : undefined
        const faults = [wrapped, foreign, ...shapeFaults(oddities, kernel)].filter(fault => fault !== undefined)
        return [
          ...findings(text, plan, faults),
          ...droppedAttributes(text, plan, oddities, kernel),
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

/** Stores the elements that the conversion to kernel 4 cannot represent, each as XML under its path. */
function keepLeft(members: Record<string, unknown>, modernised: readonly Modernised[]): void {
  const paths = new XPaths()
  for (const { origin, left = [] } of modernised) {
    if (origin === undefined) continue
    const around = paths.of(origin.element)
    for (const element of left)
      members[`${around}[@contributorType="Funder"]${paths.of(element).slice(around.length)}`] = serialise(element)
  }
}

/**
 * Returns the kernel that a document states in its namespace. An unknown point version in the schema location takes
 * precedence.
 */
function kernelOf(root: XmlElement): StatedKernel {
  if (root.uri !== kernelNamespace) return statedKernel(root.uri)
  const location = root.attributes.find(({ uri, local }) => uri === xsiNamespace && local === 'schemaLocation')?.value
  const [, named] = /\/kernel-(4\.[0-9]{1,3})\//.exec(location ?? '') ?? []
  const stated = statedKernel(named)
  return stated.kind === 'newer' ? { ...stated, name: `kernel-${named}` } : statedKernel(root.uri)
}

/**
 * The namespace of OAI-PMH responses (section 3.2 of the specification). They are envelopes by design, so they are not
 * reported as a wrong root element.
 */
const oaiNamespace = 'http://www.openarchives.org/OAI/2.0/'

/**
 * Returns the fault of an envelope, which no kernel's XSD accepts as the root element. Returns undefined if there is no
 * envelope or if the envelope is an OAI-PMH response.
 */
const envelopeFault = (envelope: XmlElement | undefined): Fault | undefined =>
  envelope === undefined || envelope.uri === oaiNamespace ? undefined : rootFault(envelope)

const rootFault = (root: XmlElement): Fault => ({
  rule: 'schema/root-element',
  element: root,
  message: say('root', { root: root.name, namespace: kernelNamespace }),
})

/**
 * Returns the fault of a namespace other than that of kernel 4. The namespace of an older or newer kernel is a fault
 * only if the caller chose the kernel.
 */
function namespaceFault(root: XmlElement, { kind }: StatedKernel, isGiven: boolean): Fault | undefined {
  if (root.uri === kernelNamespace || (!isGiven && (kind === 'retired' || kind === 'newer'))) return undefined
  return {
    rule: 'schema/namespace',
    element: root,
    message:
      root.uri === ''
        ? say('noNamespace', { namespace: kernelNamespace })
        : say('otherNamespace', { given: cutText(root.uri), namespace: kernelNamespace }),
    expected: kernelNamespace,
  }
}

function locate(
  text: string,
  root: XmlElement,
  record: Datacite,
  origins: Origins,
  pointers: Iterable<string>,
): Map<string, Located> {
  const paths = new XPaths()
  const found = new Map<string, Located>()
  for (const pointer of pointers) {
    const origin = pointer === '' ? { element: root } : originOf(record, origins, parsePointer(pointer))
    if (origin !== undefined)
      found.set(pointer, { ...placeOf(text, origin), path: paths.of(origin.element, origin.attribute) })
  }
  return found
}

function placeOf(text: string, { element, attribute }: Origin): Located {
  if (attribute === undefined) {
    const container = element.content.some(part => typeof part !== 'string')
    return { key: tagStretch(text, element), value: { ...contentStretch(text, element), container } }
  }
  const { key, value } = attributeStretches(text, element, attribute)
  return { key, value: { ...value, container: false } }
}

function originOf(record: Datacite, origins: Origins, path: Path): Origin | undefined {
  let origin: Origin | undefined
  let value: unknown = record
  for (const step of path) {
    if (typeof value !== 'object' || value === null) return undefined
    origin = origins.get(value)?.[step]
    value = (value as Record<string | number, unknown>)[step]
  }
  return origin
}

let grown: ElementPlan | undefined

/**
 * Returns the plan of `resource` in the kernels before 4.0, which is built only once. In kernel 2, `rights` has no
 * list; in kernel 3, points and boxes are lists of numbers.
 */
function retiredPlan(): ElementPlan {
  if (grown !== undefined) return grown
  const plan = resourcePlan()
  const { rightsList, geoLocations } = plan.elements
  const rights = rightsList?.elements.rights
  const geoLocation = geoLocations?.elements.geoLocation
  grown = { ...plan, elements: { ...plan.elements } }
  if (rights !== undefined) grown.elements.rights = { ...rights, index: Object.keys(plan.elements).length }
  if (geoLocations !== undefined && geoLocation !== undefined) {
    const { geoLocationPoint: point, geoLocationBox: box, ...others } = geoLocation.elements
    const elements = { ...others, ...asText(point), ...asText(box) }
    grown.elements.geoLocations = { ...geoLocations, elements: { geoLocation: { ...geoLocation, elements } } }
  }
  return grown
}

const asText = (plan: ElementPlan | undefined): Record<string, ElementPlan> =>
  plan === undefined ? {} : { [plan.local]: { ...plan, kind: 'value', elements: {} } }

/** Attributes of the root element in kernels 2.x. The registry now manages their values itself. */
const bookkeeping = new Set(['lastMetadataUpdate', 'metadataVersionNumber'])

/** True if an oddity is also a fault in a kernel before 4.0. */
const oddInRetired = (oddity: Oddity): boolean =>
  oddity.kind !== 'attribute' || oddity.element.parent !== undefined || !bookkeeping.has(oddity.attribute.name)
