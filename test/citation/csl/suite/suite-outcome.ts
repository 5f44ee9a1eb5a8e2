import { readCslItem } from '../../../../src/citation/csl/items/read-csl-item.ts'
import { resolveLocale } from '../../../../src/citation/csl/locale/resolve-locale.ts'
import { citedOrder, DocumentCitations } from '../../../../src/citation/csl/processor/document-citations.ts'
import type { Renderer } from '../../../../src/citation/csl/processor/elements/render.ts'
import type { CitePosition } from '../../../../src/citation/csl/processor/elements/scope.ts'
import { rendererOf } from '../../../../src/citation/csl/processor/engine.ts'
import type { PlacedCitation, PlacedCite } from '../../../../src/citation/csl/processor/positions.ts'
import { prepared } from '../../../../src/citation/csl/processor/prepared.ts'
import { parsedStyle } from '../../../../src/citation/csl/style/style-document.ts'
import type { CslItem } from '../../../../src/formats/csl-json/csl-item.ts'
import { debian } from '../fixtures.ts'
import type { SuiteCitation, SuiteCite, SuiteFixture } from './suite-fixture.ts'
import { comparable, written } from './suite-html.ts'

/** Returns the expected and the actual result of a suite test. An error becomes the actual result, after `!`. */
export async function outcomeOf(fixture: SuiteFixture): Promise<{ expected: string; got: string }> {
  // The suite marks rewritten citations, which is a detail of a processor.
  const wanted = fixture.citations === undefined ? fixture.result : fixture.result.replace(/^(?:>>|\.\.)(?=\[)/gm, '')
  const expected = comparable(wanted)
  try {
    return { expected, got: comparable(await resultOf(fixture)) }
  } catch (error) {
    return { expected, got: `! ${error}` }
  }
}

async function resultOf(fixture: SuiteFixture): Promise<string> {
  const style = { ...parsedStyle(fixture.style, fixture.name), id: fixture.name }
  const locale = await resolveLocale(undefined, style.defaultLocale, [debian])
  const renderer = await rendererOf(style, locale)
  // The last of several items with the same id applies.
  const items = [...new Map(fixture.items.map(item => [String(item.id), readCslItem(item)])).values()]
  return fixture.citations === undefined ? citedAlone(fixture, items, renderer) : inDocument(fixture, items, renderer)
}

function citedAlone({ mode, citationItems }: SuiteFixture, items: readonly CslItem[], renderer: Renderer): string {
  // Without citations, all items are cited in the order of the bibliography.
  const all = () => prepared(items, renderer, true).map(({ item: { id } }): SuiteCite => ({ id }))
  const placed = (citationItems ?? [all()]).map(
    (cites): PlacedCitation => ({ cites: cites.map(cite => placedCite(cite, items)), noteIndex: 0 }),
  )
  const document = new DocumentCitations(items, renderer, false)
  const citations = document.write(placed.map(withPositions), [...items.keys()])
  if (mode === 'citation') return citations.map(({ runs }) => written(runs)).join('\n')
  return bibliographyOf(document)
}

/** Returns a citation whose cites have the position `first` unless they state a position. */
const withPositions = (citation: PlacedCitation): PlacedCitation => ({
  ...citation,
  cites: citation.cites.map(cite => ({
    ...cite,
    position: cite.position ?? 'first',
    isNearNote: cite.isNearNote ?? false,
  })),
})

function inDocument(
  { mode, citations: steps = [] }: SuiteFixture,
  items: readonly CslItem[],
  renderer: Renderer,
): string {
  const known = new Map<string, SuiteCitation>()
  const document: SuiteCitation[] = []
  for (const [place, [citation, before, after]] of steps.entries()) {
    const id = citation.citationID ?? String(place)
    known.set(id, citation)
    const others = (list: [string, number][]) =>
      list.flatMap(([name, noteIndex]) => {
        const found = known.get(name)
        if (found !== undefined) found.properties = { ...found.properties, noteIndex }
        return found ?? []
      })
    document.splice(0, document.length, ...others(before), citation, ...others(after))
  }
  const placed = document.map(
    ({ citationItems, properties }): PlacedCitation => ({
      cites: citationItems.map(cite => placedCite(cite, items)),
      noteIndex: properties?.noteIndex ?? 0,
      isUnsorted: properties?.unsorted,
    }),
  )
  const citations = new DocumentCitations(items, renderer, false)
  const all = citations.write(placed, citedOrder(placed))
  if (mode === 'bibliography') return bibliographyOf(citations)
  return all.map(({ runs }, place) => `[${place}] ${written(runs)}`).join('\n')
}

function bibliographyOf(document: DocumentCitations): string {
  const entries = document.entries() ?? []
  const lines = entries
    .filter(({ runs }) => runs.length > 0)
    .map(({ runs }) => `  <div class="csl-entry">${written(runs)}</div>\n`)
  return `<div class="csl-bib-body">\n${lines.join('')}</div>`
}

const positions: readonly CitePosition[] = ['first', 'subsequent', 'ibid', 'ibid-with-locator']

function placedCite(cite: SuiteCite, items: readonly CslItem[]): PlacedCite {
  return {
    index: items.findIndex(({ id }) => id === String(cite.id)),
    locator: cite.locator === undefined ? undefined : String(cite.locator),
    label: cite.label,
    prefix: cite.prefix,
    suffix: cite.suffix,
    part: cite['author-only'] ? 'names' : cite['suppress-author'] ? 'rest' : undefined,
    position: cite.position === undefined ? undefined : positions[cite.position],
    isNearNote: cite['near-note'],
    firstNote: cite['first-reference-note-number'],
  }
}
