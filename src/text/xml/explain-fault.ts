import { type Message, messagesOf } from '../../messages/message.ts'
import { parserWords } from '../../messages/parser-words.ts'
import type { TextFault } from '../document.ts'
import type { XmlElement } from './tree.ts'

/** Returns a message about text that is not well-formed XML. */
export const sayXml = messagesOf('xml', {
  noElement: 'The document contains no elements.',
  textOutside: 'The document contains text outside its root element; remove the text, or move it into an element.',
  secondRoot: 'The document has a second root element; an XML document has exactly one.',
  cutOff: 'The document ends within a tag, a comment or other markup.',
  attribute: 'An attribute should have a value in quotes: name="value".',
  noSpace: 'Attributes should be separated by a space.',
  comment: 'A comment cannot contain "--".',
  cdataEnd: '"]]>" is not allowed in text; write "]]&gt;".',
  reference: 'This reference does not refer to a character allowed in XML; correct or remove it.',
  declarationPlace: 'The XML declaration should be at the very beginning of the document.',
  declaration: 'The XML declaration can contain only version, encoding and standalone, in this order.',
  version: 'The XML declaration should contain version="1.0".',
  doctype: 'A document can have only one DOCTYPE, before the root element.',
  exclamation: '"<!" should begin a comment, a CDATA section or, before the root element, a DOCTYPE.',
  name: 'A name cannot contain this character; remove the character, or write "<" as "&lt;" if no tag is meant.',
  closesNothing: '{tag} has no matching start tag; remove it, or add the start tag.',
  closesOther: '<{element}> should be closed by </{element}>, not by {tag}.',
  entity:
    'The entity {entity} is not expanded; only &amp;, &lt;, &gt;, &quot; and &apos; are supported. Write the character itself.',
  ampersand: 'This "&" does not begin a reference; write it as "&amp;".',
  neverClosed: 'The element <{element}> is not closed; add </{element}>.',
  lessThan: 'A "<" is not allowed in the value of an attribute; write "&lt;".',
  character: 'The character U+{code} is not allowed in XML; remove it.',
  notWellFormed: 'The document is not well-formed XML: {reason}',
  parser: '{reason}',
})

/** The beginnings of the parser's messages, each with the key of our message. */
const meanings = [
  [/^document must contain a root/, 'noElement'],
  [/^text data outside of root/, 'textOutside'],
  [/^documents may contain only one root/, 'secondRoot'],
  [/^unexpected end/, 'cutOff'],
  [/^attribute without value|^unquoted attribute/, 'attribute'],
  [/^no whitespace between attributes/, 'noSpace'],
  [/^malformed comment/, 'comment'],
  [/^the string "]]>"/, 'cdataEnd'],
  [/^malformed character entity/, 'reference'],
  [/^(?:an|the) XML declaration must/, 'declarationPlace'],
  [/^version number must|^expected one of version$/, 'version'],
  [/^expected one of/, 'declaration'],
  [/^inappropriately located doctype/, 'doctype'],
  [/^incorrect syntax/, 'exclamation'],
  [/^disallowed character in (?:tag|attribute|closing)/, 'name'],
] as const

/** The state of the parser at a fault. */
export interface Breakdown {
  /** Our message about the fault, or the text of the parser's message. */
  reason: Message | string
  text: string
  /** The offset that the parser reached. */
  offset: number
  /** The innermost open element. */
  open: XmlElement | undefined
  /** The last closed element. */
  closed: XmlElement | undefined
}

/** Converts the parser's fault to a message and the faulty range of text. */
export function explainFault({ reason, text, offset, open, closed }: Breakdown): TextFault {
  const from = (start: number, explained: Message): TextFault => ({
    message: explained,
    offset: Math.max(0, start),
    end: Math.max(offset, start),
  })
  const before = (mark: string): number => text.lastIndexOf(mark, offset - 1)
  if (typeof reason !== 'string') return from(offset - 1, reason)
  if (/^(?:unexpected|unmatched) clos/.test(reason))
    return from(
      before('</'),
      closing(text.slice(before('</'), offset), reason.startsWith('unmatched') ? undefined : closed),
    )
  if (reason.startsWith('undefined entity'))
    return from(before('&'), sayXml('entity', { entity: shorten(text.slice(before('&'), offset)) }))
  if (/entity name|^unclosed tag/.test(reason)) {
    const ampersand = looseAmpersand(text, open?.opened ?? 0)
    if (ampersand !== undefined) return { message: sayXml('ampersand'), offset: ampersand, end: ampersand + 1 }
  }
  if (reason.startsWith('unclosed tag') && open !== undefined)
    return {
      message: sayXml('neverClosed', { element: shorten(open.name) }),
      offset: text.lastIndexOf('<', open.opened - 1),
      end: open.opened,
    }
  if (reason === 'disallowed character.') return from(offset - 1, character(text.codePointAt(offset - 1) ?? 0))
  const known = meanings.find(([pattern]) => pattern.test(reason))?.[1]
  if (known !== undefined) return from(offset - 1, sayXml(known))
  // A parser message that begins with a capital letter or a quotation mark is a whole sentence.
  return from(
    offset - 1,
    sayXml(/^["A-Z]/.test(reason) ? 'parser' : 'notWellFormed', { reason: parserWords('saxes', reason) }),
  )
}

const shorten = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text)

const closing = (tag: string, open: XmlElement | undefined): Message =>
  open === undefined
    ? sayXml('closesNothing', { tag: shorten(tag) })
    : sayXml('closesOther', { tag: shorten(tag), element: shorten(open.name) })

/**
 * Returns the offset of the first ampersand from `start` on that does not begin a reference, or undefined. The parser
 * reads the text after such an ampersand as the name of an entity.
 */
function looseAmpersand(text: string, start: number): number | undefined {
  const ampersand = /&(?!#[0-9]+;|#x[0-9a-fA-F]+;|[^\s&;<#]+;)/g
  ampersand.lastIndex = start
  return ampersand.exec(text)?.index
}

function character(code: number): Message {
  if (code === 0x3c) return sayXml('lessThan')
  return sayXml('character', { code: code.toString(16).toUpperCase().padStart(4, '0') })
}
