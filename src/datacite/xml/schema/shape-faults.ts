import { hasReached, inKernel, type Kernel, kernels, nodeAt } from '../../../kernel/index.ts'
import { elementsOf, isSchemaLocation, type XmlElement, xsiNamespace } from '../../../text/xml/tree.ts'
import { attributePlan, type ElementPlan, isAny } from '../plan.ts'
import type { Oddity } from '../reading.ts'
import { anyTypeFaults, nilFault } from './any-type.ts'
import { type Fault, quoteText } from './fault.ts'
import { typeFault } from './xsi-type.ts'

/** Which of the oddities of a document a kernel's XSD refuses, and why. */
export function shapeFaults(oddities: readonly Oddity[], kernel: Kernel): Fault[] {
  const ids = new Set<string>()
  return oddities.flatMap(oddity => {
    const faults = judge(oddity, kernel, ids)
    return 'inRecord' in oddity ? faults.map(fault => ({ ...fault, inRecord: true })) : faults
  })
}

function judge(oddity: Oddity, kernel: Kernel, ids: Set<string>): Fault[] {
  switch (oddity.kind) {
    case 'attribute':
      return judgeAttribute(oddity.element, oddity.attribute, oddity.plan, kernel)
    case 'content':
      return judgeContent(oddity.element, oddity.plan, kernel, ids)
    case 'element':
      return [unexpectedElement(oddity.element, oddity.plan)]
    case 'repeated':
      return judgeRepeated(oddity.element, oddity.plan, kernel)
    case 'order':
      return [misplacedElement(oddity)]
    case 'text':
      return [strayText(oddity.element)]
    case 'break':
      return judgeBreak(oddity.element, kernel)
  }
}

function judgeAttribute(
  element: XmlElement,
  attribute: XmlElement['attributes'][number],
  plan: ElementPlan,
  kernel: Kernel,
): Fault[] {
  if (attribute.uri === xsiNamespace && attribute.local === 'nil') return [nilFault(element, attribute)]
  if (attribute.uri === xsiNamespace && attribute.local === 'type') {
    const fault = typeFault(element, attribute, kernel, declaredType(plan))
    return fault === undefined ? [] : [fault]
  }
  const known = Object.keys(plan.attributes)
  return [
    {
      rule: 'schema/unexpected-attribute',
      element,
      attribute,
      message: `<${element.local}> takes ${known.length === 0 ? 'no attributes' : `no attribute ${quoteText(attribute.name)}`}; remove ${known.length === 0 ? quoteText(attribute.name) : 'it'}.`,
      ...(known.length > 0 && { expected: `one of ${known.join(', ')}` }),
      unknown: { name: attribute.name, known },
    },
  ]
}

/** The name of the type that the XSD gives an element; most elements have a type without a name. */
function declaredType({ kind, text, attributes, elements }: ElementPlan): string | undefined {
  if ('pointLongitude' in elements) return 'point'
  if ('westBoundLongitude' in elements) return 'box'
  if (kind !== 'value' || Object.keys(attributes).length > 0) return undefined
  switch (text?.value) {
    case 'text':
      return 'xs:string'
    case 'language':
      return 'xs:language'
    case 'longitude':
      return 'longitudeType'
    case 'latitude':
      return 'latitudeType'
    default:
      return undefined
  }
}

/** What an element has beside text; an element without a type, as some are from a certain kernel on, may have anything. */
function judgeContent(element: XmlElement, plan: ElementPlan, kernel: Kernel, ids: Set<string>): Fault[] {
  if (isAny(plan, kernel)) return anyTypeFaults(element, kernel, ids)
  const attributes = element.attributes.filter(
    attribute => attributePlan(plan, attribute) === undefined && !isSchemaLocation(attribute),
  )
  return [
    ...attributes.flatMap(attribute => judgeAttribute(element, attribute, plan, kernel)),
    ...elementsOf(element).map(child => unexpectedElement(child, plan)),
  ]
}

function unexpectedElement(element: XmlElement, plan: ElementPlan): Fault {
  const holder = element.parent?.name ?? plan.local
  const known = Object.values(plan.elements).flatMap(({ local, isMistaken }) => (isMistaken ? [] : [local]))
  if (element.parent !== undefined && known.includes(element.local)) {
    const place = element.uri === '' ? 'no namespace' : `the namespace ${quoteText(element.uri)}`
    return {
      rule: 'schema/namespace',
      element,
      message: `<${element.name}> is in ${place}, so it is not the element ${element.local} of the kernel; it should be in ${quoteText(element.parent.uri)}.`,
      unknown: { name: element.local, known: [element.local] },
    }
  }
  const takes = plan.breaks ? 'only text and <br/>' : known.length === 0 ? 'only text' : `no <${element.name}>`
  return {
    rule: 'schema/unexpected-element',
    element,
    message: `<${holder}> takes ${takes}; remove <${element.name}>, or move it to where it belongs.`,
    ...(known.length > 0 && { expected: `one of ${known.join(', ')}` }),
    unknown: { name: element.local, known },
    ...(known.length === 0 && isPlain(element) && { markup: namesIn(element) }),
  }
}

/** Whether neither an element nor any within it has an attribute, or is an empty tag. */
const isPlain = (element: XmlElement): boolean =>
  element.attributes.length === 0 && element.closed > element.opened && elementsOf(element).every(isPlain)

const namesIn = (element: XmlElement): string[] => [element.name, ...elementsOf(element).flatMap(namesIn)]

function judgeRepeated(element: XmlElement, { local, kind, repeat, property }: ElementPlan, kernel: Kernel): Fault[] {
  const since = repeat === 'many' ? kernels.find(later => inKernel(property.occurs, later) === '0..n') : undefined
  if (since !== undefined && hasReached(kernel, since)) return []
  const advice = kind === 'wrapper' ? 'put everything into the first one' : 'keep one'
  const later = since === undefined ? '' : `, or state kernel ${since} or later`
  return [{ rule: 'schema/repeated-element', element, message: `There is a second <${local}>; ${advice}${later}.` }]
}

function misplacedElement({ element, plan, after }: Extract<Oddity, { kind: 'order' }>): Fault {
  return {
    rule: 'schema/element-order',
    element,
    message: `<${plan.local}> should stand before <${after.local}>: the order of the elements in <${element.parent?.local ?? ''}> is fixed.`,
  }
}

const strayText = (element: XmlElement): Fault => ({
  rule: 'schema/unexpected-text',
  element,
  message: `<${element.local}> takes elements with no text between them${element.cdata ? ', not even a CDATA section' : ''}; move the text into one of the elements, or remove it.`,
})

function judgeBreak(element: XmlElement, kernel: Kernel): Fault[] {
  const attribute = element.attributes.find(attribute => !isSchemaLocation(attribute))
  if (attribute !== undefined)
    return [
      {
        rule: 'schema/unexpected-attribute',
        element,
        attribute,
        message: `<br> takes no attributes; remove ${quoteText(attribute.name)}.`,
      },
    ]
  if (nodeAt('descriptions[]', kernel)?.content === 'brText' && element.content.every(part => part === '')) return []
  if (element.content.length === 0 && !element.cdata) return []
  return [{ rule: 'schema/unexpected-text', element, message: 'A <br> should be empty: write <br/>.' }]
}
