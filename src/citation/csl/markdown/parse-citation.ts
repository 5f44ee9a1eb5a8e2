import type { CiteRequest } from '../document/document-types.ts'
import type { Brackets } from './brackets.ts'
import { markup, readable } from './readable.ts'

/** A parsed cite. The text after the key is parsed later, with the locator words of a language. */
export interface ParsedCite extends Pick<CiteRequest, 'id' | 'prefix' | 'suppressAuthor'> {
  behind: string
}

/** A citation in Pandoc's syntax, https://pandoc.org/MANUAL.html#citation-syntax. */
export interface ParsedCitation {
  cites: ParsedCite[]
  /** True if the names are part of the sentence: `@doe` outside brackets. */
  isNarrative: boolean
  /** The end of the citation in the text. */
  end: number
}

/**
 * A function that puts marks in place of passages that stay as written. `start` is the text's position in the document.
 */
type Marked = (text: string, start: number) => string

const asItIs: Marked = text => text

/**
 * Parses a citation in brackets, such as `[see @doe, pp. 3-5; -@roe]`. Returns undefined if the brackets contain
 * anything else, or belong to a link or a span.
 */
export function bracketedCitation(
  text: string,
  start: number,
  brackets: Brackets,
  marked: Marked = asItIs,
): ParsedCitation | undefined {
  const end = brackets.closing(start)
  if (end === undefined || isLinkOrSpan(text, end + 1)) return undefined
  const cites = citesIn(readable(marked(text.slice(start + 1, end), start + 1)))
  return cites && { cites, isNarrative: false, end: end + 1 }
}

/**
 * True if brackets belong to a link or a span, judged by a following address, label or attributes. Brackets before a
 * citation belong to neither.
 */
const isLinkOrSpan = (text: string, end: number): boolean =>
  '([{'.includes(text[end] ?? ' ') && /^(?:\(|\[(?!-?@|\^)|\{[.#\p{L}])/u.test(text.slice(end, end + 3))

/**
 * Parses the citation at an `@` in a sentence, or at the hyphen that suppresses its names. Returns undefined if there
 * is none.
 *
 * Examples: `@doe`, `@doe [p. 3]`, `@doe [p. 3; see also @roe]`, `@doe [@roe]`, `-@doe`.
 */
export function narrativeCitation(
  text: string,
  start: number,
  brackets: Brackets,
  marked: Marked = asItIs,
): ParsedCitation | undefined {
  const isSuppressed = text[start] === '-'
  const found = keyAt(text, isSuppressed ? start + 1 : start)
  if (found === undefined || isInWord(text, start, isSuppressed)) return undefined
  if (inAddress.test(text.slice(Math.max(0, start - 300), start))) return undefined
  const cite = { id: found.id, behind: '', ...(isSuppressed && { suppressAuthor: true }) }
  const plain: ParsedCitation = { cites: [cite], isNarrative: !isSuppressed, end: found.end }
  gap.lastIndex = found.end
  const [between] = gap.exec(text) ?? []
  if (between === undefined) return plain
  const open = found.end + between.length
  const end = brackets.closing(open)
  if (end === undefined || isLinkOrSpan(text, end + 1)) return plain
  // A bracket on a new line may be a footnote or a link definition.
  if (text[open + 1] === '^' || (text[end + 1] === ':' && between.includes('\n'))) return plain
  const cites = citesAbout(cite, readable(marked(text.slice(open + 1, end), open + 1)))
  return cites === undefined ? plain : { ...plain, cites, end: end + 1 }
}

/**
 * Returns a cite with the content of the following brackets: its locator, other cites, or both. Returns undefined if
 * one of the other cites is invalid.
 */
function citesAbout(cite: ParsedCite, text: string): ParsedCite[] | undefined {
  const [own = '', ...others] = splitAtSemicolons(text)
  const isOther = citeIn(own) !== undefined
  if (!isOther && others.length === 0) return [{ ...cite, behind: own }]
  const cites = citesIn(isOther ? text : text.slice(own.length + 1))
  return cites && [isOther ? cite : { ...cite, behind: own }, ...cites]
}

/** True if a citation begins inside a word, like the `@` in an email address. */
function isInWord(text: string, start: number, isSuppressed: boolean): boolean {
  const before = text[start - 1] ?? ' '
  if (before === '_') return inWord.test(text[start - 2] ?? ' ')
  return inWord.test(before) || before === '@' || (isSuppressed && before === '-')
}

const inWord = /[\p{L}\p{N}.+]/u

/** Matches the text before the `@` in a URL such as https://example.org/@doe. */
const inAddress = /(?::\/\/|\bwww\.)[^\s<>]{1,300}$/

/** Matches the permitted space between a key and its bracket. */
const gap = /[ \t]{0,9}(?:\r?\n[ \t>]{0,9})?(?=\[)/y

/** Parses the cites of a citation. Returns undefined if a part is not a cite. */
function citesIn(text: string): ParsedCite[] | undefined {
  const cites = splitAtSemicolons(text).map(citeIn)
  return cites.includes(undefined) ? undefined : (cites as ParsedCite[])
}

const key =
  /@(?:\{((?:[^{}\n]|\{[^{}\n]{0,300}\}){1,300})\}|([\p{L}\p{N}_](?:[\p{L}\p{N}_]|[:.#$%&+?<>~/-](?=[\p{L}\p{N}_])){0,300}))/uy

function keyAt(text: string, start: number): { id: string; end: number } | undefined {
  key.lastIndex = start
  const found = key.exec(text)
  const id = found?.[1] ?? found?.[2]
  return found === null || id === undefined ? undefined : { id, end: start + found[0].length }
}

/** Splits at semicolons outside brackets, emphasis and quotation marks. */
function splitAtSemicolons(text: string): string[] {
  if (!text.includes(';')) return [text]
  const parts: string[] = []
  let start = 0
  let depth = 0
  for (let place = 0; place < text.length; place++) {
    const character = text[place] ?? ''
    if (character === '\\') place++
    else if ('[{'.includes(character)) depth++
    else if (']}'.includes(character)) depth--
    else if ('*_"“'.includes(character) && /[\s([{]/.test(text[place - 1] ?? ' ')) place = afterQuoted(text, place) - 1
    else if (character === ';' && depth <= 0) {
      parts.push(text.slice(start, place))
      start = place + 1
    }
  }
  return [...parts, text.slice(start)]
}

/** Returns the position after emphasised or quoted text, or after the first character if no such text starts there. */
function afterQuoted(text: string, start: number): number {
  quoted.lastIndex = start
  return start + (quoted.exec(text)?.[0].length ?? 1)
}

const quoted = /([*_]{1,3}|")(?=\S)[^*_"]{0,500}\1|“[^“”]{0,500}”/y

/**
 * Parses one cite of several: `see -@doe, p. 3 and so on`. Returns undefined if there is none outside nested brackets.
 */
function citeIn(text: string): ParsedCite | undefined {
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const character = text[at]
    if (character === '\\') at++
    else if (character === '[') depth++
    else if (character === ']') depth--
    if (character !== '@' || depth > 0) continue
    const isSuppressed = text[at - 1] === '-'
    const before = text[at - (isSuppressed ? 2 : 1)] ?? ' '
    if (!/[\s([{"'“‘„«—–/]/.test(before)) continue
    const found = keyAt(text, at)
    if (found === undefined) continue
    const prefix = text.slice(0, isSuppressed ? at - 1 : at).trim()
    return {
      id: found.id,
      ...(prefix !== '' && { prefix: `${markup(prefix)} ` }),
      ...(isSuppressed && { suppressAuthor: true }),
      behind: text.slice(found.end),
    }
  }
  return undefined
}
