import { describe, expect, test } from 'vitest'
import { readCarried } from '../../src/formats/index.ts'
import type { Datacite } from '../../src/model/datacite.ts'
import { registered } from '../../src/registry/index.ts'
import { checkSettings } from '../../src/validation/all-rules.ts'
import { check } from '../../src/validation/check.ts'
import { judgeValue } from '../../src/validation/check-value.ts'
import { embeddedCheck } from '../../src/validation/run/check-embedded.ts'

const carrying = (text: string) => ({
  data: {
    type: 'dois',
    attributes: { doi: '10.5072/a', event: 'publish', url: 'https://example.org/a', xml: btoa(text) },
  },
})

const storedOf = (text: string) => registered(carrying(text) as Datacite, { carried: readCarried })

const refusals = (text: string): string[] =>
  (judgeValue(carrying(text), {}, checkSettings({}), embeddedCheck(readCarried)).records[0]?.diagnostics ?? []).flatMap(
    ({ rule, registry }) => (registry === 'rejects' ? [rule] : []),
  )

const answer = (work: string): string =>
  `<crossref_result xmlns="http://www.crossref.org/qrschema/3.0"><query_result><body><query status="resolved"><doi>10.5072/x</doi><crm-item name="publisher-name" type="string">Sea</crm-item><crm-item name="last-update" type="date">2009-02-02T21:19:43Z</crm-item><crm-item name="created" type="date">2006-10-17T19:50:37Z</crm-item><doi_record><crossref xmlns="http://www.crossref.org/xschema/1.1">${work}</crossref></doi_record></query></body></query_result></crossref_result>`

const titles = '<titles><title>Waves</title></titles>'
const date = '<publication_date><month>2</month><year>2000</year></publication_date>'

// bolognese 2.5.1 lib/bolognese/readers/crossref_reader.rb:87-157; lupo spec/requests/datacite_dois/post_spec.rb:1835-1856, 2350-2419.
describe('Crossref XML in the attribute xml', () => {
  test('predicts that the registry stores the day of the last update of Crossref XML as well as its publication date', () => {
    const article = `<journal><journal_metadata><full_title>Sea</full_title></journal_metadata><journal_article>${titles}${date}</journal_article></journal>`
    expect(storedOf(answer(article)).attributes).toMatchObject({
      publicationYear: 2000,
      dates: [
        { date: '2000-02', dateType: 'Issued' },
        { date: '2009-02-02T21:19:43Z', dateType: 'Updated' },
      ],
    })
  })

  test('predicts the day on which the DOI was created as the date of Crossref XML without a publication date', () => {
    const set = `<posted_content>${titles}</posted_content>`
    expect(storedOf(answer(set)).attributes).toMatchObject({
      publicationYear: 2006,
      dates: [{ date: '2006-10-17', dateType: 'Issued' }, { dateType: 'Updated' }],
    })
  })

  // crossref_reader.rb:221-223, crossref_people.
  test('predicts a placeholder for the authors of a book that has only editors', () => {
    const editor =
      '<contributors><person_name contributor_role="editor"><given_name>Ada</given_name><surname>Okafor</surname></person_name></contributors>'
    const book = answer(`<book><book_metadata>${editor}${titles}${date}</book_metadata></book>`)
    expect(storedOf(book).attributes).toMatchObject({
      creators: [{ nameType: 'Organizational', name: ':(unav)' }],
      contributors: [{ name: 'Okafor, Ada', contributorType: 'Editor' }],
    })
    expect(refusals(book)).toEqual([])
  })

  // crossref_reader.rb:87-96, and the tables in utils.rb:116-263, 361-387.
  test.each([
    ['<book book_type="monograph"><book_metadata/></book>', ['Book', 'Book', 'Book', 'book', 'book', 'BOOK']],
    [
      '<book><book_metadata/><content_item component_type="chapter"><titles/></content_item></book>',
      ['BookChapter', 'BookChapter', 'Chapter', 'chapter', 'inbook', 'CHAP'],
    ],
    [
      '<posted_content type="preprint"/>',
      ['JournalArticle', 'PostedContent', 'ScholarlyArticle', 'article-journal', 'article', 'JOUR'],
    ],
    [
      '<conference><conference_paper/></conference>',
      [undefined, 'Conference', 'ScholarlyArticle', 'article-journal', 'misc', 'JOUR'],
    ],
    ['<peer_review/>', ['PeerReview', 'PeerReview', 'Review', 'article-journal', 'misc', 'JOUR']],
  ])('predicts the type names from the kind of work in Crossref XML: %s', (work, names) => {
    const [resourceTypeGeneral, resourceType, schemaOrg, citeproc, bibtex, ris] = names
    const full = work
      .replace(/\/>$/, `>${titles}</x>`)
      .replace(/<\/x>$/, `</${/^<(\w+)/.exec(work)?.[1]}>`)
      .replace('<titles/>', titles)
      .replace('<conference_paper/>', `<conference_paper>${titles}</conference_paper>`)
      .replace('<book_metadata/>', `<book_metadata>${titles}</book_metadata>`)
    expect(storedOf(answer(full)).attributes.types).toEqual({
      ...(resourceTypeGeneral !== undefined && { resourceTypeGeneral }),
      resourceType,
      schemaOrg,
      citeproc,
      bibtex,
      ris,
    })
  })
})

// bolognese 2.5.1 lib/bolognese/datacite_utils.rb:135-144: an absent type is written as an empty attribute.
test('accepts an identifier without a type in Crosscite JSON', () => {
  const identifiers = [{ identifier: '4711' }]
  const work = {
    types: { resourceTypeGeneral: 'Dataset' },
    titles: [{ title: 'Waves' }],
    creators: [{ name: 'Okafor, Ada' }],
    publisher: 'Sea',
    publication_year: 2014,
    identifiers,
  }
  expect(storedOf(JSON.stringify(work)).changes.filter(({ effect }) => effect === 'rejects')).toEqual([])
  expect(refusals(JSON.stringify(work))).toEqual([])
})

// bolognese 2.5.1 lib/bolognese/readers/citeproc_reader.rb:47-51.
test('accepts CSL-JSON without authors in the attribute xml, because the registry inserts a placeholder', () => {
  const item = { type: 'dataset', title: 'Waves', publisher: 'Sea', issued: { 'date-parts': [[2014]] } }
  expect(refusals(JSON.stringify(item))).toEqual([])
})

describe('an update', () => {
  // lupo app/controllers/datacite_dois_controller.rb:619-626, app/models/doi.rb:2249-2262; post_spec.rb:1884-1964.
  test('predicts and reports that the registry rejects a contributor with a missing or unknown type in an update of a draft, but not in a new draft', () => {
    for (const contributorType of ['Funder', null, '']) {
      const attributes = { doi: '10.5072/a', contributors: [{ contributorType, name: 'Sea Trust' }] }
      const sent = { data: { type: 'dois', attributes } }
      const refused = (update: boolean): boolean[] => [
        registered(sent as Datacite, { event: 'none', update }).changes.some(({ effect }) => effect === 'rejects'),
        check(sent, { event: 'none', update }).records[0]?.diagnostics.some(one => one.registry === 'rejects') ?? false,
      ]
      expect(refused(true)).toEqual([true, true])
      expect(refused(false)).toEqual([false, false])
    }
  })

  // lupo app/controllers/datacite_dois_controller.rb:620-626: except(:doi); patch_spec.rb:173-184.
  test('predicts that an update keeps the DOI of the registry if its attributes have another one', () => {
    const { attributes } = registered({ doi: '10.5072/B', language: 'de' } as Datacite, {
      update: { doi: '10.5072/a' },
    })
    expect(attributes).toMatchObject({ doi: '10.5072/a', language: 'de' })
  })

  // lupo app/models/doi.rb:114; datacite_dois_spec.rb:1357-1375.
  test('predicts that the registry does not publish a draft that has no URL there', () => {
    const refused = (update: object): boolean =>
      registered({ event: 'publish' } as Datacite, { update }).changes.some(
        ({ behaviour }) => behaviour === 'url-missing',
      )
    expect(refused({ doi: '10.5072/a', url: null, state: 'draft' })).toBe(true)
    expect(refused({ doi: '10.5072/a', url: 'https://example.org/a', state: 'draft' })).toBe(false)
  })
})
