import { hasReached, inKernel, type Kernel, kernels, nodeAt } from '../../../kernel/index.ts'
import { messagesOf } from '../../../messages/message.ts'
import { elementsOf, isSchemaLocation, type XmlElement, xsiNamespace } from '../../../text/xml/tree.ts'
import { attributePlan, type ElementPlan, isAny } from '../plan.ts'
import type { Oddity } from '../reading.ts'
import { anyTypeFaults, nilFault } from './any-type.ts'
import { cutText, type Fault } from './fault.ts'
import { typeFault } from './xsi-type.ts'

const say = messagesOf('xml-shape', {
  noAttributes: '<{element}> takes no attributes; remove "{attribute}".',
  unknownAttribute: 'The attribute "{attribute}" is not allowed on <{element}>; remove it.',
  oneOf: '{count, plural, one {{names}} other {one of {names}}}',
  noNamespace:
    '<{element}> is not in a namespace, so it is not the kernel element {local}; use the namespace "{namespace}".',
  otherNamespace:
    '<{element}> is in the namespace "{given}", so it is not the kernel element {local}; use the namespace "{namespace}".',
  textAndBreaks: '<{holder}> can contain only text and <br/>; remove <{element}>, or move it to where it belongs.',
  onlyText: '<{holder}> can contain only text; remove <{element}>, or move it to where it belongs.',
  unknownElement: '<{element}> is not allowed in <{holder}>; remove it, or move it to where it belongs.',
  second: '<{element}> can occur only once; keep one.',
  secondOfKernel: '<{element}> can occur only once; keep one, or state kernel {since} or later.',
  secondList: '<{element}> can occur only once; move everything into the first one.',
  secondListOfKernel:
    '<{element}> can occur only once; move everything into the first one, or state kernel {since} or later.',
  order: '<{element}> should come before <{after}>; the order of the elements in <{parent}> is fixed.',
  text: '<{element}> can contain only elements, not text; move the text into one of the elements, or remove it.',
  cdata:
    '<{element}> can contain only elements, not text or a CDATA section; move the text into one of the elements, or remove it.',
  breakAttribute: '<br> takes no attributes; remove "{attribute}".',
  break: '<br> should be empty; write <br/>.',
})

/**
 * Returns the faults in the content of a document that does not fit the canonical record (`oddities`). Content that the
 * kernel's XSD accepts has no faults.
 */
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
      message: say(known.length === 0 ? 'noAttributes' : 'unknownAttribute', {
        element: element.local,
        attribute: cutText(attribute.name),
      }),
      ...(known.length > 0 && { expected: say('oneOf', { count: known.length, names: known.join(', ') }) }),
      unknown: { name: attribute.name, known },
    },
  ]
}

/**
 * Returns the name of an element's type in the XSD. Returns undefined for an anonymous type, which most elements have.
 */
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

/**
 * Returns the faults of the child elements and attributes of an element that should contain only text. If the kernel's
 * XSD gives the element no type, almost any content is allowed.
 */
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
    const values = { element: element.name, local: element.local, namespace: cutText(element.parent.uri) }
    return {
      rule: 'schema/namespace',
      element,
      message:
        element.uri === ''
          ? say('noNamespace', values)
          : say('otherNamespace', { ...values, given: cutText(element.uri) }),
      unknown: { name: element.local, known: [element.local] },
    }
  }
  const key = plan.breaks ? 'textAndBreaks' : known.length === 0 ? 'onlyText' : 'unknownElement'
  return {
    rule: 'schema/unexpected-element',
    element,
    message: say(key, { holder, element: element.name }),
    ...(known.length > 0 && { expected: say('oneOf', { count: known.length, names: known.join(', ') }) }),
    unknown: { name: element.local, known },
    ...(known.length === 0 && isPlain(element) && { markup: namesIn(element) }),
  }
}

/** True if neither an element nor any of its descendants has attributes or is self-closing. */
const isPlain = (element: XmlElement): boolean =>
  element.attributes.length === 0 && element.closed > element.opened && elementsOf(element).every(isPlain)

const namesIn = (element: XmlElement): string[] => [element.name, ...elementsOf(element).flatMap(namesIn)]

function judgeRepeated(element: XmlElement, { local, kind, repeat, property }: ElementPlan, kernel: Kernel): Fault[] {
  const since = repeat === 'many' ? kernels.find(later => inKernel(property.occurs, later) === '0..n') : undefined
  if (since !== undefined && hasReached(kernel, since)) return []
  const isList = kind === 'wrapper'
  const message =
    since === undefined
      ? say(isList ? 'secondList' : 'second', { element: local })
      : say(isList ? 'secondListOfKernel' : 'secondOfKernel', { element: local, since })
  return [{ rule: 'schema/repeated-element', element, message }]
}

function misplacedElement({ element, plan, after }: Extract<Oddity, { kind: 'order' }>): Fault {
  return {
    rule: 'schema/element-order',
    element,
    message: say('order', { element: plan.local, after: after.local, parent: element.parent?.local ?? '' }),
  }
}

const strayText = (element: XmlElement): Fault => ({
  rule: 'schema/unexpected-text',
  element,
  message: say(element.cdata ? 'cdata' : 'text', { element: element.local }),
})

function judgeBreak(element: XmlElement, kernel: Kernel): Fault[] {
  const attribute = element.attributes.find(attribute => !isSchemaLocation(attribute))
  if (attribute !== undefined)
    return [
      {
        rule: 'schema/unexpected-attribute',
        element,
        attribute,
        message: say('breakAttribute', { attribute: cutText(attribute.name) }),
      },
    ]
  if (nodeAt('descriptions[]', kernel)?.content === 'brText' && element.content.every(part => part === '')) return []
  if (element.content.length === 0 && !element.cdata) return []
  return [{ rule: 'schema/unexpected-text', element, message: say('break') }]
}
