import { decodeEntities } from '../../../model/entities.ts'
import { afterCode } from './passages.ts'

/** Returns bracketed text on one line, with code and character references replaced by their escaped text. */
export function readable(text: string): string {
  // Lines of quotations start with marks.
  const flat = text.includes('\n') ? text.replace(/[ \t]{0,20}\r?\n[ \t>]{0,20}/g, ' ') : text
  const decoded = flat.includes('&') ? flat.replace(/&#?\w{1,20};/g, decodedReference) : flat
  if (!decoded.includes('`')) return decoded
  let read = ''
  for (let place = 0; place < decoded.length; ) {
    const end = decoded[place] === '`' ? afterCode(decoded, place) : place + 1
    const [marks = ''] = /^`*/.exec(decoded.slice(place, end)) ?? []
    const code = decoded.slice(place + marks.length, end - marks.length).replace(/^ (.+) $/s, '$1')
    read += marks === '' || code === '' ? decoded.slice(place, end) : escaped(code)
    place = end
  }
  return read
}

function decodedReference(reference: string): string {
  const decoded = decodeEntities(reference)
  return decoded === reference ? reference : escaped(decoded)
}

/** Escapes the special characters of Markdown. */
export const escaped = (text: string): string => text.replace(special, '\\$&')

/** Converts Markdown emphasis to CSL markup and removes escapes. */
export const markup = (text: string): string =>
  unescaped(emphases.reduce((marked, [pattern, tag]) => marked.replace(pattern, `<${tag}>$1</${tag}>`), text))

export const unescaped = (text: string): string => text.replace(/\\([!-/:-@[-`{-~])/g, '$1')

const special = /[\\[\]@*_;]/g

const emphases: readonly (readonly [pattern: RegExp, tag: 'b' | 'i'])[] = [
  [/(?<!\\)\*\*((?:[^*\n\\]|\\.|\*(?!\*)(?:[^*\n\\]|\\.){1,500}\*(?!\*)){1,500})\*\*/g, 'b'],
  [/(?<!\\)\*((?:[^*\n\\]|\\.){1,500})\*/g, 'i'],
  [/(?<![\p{L}\p{N}\\])__((?:[^_\n\\]|\\.){1,500})__(?![\p{L}\p{N}])/gu, 'b'],
  [/(?<![\p{L}\p{N}\\])_((?:[^_\n\\]|\\.){1,500})_(?![\p{L}\p{N}])/gu, 'i'],
]
