import type { TextFault } from '../document.ts'
import type { XmlElement } from './tree.ts'

/** What the parser reports, and what it means to the author of the document. */
const meanings: readonly (readonly [pattern: RegExp, meaning: string])[] = [
  [/^document must contain a root/, 'There is no element in the document.'],
  [/^text data outside of root/, 'There is text outside of the root element; a document is one element.'],
  [/^documents may contain only one root/, 'There is a second root element; a document is one element.'],
  [/^unexpected end/, 'The document ends in the middle of a tag, a comment or a CDATA section.'],
  [/^attribute without value|^unquoted attribute/, 'An attribute should have a value in quotes: name="value".'],
  [/^no whitespace between attributes/, 'There should be a space between two attributes.'],
  [/^malformed comment/, 'A comment cannot hold "--".'],
  [/^the string "]]>"/, '"]]>" is not allowed in text; write "]]&gt;".'],
  [/^malformed character entity/, 'This reference does not name a character that XML allows.'],
  [/^(?:an|the) XML declaration must/, 'The XML declaration should be the very first thing in the document.'],
  [/^version number must/, 'The XML declaration should say version="1.0".'],
  [/^inappropriately located doctype/, 'There can be one DOCTYPE, before the root element.'],
  [
    /^incorrect syntax/,
    'After "<!" there should be a comment, a CDATA section or, before the root element, a DOCTYPE.',
  ],
  [
    /^disallowed character in (?:tag|attribute|closing)/,
    'A name cannot hold this character; write a "<" that does not open a tag as "&lt;".',
  ],
]

/** The state of the parser when it gives up. */
export interface Breakdown {
  /** The parser's message, or ours. */
  message: string
  text: string
  /** How far the parser got. */
  offset: number
  /** The innermost open element. */
  open: XmlElement | undefined
  /** The last element that was closed. */
  closed: XmlElement | undefined
}

/** Turns the parser's fault into a message and the faulty stretch of text. */
export function explainFault({ message, text, offset, open, closed }: Breakdown): TextFault {
  const from = (start: number, explained: string): TextFault => ({
    message: explained,
    offset: Math.max(0, start),
    end: Math.max(offset, start),
  })
  const before = (mark: string): number => text.lastIndexOf(mark, offset - 1)
  if (/^(?:unexpected|unmatched) clos/.test(message))
    return from(before('</'), closing(text.slice(before('</'), offset), closed))
  if (message.startsWith('undefined entity'))
    return from(before('&'), undeclared(shorten(text.slice(before('&'), offset))))
  if (/entity name|^unclosed tag/.test(message)) {
    const ampersand = looseAmpersand(text, open?.opened ?? 0)
    if (ampersand !== undefined) return { message: loose, offset: ampersand, end: ampersand + 1 }
  }
  if (message.startsWith('unclosed tag') && open !== undefined)
    return {
      message: `The element <${shorten(open.name)}> is never closed: </${shorten(open.name)}> is missing.`,
      offset: text.lastIndexOf('<', open.opened - 1),
      end: open.opened,
    }
  if (message === 'disallowed character.') return from(offset - 1, character(text.codePointAt(offset - 1) ?? 0))
  const known = meanings.find(([pattern]) => pattern.test(message))?.[1]
  // Our own messages begin with a capital letter or a quoted name; the parser's do not.
  return from(
    offset - 1,
    known ?? (/^["A-Z]/.test(message) ? message : `The document is not well-formed XML: ${message}`),
  )
}

const shorten = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text)

const closing = (tag: string, open: XmlElement | undefined): string =>
  open === undefined
    ? `${shorten(tag)} closes nothing.`
    : `${shorten(tag)} stands where </${shorten(open.name)}> should close <${shorten(open.name)}>.`

const undeclared = (reference: string): string =>
  `The entity ${reference} is not expanded: XML itself defines only &amp;, &lt;, &gt;, &quot; and &apos;; write the character itself.`

const loose = 'Write a "&" that does not begin a reference as "&amp;".'

/** The first ampersand that does not begin a reference, although the parser took everything after it for a name. */
function looseAmpersand(text: string, start: number): number | undefined {
  const ampersand = /&(?!#[0-9]+;|#x[0-9a-fA-F]+;|[^\s&;<#]+;)/g
  ampersand.lastIndex = start
  return ampersand.exec(text)?.index
}

function character(code: number): string {
  if (code === 0x3c) return 'A "<" is not allowed in the value of an attribute; write "&lt;".'
  return `The character U+${code.toString(16).toUpperCase().padStart(4, '0')} is not allowed in XML; remove it.`
}
