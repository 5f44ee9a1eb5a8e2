/** A Markdown paper, with its citations in the order of the notes. */
export interface Paper {
  markdown: string
  /** The cites of each citation, with the number of the note in which the citation appears. */
  notes: { cites: { id: string; locator?: string; label?: string }[]; note: number }[]
  items: ReturnType<typeof itemOf>[]
}

const families = ['Adams', 'Baker', 'Clark', 'Dunn', 'Ekman', 'Frei', 'Grau', 'Hahn', 'Ito', 'Jung', 'Klee', 'Lund']
const nouns = ['Rain', 'Snow', 'Hail', 'Fog', 'Dew', 'Frost', 'Wind', 'Storm', 'Cloud', 'Ice']

function itemOf(place: number) {
  const author = Array.from({ length: 1 + (place % 4) }, (_, at) => ({
    family: families[(place + at * 5) % families.length] ?? '',
    given: ['Ann', 'Bo Carl', 'Dora'][(place + at) % 3] ?? '',
  }))
  const title = `${nouns[place % nouns.length]} and ${nouns[(place * 3 + 1) % nouns.length]}: A Study of Case ${place}`
  const issued = { 'date-parts': [[1980 + (place % 40)]] }
  return place % 3 === 0
    ? { id: `book-${place}`, type: 'book', title, author, issued, publisher: 'Sea Press', 'publisher-place': 'Oslo' }
    : {
        id: `article_${place}`,
        type: 'article-journal',
        title,
        author,
        issued,
        'container-title': 'Journal of Weather',
        volume: String(place),
        issue: '2',
        page: `${place * 10}-${place * 10 + 9}`,
      }
}

/**
 * Creates a paper of headings, paragraphs and quotations with `count` citations. Every tenth citation is in a footnote
 * of the Markdown text.
 */
export function paperWith(count: number): Paper {
  const items = Array.from({ length: 60 }, (_, place) => itemOf(place))
  const notes: Paper['notes'] = []
  const own: string[] = []
  let markdown = '---\ntitle: Weather\n---\n\n# Weather\n'
  for (let place = 0; place < count; place++) {
    const cites = citesAt(place, items)
    notes.push({ cites, note: place + 1 })
    const written = `[${cites.map(({ id, locator }) => (locator ? `@${id}, p. ${locator}` : `@${id}`)).join('; ')}]`
    markdown += place % 12 === 0 ? '\n## Part\n\n' : place % 4 === 0 ? '\n' : place % 9 === 0 ? '\n> ' : ''
    if (place % 10 === 9) {
      own.push(`[^own${place}]: ${written}\n`)
      markdown += `As was said.[^own${place}] `
    } else markdown += `The *weather* of day ${place} was fair ${written}${place % 2 === 0 ? ',' : '.'} and so on. `
    if (place % 4 === 3) markdown += '\n'
  }
  return { markdown: `${markdown}\n\n${own.join('\n')}\n# References\n\n<div id="refs"></div>\n`, notes, items }
}

/** Returns the cites of one or two records. Some records are cited twice in a row, some again later. */
function citesAt(place: number, items: readonly { id: string }[]): Paper['notes'][number]['cites'] {
  const { id = '' } = items[(place % 7 === 3 ? (place - 1) * 17 : place * 17) % items.length] ?? {}
  const cite = place % 3 === 0 ? { id, locator: String(10 + place), label: 'page' } : { id }
  const other = items[(place * 31 + 5) % items.length]
  return place % 11 === 5 && other !== undefined ? [cite, { id: other.id }] : [cite]
}
