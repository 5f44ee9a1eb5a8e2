import { plainText } from '../../../model/plain-text.ts'
import { withShortSmallCaps } from '../../work/subtitles.ts'
import { type Encoding, escapeTex } from './escape.ts'

const commands: Readonly<Record<string, string>> = {
  i: 'emph',
  em: 'emph',
  b: 'textbf',
  strong: 'textbf',
  sub: 'textsubscript',
  sup: 'textsuperscript',
  sc: 'textsc',
}

const tags = Object.keys(commands)
const tag = /<(\/?)(i|em|b|strong|sub|sup|sc)>/gi

// To survive the conversion to plain text, each tag becomes one private-use character: even ones open, odd ones close.
const mark = /([\ue000-\ue00d])/
const markOf = (_tag: string, slash: string, name: string): string =>
  String.fromCharCode(0xe000 + tags.indexOf(name.toLowerCase()) * 2 + slash.length)
const indexOf = (character: string): number => character.charCodeAt(0) - 0xe000

/**
 * Converts a text with markup to TeX. If any markup is improperly nested, all markup is dropped.
 *
 * Italics, bold, subscripts, superscripts and small capitals become commands. Everything else goes through
 * {@link plainText} and `write`.
 */
export function markupToTex(
  text: string,
  encoding: Encoding,
  write: (text: string, encoding: Encoding) => string = escapeTex,
): string {
  if (!text.includes('<')) return write(plainText(text), encoding)
  if (mark.test(text)) return write(plainText(text), encoding)
  const parts = plainText(withShortSmallCaps(text).replace(tag, markOf)).split(mark)
  const inOrder = isNested(parts.filter((_, at) => at % 2 === 1).map(indexOf))
  return parts
    .map((part, at) => {
      if (at % 2 === 0) return write(part, encoding)
      return inOrder ? commandOf(indexOf(part)) : ''
    })
    .join('')
}

const commandOf = (index: number): string => (index % 2 === 1 ? '}' : `\\${commands[tags[index / 2] ?? 'i']}{`)

function isNested(marks: readonly number[]): boolean {
  const open: number[] = []
  for (const index of marks) {
    if (index % 2 === 0) open.push(index)
    else if (open.pop() !== index - 1) return false
  }
  return open.length === 0
}
