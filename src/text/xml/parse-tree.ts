import { type Message, messagesOf } from '../../messages/message.ts'
import type { TextFault } from '../document.ts'
import { explainFault, sayXml } from './explain-fault.ts'
import { Fault, makeElement, twice } from './make-element.ts'
import { SaxesParser } from './saxes.ts'
import { maxDepth, type XmlAttribute, type XmlElement } from './tree.ts'

/** The root of a document, or its first fault. */
export type ParsedTree = { root: XmlElement } | { fault: TextFault }

const maxAttributes = 300_000

const maxOwnAttributes = 1000

const say = messagesOf('xml-tree', {
  ownAttributes: 'An element has more than {most} attributes.',
  attributes: 'The document has more than {most} attributes.',
  depth: 'The elements are nested more than {most} levels deep.',
  doctypeName: 'The DOCTYPE should name the root element, as in <!DOCTYPE resource>.',
  doctypeContent: 'The DOCTYPE contains something that is not a declaration; remove it.',
})

const none: readonly XmlAttribute[] = []

/**
 * Parses XML 1.0 with namespaces into a tree, or returns the first fault. Entities declared by a DOCTYPE are neither
 * expanded nor fetched: a reference to one is a fault.
 */
export function parseTree(text: string): ParsedTree {
  const parser = new SaxesParser({ xmlns: false, position: false, defaultXMLVersion: '1.0', forceXMLVersion: true })
  let root: XmlElement | undefined
  let open: XmlElement | undefined
  let closed: XmlElement | undefined
  let depth = 0
  let count = 0
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
    if (written.length > maxOwnAttributes) throw new Fault(say('ownAttributes', { most: maxOwnAttributes }))
    if (++count > maxAttributes) throw new Fault(say('attributes', { most: maxAttributes }))
  })
  parser.on('opentag', ({ name }) => {
    const element = makeElement(name, written.length === 0 ? none : written, open, parser.position)
    if (written.length > 0) written = []
    if (open === undefined) root = element
    else open.content.push(element)
    open = element
    if (++depth > maxDepth) throw new Fault(say('depth', { most: maxDepth }))
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
    return { fault: explainFault({ reason: error.reason, text, offset, open, closed }) }
  }
  return root === undefined ? { fault: { message: sayXml('noElement'), offset: 0, end: 0 } } : { root }
}

const declaration =
  /[\t\n\r ]+|%[^\s;%&]+;|<!--.*?-->|<\?.*?\?>|<!(?:ELEMENT|ATTLIST|ENTITY|NOTATION)[\t\n\r ](?:[^"'<>]|"[^"]*"|'[^']*')*>/sy

/**
 * Returns the fault in a DOCTYPE, if any. The declarations are not interpreted.
 *
 * A fault is a missing name, or text between the brackets other than declarations, comments, processing instructions
 * and parameter-entity references.
 */
function doctypeFault(doctype: string): Message | undefined {
  const [head, name] = /^[\t\n\r ]+([^\s"'<>[\]]+)(?:"[^"]*"|'[^']*'|[^"'[])*/.exec(doctype) ?? []
  if (head === undefined || name === undefined) return say('doctypeName')
  if (head.length === doctype.length) return undefined
  const end = doctype.lastIndexOf(']')
  declaration.lastIndex = head.length + 1
  while (declaration.lastIndex < end) if (!declaration.test(doctype)) return say('doctypeContent')
  return undefined
}
