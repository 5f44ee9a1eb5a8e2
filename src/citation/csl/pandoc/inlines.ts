import { escaped } from '../markdown/readable.ts'
import { blocksOf, type Layer, layered } from '../render/layered.ts'
import type { Runs } from '../run.ts'
import { type Element, isElement } from './ast.ts'

/** Inline elements as Markdown, in which marks that are only characters are escaped. */
export const markdownOf = (inlines: unknown): string => (Array.isArray(inlines) ? inlines.map(inlineText).join('') : '')

function inlineText(inline: unknown): string {
  if (!isElement(inline)) return ''
  const { t, c } = inline
  const parts: readonly unknown[] = Array.isArray(c) ? c : []
  switch (t) {
    case 'Str':
      return textOf(c)
    case 'Space':
    case 'SoftBreak':
    case 'LineBreak':
      return ' '
    case 'Emph':
      return around('*', c)
    case 'Strong':
      return around('**', c)
    case 'SmallCaps':
      return `<sc>${markdownOf(c)}</sc>`
    case 'Superscript':
      return `<sup>${markdownOf(c)}</sup>`
    case 'Subscript':
      return `<sub>${markdownOf(c)}</sub>`
    case 'Quoted': {
      const [open, close] = isElement(parts[0]) && parts[0].t === 'SingleQuote' ? '‘’' : '“”'
      return `${open}${markdownOf(parts[1])}${close}`
    }
    case 'Code':
    case 'Math':
      return textOf(parts[1])
    case 'Link':
    case 'Span':
    case 'Cite':
      return markdownOf(parts[1])
    case 'Strikeout':
    case 'Underline':
      return markdownOf(c)
    default:
      return ''
  }
}

const around = (mark: string, inlines: unknown): string => `${mark}${markdownOf(inlines)}${mark}`

const textOf = (text: unknown): string => (typeof text === 'string' ? escaped(text) : '')

const noAttributes = ['', [], []]

/** Stretches of text as inline elements. */
export const inlinesOf = (runs: Runs): Element[] =>
  blocksOf(runs).flatMap(({ display, runs: own }) => {
    const inner = layered(own, { text: words, wrap: (parts, layer, value) => [wrapping[layer](parts, value)] })
    return display === undefined ? inner : [{ t: 'Span', c: [['', [`csl-${display}`], []], inner] }]
  })

const wrapping: Readonly<Record<Layer, (inner: Element[], value: string) => Element>> = {
  direction: (inner, value) => ({ t: 'Span', c: [['', [], [['dir', value]]], inner] }),
  link: (inner, address) => ({ t: 'Link', c: [noAttributes, inner, [address, '']] }),
  bold: inner => ({ t: 'Strong', c: inner }),
  italic: inner => ({ t: 'Emph', c: inner }),
  smallCaps: inner => ({ t: 'SmallCaps', c: inner }),
  underline: inner => ({ t: 'Underline', c: inner }),
  position: (inner, value) => ({ t: value === 'super' ? 'Superscript' : 'Subscript', c: inner }),
}

/** Words, and spaces at which lines may break. */
const words = (text: string): Element[] =>
  text
    .split(/([ \t\n\r]+)/)
    .filter(part => part !== '')
    .map(part => (/^[ \t\n\r]/.test(part) ? { t: 'Space' } : { t: 'Str', c: part }))
