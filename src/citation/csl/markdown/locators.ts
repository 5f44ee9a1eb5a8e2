import type { CiteRequest } from '../document-types.ts'
import { markup, unescaped } from './readable.ts'

/** What stands behind a key: a locator, and the rest. */
export function behind(text: string): Pick<CiteRequest, 'locator' | 'label' | 'suffix'> {
  const [, inBraces, afterBraces] = /^\s{0,9},?\s{0,9}\{([^{}]{0,500})\}([\s\S]*)$/.exec(text) ?? []
  if (inBraces !== undefined) return { ...labelled(inBraces.trim()), ...suffixed(afterBraces ?? '') }
  const rest = text.replace(/^\s{0,9},?\s{0,9}/, '')
  const { label, length } = labelAt(rest)
  const [locator] = (label === undefined ? bareNumbers : numbers).exec(rest.slice(length)) ?? []
  if (locator === undefined) return suffixed(text)
  return { locator: unescaped(locator), label: label ?? 'page', ...suffixed(rest.slice(length + locator.length)) }
}

function labelled(text: string): Pick<CiteRequest, 'locator' | 'label'> {
  if (text === '') return {}
  const { label = 'page', length } = labelAt(text)
  return { locator: unescaped(text.slice(length)), label }
}

function suffixed(text: string): Pick<CiteRequest, 'suffix'> {
  const suffix = text.trimEnd()
  return suffix.trim() === '' ? {} : { suffix: markup(suffix) }
}

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
