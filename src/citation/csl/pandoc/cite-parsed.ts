import { checkedOptions } from '../../../core/argument.ts'
import { isObject, type Members } from '../../../core/object.ts'
import {
  bibliographyPartNames,
  type CitationDocument,
  type DocumentBibliographyOptions,
} from '../document/document-types.ts'
import {
  endInPeriod,
  isRaised,
  type PlacedInText,
  placeCitations,
  runsInSentence,
} from '../markdown/place-citations.ts'
import type { Runs } from '../runs.ts'
import { type CitedPandoc, copied, type Element, isElement } from './ast.ts'
import { findInPandoc, type PandocCitation } from './find-in-pandoc.ts'
import { inlinesOf } from './inlines.ts'

/** Renders the citations of a Pandoc document; see `citePandoc`. */
export function citeParsed(
  ast: object,
  document: CitationDocument,
  options: DocumentBibliographyOptions & { bibliography?: boolean },
): CitedPandoc {
  const { bibliography = true, ...others } = checkedOptions(options, ['bibliography', ...bibliographyPartNames])
  const { document: given, meta, blocks } = copied(ast)
  const placed = placeCitations(findInPandoc(meta, blocks), document, ({ around }) => around)
  writeInPandoc(placed, document, isAfterPunctuation(meta) ?? document.isNote)
  placed.forgetMarks()
  if (bibliography) addToPandoc(blocks, meta, document, others)
  return {
    document: { ...given, meta, blocks },
    unknown: [...new Set(placed.unknown.map(({ id }) => id))],
  }
}

/**
 * Returns the metadata field `notes-after-punctuation`: true if notes and superscript numbers follow the punctuation.
 * Returns undefined unless the field is a Boolean.
 */
function isAfterPunctuation({ 'notes-after-punctuation': setting }: Members): boolean | undefined {
  if (!isElement(setting)) return undefined
  if (setting.t === 'MetaBool') return setting.c === true
  return undefined
}

/**
 * Inserts the bibliography into the block with the id `refs`. Without such a block, appends the bibliography under the
 * metadata's `reference-section-title`, if any.
 */
function addToPandoc(
  blocks: unknown[],
  meta: Members,
  document: CitationDocument,
  options: DocumentBibliographyOptions,
): void {
  const entries = document.entryRuns(options).map(
    ({ anchor, runs }): Element => ({
      t: 'Div',
      c: [[anchor, ['csl-entry'], []], [{ t: 'Para', c: inlinesOf(runs) }]],
    }),
  )
  if (entries.length === 0) return
  const { hangingIndent, entrySpacing, lineSpacing = 1 } = document.look
  const classes = ['references', 'csl-bib-body', ...(hangingIndent ? ['hanging-indent'] : [])]
  const settings = [
    ...(entrySpacing === undefined ? [] : [['entry-spacing', String(entrySpacing)]]),
    ...(lineSpacing > 1 ? [['line-spacing', String(lineSpacing)]] : []),
  ]
  const place = refsIn(blocks)
  if (place !== undefined) {
    place.blocks.push(...entries)
    const [, own, others] = place.attributes
    if (Array.isArray(own)) own.push(...classes.filter(name => !own.includes(name)))
    if (Array.isArray(others))
      others.push(...settings.filter(([name]) => !others.some(one => Array.isArray(one) && one[0] === name)))
    return
  }
  const title = meta['reference-section-title']
  if (isElement(title) && title.t === 'MetaInlines')
    blocks.push({ t: 'Header', c: [1, ['bibliography', ['unnumbered'], []], title.c] })
  blocks.push({ t: 'Div', c: [['refs', classes, settings], entries] })
}

function refsIn(value: unknown): { attributes: unknown[]; blocks: unknown[] } | undefined {
  if (Array.isArray(value)) {
    for (const one of value) {
      const found = refsIn(one)
      if (found !== undefined) return found
    }
    return undefined
  }
  if (!isElement(value)) return isObject(value) ? refsIn(Object.values(value)) : undefined
  const [attributes, blocks] = Array.isArray(value.c) ? value.c : []
  if (value.t === 'Div' && Array.isArray(attributes) && attributes[0] === 'refs' && Array.isArray(blocks))
    return { attributes, blocks }
  return refsIn(value.c)
}

/** Writes citations into their elements. In a note style, citations in the text become notes. */
function writeInPandoc(
  { cited }: PlacedInText<PandocCitation>,
  document: CitationDocument,
  areAfterMarks: boolean,
): void {
  const byList = new Map<unknown[], Map<Element, PandocCitation>>()
  for (const citation of cited.keys()) {
    const own = byList.get(citation.list) ?? new Map<Element, PandocCitation>()
    byList.set(citation.list, own.set(citation.element, citation))
  }
  // Citations inside a citation's note are written before that citation.
  for (const [list, own] of [...byList].reverse()) {
    const written: unknown[] = []
    for (const [place, element] of list.entries()) {
      const citation = isElement(element) ? own.get(element) : undefined
      if (citation === undefined) written.push(element)
      else write(citation, written, list[place + 1])
    }
    list.splice(0, list.length, ...written.filter(one => !isElement(one) || one.t !== 'Str' || one.c !== ''))
  }

  function write(citation: PandocCitation, written: unknown[], next: unknown): void {
    const { element, isNarrative, note, kept } = citation
    const runs = document.runs(cited.get(citation)?.id ?? '')
    if (!document.isNote || note !== undefined) {
      const whole = runsInSentence(runs, isNarrative && note !== undefined)
      if (endInPeriod(whole)) takeMark(next, /^\./)
      if (isRaised(whole)) {
        endInWord(written)
        if (areAfterMarks) written.push(...textOf(takeMark(next)))
      }
      written.push(withText(element, inlinesOf(whole, kept, note !== undefined)))
      return
    }
    // A note directly follows the preceding word or, if `areAfterMarks` is true, the punctuation.
    const names = isNarrative ? inlinesOf(runs.lead ?? []) : []
    if (!isNarrative) endInWord(written)
    const mark = areAfterMarks ? takeMark(next) : ''
    written.push(...names, ...markBehind(mark, isNarrative ? runs.lead : undefined))
    written.push(withText(element, [{ t: 'Note', c: [{ t: 'Para', c: inlinesOf(runs.runs, kept, true) }] }]))
  }
}

/** Removes and returns the punctuation at the start of a text, or returns an empty text if there is none. */
function takeMark(element: unknown, pattern = /^[.,;:!?]/): string {
  if (!isElement(element) || element.t !== 'Str') return ''
  const [mark = ''] = pattern.exec(String(element.c)) ?? []
  if (mark !== '') element.c = String(element.c).slice(mark.length)
  return mark
}

const textOf = (text: string): Element[] => (text === '' ? [] : [{ t: 'Str', c: text }])

const withText = ({ t, c }: Element, inlines: readonly Element[]): Element => ({
  t,
  c: [Array.isArray(c) ? c[0] : [], inlines],
})

/** Returns the punctuation before a note, without a period if the preceding names already end in one. */
const markBehind = (mark: string, lead: Runs | undefined): Element[] =>
  mark === '.' && endInPeriod(lead ?? []) ? [] : textOf(mark)

/** Removes the space after the last word. */
function endInWord(written: unknown[]): void {
  const last = written.at(-1)
  if (isElement(last) && (last.t === 'Space' || last.t === 'SoftBreak')) written.pop()
}
