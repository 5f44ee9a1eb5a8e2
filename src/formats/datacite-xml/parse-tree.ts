import { SaxesParser } from 'saxes'
import { doctypeFault } from './doctype.ts'
import { explainFault } from './explain-fault.ts'
import type { Scope, XmlAttribute, XmlElement } from './tree.ts'
import { xmlNamespace } from './tree.ts'

/** Where and why a text is not well-formed XML. */
export interface XmlFault {
  message: string
  offset: number
  end: number
}

export type ParsedTree = { root: XmlElement } | { fault: XmlFault }

/** Deeper nesting is refused, as the registry's XML parser (libxml2) does. */
const maxDepth = 257

/** More attributes at one element are refused, so that a hostile document costs little. */
const maxAttributes = 1000

const xmlnsNamespace = 'http://www.w3.org/2000/xmlns/'
const outermost: Scope = Object.assign(Object.create(null), { xml: xmlNamespace, '': '' })

const none: readonly XmlAttribute[] = []

class Fault extends Error {}

const twice = (attribute: string): Fault => new Fault(`The attribute ${attribute} is there twice; keep one.`)

/**
 * Reads XML 1.0 with namespaces into a tree, or says where it is not well-formed. Entities that a DOCTYPE declares are
 * neither expanded nor fetched: a reference to one is a fault.
 */
export function parseTree(text: string): ParsedTree {
  const parser = new SaxesParser({ xmlns: false, position: false, defaultXMLVersion: '1.0', forceXMLVersion: true })
  let root: XmlElement | undefined
  let open: XmlElement | undefined
  let closed: XmlElement | undefined
  let depth = 0
  let written: XmlAttribute[] = []
  parser.on('error', ({ message }) => {
    const duplicate = /^duplicate attribute: (.*)\.$/.exec(message)?.[1]
    throw duplicate === undefined ? new Fault(message) : twice(duplicate)
  })
  parser.on('doctype', doctype => {
    const fault = doctypeFault(doctype)
    if (fault !== undefined) throw new Fault(fault)
  })
  parser.on('attribute', ({ name, value }) => {
    written.push({ name, local: name, uri: '', value })
    if (written.length > maxAttributes) throw new Fault(`An element has more than ${maxAttributes} attributes.`)
  })
  parser.on('opentag', ({ name }) => {
    const element = makeElement(name, written.length === 0 ? none : written, open, parser.position)
    if (written.length > 0) written = []
    if (open === undefined) root = element
    else open.content.push(element)
    open = element
    if (++depth > maxDepth) throw new Fault(`The elements are nested more than ${maxDepth} deep.`)
  })
  parser.on('closetag', () => {
    depth--
    if (open === undefined) return
    open.closed = parser.position
    closed = open
    open = open.parent
  })
  parser.on('text', part => {
    open?.content.push(part)
  })
  parser.on('cdata', part => {
    if (open === undefined) throw new Fault('text data outside of root node.')
    open.cdata = true
    open.content.push(part)
  })
  try {
    parser.write(text).close()
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    const offset = Math.min(parser.position, text.length)
    return { fault: explainFault({ message: error.message, text, offset, open, closed }) }
  }
  return root === undefined
    ? { fault: { message: 'There is no element in the document.', offset: 0, end: 0 } }
    : { root }
}

function makeElement(
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
    throw new Fault(`The prefix "${prefix}" cannot be bound to "${uri}": XML keeps these names for itself.`)
  if (prefix !== '' && uri === '') throw new Fault(`The prefix "${prefix}" is bound to an empty namespace.`)
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
  if (colon === 0 || local === '' || local.includes(':'))
    throw new Fault(`"${name}" is no name: it should have one colon at most, between a prefix and the name proper.`)
  return local
}

function namespaceOf(name: string, colon: number, scope: Scope): string {
  const prefix = name.slice(0, colon)
  const uri = scope[prefix]
  if (uri === undefined)
    throw new Fault(
      `The prefix "${prefix}" of "${name}" is not bound to a namespace; declare it with xmlns:${prefix}="…".`,
    )
  return uri
}
