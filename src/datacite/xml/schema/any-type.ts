import { type Kernel, valueTypes } from '../../../kernel/index.ts'
import { type Message, messagesOf } from '../../../messages/message.ts'
import {
  collapse,
  elementsOf,
  rootOf,
  type XmlAttribute,
  type XmlElement,
  xmlNamespace,
  xsiNamespace,
} from '../../../text/xml/tree.ts'
import { expectedOfType, notValid, sayExpected } from '../../expected.ts'
import { cutText, type Fault } from './fault.ts'
import { typeFault, typeOf } from './xsi-type.ts'

interface AttributeRule {
  holds(value: string): boolean
  expected: Message
}

const language = new RegExp(valueTypes.lang.pattern, 'u')
const uriReference = new RegExp(valueTypes.uri.pattern, 'u')

const say = messagesOf('any-type', {
  nil: '{attribute} is not allowed on <{element}>; remove the attribute or, if the element has no value, the whole element.',
  record: '<{element}> cannot contain a whole record; put the record into a separate document.',
  twice: 'The {name} "{id}" occurs more than once; it should be unique.',
})

const xmlAttributes: Readonly<Record<string, AttributeRule>> = {
  lang: { holds: value => language.test(value), expected: expectedOfType('lang') },
  space: { holds: value => /^(?:default|preserve)$/.test(collapse(value)), expected: sayExpected('space') },
  base: { holds: value => uriReference.test(value), expected: expectedOfType('uri') },
  id: {
    holds: value => /^[\p{L}_][\p{L}\p{N}\p{M}._\-\u00b7]*$/u.test(collapse(value)),
    expected: sayExpected('id'),
  },
}

/**
 * Returns the faults of an element without a type (xs:anyType). Such an element accepts almost anything, but the
 * general rules of XML and the XSD still apply to `xml:…` attributes, `xsi:type`, `xsi:nil` and nested `resource`
 * elements.
 * @param ids The values of `xml:id` so far.
 */
export function anyTypeFaults(element: XmlElement, kernel: Kernel, ids: Set<string>): Fault[] {
  const faults: Fault[] = []
  const nil = element.attributes.find(({ uri, local }) => uri === xsiNamespace && local === 'nil')
  if (nil !== undefined) faults.push(nilFault(element, nil))
  collect(element, kernel, ids, faults)
  return faults
}

/** Returns the fault of an `xsi:nil` attribute, which no element of the kernels allows. */
export const nilFault = (element: XmlElement, attribute: XmlAttribute): Fault => ({
  rule: 'schema/unexpected-attribute',
  element,
  attribute,
  message: say('nil', { attribute: attribute.name, element: element.name }),
})

function collect(element: XmlElement, kernel: Kernel, ids: Set<string>, faults: Fault[]): void {
  const stated = typeOf(element)
  const fault = stated && typeFault(element, stated, kernel, 'xs:anyType')
  if (fault !== undefined) {
    faults.push(fault)
    return
  }
  for (const attribute of element.attributes) {
    const found = attribute.uri === xmlNamespace ? attributeFault(element, attribute, ids) : undefined
    if (found !== undefined) faults.push(found)
  }
  for (const child of elementsOf(element)) {
    if (child.local === 'resource' && child.uri === rootOf(child).uri)
      faults.push({
        rule: 'schema/unexpected-element',
        element: child,
        message: say('record', { element: element.name }),
      })
    else collect(child, kernel, ids, faults)
  }
}

function attributeFault(element: XmlElement, attribute: XmlAttribute, ids: Set<string>): Fault | undefined {
  const { name, local, value } = attribute
  const rule = Object.hasOwn(xmlAttributes, local) ? xmlAttributes[local] : undefined
  if (rule === undefined) return undefined
  if (!rule.holds(value)) {
    const { expected } = rule
    const message = notValid(cutText(value), name, expected)
    return { rule: 'schema/format', element, attribute, message, expected }
  }
  if (local !== 'id') return undefined
  const id = collapse(value)
  const isTwice = ids.has(id)
  ids.add(id)
  return isTwice
    ? { rule: 'schema/format', element, attribute, message: say('twice', { name, id: cutText(id) }) }
    : undefined
}
