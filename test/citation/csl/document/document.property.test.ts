import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  type CitationDocument,
  type CitationPlacement,
  type CiteRequest,
  citationDocument,
  type DocumentBibliographyOptions,
  type DocumentCitation,
} from '../../../../src/citation/csl/index.ts'
import { runsOr } from '../../../runs.ts'
import { authorDate, distinguishing, labels, numeric, positions, sortedAuthorDate } from '../document-styles.ts'

const [jane, john, ann, wei] = [
  { family: 'Smith', given: 'Jane' },
  { family: 'Smith', given: 'John' },
  { family: 'Roe', given: 'Ann' },
  { family: 'Li', given: 'Wei' },
]

/** Records with similar citations. Many have the same authors or namesakes, the same year, no authors, or no year. */
const records = [[jane], [john], [jane, ann], [jane, ann, wei], [jane, wei], [{ literal: 'WHO' }], []].flatMap(
  (author, place) =>
    [2001, 2001, 2002, undefined].map((year, copy) => ({
      id: `record-${place}-${copy}`,
      type: copy === 1 ? 'book' : 'article-journal',
      title: copy === 0 ? 'Rain' : `Snow ${place}`,
      'container-title': 'Weather',
      page: '5-9',
      ...(author.length === 0 ? { editor: [ann] } : { author }),
      ...(year !== undefined && { issued: { 'date-parts': [[year]] } }),
      ...(copy === 2 ? { DOI: `10.5072/${place}` } : { URL: `https://example.org/${place}/${copy}` }),
    })),
)

const styles = [
  ...[positions, authorDate, sortedAuthorDate, numeric, labels, distinguishing],
  ...['apa', 'chicago-author-date', 'chicago-note-bibliography', 'modern-language-association', 'ieee'],
]

const rarely = { freq: 5, nil: undefined }
const cite = fc.record(
  {
    id: fc.constantFrom(...records.map(({ id }) => id)),
    locator: fc.constantFrom('1', '12-15'),
    label: fc.constantFrom('page', 'chapter'),
    prefix: fc.constantFrom('see ', 'So it is.'),
    suffix: fc.constantFrom(', and others', '; more'),
    suppressAuthor: fc.constant(true),
  },
  { requiredKeys: ['id'] },
)
const cites = fc.array(cite, { minLength: 1, maxLength: 3 })
const noteIndex = fc.option(fc.nat(6), rarely)
const placement = fc.record(
  {
    narrative: fc.constant(true),
    inSentence: fc.constant(true),
    continued: fc.constant(true),
    inLink: fc.constant(true),
  },
  { requiredKeys: [] },
)
const change = fc.record({
  kind: fc.constantFrom('cite', 'cite', 'citeAll', 'remove', 'move', 'replace', 'fail', 'list'),
  cites,
  others: fc.array(cites, { maxLength: 2 }),
  placement: fc.option(placement, { ...rarely, nil: {} }),
  noteIndex,
  at: fc.nat(8),
})
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never

const options = fc.record({
  format: fc.constantFrom('text', 'html'),
  anchors: fc.boolean(),
  links: fc.constantFrom<(false | 'doi' | 'title')[]>(false, 'doi', 'title'),
  locale: fc.constantFrom('en-US', 'de-DE'),
  uncited: fc.constantFrom<('all' | string[])[]>([], 'all', ['record-3-1']),
})

type Placed = CitationPlacement & { id: string; cites: CiteRequest[] }

const parts: DocumentBibliographyOptions = {
  filter: ({ id }) => !id.endsWith('-3'),
  sections: [
    { heading: 'Snow', filter: ({ text }) => text.includes('Snow') },
    { heading: 'First', filter: ({ index }) => index < 9 },
  ],
  annotation: ({ id }) => (id.endsWith('-0') ? 'On <i>rain</i>.' : undefined),
}

/** A document that is changed step by step, with its expected citations and the citations that it has reported. */
class Follower {
  readonly placed: Placed[] = []
  readonly told = new Map<string, Omit<DocumentCitation, 'id'>>()
  readonly #document: CitationDocument

  constructor(document: CitationDocument) {
    this.#document = document
  }

  change({ kind, cites, others, placement, noteIndex, at }: Change): void {
    const { placed } = this
    const document = this.#document
    const place = Math.min(at, placed.length)
    const one = placed[at % placed.length]
    if (kind === 'list') document.bibliography()
    else if (kind === 'fail') expect(() => document.cite([...cites, { id: 'nobody' }], { at: 0 })).toThrow('nobody')
    else if (kind === 'citeAll') {
      const list = others.map(cites => ({ ...placement, cites, noteIndex: noteIndex ?? 0 }))
      for (const [added, { id }] of document.citeAll(list).entries()) placed.push({ ...(list[added] as Placed), id })
      for (const { id, ...shown } of document.citations()) this.told.set(id, shown)
    } else if (kind === 'cite' || one === undefined) {
      const given = { ...placement, noteIndex: noteIndex ?? 0 }
      const { changed, ...own } = document.cite(cites, { ...given, at: place })
      placed.splice(place, 0, { ...given, cites, id: own.id })
      this.#hear(changed, own)
    } else if (kind === 'replace') {
      const given = { ...placement, noteIndex: noteIndex ?? one.noteIndex ?? 0 }
      const { changed, ...own } = document.replace(one.id, cites, given)
      placed[placed.indexOf(one)] = { ...given, cites, id: one.id }
      this.#hear(changed, own)
    } else {
      placed.splice(placed.indexOf(one), 1)
      if (kind === 'remove') this.#hear(document.remove(one.id))
      else {
        placed.splice(place, 0, { ...one, noteIndex: noteIndex ?? one.noteIndex ?? 0 })
        this.#hear(document.move(one.id, place, noteIndex === undefined ? {} : { noteIndex }))
      }
    }
  }

  /**
   * Stores reported citations. Expects that every reported citation has changed, except the one that was added or
   * replaced.
   */
  #hear(changed: readonly DocumentCitation[], own?: DocumentCitation): void {
    for (const { id, ...shown } of changed) {
      expect(shown).not.toEqual(this.told.get(id))
      this.told.set(id, shown)
    }
    if (own === undefined) return
    const { id, ...shown } = own
    this.told.set(id, shown)
  }
}

const shownOf = (citations: readonly DocumentCitation[]) => citations.map(({ id: _, ...shown }) => shown)

it('after any changes, a citation document prints the same text as a new document, and reports only changed citations', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...styles),
      options,
      fc.array(change, { minLength: 1, maxLength: 14 }),
      async (style, given, changes) => {
        const document = await citationDocument(records, { style, ...given })
        const follower = new Follower(document)
        for (const one of changes) follower.change(one)
        const anew = await citationDocument(records, { style, ...given })
        const written = anew.citeAll(follower.placed)
        expect(shownOf(document.citations())).toEqual(shownOf(written))
        expect(follower.placed.map(({ id }) => follower.told.get(id))).toEqual(shownOf(written))
        expect(follower.placed.map(({ id }) => document.runs(id))).toEqual(written.map(({ id }) => anew.runs(id)))
        expect(document.bibliography()).toEqual(anew.bibliography())
        expect(document.bibliography(parts)).toEqual(anew.bibliography(parts))
      },
    ),
    { numRuns: runsOr(200, 10) },
  )
})
