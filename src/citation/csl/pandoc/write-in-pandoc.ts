import type { CitationDocument } from '../document/document-types.ts'
import type { PlacedInText } from '../markdown/place-citations.ts'
import { endInPeriod, isRaised, runsInSentence } from '../markdown/runs-in-text.ts'
import { type Element, isElement } from './ast.ts'
import type { PandocCitation } from './find-in-pandoc.ts'
import { inlinesOf } from './inlines.ts'

/** Writes citations into the elements that cite; in a style of notes, those in the text become notes. */
export function writeInPandoc({ cited }: PlacedInText<PandocCitation>, document: CitationDocument): void {
  const byList = new Map<unknown[], Map<Element, PandocCitation>>()
  for (const citation of cited.keys()) {
    const own = byList.get(citation.list) ?? new Map<Element, PandocCitation>()
    byList.set(citation.list, own.set(citation.element, citation))
  }
  // What stands in a note of a citation is written before that citation.
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
    const mark = (isElement(next) && next.t === 'Str' && /^[.,;:!?]/.exec(String(next.c))?.[0]) || ''
    if (!document.isNote || note !== undefined) {
      const whole = runsInSentence(runs, isNarrative && note !== undefined)
      if (mark === '.' && isElement(next) && endInPeriod(whole)) next.c = String(next.c).slice(1)
      if (isRaised(whole)) endInWord(written)
      written.push(withText(element, inlinesOf(whole, kept, note !== undefined)))
      return
    }
    // A note stands behind the mark that ends what it is about, and close to the word before.
    const names = isNarrative ? inlinesOf(runs.lead ?? []) : []
    if (!isNarrative) endInWord(written)
    if (mark !== '' && isElement(next)) next.c = String(next.c).slice(1)
    written.push(...names, ...(mark === '' ? [] : [{ t: 'Str', c: mark }]))
    written.push(withText(element, [{ t: 'Note', c: [{ t: 'Para', c: inlinesOf(runs.runs, kept, true) }] }]))
  }
}

/** What cites, with the text that it becomes. */
const withText = ({ t, c }: Element, inlines: readonly Element[]): Element => ({
  t,
  c: [Array.isArray(c) ? c[0] : [], inlines],
})

/** Takes the space away behind the last word. */
function endInWord(written: unknown[]): void {
  const last = written.at(-1)
  if (isElement(last) && (last.t === 'Space' || last.t === 'SoftBreak')) written.pop()
}
