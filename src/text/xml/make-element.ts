import { english, type Message, messagesOf } from '../../messages/message.ts'
import { type Scope, type XmlAttribute, type XmlElement, xmlNamespace } from './tree.ts'

const xmlnsNamespace = 'http://www.w3.org/2000/xmlns/'
const outermost: Scope = Object.assign(Object.create(null), { xml: xmlNamespace, '': '' })

/** An error that ends the parsing of XML. Its `reason` is a message of this package or the parser's text. */
export class Fault extends Error {
  constructor(readonly reason: Message | string) {
    super(english(reason))
  }
}

const say = messagesOf('xml-names', {
  twice: 'The attribute {attribute} occurs twice; keep one.',
  reserved:
    'The prefix "{prefix}" cannot be bound to "{uri}": XML reserves the prefixes xml and xmlns, and their namespaces.',
  emptyNamespace:
    'The prefix "{prefix}" is bound to an empty namespace; write its namespace, or remove the declaration.',
  colons: '"{name}" is not a valid name; a name has at most one colon, between the prefix and the local name.',
  unbound: 'The prefix "{prefix}" of "{name}" is not bound to a namespace; declare it with xmlns:{prefix}="…".',
})

/** Returns the fault of an element with a duplicate attribute. */
export const twice = (attribute: string): Fault => new Fault(say('twice', { attribute }))

/**
 * Creates an element, and resolves the namespaces of the element and of its attributes. `written` contains all
 * attributes, including namespace declarations.
 *
 * @throws Fault for an invalid name, an unbound prefix, a duplicate attribute or a wrong namespace declaration
 */
export function makeElement(
  name: string,
  written: readonly XmlAttribute[],
  parent: XmlElement | undefined,
  opened: number,
): XmlElement {
  const around = parent?.scope ?? outermost
  let scope = around
  let attributes = written
  if (written.some(isDeclaration)) {
    scope = Object.create(around) as Scope
    for (const attribute of written) if (isDeclaration(attribute)) declare(scope, attribute)
    attributes = written.filter(attribute => !isDeclaration(attribute))
  }
  if (attributes.length > 0) bindAttributes(attributes, scope)
  const colon = name.indexOf(':')
  return {
    name,
    local: colon < 0 ? name : localName(name, colon),
    uri: colon < 0 ? (scope[''] ?? '') : namespaceOf(name, colon, scope),
    attributes,
    content: [],
    cdata: false,
    parent,
    scope,
    opened,
    closed: opened,
  }
}

const isDeclaration = ({ name }: XmlAttribute): boolean =>
  name.charCodeAt(0) === 0x78 && (name === 'xmlns' || name.startsWith('xmlns:'))

function declare(scope: Record<string, string>, { name, value: uri }: XmlAttribute): void {
  const prefix = name === 'xmlns' ? '' : localName(name, 5)
  if (prefix === 'xmlns' || uri === xmlnsNamespace || (prefix === 'xml') !== (uri === xmlNamespace))
    throw new Fault(say('reserved', { prefix, uri }))
  if (prefix !== '' && uri === '') throw new Fault(say('emptyNamespace', { prefix }))
  scope[prefix] = uri
}

function bindAttributes(attributes: readonly XmlAttribute[], scope: Scope): void {
  let seen: Set<string> | undefined
  for (const attribute of attributes) {
    const colon = attribute.name.indexOf(':')
    if (colon < 0) continue
    attribute.local = localName(attribute.name, colon)
    attribute.uri = namespaceOf(attribute.name, colon, scope)
    seen ??= new Set()
    const expanded = `${attribute.uri} ${attribute.local}`
    if (seen.has(expanded)) throw twice(attribute.name)
    seen.add(expanded)
  }
}

function localName(name: string, colon: number): string {
  const local = name.slice(colon + 1)
  if (colon === 0 || local === '' || local.includes(':')) throw new Fault(say('colons', { name }))
  return local
}

function namespaceOf(name: string, colon: number, scope: Scope): string {
  const prefix = name.slice(0, colon)
  const uri = scope[prefix]
  if (uri === undefined) throw new Fault(say('unbound', { prefix, name }))
  return uri
}
