import { escaped, markup } from '../markdown/readable.ts'
import { blocksOf, type Layer, layered } from '../render/layers.ts'
import type { Runs } from '../runs.ts'
import type { Kept } from './ast.ts'
import { type Element, isElement } from './ast.ts'

/**
 * Returns inline elements as Markdown with escaped special characters.
 *
 * Puts elements such as links, code, images and notes into `kept`; without `kept`, drops images and notes, and keeps
 * only the text of the others.
 */
export const markdownOf = (inlines: unknown, kept?: Kept): string =>
  Array.isArray(inlines) ? inlines.map(inline => inlineText(inline, kept)).join('') : ''

function inlineText(inline: unknown, kept: Kept | undefined): string {
  if (!isElement(inline)) return ''
  const { t, c } = inline
  const parts: readonly unknown[] = Array.isArray(c) ? c : []
  switch (t) {
    case 'Str':
      return typeof c === 'string' ? escaped(kept?.text(c) ?? c) : ''
    case 'Space':
    case 'SoftBreak':
    case 'LineBreak':
      return ' '
    case 'Emph':
      return `*${markdownOf(c, kept)}*`
    case 'Strong':
      return `**${markdownOf(c, kept)}**`
    case 'SmallCaps':
      return `<sc>${markdownOf(c, kept)}</sc>`
    case 'Superscript':
      return `<sup>${markdownOf(c, kept)}</sup>`
    case 'Subscript':
      return `<sub>${markdownOf(c, kept)}</sub>`
    case 'Quoted': {
      const [open, close] = isElement(parts[0]) && parts[0].t === 'SingleQuote' ? '‘’' : '“”'
      return `${open}${markdownOf(parts[1], kept)}${close}`
    }
    case 'Cite':
      return markdownOf(parts[1], kept)
    case 'Link':
    case 'Span':
      return around(inline, markdownOf(parts[1], kept), kept)
    case 'Strikeout':
    case 'Underline':
      return around(inline, markdownOf(c, kept), kept)
    case 'Code':
    case 'Math':
      return kept?.whole(inline, typeof parts[1] === 'string' ? parts[1] : '') || escapedText(parts[1])
    case 'Image':
      return kept?.whole(inline, markup(markdownOf(parts[1]))) ?? ''
    default:
      return kept?.whole(inline, '') ?? ''
  }
}

const around = (element: Element, text: string, kept: Kept | undefined): string => kept?.around(element, text) ?? text

const escapedText = (text: unknown): string => (typeof text === 'string' ? escaped(text) : '')

const noAttributes = ['', [], []]

/**
 * Converts runs to inline elements and restores kept elements. A note of one paragraph inside a note is set in
 * parentheses.
 */
export const inlinesOf = (runs: Runs, kept?: Kept, isInNote = false): Element[] =>
  blocksOf(runs).flatMap(({ display, runs: own }) => {
    const inner = kept?.inlines(own, isInNote, set) ?? set(own)
    if (display === undefined) return inner
    // Formats without margins need the space, as in Pandoc's own output.
    const content = display === 'left-margin' ? [...inner, { t: 'Space' }] : inner
    return [{ t: 'Span', c: [['', [`csl-${display}`], []], content] }]
  })

const set = (runs: Runs): Element[] =>
  layered(runs, { text: inlinesOfWords, wrap: (parts, layer, value) => [wrapping[layer](parts, value)] })

const wrapping: Readonly<Record<Layer, (inner: Element[], value: string) => Element>> = {
  direction: (inner, value) => ({ t: 'Span', c: [['', [], [['dir', value]]], inner] }),
  link: (inner, address) => ({ t: 'Link', c: [noAttributes, inner, [address, '']] }),
  bold: inner => ({ t: 'Strong', c: inner }),
  italic: inner => ({ t: 'Emph', c: inner }),
  smallCaps: inner => ({ t: 'SmallCaps', c: inner }),
  underline: inner => ({ t: 'Underline', c: inner }),
  position: (inner, value) => ({ t: value === 'super' ? 'Superscript' : 'Subscript', c: inner }),
}

/** Splits a text into words and breakable spaces. */
const inlinesOfWords = (text: string): Element[] =>
  text
    .split(/([ \t\n\r]+)/)
    .filter(part => part !== '')
    .map(part => (/^[ \t\n\r]/.test(part) ? { t: 'Space' } : { t: 'Str', c: part }))
