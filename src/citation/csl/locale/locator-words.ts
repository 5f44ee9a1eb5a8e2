import type { TermForm } from '../processor/compile/nodes.ts'

/** The locator types, keyed by lower-case word: in German, `s.` and `seiten` map to `page`. */
export type LocatorWords = ReadonlyMap<string, string>

interface Words {
  term(name: string, form?: TermForm, isPlural?: boolean): string | undefined
}

/**
 * Returns the words for locators in a language, and in English. An ambiguous word has its first meaning, as in
 * Pandoc: `§` is `paragraph` in French.
 */
export function locatorWordsOf(language: Words): LocatorWords {
  const words = new Map<string, string>()
  const add = (word: string | undefined, label: string): void => {
    const known = word === undefined ? '' : folded(word)
    if (known !== '' && !words.has(known)) words.set(known, label)
  }
  const labels = [...new Set([...Object.keys(english), ...locatorLabels])]
  for (const label of labels)
    for (const form of forms) for (const isPlural of [false, true]) add(language.term(label, form, isPlural), label)
  for (const [label, own] of Object.entries(english)) for (const word of own) add(word, label)
  return words
}

/** Returns the locator label at the start of a text, and the length of its words including the following space. */
export function labelAt(text: string, words: LocatorWords): { label?: string; length: number } {
  let [phrase = ''] = /^[^\s\d{]{1,30}(?:\s{1,3}[^\s\d{]{1,30}){0,3}/.exec(text) ?? []
  while (phrase !== '') {
    const label = words.get(folded(phrase))
    if (label !== undefined) {
      const [gap = ''] = /^\s{0,3}/.exec(text.slice(phrase.length)) ?? []
      return { label, length: phrase.length + gap.length }
    }
    phrase = phrase.replace(/\s*\S+$/, '')
  }
  return { length: 0 }
}

const folded = (word: string): string => word.toLowerCase().replace(/\s+/g, ' ').trim()

const forms: readonly TermForm[] = ['long', 'short', 'symbol']

/** The English locator words, which are accepted in every language. */
const english: Readonly<Record<string, readonly string[]>> = {
  appendix: ['app.', 'apps.', 'appendix', 'appendices'],
  book: ['bk.', 'bks.', 'book', 'books'],
  chapter: ['ch.', 'chap.', 'chaps.', 'chapter', 'chapters'],
  column: ['col.', 'cols.', 'column', 'columns'],
  equation: ['eq.', 'eqs.', 'equation', 'equations'],
  figure: ['fig.', 'figs.', 'figure', 'figures'],
  folio: ['fol.', 'fols.', 'folio', 'folios'],
  issue: ['no.', 'nos.', 'issue', 'issues'],
  line: ['l.', 'll.', 'line', 'lines'],
  note: ['n.', 'nn.', 'note', 'notes'],
  opus: ['op.', 'opp.', 'opus', 'opera'],
  page: ['p.', 'pp.', 'page', 'pages'],
  paragraph: ['para.', 'paras.', 'paragraph', 'paragraphs', '¶', '¶¶'],
  part: ['pt.', 'pts.', 'part', 'parts'],
  section: ['sec.', 'secs.', 'section', 'sections', '§', '§§'],
  'sub-verbo': ['s.v.', 's.vv.', 'sub verbo', 'sub verbis'],
  table: ['tbl.', 'table', 'tables'],
  verse: ['v.', 'vv.', 'verse', 'verses'],
  volume: ['vol.', 'vols.', 'volume', 'volumes'],
}

/** The locator terms of CSL, https://docs.citationstyles.org/en/stable/specification.html#locators. */
export const locatorLabels = [
  ...['act', 'appendix', 'article-locator', 'book', 'canon', 'chapter', 'column', 'elocation', 'equation', 'figure'],
  ...['folio', 'issue', 'line', 'note', 'opus', 'page', 'paragraph', 'part', 'rule', 'scene', 'section', 'sub-verbo'],
  ...['supplement', 'table', 'timestamp', 'title-locator', 'verse', 'version', 'volume'],
]
