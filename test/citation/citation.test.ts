import { describe, expect, test } from 'vitest'
import { citation } from '../../src/citation/index.ts'
import { canonical, external, resource, rest, service } from './records.ts'

const house =
  'Okafor, Ada, Núñez, Björn (2021): Rainfall over the Niger basin (v1.1). Rain Repository. https://doi.org/10.5072/rain.208515.1'
const recommended =
  'Okafor, Ada; Núñez, Björn (2021): Rainfall over the Niger basin. V. 1.1. Rain Repository. (dataset). https://doi.org/10.5072/rain.208515.1'

describe.each([
  ['canonical', canonical],
  ['REST attributes', rest],
  ['a JSON:API resource', { id: '10.5072/rain.208515.1', type: 'dois', attributes: rest }],
  ['a JSON:API document', { data: { id: '10.5072/rain.208515.1', type: 'dois', attributes: rest } }],
  ["a service's datacite object", service],
  ['a Resource', resource],
])('%s', (_, record) => {
  test('citation renders a record in the house style', () => expect(citation(record)).toBe(house))
  test('citation renders a record in the DataCite style', () =>
    expect(citation(record, { style: 'datacite' })).toBe(recommended))
})

describe("the examples of DataCite's documentation", () => {
  test("citation renders a versioned example from DataCite's documentation in the DataCite style", () => {
    const record = {
      doi: '10.1594/PANGAEA.726855',
      creators: [{ name: 'Irino, T' }, { name: 'Tada, R' }],
      titles: [{ title: 'Chemical and mineral compositions of sediments from ODP Site 127-797' }],
      publisher: { name: 'Geological Institute, University of Tokyo' },
      publicationYear: 2009,
      version: '2.1',
      types: { resourceTypeGeneral: 'Dataset' },
    } as const
    expect(citation(record, { style: 'datacite' })).toBe(
      'Irino, T; Tada, R (2009): Chemical and mineral compositions of sediments from ODP Site 127-797. V. 2.1. Geological Institute, University of Tokyo. (dataset). https://doi.org/10.1594/PANGAEA.726855',
    )
  })

  test("citation in the DataCite style renders DataCite's example of an unversioned record by an organisation", () => {
    const record = {
      doi: '10.1594/GFZ.GEOFON.gfz2009kciu',
      creators: [{ name: 'Geofon operator', nameType: 'Organizational' }],
      titles: [{ title: 'GEFON event gfz2009kciu (NW Balkan Region)' }],
      publisher: 'GeoForschungsZentrum Potsdam (GFZ)',
      publicationYear: '2009',
      types: { resourceTypeGeneral: 'Dataset' },
    }
    expect(citation(record, { style: 'datacite' })).toBe(
      'Geofon operator (2009): GEFON event gfz2009kciu (NW Balkan Region). GeoForschungsZentrum Potsdam (GFZ). (dataset). https://doi.org/10.1594/GFZ.GEOFON.gfz2009kciu',
    )
  })
})

const cite = (changes: object, style: 'house' | 'datacite' = 'house') =>
  citation(
    { ...canonical, creators: [{ name: 'Lee, A' }], version: undefined, doi: '10.5072/x', ...changes },
    { style },
  )

describe('missing parts are left out with their punctuation', () => {
  test.each([
    ['version', {}, 'Lee, A (2021): Rainfall over the Niger basin. Rain Repository. https://doi.org/10.5072/x'],
    [
      'year',
      { publicationYear: undefined, dates: [] },
      'Lee, A: Rainfall over the Niger basin. Rain Repository. https://doi.org/10.5072/x',
    ],
    ['creators', { creators: [] }, '(2021): Rainfall over the Niger basin. Rain Repository. https://doi.org/10.5072/x'],
    ['title', { titles: [] }, 'Lee, A (2021). Rain Repository. https://doi.org/10.5072/x'],
    ['publisher', { publisher: null }, 'Lee, A (2021): Rainfall over the Niger basin. https://doi.org/10.5072/x'],
    ['DOI', { doi: undefined }, 'Lee, A (2021): Rainfall over the Niger basin. Rain Repository.'],
    [
      'creators, year, publisher',
      { creators: null, publicationYear: null, dates: null, publisher: null },
      'Rainfall over the Niger basin. https://doi.org/10.5072/x',
    ],
  ])('citation omits the punctuation of missing parts: %s', (_, changes, expected) =>
    expect(cite(changes)).toBe(expected),
  )

  test('an empty record has an empty citation', () => {
    expect(citation({})).toBe('')
    expect(citation(null)).toBe('')
  })

  test('citation in the DataCite style omits the punctuation of a missing version, publisher and type', () => {
    expect(cite({ publisher: undefined, types: undefined }, 'datacite')).toBe(
      'Lee, A (2021): Rainfall over the Niger basin. https://doi.org/10.5072/x',
    )
  })
})

describe('external resources', () => {
  test.each([null, {}])('citation accepts %j as the datacite member of an external resource', datacite => {
    const text = 'Snow elsewhere. https://doi.org/10.5072/elsewhere'
    expect(citation({ ...external, datacite })).toBe(text)
    expect(citation({ ...external, datacite }, { style: 'datacite' })).toBe(text)
  })

  test('citation renders a Resource without a datacite object from its own fields', () => {
    const sparse = {
      doi: '10.5072/x',
      title: 'Rain',
      version: '2',
      creators_str: 'Lee, A',
      publication_year: '2020',
      publisher: 'Rain Repository',
    }
    expect(citation(sparse)).toBe('Lee, A (2020): Rain (v2). Rain Repository. https://doi.org/10.5072/x')
  })
})

describe('year', () => {
  test.each([
    [{ publicationYear: '2021' }, '(2021)'],
    [{ publicationYear: '2021-05-03' }, '(2021)'],
    [{ publicationYear: 33 }, '(0033)'],
    [{ publicationYear: ':unkn', dates: [{ date: '2019-04', dateType: 'Issued' }] }, '(2019)'],
    [{ publicationYear: undefined, dates: [{ date: '2018/2020', dateType: 'Issued' }] }, '(2018)'],
  ])('citation prints the year of %j', (changes, year) => expect(cite(changes)).toContain(`Lee, A ${year}: `))

  test.each([20211, 2021.5, -1, '21', 'MMXXI', {}, [[]], true])(
    'citation prints no year for the publicationYear %j',
    publicationYear => {
      expect(cite({ publicationYear, dates: [] })).toMatch(/^Lee, A: Rain/)
    },
  )
})

describe('punctuation is not doubled', () => {
  test.each(['.', '?', '!', '…', '。', '？', '؟', '।'])(
    'citation adds no full stop to a title that ends in %s',
    end => {
      expect(cite({ titles: [{ title: `Rain${end}` }] })).toContain(`: Rain${end} Rain Repository. `)
    },
  )

  test('citation adds no full stop to a publisher that ends in a full stop', () => {
    expect(cite({ publisher: 'Rain Inc.' })).toContain('. Rain Inc. https://')
  })
})

describe('titles', () => {
  test.each([
    [
      'an untyped title after a translated one',
      [{ title: 'Regen', titleType: 'TranslatedTitle' }, { title: 'Rain' }, { title: 'Pluie' }],
      'Rain',
    ],
    [
      'titles in several languages',
      [
        { title: '降雨', lang: 'ja' },
        { title: 'Rain', lang: 'en', titleType: 'TranslatedTitle' },
      ],
      '降雨',
    ],
    ['only a typed title', [{ title: 'Hourly sums', titleType: 'AlternativeTitle' }], 'Hourly sums'],
    ['an unknown main title', [{ title: ':unas' }, { title: 'Rain', titleType: 'AlternativeTitle' }], 'Rain'],
    ['markup in the title', [{ title: 'CO<sub>2</sub> in <i>Zea mays</i> &amp; soil' }], 'CO2 in Zea mays & soil'],
    ['line breaks in the title', [{ title: '  Rain\r\n\tand   snow ' }], 'Rain and snow'],
  ])('citation prints the title of a record with %s', (_, titles, title) =>
    expect(cite({ titles })).toBe(`Lee, A (2021): ${title}. Rain Repository. https://doi.org/10.5072/x`),
  )
})

describe('scripts are not mangled', () => {
  test.each([
    ['Arabic', 'الزهراوي، فاطمة', 'قياسات الأمطار'],
    ['Hebrew', 'כהן, דוד', 'משקעים בגליל'],
    ['Persian with a zero-width non-joiner', 'رضایی، سارا', 'داده\u200cهای بارش'],
    ['Chinese', '王小明', '长江流域降水数据集'],
    ['Japanese with an ideographic space', '山田\u3000太郎', '降水量データ'],
    ['Korean', '김민준', '한강 유역 강수량'],
    ['characters outside the Basic Multilingual Plane', '𠮷野, 一郎', '𝛼-rays 🌧'],
  ])('citation prints names and titles in %s unchanged', (_, name, title) => {
    expect(cite({ creators: [{ name }], titles: [{ title }] })).toBe(
      `${name} (2021): ${title}. Rain Repository. https://doi.org/10.5072/x`,
    )
  })

  test('citation drops a direction override that would reverse the rest of the citation', () => {
    expect(cite({ titles: [{ title: '\u202eRain' }] })).toContain(': Rain. ')
  })
})

describe('codes for unknown values are never printed', () => {
  test.each([':unav', ':tba', '(:unas)', ':(unkn)', ':NULL', '<i>:unav</i>', '&#58;unav'])(
    'citation never prints the code %s',
    code => {
      const record = {
        creators: [{ name: code }],
        titles: [{ title: code }],
        publisher: code,
        version: code,
        types: { resourceTypeGeneral: code },
      }
      expect(cite(record)).toBe('(2021). https://doi.org/10.5072/x')
      expect(cite(record, 'datacite')).toBe('(2021). https://doi.org/10.5072/x')
    },
  )
})

describe('link', () => {
  test.each([
    ['URL of a DOI that is given as a URL', { doi: 'https://dx.doi.org/10.5072/Ab' }, 'https://doi.org/10.5072/Ab'],
    [
      'encoded URL of a DOI with characters that a URL cannot contain',
      { doi: '10.1002/(SICI)1<1::AID-AJ1>3.0.CO;2-1' },
      'https://doi.org/10.1002/(SICI)1%3C1::AID-AJ1%3E3.0.CO;2-1',
    ],
    [
      'URL of a DOI that is the id of a flat record',
      { doi: undefined, id: 'https://doi.org/10.5072/y' },
      'https://doi.org/10.5072/y',
    ],
    [
      'URL of a Handle',
      { doi: undefined, identifier: { identifier: 'hdl:11304/a<b', identifierType: 'Handle' } },
      'https://hdl.handle.net/11304/a%3Cb',
    ],
    [
      'URL among the identifiers',
      { doi: undefined, identifiers: [{ identifier: 'https://rain.example/a?b=<c>', identifierType: 'URL' }] },
      'https://rain.example/a?b=%3Cc%3E',
    ],
    [
      'alternate identifier',
      { doi: undefined, alternateIdentifiers: [{ alternateIdentifier: 'RR-7', alternateIdentifierType: 'Report' }] },
      'RR-7',
    ],
    ['URL of the landing page', { doi: 'not a DOI', url: 'http://rain.example/7' }, 'http://rain.example/7'],
  ])('a citation ends with the best available link or identifier: %s', (_, changes, link) =>
    expect(cite(changes)).toBe(`Lee, A (2021): Rainfall over the Niger basin. Rain Repository. ${link}`),
  )

  test('citation prints no web address for a record with a javascript: URL', () => {
    expect(cite({ doi: undefined, url: 'javascript:alert(1)' })).not.toMatch(/https?:/)
  })
})

test.each([
  ['ComputationalNotebook', '(computational notebook)'],
  ['OutputManagementPlan', '(output management plan)'],
  ['Software', '(software)'],
])('citation prints the type %s as %s in the DataCite style', (resourceTypeGeneral, shown) => {
  expect(cite({ types: { resourceTypeGeneral } }, 'datacite')).toContain(`. ${shown}. https://`)
})

test('citation does not repeat a version that the title ends with', () => {
  const record = { titles: [{ title: 'Rain (v1.1)' }], version: '1.1' }
  expect(cite(record)).toContain('(2021): Rain (v1.1). Rain Repository. ')
  expect(cite(record, 'datacite')).toContain('(2021): Rain (v1.1). Rain Repository. (dataset). ')
})

test('citation reads a resource type at the top level, as in old records of the service', () => {
  expect(cite({ types: undefined, resourceTypeGeneral: 'Model' }, 'datacite')).toContain('. (model). ')
})

describe('style', () => {
  test('a misspelt style causes a TypeError that lists the known styles', () => {
    const style = 'datacit' as 'datacite'
    expect(() => citation(canonical, { style })).toThrow(
      new TypeError('The option style should be house or datacite, not "datacit".'),
    )
  })

  test.each(['apa', '', 'constructor', null, 7])(
    'the unknown style %j causes an error that lists the known styles',
    name => {
      const style = name as 'house'
      expect(() => citation(canonical, { style })).toThrow(/should be house or datacite, not /)
    },
  )
})
