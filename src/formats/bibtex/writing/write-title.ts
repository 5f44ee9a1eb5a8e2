import { type Encoding, escapeTex } from '../tex/escape.ts'
import { markupToTex } from '../tex/markup.ts'
import { mathEnd } from '../tex/math.ts'

/**
 * Writes a title for BibTeX, with braces around words whose capitals must be kept.
 *
 * Styles print titles in lower case. Braces protect the capitals of acronyms and chemicals (DNA, pH) and, in a title in
 * sentence case or not in English, of every word that does not start a sentence.
 */
export function titleToTex(title: string, encoding: Encoding, language: string | undefined): string {
  const isForeign = language !== undefined && !/^en\b/i.test(language)
  const keep: Keep = { title, names: isForeign || undefined, isStart: true }
  return markupToTex(title, encoding, part => protect(part, encoding, keep))
}

interface Keep {
  title: string
  /** True if a capital at the start of a word marks a name. Computed on first use. */
  names: boolean | undefined
  /** True if the next word starts a sentence. */
  isStart: boolean
}

function protect(text: string, encoding: Encoding, keep: Keep): string {
  let written = ''
  let at = 0
  // Text after the last capital or start of mathematics never needs braces, and neither does a capital at the start of
  // a sentence.
  for (
    let capital = indexOfCapital(text, keep.isStart && !/^[$\\]/.test(text) ? 1 : 0);
    capital >= at;
    capital = capital < at ? indexOfCapital(text, at) : capital
  ) {
    const found = next(text, at)
    if (found === undefined) break
    const between = text.slice(at, found.start)
    if (/[:.?!]\s/.test(between)) keep.isStart = true
    const word = text.slice(found.start, found.end)
    const escaped = escapeTex(word, encoding)
    written += escapeTex(between, encoding) + (isKept(word, keep) ? `{${escaped}}` : escaped)
    keep.isStart = false
    at = found.end
  }
  const rest = text.slice(at)
  if (/[:.?!]\s*$/.test(rest)) keep.isStart = true
  else if (/\S/.test(rest)) keep.isStart = false
  return written + escapeTex(rest, encoding)
}

/** Returns the index of the next capital or start of mathematics, or a negative number if there is none. */
function indexOfCapital(text: string, from: number): number {
  capital.lastIndex = from
  return capital.exec(text)?.index ?? -1
}

const capital = /[\p{Lu}$]|\\[([]/gu
const wordOrMath = /\$|\\[([]|[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu

function next(text: string, from: number): { start: number; end: number } | undefined {
  wordOrMath.lastIndex = from
  for (let match = wordOrMath.exec(text); match !== null; match = wordOrMath.exec(text)) {
    const end = /[$\\]/.test(match[0]) ? mathEnd(text, match.index) : wordOrMath.lastIndex
    if (end !== undefined) return { start: match.index, end }
  }
  return undefined
}

/**
 * True if a word must not be converted to lower case.
 *
 * Such words are mathematics, words with a capital after the first letter and, except at the start of a sentence,
 * capitalised names and single capitals other than `A`.
 */
function isKept(word: string, keep: Keep): boolean {
  if (/^[$\\]/.test(word)) return true
  if (/.\p{Lu}/su.test(word)) return true
  if (keep.isStart || !/^\p{Lu}/u.test(word)) return false
  keep.names ??= isSentence(keep.title)
  return keep.names || (word.length === 1 && word !== 'A')
}

/** True if at least half of the words of four or more letters in a title start in lower case. */
function isSentence(title: string): boolean {
  const words = title.match(/(?<![\p{L}\p{M}'’-])\p{L}[\p{L}\p{M}]{3,}/gu) ?? []
  const small = words.filter(word => /^\p{Ll}/u.test(word)).length
  return small * 2 > words.length - 1
}
