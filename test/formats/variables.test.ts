import { describe, expect, it } from 'vitest'
import type { FormatId } from '../../src/formats/index.ts'
import { cslTypes } from '../../src/formats/work/types/item-types.ts'
import { converted } from './conversions.ts'

type Item = Readonly<Record<string, unknown>>

/** The formats of reference managers, including CSL-JSON. */
const library = ['bibtex', 'biblatex', 'ris', 'endnote', 'endnote-xml', 'csl-json'] as const
const linked = ['schema-org', 'schema-org-turtle', 'schema-org-rdf', 'codemeta', 'ro-crate'] as const
const invenio = ['inveniordm', 'zenodo-deposit'] as const
const events = ['bibtex', 'biblatex', 'csl-json', ...invenio] as const
const all = [...library, 'mods', ...linked] as const

/** Formats that can state the free text of resourceType. */
const withText = [
  ...['datacite-rest', 'datacite-xml', 'datacite-service', 'bibtex', 'biblatex', 'ris', 'endnote', 'endnote-xml'],
  ...['csl-json', 'mods', 'dublin-core', 'dublin-core-json', 'commonmeta', 'dcat-turtle', 'dcat-json', ...linked],
] as FormatId[]

const day = (year: number, ...rest: number[]) => ({ 'date-parts': [[year, ...rest]] })
const book = { type: 'book', publisher: 'Old Press' }
const paper = { type: 'paper-conference', 'container-title': 'Proceedings of Tides', 'event-title': 'Tide Days' }

/** CSL variables, each with a work that has a value for the variable and the formats that can state the value. */
const places: readonly (readonly [variable: string, item: Item, holders: readonly FormatId[]])[] = [
  ['edition', { ...book, edition: '3rd' }, [...all, 'crossref-xml', 'inveniordm', 'cff']],
  ['volume', { ...book, volume: '2' }, [...all, 'cff']],
  ['publisher-place', { ...book, 'publisher-place': 'Bergen' }, [...all, 'crossref-xml', 'cff', ...invenio]],
  [
    'publisher-place',
    { type: 'thesis', publisher: 'Rain University', 'publisher-place': 'Oslo' },
    [...all, 'cff', ...invenio],
  ],
  ['number-of-pages', { ...book, 'number-of-pages': '321' }, [...all, 'inveniordm', 'cff']],
  ['number-of-volumes', { ...book, 'number-of-volumes': '4' }, [...library, 'mods']],
  ['part-number', { ...book, 'part-number': '2' }, ['bibtex', 'biblatex', 'csl-json', 'mods']],
  ['part-title', { ...book, 'part-title': 'Ebb' }, ['csl-json', 'mods']],
  ['volume-title', { ...book, volume: '2', 'volume-title': 'Ebb' }, ['csl-json', 'mods', 'cff']],
  ['chapter-number', { ...book, 'chapter-number': '7' }, ['bibtex', 'biblatex', 'csl-json', 'mods']],
  ['chapter-number', { type: 'chapter', 'container-title': 'Fjords', 'chapter-number': '7' }, [...library, 'mods']],
  [
    'number',
    { type: 'article-journal', 'container-title': 'Sea', number: 'e7' },
    ['ris', 'endnote', 'endnote-xml', 'csl-json', 'mods'],
  ],
  [
    'reviewed-title',
    { type: 'review-book', 'container-title': 'Sea', 'reviewed-title': 'Ebb' },
    ['ris', 'endnote', 'endnote-xml', 'csl-json'],
  ],
  ['original-publisher', { ...book, 'original-publisher': 'Elder' }, ['bibtex', 'biblatex', 'csl-json', 'mods']],
  [
    'original-publisher-place',
    { ...book, 'original-publisher-place': 'Turku' },
    ['bibtex', 'biblatex', 'csl-json', 'mods'],
  ],
  ['collection-title', { ...book, 'collection-title': 'Fjords' }, all],
  ['collection-number', { ...book, 'collection-title': 'Fjords', 'collection-number': '7' }, [...library, 'mods']],
  ['note', { ...book, note: 'Second printing' }, [...library, 'mods', 'cff']],
  ['annote', { ...book, annote: 'Read twice' }, library],
  ['call-number', { ...book, 'call-number': 'QB 7' }, [...library, 'mods']],
  ['title-short', { ...book, 'title-short': 'T' }, [...library, 'mods']],
  ['original-date', { ...book, 'original-date': day(1901) }, [...library, 'mods']],
  ['original-title', { ...book, 'original-title': 'Tidevann' }, ['bibtex', 'biblatex', 'csl-json', 'mods']],
  ['status', { ...book, status: 'in press' }, ['bibtex', 'biblatex', 'csl-json', ...linked]],
  ['archive', { ...book, archive: 'City Archive' }, ['ris', 'endnote', 'endnote-xml', 'csl-json', 'mods']],
  ['medium', { ...book, medium: 'CD-ROM' }, ['csl-json', 'mods']],
  ['number', { type: 'report', publisher: 'Rain Institute', number: 'RI-7' }, [...all, 'crossref-xml']],
  ['page', { type: 'report', publisher: 'Rain Institute', page: '1-9' }, [...all, ...invenio]],
  ['number', { type: 'patent', number: 'NO 7' }, [...library, 'mods']],
  ['number', { type: 'standard', publisher: 'ISO', number: '690' }, [...library, 'mods', 'crossref-xml']],
  ['jurisdiction', { type: 'patent', number: 'NO 7', jurisdiction: 'Norway' }, library],
  ['genre', { type: 'thesis', publisher: 'Rain University', genre: 'PhD thesis' }, [...all, 'inveniordm']],
  ['event-title', paper, [...events, 'ris', 'endnote', 'endnote-xml', 'mods', 'crossref-xml']],
  ['event-title', { type: 'speech', 'event-title': 'Tide Days' }, events],
  ['event-place', { ...paper, 'event-place': 'Oslo' }, [...events, 'ris', 'endnote', 'endnote-xml', 'crossref-xml']],
  ['event-date', { ...paper, 'event-date': day(2020, 4, 1) }, [...events, 'mods', 'crossref-xml']],
  ['container-title', paper, [...all, 'crossref-xml', ...invenio]],
  ['page', { ...paper, page: '1-9' }, [...all, 'crossref-xml', ...invenio]],
  ['ISBN', { ...paper, ISBN: '9783161484100' }, [...library, 'mods', 'crossref-xml', ...invenio]],
  ['publisher', { ...paper, publisher: 'Old Press' }, [...all, 'crossref-xml', ...invenio]],
  ['publisher-place', { ...paper, publisher: 'Old Press', 'publisher-place': 'Bergen' }, [...library, ...invenio]],
  ['edition', { ...paper, edition: '2nd' }, [...library, 'mods', 'inveniordm']],
  [
    'section',
    { type: 'article-newspaper', 'container-title': 'Times', section: 'B' },
    [...library.slice(2), 'mods', ...linked],
  ],
  ['accessed', { type: 'webpage', URL: 'https://press.example/t', accessed: day(2021, 1, 2) }, [...library, 'mods']],
]

const whole = (item: Item): string =>
  JSON.stringify([
    { id: 'k', title: 'Tides', author: [{ family: 'Okafor', given: 'Ada' }], issued: day(2020), ...item },
  ])

const kept = new Map<string, ReturnType<typeof converted>>()

/** Converts a text. Caches the result, because the tests repeat many conversions. */
function written(input: string, from: FormatId, to: FormatId): ReturnType<typeof converted> {
  const key = `${from} ${to} ${input}`
  const result = kept.get(key) ?? converted(input, { from, to })
  kept.set(key, result)
  return result
}

const itemOf = (input: string, from: FormatId): Item => JSON.parse(written(input, from, 'csl-json').text)[0]

describe.each(places)('%s of %j', (variable, item, holders) => {
  it.each(holders)(`converts ${variable} from %s to every format that can store the variable`, from => {
    for (const to of holders) {
      const text = written(written(whole(item), 'csl-json', from).text, from, to).text
      expect(itemOf(text, to)[variable], to).toEqual(item[variable])
    }
  })

  it(`writes ${variable} to formats other than DataCite's, or reports a loss`, () => {
    for (const to of [...all, 'crossref-xml', 'commonmeta', 'dcat-turtle', 'dublin-core', 'cff', ...invenio] as const) {
      const { text, losses } = written(whole(item), 'csl-json', to)
      const isThere = JSON.stringify(itemOf(text, to)[variable]) === JSON.stringify(item[variable])
      expect(isThere || losses.some(({ kind }) => kind !== 'invented'), to).toBe(true)
    }
  })
})

describe('notes of Zenodo', () => {
  const deposit = (notes: string) =>
    JSON.stringify({
      upload_type: 'publication',
      publication_type: 'book',
      title: 'Tides',
      creators: [{ name: 'Okafor, Ada' }],
      notes,
    })

  it.each([...library, 'mods'] as const)('a Zenodo note that is written to %s is read back as the CSL note', to => {
    const { text } = written(deposit('<p>Second <em>run</em></p>'), 'zenodo-deposit', to)
    expect(itemOf(text, to).note).toBe('Second run')
  })

  it('writes a Zenodo note as a description in DataCite REST JSON', () => {
    const { text, losses } = written(deposit('Second run'), 'zenodo-deposit', 'datacite-rest')
    expect(JSON.parse(text).descriptions).toEqual([{ description: 'Second run', descriptionType: 'Other' }])
    expect(losses.map(({ message }) => message).filter(message => message.includes('Second run'))).toEqual([])
  })

  it('reads a CSL note back from Zenodo', () => {
    const { text } = written(whole({ type: 'dataset', note: 'Second run' }), 'csl-json', 'zenodo-deposit')
    expect(itemOf(text, 'zenodo-deposit').note).toBe('Second run')
  })
})

describe('the item type of CSL', () => {
  it.each(Object.keys(cslTypes))(
    'the CSL item type %s survives a round trip through every format that can state the type as text',
    type => {
      for (const to of withText) {
        const { text, losses } = written(whole({ type }), 'csl-json', to)
        const item = itemOf(text, to)
        expect(item.type, to).toBe(type)
        expect(item.genre === undefined || losses.some(({ kind }) => kind === 'invented'), to).toBe(true)
        expect(
          losses.filter(({ kind, pointer }) => kind !== 'invented' && /types|cited/.test(pointer)),
          to,
        ).toEqual([])
      }
    },
  )

  it.each(withText)(
    'writes the CSL item type map with the genre Map to %s, and keeps the genre or reports a loss',
    to => {
      const { text, losses } = written(whole({ type: 'map', genre: 'Map' }), 'csl-json', to)
      expect(itemOf(text, to).type).toBe('map')
      expect(itemOf(text, to).genre === 'Map' || losses.length > 0).toBe(true)
    },
  )

  it.each([
    ['biblatex', 'article-newspaper', /@article\{[^@]*entrysubtype *= *\{newspaper\}/],
    ['commonmeta', 'post-weblog', /"type": "BlogPost"/],
    ['commonmeta', 'map', /"type": "Map"/],
    ['commonmeta', 'treaty', /"type": "LegalDocument",\s*"schema_version": "[^"]*",\s*"additional_type": "Treaty"/],
    ['datacite-rest', 'figure', /"resourceType": "Figure"/],
    ['ris', 'map', /^TY {2}- MAP\r\n(?!.*M3)/s],
  ] as const)('%s stores the CSL item type %s in the expected form', (to, type, form) => {
    expect(written(whole({ type, 'container-title': 'Times' }), 'csl-json', to).text).toMatch(form)
  })

  it.each([
    ['article-newspaper', 'NewsArticle', 'JournalArticle'],
    ['post-weblog', 'BlogPosting', 'Text'],
    ['map', 'Map', 'Image'],
    ['musical_score', 'SheetMusic', 'Other'],
  ])('writes the CSL item type %s as the schema.org class %s', (type, name, general) => {
    const { text, losses } = written(whole({ type }), 'csl-json', 'schema-org')
    expect(JSON.parse(text)).toMatchObject({ '@type': name, additionalType: general })
    expect(losses.map(({ pointer }) => pointer)).not.toContain('/extras/cited/type')
  })

  it.each([
    ['NewsArticle', 'article-newspaper'],
    ['Map', 'map'],
    ['BlogPosting', 'post-weblog'],
  ])('reads the schema.org class %s as the CSL item type %s', (name, type) => {
    const page = JSON.stringify({ '@context': 'https://schema.org', '@type': name, name: 'Tides' })
    expect(itemOf(page, 'schema-org').type).toBe(type)
  })

  it('writes the genre and the item type interview as additionalType in schema.org, and reads both back', () => {
    const text = written(whole({ type: 'interview', genre: 'Radio' }), 'csl-json', 'schema-org').text
    expect(JSON.parse(text).additionalType).toEqual(['Radio', 'Interview'])
    expect(itemOf(text, 'schema-org')).toMatchObject({ type: 'interview', genre: 'Radio' })
  })
})
