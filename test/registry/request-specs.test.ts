import { describe, expect, test } from 'vitest'
import { readCarried } from '../../src/formats/index.ts'
import type { Datacite } from '../../src/model/datacite.ts'
import { registered } from '../../src/registry/index.ts'
import { checkSettings } from '../../src/validation/all-rules.ts'
import { check } from '../../src/validation/check.ts'
import { judgeValue } from '../../src/validation/check-value.ts'
import { embeddedCheck } from '../../src/validation/run/check-embedded.ts'
import { documentWith } from './xml-document.ts'

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
  test('predicts that the registry stores the publication date and the update time given in Crossref XML', () => {
    const article = `<journal><journal_metadata><full_title>Sea</full_title></journal_metadata><journal_article>${titles}${date}</journal_article></journal>`
    expect(storedOf(answer(article)).attributes).toMatchObject({
      publicationYear: 2000,
      dates: [
        { date: '2000-02', dateType: 'Issued' },
        { date: '2009-02-02T21:19:43Z', dateType: 'Updated' },
      ],
    })
  })

  test('predicts that Crossref XML without a publication date is stored with the day on which its DOI was created', () => {
    const set = `<posted_content>${titles}</posted_content>`
    expect(storedOf(answer(set)).attributes).toMatchObject({
      publicationYear: 2006,
      dates: [{ date: '2006-10-17', dateType: 'Issued' }, { dateType: 'Updated' }],
    })
  })

  // crossref_reader.rb:221-223, crossref_people.
  test('predicts a placeholder for the authors of a Crossref book that has only editors', () => {
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
test('check and registered accept an identifier without a type in Crosscite JSON', () => {
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
test('check accepts CSL-JSON without authors in the attribute xml, because the registry inserts a placeholder', () => {
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
  test('predicts that an update keeps the DOI at the registry, even if the attributes contain another DOI', () => {
    const { attributes } = registered({ doi: '10.5072/B', language: 'de' } as Datacite, {
      update: { doi: '10.5072/a' },
    })
    expect(attributes).toMatchObject({ doi: '10.5072/a', language: 'de' })
  })

  // lupo app/models/doi.rb:114; datacite_dois_spec.rb:1357-1375.
  test('predicts that the registry does not publish a draft without a URL', () => {
    const refused = (update: object): boolean =>
      registered({ event: 'publish' } as Datacite, { update }).changes.some(
        ({ behaviour }) => behaviour === 'url-missing',
      )
    expect(refused({ doi: '10.5072/a', url: null, state: 'draft' })).toBe(true)
    expect(refused({ doi: '10.5072/a', url: 'https://example.org/a', state: 'draft' })).toBe(false)
  })

  const held = {
    doi: '10.5072/a',
    state: 'findable',
    url: 'https://example.org/a',
    titles: [{ title: 'Old' }],
    subjects: [{ subject: 'Old' }],
    publisher: { name: 'Sea' },
    version: '1',
  }

  // lupo app/lib/params_sanitizer.rb:370-417, app/models/concerns/crosscitable.rb:54: compact; patch_spec.rb:28-45, 462-477.
  test('predicts that the attribute xml of an update replaces the metadata at the registry, except a version that the XML lacks', () => {
    const xml = btoa(documentWith('<titles><title>New</title></titles>'))
    const { attributes } = registered({ xml } as object as Datacite, { update: held })
    expect(attributes).toMatchObject({
      doi: '10.5072/a',
      url: 'https://example.org/a',
      titles: [{ title: 'New' }],
      subjects: [],
      version: '1',
    })
    const { attributes: alone } = registered({ xml } as object as Datacite, { update: true })
    expect(alone).toMatchObject({ titles: [{ title: 'New' }], subjects: [] })
    expect(alone).not.toHaveProperty('version')
  })

  // lupo app/models/doi.rb:83, 155: the attribute is null before and after, so the callback does not run.
  test('predicts that the registry keeps the publisher if an update sets it to null', () => {
    const change = { data: { type: 'dois', attributes: { publisher: null } } }
    expect(registered(change as object as Datacite, { update: held }).attributes.publisher).toEqual({ name: 'Sea' })
    expect(registered(change as object as Datacite, { update: true }).attributes).toEqual({})
    expect(check(change, { update: true }).records[0]?.diagnostics).toEqual([])
  })

  // lupo app/models/doi.rb:114, 130.
  test.each(['titles', 'creators', 'url'])('reports that the registry rejects an update that sets %s to null', name => {
    const change = { data: { type: 'dois', attributes: { [name]: null } } }
    expect(check(change, { update: true }).records[0]?.diagnostics).toMatchObject([
      { registry: 'rejects', pointer: `/data/attributes/${name}` },
    ])
  })
})

// lupo app/controllers/datacite_dois_controller.rb:897-904, config/initializers/constants.rb:13: NoMethodError, 400.
test.each([
  [12345, true],
  [true, true],
  [{ a: 1 }, true],
  [['PHJlc291cmNlLz4='], true],
  [false, false],
  [[], false],
  [null, false],
])('predicts and reports whether the registry rejects %j as the attribute xml', (xml, isRefused) => {
  const sent = { data: { type: 'dois', attributes: { doi: '10.5072/a', xml } } }
  expect(registered(sent as object as Datacite, { event: 'none' }).changes.map(({ behaviour }) => behaviour)).toEqual(
    isRefused ? ['xml-refused'] : [],
  )
  const found = check(sent, { event: 'none' }).records[0]?.diagnostics.filter(({ registry }) => registry === 'rejects')
  expect(found?.map(({ pointer }) => pointer)).toEqual(isRefused ? ['/data/attributes/xml'] : [])
})

// lupo app/models/doi.rb:2314-2316; post_spec.rb:2251-2256.
test('predicts that the registry rejects a landing page given as text, but not as an object', () => {
  const behaviours = (landingPage: unknown): string[] =>
    registered({ doi: '10.5072/a', landingPage } as object as Datacite, { event: 'none' }).changes.map(
      ({ behaviour }) => behaviour,
    )
  expect(behaviours('https://example.org/a')).toEqual(['text-refused'])
  expect(behaviours({ url: 'https://example.org/a', status: 200 })).toEqual([])
})

// lupo app/models/doi.rb:130, app/models/concerns/crosscitable.rb:72-82: a draft is repaired and not validated.
test('check reports that the registry repairs truncated XML of a draft, and rejects truncated XML of other records', () => {
  const whole = documentWith('')
  const cut = whole.slice(0, whole.indexOf('<publisher>'))
  const effect = (input: unknown, event?: 'none'): unknown =>
    check(input as string, event === undefined ? {} : { event }).records[0]?.diagnostics.map(one => one.registry)
  const body = (attributes: object) => ({
    data: {
      type: 'dois',
      attributes: { doi: '10.5072/a', url: 'https://example.org/a', xml: btoa(cut), ...attributes },
    },
  })
  expect(effect(body({ event: 'publish' }))).toEqual(['rejects'])
  expect(effect(body({ state: 'draft' }))).toEqual(['changes'])
  expect(effect(body({}), 'none')).toEqual(['changes'])
  expect(check(cut, { event: 'none' }).diagnostics.map(({ registry }) => registry)).toEqual(['changes'])
  expect(check(cut).diagnostics.map(({ registry }) => registry)).toEqual(['rejects'])
})
