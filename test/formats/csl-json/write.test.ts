import { describe, expect, it } from 'vitest'
import { cslJson, resourceTypeNames } from '../../../src/formats/index.ts'
import { cslTypes } from '../../../src/formats/work/types/item-types.ts'
import { resourceTypeGeneral } from '../../../src/kernel/vocabularies/resource-type-general.ts'
import type { Datacite } from '../../../src/model/index.ts'

const written = (record: Datacite) => {
  const result = cslJson.write?.(record)
  if (result === undefined) throw new Error('CSL-JSON should be written')
  const [item] = JSON.parse(result.text)
  return { item, losses: result.losses.map(({ kind, pointer }) => `${kind} ${pointer}`) }
}

const all = (records: Datacite[]): { id: string; title?: string }[] =>
  JSON.parse(cslJson.writeAll?.(records).text ?? '[]')

describe('CSL-JSON', () => {
  it.each(Object.keys(resourceTypeGeneral))('writes the general type %s as a CSL 1.0.2 type', general => {
    const { item } = written({ types: { resourceTypeGeneral: general as keyof typeof resourceTypeGeneral } })
    expect(Object.keys(cslTypes)).toContain(item.type)
    expect(item.type).toBe(resourceTypeNames(general).csl)
  })

  it('writes software with the CSL type software, and its version in the variable version', () => {
    const types = { resourceTypeGeneral: 'Software' } as const
    expect(written({ types }).item.type).toBe('software')
    expect(written({ types, version: '1.0', titles: [{ title: 'Rain' }] }).item).toMatchObject({
      type: 'software',
      version: '1.0',
      title: 'Rain',
    })
  })

  it.each([
    [
      '2019-05-01/2019-06',
      [
        [2019, 5],
        [2019, 6],
      ],
      ['changed /dates/0/date'],
    ],
    ['2019/2020-06-05', [[2019], [2020]], ['changed /dates/0/date']],
    ['2019-05-01/2019', [[2019]], ['changed /dates/0']],
    [
      '2019-05/2019-06',
      [
        [2019, 5],
        [2019, 6],
      ],
      [],
    ],
  ])('writes the date range %s to CSL-JSON without mixed precision, as CSL processors require', (date, parts, told) => {
    const { item, losses } = written({ dates: [{ date, dateType: 'Issued' }] })
    expect(item.issued).toEqual({ 'date-parts': parts })
    expect(losses).toEqual(told)
  })

  it('splits only the names of people in CSL-JSON, and keeps organisations and uncertain names whole', () => {
    const { item, losses } = written({
      creators: [
        { name: 'Lange, Stefan', nameType: 'Personal', familyName: 'Lange', givenName: 'Stefan' },
        { name: 'Institute of Rain, Wind and Snow', nameType: 'Organizational' },
        { name: 'Rain Working Group' },
        { name: ':unav' },
      ],
    })
    expect(item.author).toEqual([
      { family: 'Lange', given: 'Stefan' },
      { literal: 'Institute of Rain, Wind and Snow' },
      { literal: 'Rain Working Group' },
    ])
    expect(losses).toEqual(['lost /creators/1/nameType', 'lost /creators/3'])
  })

  it('splits a CSL-JSON name with an ORCID iD, because only people have ORCID iDs', () => {
    const orcid = { nameIdentifier: 'https://orcid.org/0000-0002-1825-0097', nameIdentifierScheme: 'ORCID' }
    const { item } = written({ creators: [{ name: 'Lange, Stefan', nameIdentifiers: [orcid] }, { name: 'Berg, Ada' }] })
    expect(item.author).toEqual([{ family: 'Lange', given: 'Stefan' }, { literal: 'Berg, Ada' }])
  })

  it('writes contributors to CSL-JSON by role, and reports contributors whose role CSL lacks', () => {
    const person = (familyName: string) =>
      ({ name: `${familyName}, A`, nameType: 'Personal', familyName, givenName: 'A' }) as const
    const { item, losses } = written({
      contributors: [
        { ...person('Ed'), contributorType: 'Editor' },
        { ...person('Tr'), contributorType: 'Translator' },
        { ...person('Cu'), contributorType: 'DataCurator' },
        { ...person('Co'), contributorType: 'ContactPerson' },
      ],
    })
    expect(item).toMatchObject({
      editor: [{ family: 'Ed', given: 'A' }],
      translator: [{ family: 'Tr', given: 'A' }],
    })
    expect(JSON.stringify(item)).not.toMatch(/Cu|Co/)
    expect(losses).toEqual(['lost /contributors/2', 'lost /contributors/3'])
  })

  it.each([
    ['2021', [[2021]]],
    ['2021-05', [[2021, 5]]],
    ['2021-05-03', [[2021, 5, 3]]],
    ['2021-05-03T12:00:00Z', [[2021, 5, 3]]],
    [
      '2021-05-03/2022-01-31',
      [
        [2021, 5, 3],
        [2022, 1, 31],
      ],
    ],
    ['2021-05/..', [[2021, 5]]],
  ])('writes the date %s to CSL-JSON as date-parts', (date, parts) => {
    const { item, losses } = written({ publicationYear: 2021, dates: [{ date, dateType: 'Issued' }] })
    expect(item.issued).toEqual({ 'date-parts': parts })
    const isWhole = !/T|\.\./.test(date)
    expect(losses).toEqual(isWhole ? [] : ['changed /dates/0/date'])
  })

  it('writes the ISO year -0043 to CSL-JSON as -44, because CSL has no year zero', () => {
    expect(written({ dates: [{ date: '-0043', dateType: 'Issued' }] }).item.issued).toEqual({ 'date-parts': [[-44]] })
  })

  it.each([
    ['CO<sub>2</sub> and <em>Quercus</em>', 'CO<sub>2</sub> and <i>Quercus</i>'],
    ['<b>a</b> <strong>b</strong> x<sup>2</sup>', '<b>a</b> <b>b</b> x<sup>2</sup>'],
    ['<a href="x">link</a> <script>alert(1)</script>', 'link'],
    ['<i>never closed', 'never closed'],
    ['closed </i> only', 'closed only'],
    ['<i>a<b>b</i>c</b>', '<i>ab</i>c'],
    ['if a < b &amp; c > d', 'if a < b & c > d'],
    ['<span style="font-variant:small-caps">Ab</span>', '<span style="font-variant:small-caps;">Ab</span>'],
  ])('keeps only CSL markup in the title %j', (title, expected) => {
    expect(written({ titles: [{ title }] }).item.title).toBe(expected)
  })

  it('creates safe, stable ids for CSL-JSON items, unique within a list', () => {
    const named: Datacite = {
      creators: [{ name: 'Okafor, Ada', nameType: 'Personal', familyName: 'Okafor', givenName: 'Ada' }],
      publicationYear: 2020,
      titles: [{ title: 'Rain: <i>a</i> short history of it' }],
    }
    expect(written({ doi: '10.5072/ABC.Def' }).item.id).toBe('10.5072/abc.def')
    expect(written(named).item.id).toBe('okafor-2020-rain-a-short')
    expect(written({}).item.id).toBe('item')
    const twice = all([named, { ...named, version: '2' }, { ...named, titles: [{ title: 'Rain, a short one' }] }])
    expect(twice.map(({ id }) => id)).toEqual([
      'okafor-2020-rain-a-short',
      'okafor-2020-rain-a-short-2',
      'okafor-2020-rain-a-short-3',
    ])
    expect(all([named]).map(({ id }) => id)).toEqual(['okafor-2020-rain-a-short'])
  })

  it('writes a DOI to CSL-JSON without its resolver, and a web address among the alternate identifiers as URL', () => {
    expect(written({ doi: 'https://doi.org/10.5072/Ab' }).item).toMatchObject({
      DOI: '10.5072/Ab',
      URL: 'https://doi.org/10.5072/Ab',
    })
    const alternateIdentifiers = [{ alternateIdentifier: 'https://x.example/a', alternateIdentifierType: 'URL' }]
    expect(written({ doi: '10.5072/ab', alternateIdentifiers }).item.URL).toBe('https://x.example/a')
    const script = [{ alternateIdentifier: 'javascript:alert(1)', alternateIdentifierType: 'URL' }]
    expect(written({ alternateIdentifiers: script }).item.URL).toBeUndefined()
  })

  it('keeps ARKs and a second ISBN in the CSL-JSON member custom, and reads them back', () => {
    const alternateIdentifiers = [
      { alternateIdentifier: '0-13-110362-8', alternateIdentifierType: 'ISBN' },
      { alternateIdentifier: '978-0-13-110362-7', alternateIdentifierType: 'ISBN' },
      { alternateIdentifier: 'ark:/12148/btv1b8449691v', alternateIdentifierType: 'ARK' },
      { alternateIdentifier: 'ark:/12148/btv1b8449691w', alternateIdentifierType: 'ARK' },
      { alternateIdentifier: '12', alternateIdentifierType: 'shelf' },
    ]
    const { item, losses } = written({ titles: [{ title: 'Rain' }], alternateIdentifiers })
    expect(item).toMatchObject({
      ISBN: '0-13-110362-8',
      custom: { ISBN: '978-0-13-110362-7', ARK: ['ark:/12148/btv1b8449691v', 'ark:/12148/btv1b8449691w'] },
    })
    expect(losses).toContain('lost /alternateIdentifiers/4')
    const custom = { ...item.custom, checked: true, PMID: 7 }
    const result = cslJson.read?.(JSON.stringify([{ ...item, custom }]))
    const [record] = result?.ok ? result.records : []
    expect(record?.alternateIdentifiers).toEqual(alternateIdentifiers.slice(0, 4))
    expect(written(record ?? {}).item.custom).toEqual(custom)
  })

  it('reports a CSL type that is more general than the type of the record', () => {
    expect(written({ types: { resourceTypeGeneral: 'DataPaper' } }).losses).toEqual([
      'changed /types/resourceTypeGeneral',
    ])
    expect(written({ types: { resourceTypeGeneral: 'ConferencePaper' } })).toMatchObject({
      item: { type: 'paper-conference' },
      losses: [],
    })
  })
})
