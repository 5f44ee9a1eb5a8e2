import type { Encoding } from './tex/escape.ts'
import { escapeTex } from './tex/escape.ts'
import { markupToTex } from './tex/markup.ts'
import { mathEnd } from './tex/math.ts'

/**
 * A title for BibTeX. Styles write titles in small letters, so what must keep its capitals is in braces: acronyms and names of
 * chemicals (DNA, pH), and, where the title is written like a sentence or not in English, every word with a capital but the first.
 */
export function titleToTex(title: string, encoding: Encoding, language: string | undefined): string {
  const isForeign = language !== undefined && !/^en\b/i.test(language)
  const keep: Keep = { names: isForeign || isSentence(title), isStart: true }
  return markupToTex(title, encoding, part => protect(part, encoding, keep))
}

interface Keep {
  /** Whether a capital at the start of a word says that the word is a name. */
  names: boolean
  /** Whether the next word is the first of a sentence. */
  isStart: boolean
}

function protect(text: string, encoding: Encoding, keep: Keep): string {
  if (!/[\p{Lu}$]/u.test(text)) {
    if (/\S/.test(text)) keep.isStart = /[:.?!]\s*$/.test(text)
    return escapeTex(text, encoding)
  }
  let written = ''
  let at = 0
  for (let found = next(text, 0); found !== undefined; found = next(text, at)) {
    const between = text.slice(at, found.start)
    if (/[:.?!]\s/.test(between)) keep.isStart = true
    const word = text.slice(found.start, found.end)
    const escaped = escapeTex(word, encoding)
    written += escapeTex(between, encoding) + (isKept(word, keep) ? `{${escaped}}` : escaped)
    keep.isStart = false
    at = found.end
  }
  if (/[:.?!]\s*$/.test(text.slice(at))) keep.isStart = true
  return written + escapeTex(text.slice(at), encoding)
}

const wordOrMath = /\$|[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu

function next(text: string, from: number): { start: number; end: number } | undefined {
  wordOrMath.lastIndex = from
  for (let match = wordOrMath.exec(text); match !== null; match = wordOrMath.exec(text)) {
    const end = match[0] === '$' ? mathEnd(text, match.index) : wordOrMath.lastIndex
    if (end !== undefined) return { start: match.index, end }
  }
  return undefined
}

/** Whether a word loses something in small letters: it has a capital where no sentence begins. */
function isKept(word: string, { names, isStart }: Keep): boolean {
  if (word.startsWith('$')) return true
  if (/.\p{Lu}/su.test(word)) return true
  return !isStart && /^\p{Lu}/u.test(word) && (names || (word.length === 1 && word !== 'A'))
}

/** Whether most of the longer words of a title begin with a small letter. */
function isSentence(title: string): boolean {
  const words = title.match(/(?<![\p{L}\p{M}'’-])\p{L}[\p{L}\p{M}]{3,}/gu) ?? []
  const small = words.filter(word => /^\p{Ll}/u.test(word)).length
  return small * 2 > words.length - 1
}
