import { type Kernel, namedType, valueTypes } from '../../../kernel/index.ts'
import { type Message, messagesOf } from '../../../messages/message.ts'
import {
  elementsOf,
  isBlank,
  rootOf,
  schemaNamespace,
  textOf,
  type XmlAttribute,
  type XmlElement,
  xsiNamespace,
} from '../../../text/xml/tree.ts'
import { type ElementPlan, resourcePlan } from '../plan.ts'
import { cutText, type Fault } from './fault.ts'
import { basesOfNamed, builtInType, kernelType } from './schema-types.ts'

const say = messagesOf('xsi-type', {
  fixed: '<{element}> cannot have {name} because the kernel fixes its type; remove {name}.',
  unknown: 'The type "{type}" does not exist; remove the attribute {name}.',
  notDerived: '<{element}> cannot be of type "{type}", which is not derived from {declared}; remove {name}.',
  notFitting: 'The content of <{element}> does not match the type "{type}"; correct the content, or remove {name}.',
})

/** Returns the `xsi:type` attribute of an element, or undefined if there is none. */
export const typeOf = ({ attributes }: XmlElement): XmlAttribute | undefined =>
  attributes.find(({ uri, local }) => uri === xsiNamespace && local === 'type')

/**
 * Returns the fault of an `xsi:type` that is unknown, that is neither the declared type nor derived from it, or that
 * does not match the content of its element.
 * @param declared The name of the element's type, such as `xs:string` or `point`. Undefined for an anonymous type, from
 * which nothing can be derived, so that every `xsi:type` is a fault. Most elements have an anonymous type.
 */
export function typeFault(
  element: XmlElement,
  attribute: XmlAttribute,
  kernel: Kernel,
  declared: string | undefined,
): Fault | undefined {
  const { value, name } = attribute
  const fault = (message: Message): Fault => ({ rule: 'schema/xsi-type', element, attribute, message })
  const type = declared === undefined ? undefined : resolve(element, value, kernel)
  if (declared === undefined) return fault(say('fixed', { name, element: element.name }))
  if (type === undefined) return fault(say('unknown', { name, type: cutText(value) }))
  const values = { name, element: element.name, type: cutText(value) }
  if (declared !== 'xs:anyType' && type.name !== declared && !type.bases.includes(declared))
    return fault(say('notDerived', { ...values, declared }))
  if (type.name === 'xs:anyType' || type.accepts(element)) return undefined
  return fault(say('notFitting', values))
}

interface StatedType {
  name: string
  bases: readonly string[]
  accepts(element: XmlElement): boolean
}

function resolve(element: XmlElement, qname: string, kernel: Kernel): StatedType | undefined {
  const [whole, prefix = '', local = ''] = /^(?:([^\s:]+):)?([^\s:]+)$/.exec(qname) ?? []
  if (whole === undefined) return undefined
  const uri = element.scope[prefix]
  const root = rootOf(element).uri
  if (uri !== schemaNamespace && (uri !== root || root === '')) return undefined
  const simple = uri === schemaNamespace ? builtInType(local) : kernelType(local, kernel)
  if (simple !== undefined) return { ...simple, accepts: holder => isSimple(holder) && simple.holds(textOf(holder)) }
  return uri === root ? complexType(local, kernel) : undefined
}

const isSimple = ({ attributes, content }: XmlElement): boolean =>
  attributes.every(isInstance) && content.every(part => typeof part === 'string')

const isInstance = ({ uri, local }: XmlAttribute): boolean => uri === xsiNamespace && instanceAttributes.has(local)
const instanceAttributes = new Set(['type', 'nil', 'schemaLocation', 'noNamespaceSchemaLocation'])

function complexType(name: string, kernel: Kernel): StatedType | undefined {
  const named = namedType(name, kernel)
  const plan = named?.place
    ?.split('/')
    .reduce((at: ElementPlan | undefined, step) => at?.elements[step], resourcePlan())
  if (named === undefined || plan === undefined) return undefined
  const accepts = (element: XmlElement): boolean =>
    plan.text === undefined ? isPlace(element, plan, kernel) : isIdentified(element, plan)
  return { name, bases: basesOfNamed(named, kernel), accepts }
}

/** True if an element contains only text and has valid attributes for a name identifier or an affiliation. */
function isIdentified(element: XmlElement, plan: ElementPlan): boolean {
  const named = new Map(
    element.attributes.filter(attribute => !isInstance(attribute)).map(({ name, value }) => [name, value]),
  )
  const uri = named.get('schemeURI')
  return (
    textOf(element) !== '' &&
    element.content.every(part => typeof part === 'string') &&
    [...named.keys()].every(name => name in plan.attributes) &&
    (plan.local !== 'nameIdentifier' || named.has('nameIdentifierScheme')) &&
    (uri === undefined || new RegExp(valueTypes.uri.pattern, 'u').test(uri))
  )
}

/** True if an element contains each coordinate exactly once, in any order, and nothing else. */
function isPlace(element: XmlElement, plan: ElementPlan, kernel: Kernel): boolean {
  const parts = elementsOf(element)
  const names = Object.keys(plan.elements)
  return (
    element.attributes.every(isInstance) &&
    element.content.every(part => typeof part !== 'string' || isBlank(part)) &&
    parts.length === names.length &&
    names.every(name => parts.some(({ local, uri }) => local === name && uri === element.uri)) &&
    parts.every(
      part =>
        isSimple(part) &&
        kernelType(/Longitude$/.test(part.local) ? 'longitudeType' : 'latitudeType', kernel)?.holds(textOf(part)),
    )
  )
}
