import type { TextFault } from '../document.ts'
import type { XmlElement } from './tree.ts'

/** What the parser says, and what it means to the person who wrote the document. */
const meanings: readonly (readonly [pattern: RegExp, meaning: string])[] = [
  [/^document must contain a root/, 'There is no element in the document.'],
  [/^text data outside of root/, 'There is text outside of the root element; a document is one element.'],
  [/^documents may contain only one root/, 'There is a second root element; a document is one element.'],
  [/^unexpected end/, 'The document ends in the middle of a tag, a comment or a CDATA section.'],
  [/^attribute without value|^unquoted attribute/, 'An attribute should have a value in quotes: name="value".'],
  [/^no whitespace between attributes/, 'There should be a space between two attributes.'],
  [/^malformed comment/, 'A comment cannot hold "--".'],
  [/^the string "]]>"/, '"]]>" cannot stand in text; write "]]&gt;".'],
  [/^malformed character entity/, 'This reference names no character that XML allows.'],
  [/^(?:an|the) XML declaration must/, 'The XML declaration should be the very first thing in the document.'],
  [/^version number must/, 'The XML declaration should say version="1.0".'],
  [/^inappropriately located doctype/, 'There can be one DOCTYPE, before the root element.'],
  [
    /^incorrect syntax/,
    'After "<!" there should be a comment, a CDATA section or, before the root element, a DOCTYPE.',
  ],
  [
    /^disallowed character in (?:tag|attribute|closing)/,
    'A name cannot hold this character; a "<" that opens no tag is written "&lt;".',
  ],
]

/** What is known when the parser gives up. */
export interface Breakdown {
  /** In the parser's words, or in ours. */
  message: string
  text: string
  /** How far the parser has come. */
  offset: number
  /** The element that is open. */
  open: XmlElement | undefined
  /** The element that was closed last. */
  closed: XmlElement | undefined
}

/** Turns the parser's fault into a message with the stretch of text that is wrong. */
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
  // Messages of our own begin with a capital letter or a quoted name; the parser's do not.
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
  `The entity ${reference} is not expanded here: XML itself knows only &amp;, &lt;, &gt;, &quot; and &apos;; write the character itself.`

const loose = 'A "&" that begins no reference is written "&amp;".'

/** The first ampersand that begins no reference, where everything after it was taken for its name. */
function looseAmpersand(text: string, start: number): number | undefined {
  const ampersand = /&(?!#[0-9]+;|#x[0-9a-fA-F]+;|[^\s&;<#]+;)/g
  ampersand.lastIndex = start
  return ampersand.exec(text)?.index
}

function character(code: number): string {
  if (code === 0x3c) return 'A "<" cannot stand in the value of an attribute; write "&lt;".'
  return `The character U+${code.toString(16).toUpperCase().padStart(4, '0')} cannot stand in XML; take it out.`
}
