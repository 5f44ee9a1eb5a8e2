import { mathematics } from '../../render/writer.ts'
import type { Setting } from '../compile/nodes.ts'

/** A mark around part of a text: CSL markup, quotation marks or a formula. */
export type Mark = 'i' | 'b' | 'sc' | 'sup' | 'sub' | 'nocase' | 'nodecor' | 'math' | 'quote'

type Part = string | { readonly open: Mark } | { readonly close: Mark }

/** A text with marked ranges. Marks are well nested. */
export type RichText = readonly Part[]

/** The quotation marks of a language. */
export interface Quotes {
  outer: readonly [open: string, close: string]
  inner: readonly [open: string, close: string]
}

/**
 * Parses the CSL markup and quotation marks of a text. Returns the text itself if it needs no changes.
 *
 * Also replaces straight apostrophes, and makes the spaces of French punctuation narrow no-break spaces. The markup is
 * defined at https://citeproc-js.readthedocs.io/en/latest/csl-json/markup.html.
 *
 * An unpaired mark stays literal text. Formulas stay unchanged.
 */
export function readRichText(text: string, quotes: Quotes): string | RichText {
  if (!special.test(text)) return text
  // A space that French typography requires becomes a narrow no-break space.
  const spaced = formula.test(text)
    ? text.replace(spacesBesideFormulas, found => (found === ' ' ? '\u202f' : found))
    : text.replace(spaces, '\u202f')
  return marks.test(spaced) ? new Reader(spaced, quotes).read() : spaced
}

/** Matches characters that need processing. Most texts contain none. */
const special = /[$<"'“”„‟‘’‚‛«»‹›「」『』]| [:;?!]/
const marks = /[$<"'“”„‟‘’‚‛«»‹›「」『』]/
const formula = /\$|<math/
const spaces = / (?=[:;?!»])|(?<=«) /g
const spacesBesideFormulas = new RegExp(`${mathematics}|${spaces.source}`, 'g')
const tokens = /<[^<>]{1,60}>|["'“”„‟‘’‚‛«»‹›「」『』]/g
const tokensAndFormulas = new RegExp(`${mathematics}|${tokens.source}`, 'g')
const letter = /[\p{L}\p{N}]/u
const beforeWord = /[\s([{«“‘"'>\p{Pd}]/u
const afterWord = /[\s.,;:?!)\]}]/

class Reader {
  readonly #text: string
  readonly #quotes: Quotes
  readonly #parts: Part[] = []
  readonly #open: { place: number; mark: Mark; close: string; literal: string }[] = []
  /** The number of open marks for each closing mark, so that an unpaired closing mark is recognised immediately. */
  readonly #awaited = new Map<string, number>()

  constructor(text: string, quotes: Quotes) {
    this.#text = text
    this.#quotes = quotes
  }

  read(): string | RichText {
    let end = 0
    for (const { 0: token, index } of this.#text.matchAll(formula.test(this.#text) ? tokensAndFormulas : tokens)) {
      if (index > end) this.#parts.push(this.#text.slice(end, index))
      end = index + token.length
      if (token[0] === '$' || token.startsWith('<math')) this.#parts.push({ open: 'math' }, token, { close: 'math' })
      else if (token[0] === '<') this.#readTag(token)
      else this.#readQuote(token, this.#text[index - 1] ?? ' ', this.#text[end] ?? ' ')
    }
    if (end < this.#text.length) this.#parts.push(this.#text.slice(end))
    for (const { place, literal } of this.#open) this.#parts[place] = literal
    return inOnePiece(this.#parts)
  }

  #readTag(tag: string): void {
    const opened = openings.find(({ pattern }) => pattern.test(tag))
    if (opened !== undefined) this.#begin(opened.mark, opened.close, tag)
    else this.#end(tag, tag)
  }

  #readQuote(mark: string, before: string, after: string): void {
    const isStraight = mark === "'" || mark === '"'
    const literal = mark === "'" ? '’' : mark
    const { outer, inner } = this.#quotes
    if ((mark === "'" || mark === '’') && letter.test(before) && letter.test(after)) this.#parts.push('’')
    else if (isStraight) {
      if (beforeWord.test(before) && !afterWord.test(after)) this.#begin('quote', mark, literal)
      else this.#end(mark, literal)
    } else if (mark === outer[0]) this.#begin('quote', outer[1], mark)
    else if (mark === inner[0]) this.#begin('quote', inner[1], mark)
    else this.#end(mark, literal)
  }

  #begin(mark: Mark, close: string, literal: string): void {
    this.#open.push({ place: this.#parts.length, mark, close, literal })
    this.#await(close, 1)
    this.#parts.push({ open: mark })
  }

  /** Closes the nearest open mark whose closing mark is `close`. Unpaired marks become literal text. */
  #end(close: string, literal: string): void {
    if (!this.#awaited.get(close)) {
      this.#parts.push(literal)
      return
    }
    for (let last = this.#open.pop(); last !== undefined; last = this.#open.pop()) {
      this.#await(last.close, -1)
      if (last.close === close) {
        this.#parts.push({ close: last.mark })
        return
      }
      this.#parts[last.place] = last.literal
    }
  }

  #await(close: string, change: 1 | -1): void {
    this.#awaited.set(close, (this.#awaited.get(close) ?? 0) + change)
  }
}

/**
 * Joins consecutive texts, so that text-case conversion finds whole words. Returns a string if only one text remains.
 */
function inOnePiece(parts: readonly Part[]): string | RichText {
  const joined: Part[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    if (typeof part === 'string' && typeof last === 'string') joined[joined.length - 1] = last + part
    else joined.push(part)
  }
  const [first] = joined
  return typeof first === 'string' && joined.length === 1 ? first : joined
}

const openings: readonly { pattern: RegExp; mark: Mark; close: string }[] = [
  ...(['i', 'b', 'sc', 'sup', 'sub'] as const).map(mark => ({
    pattern: new RegExp(`^<${mark}>$`),
    mark,
    close: `</${mark}>`,
  })),
  { pattern: /^<span\s+style="font-variant:\s*small-caps;?">$/, mark: 'sc', close: '</span>' },
  { pattern: /^<span\s+class="nocase">$/, mark: 'nocase', close: '</span>' },
  { pattern: /^<span\s+class="nodecor">$/, mark: 'nodecor', close: '</span>' },
]

/** Applies a mark to a setting. Italics, bold and small capitals are toggled: italics within italics are upright. */
export function toggled(mark: Mark, setting: Setting): Setting {
  switch (mark) {
    case 'i':
      return { ...setting, italic: setting.italic ? undefined : true }
    case 'b':
      return { ...setting, bold: setting.bold ? undefined : true }
    case 'sc':
      return { ...setting, smallCaps: setting.smallCaps ? undefined : true }
    case 'sup':
      return { ...setting, position: 'super' }
    case 'sub':
      return { ...setting, position: 'sub' }
    case 'nodecor':
      return { ...setting, italic: undefined, bold: undefined, smallCaps: undefined, underline: undefined }
    default:
      return setting
  }
}
