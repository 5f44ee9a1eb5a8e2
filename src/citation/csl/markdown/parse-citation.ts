import type { CiteRequest } from '../document-types.ts'

/** A citation in the syntax of Pandoc, https://pandoc.org/MANUAL.html#citation-syntax. */
export interface ParsedCitation {
  cites: CiteRequest[]
  /** Whether the names are part of the sentence: `@doe` outside brackets. */
  isNarrative: boolean
  /** Where it ends in the text. */
  end: number
}

/** Longer brackets hold no citation. */
export const longestCitation = 2000

/** The citation that begins at a bracket: `[see @doe, pp. 3-5; -@roe]`; undefined where what is in brackets is none. */
export function bracketedCitation(text: string, start: number): ParsedCitation | undefined {
  const end = closingBracket(text, start)
  if (end === undefined || isLinkOrSpan(text, end + 1)) return undefined
  const cites = citesIn(text.slice(start + 1, end))
  return cites && { cites, isNarrative: false, end: end + 1 }
}

/** Whether brackets are those of a link or a span, as what stands behind them says: an address, a label, attributes. Another citation is neither. */
const isLinkOrSpan = (text: string, end: number): boolean =>
  '([{'.includes(text[end] ?? ' ') && /^(?:\(|\[(?!-?@)|\{[.#\p{L}])/u.test(text.slice(end, end + 3))

/**
 * The citation that begins at an `@` in a sentence, or at the hyphen that leaves out its names: `@doe`, `@doe [p. 3]`,
 * `@doe [p. 3; see also @roe]`, `-@doe`; undefined where that begins none.
 */
export function narrativeCitation(text: string, start: number): ParsedCitation | undefined {
  if (start > 0 && /[\p{L}\p{N}_@.+-]/u.test(text[start - 1] ?? '')) return undefined
  if (inAddress.test(text.slice(Math.max(0, start - 300), start))) return undefined
  const isSuppressed = text[start] === '-'
  const found = keyAt(text, isSuppressed ? start + 1 : start)
  if (found === undefined) return undefined
  const cite = { id: found.id, ...(isSuppressed && { suppressAuthor: true }) }
  const plain: ParsedCitation = { cites: [cite], isNarrative: !isSuppressed, end: found.end }
  gap.lastIndex = found.end
  const [between] = gap.exec(text) ?? []
  if (between === undefined) return plain
  const open = found.end + between.length
  const end = closingBracket(text, open)
  if (end === undefined || isLinkOrSpan(text, end + 1)) return plain
  const inside = text.slice(open + 1, end)
  const [own = '', ...others] = splitAtSemicolons(inside)
  // What a new line begins with may be a footnote, or where a link leads to.
  if (inside.startsWith('^') || (text[end + 1] === ':' && between.includes('\n')) || citeIn(own)) return plain
  const cites = others.length === 0 ? [] : citesIn(inside.slice(own.length + 1))
  return cites === undefined ? plain : { ...plain, cites: [{ ...cite, ...behind(own) }, ...cites], end: end + 1 }
}

/** What stands before a name in an address, as in https://example.org/@doe. */
const inAddress = /:\/\/[^\s<>]{1,300}$/

/** What may stand between a key and the bracket that is about it. */
const gap = /[ \t]{0,9}(?:\r?\n[ \t>]{0,9})?(?=\[)/y

/** The cites of a citation; undefined where a part of it is none. */
function citesIn(text: string): CiteRequest[] | undefined {
  const cites = splitAtSemicolons(text).map(citeIn)
  return cites.includes(undefined) ? undefined : (cites as CiteRequest[])
}

/** Where a bracket closes, with brackets in between; undefined where it does not in its paragraph. */
export function closingBracket(text: string, start: number): number | undefined {
  let depth = 0
  const last = Math.min(text.length, start + longestCitation)
  for (let place = start; place < last; place++) {
    const character = text[place]
    if (character === '\\') place++
    else if (character === '[') depth++
    else if (character === ']' && --depth === 0) return place
    else if (character === '\n' && /^[ \t]{0,20}\r?\n/.test(text.slice(place + 1, place + 22))) return undefined
  }
  return undefined
}

const key = /@(?:\{([^{}\n]{1,300})\}|([\p{L}\p{N}_](?:[\p{L}\p{N}_]|[:.#$%&+?<>~/-](?=[\p{L}\p{N}_])){0,300}))/uy

function keyAt(text: string, start: number): { id: string; end: number } | undefined {
  key.lastIndex = start
  const found = key.exec(text)
  const id = found?.[1] ?? found?.[2]
  return found === null || id === undefined ? undefined : { id, end: start + found[0].length }
}

function splitAtSemicolons(text: string): string[] {
  const parts: string[] = []
  let start = 0
  let depth = 0
  for (let place = 0; place < text.length; place++) {
    const character = text[place] ?? ''
    if (character === '\\') place++
    else if ('[{'.includes(character)) depth++
    else if (']}'.includes(character)) depth--
    else if (character === ';' && depth <= 0) {
      parts.push(text.slice(start, place))
      start = place + 1
    }
  }
  return [...parts, text.slice(start)]
}

/** One cite of several: `see -@doe, p. 3 and so on`. What stands in brackets of its own is none. */
function citeIn(text: string): CiteRequest | undefined {
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const character = text[at]
    if (character === '\\') at++
    else if (character === '[') depth++
    else if (character === ']') depth--
    if (character !== '@' || depth > 0) continue
    const isSuppressed = text[at - 1] === '-'
    const before = text[at - (isSuppressed ? 2 : 1)] ?? ' '
    if (!/[\s([{"'“‘]/.test(before)) continue
    const found = keyAt(text, at)
    if (found === undefined) continue
    const prefix = text.slice(0, isSuppressed ? at - 1 : at).trim()
    return {
      id: found.id,
      ...(prefix !== '' && { prefix: `${markup(prefix)} ` }),
      ...(isSuppressed && { suppressAuthor: true }),
      ...behind(text.slice(found.end)),
    }
  }
  return undefined
}

/** What stands behind a key: a locator, and the rest. */
export function behind(text: string): Pick<CiteRequest, 'locator' | 'label' | 'suffix'> {
  const [, inBraces, afterBraces] = /^\s{0,9},?\s{0,9}\{([^{}]{0,500})\}([\s\S]*)$/.exec(text) ?? []
  if (inBraces !== undefined) return { ...labelled(inBraces.trim()), ...suffixed(afterBraces ?? '') }
  const rest = text.replace(/^\s{0,9},?\s{0,9}/, '')
  const { label, length } = labelAt(rest)
  const [locator] = (label === undefined ? bareNumbers : numbers).exec(rest.slice(length)) ?? []
  if (locator === undefined) return suffixed(text)
  return { locator, label: label ?? 'page', ...suffixed(rest.slice(length + locator.length)) }
}

function labelled(text: string): Pick<CiteRequest, 'locator' | 'label'> {
  if (text === '') return {}
  const { label = 'page', length } = labelAt(text)
  return { locator: text.slice(length), label }
}

function suffixed(text: string): Pick<CiteRequest, 'suffix'> {
  const suffix = text.trimEnd()
  return suffix.trim() === '' ? {} : { suffix: markup(suffix) }
}

/** Emphasis of Markdown as CSL has it. */
export const markup = (text: string): string =>
  text
    .replace(/\*\*([^*\n]{1,500})\*\*/g, '<b>$1</b>')
    .replace(/\*([^*\n]{1,500})\*/g, '<i>$1</i>')
    .replace(/\\(?=[[\]@*_;\\])/g, '')

/** One number, or several with marks between them: `3`, `xii-xv`, `3, 5-7`, `12a`. */
const number = String.raw`(?:[\p{L}]{0,3}\d[\p{L}\p{N}.:]{0,20}(?<![.:])|[ivxlcdm]{1,15}(?![\p{L}\p{N}]))`
const numbers = new RegExp(`^${number}(?:\\s{0,3}(?:[-–—,&]{1,3}|and)\\s{0,3}${number}){0,30}`, 'iu')
const bareNumbers = new RegExp(`^(?=\\d)${number}(?:\\s{0,3}(?:[-–—,&]{1,3})\\s{0,3}${number}){0,30}`, 'iu')

/** What locators count, as it is written in English. */
const labels: Readonly<Record<string, readonly string[]>> = {
  page: ['p.', 'pp.', 'page', 'pages'],
  chapter: ['ch.', 'chap.', 'chaps.', 'chapter', 'chapters'],
  section: ['sec.', 'secs.', 'section', 'sections', '§', '§§'],
  volume: ['vol.', 'vols.', 'volume', 'volumes'],
  figure: ['fig.', 'figs.', 'figure', 'figures'],
  table: ['tbl.', 'table', 'tables'],
  issue: ['no.', 'nos.', 'issue', 'issues'],
  paragraph: ['para.', 'paras.', 'paragraph', 'paragraphs', '¶', '¶¶'],
  line: ['l.', 'll.', 'line', 'lines'],
  note: ['n.', 'nn.', 'note', 'notes'],
  verse: ['v.', 'vv.', 'verse', 'verses'],
  column: ['col.', 'cols.', 'column', 'columns'],
  book: ['bk.', 'bks.', 'book', 'books'],
  folio: ['fol.', 'fols.', 'folio', 'folios'],
  opus: ['op.', 'opp.', 'opus', 'opera'],
  part: ['pt.', 'pts.', 'part', 'parts'],
  equation: ['eq.', 'eqs.', 'equation', 'equations'],
  appendix: ['app.', 'apps.', 'appendix', 'appendices'],
  'sub-verbo': ['s.v.', 's.vv.', 'sub verbo', 'sub verbis'],
}

const byWord = new Map(Object.entries(labels).flatMap(([label, words]) => words.map(word => [word, label] as const)))

/** The label that a text begins with, and how long it is with the space behind it. */
function labelAt(text: string): { label?: string; length: number } {
  const [whole, word = ''] = /^([^\s\d{]{1,12}|sub verb[oi]s?)\s{0,3}/i.exec(text) ?? ['']
  const label = byWord.get(word.toLowerCase())
  return label === undefined ? { length: 0 } : { label, length: whole.length }
}
