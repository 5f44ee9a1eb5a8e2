import { describe, expect, it } from 'vitest'
import { convert, dublinCoreJson, dublinCoreXml, type Format, readRecords } from '../../../src/formats/index.ts'
import type { Datacite } from '../../../src/model/index.ts'

function recordsIn({ read }: Format, text: string): Datacite[] {
  const result = read?.(text)
  if (!result?.ok) throw new Error(JSON.stringify(result?.diagnostics))
  return result.records
}

const oaiPmh = `<?xml version="1.0"?>
<OAI-PMH xmlns="http://www.openarchives.org/OAI/2.0/">
  <responseDate>2026-01-01T00:00:00Z</responseDate>
  <ListRecords>
    <record>
      <header><identifier>oai:example.org:1</identifier><datestamp>2026-01-01</datestamp></header>
      <metadata>
        <oai_dc:dc xmlns:oai_dc="http://www.openarchives.org/OAI/2.0/oai_dc/" xmlns:dc="http://purl.org/dc/elements/1.1/">
          <dc:title xml:lang="de">Eis &amp; Schnee</dc:title>
          <dc:creator>Centro de Estudos, Brasil</dc:creator>
          <dc:date>2020-03-01T10:00:00Z</dc:date>
          <dc:date>2019</dc:date>
          <dc:type>info:eu-repo/semantics/article</dc:type>
          <dc:type>Artikel</dc:type>
          <dc:identifier>https://repo.example.org/1</dc:identifier>
          <dc:identifier>doi:10.5072/Abc</dc:identifier>
          <dc:source>Beispielblatt; Bd. 7 (2019); 1-9</dc:source>
          <dc:relation>https://doi.org/10.5072/data</dc:relation>
          <dc:coverage>name=Kiel; east=10.13; north=54.32</dc:coverage>
          <dc:coverage>1920/1930</dc:coverage>
          <dc:rights>https://creativecommons.org/licenses/by/4.0/</dc:rights>
          <x:grade xmlns:x="urn:x">A</x:grade>
        </oai_dc:dc>
      </metadata>
    </record>
    <record><header status="deleted"><identifier>oai:example.org:2</identifier></header></record>
  </ListRecords>
</OAI-PMH>`

describe('dublin-core', () => {
  it('reads the Dublin Core records in an OAI-PMH response, and skips deleted records', () => {
    expect(recordsIn(dublinCoreXml, oaiPmh)).toEqual([
      {
        titles: [{ title: 'Eis & Schnee', lang: 'de' }],
        creators: [{ name: 'Centro de Estudos, Brasil' }],
        types: { resourceTypeGeneral: 'JournalArticle', resourceType: 'Artikel' },
        alternateIdentifiers: [{ alternateIdentifier: 'https://repo.example.org/1', alternateIdentifierType: 'URL' }],
        doi: '10.5072/Abc',
        relatedIdentifiers: [
          {
            relatedIdentifier: '10.5072/data',
            relatedIdentifierType: 'DOI',
            relationType: 'Other',
            relationTypeInformation: 'dc:relation',
          },
        ],
        geoLocations: [{ geoLocationPoint: { pointLongitude: 10.13, pointLatitude: 54.32 }, geoLocationPlace: 'Kiel' }],
        rightsList: [{ rightsUri: 'https://creativecommons.org/licenses/by/4.0/' }],
        publicationYear: 2019,
        dates: [
          { date: '2020-03-01T10:00:00Z', dateType: 'Other', dateInformation: 'dc:date' },
          { date: '1920/1930', dateType: 'Coverage' },
        ],
        extras: {
          format: 'dublin-core',
          members: { '/source': ['Beispielblatt; Bd. 7 (2019); 1-9'], '/x:grade': ['A'] },
        },
      },
    ])
  })

  it('warns about an element outside Dublin Core, with its position', () => {
    const result = dublinCoreXml.read?.(oaiPmh)
    expect(result?.diagnostics).toMatchObject([
      { rule: 'unknown-key', severity: 'warning', position: { start: { line: 22 } } },
    ])
  })

  it('detects Dublin Core in an OAI-PMH response and in JSON with plain or dotted names', () => {
    expect(readRecords(oaiPmh).records.map(({ format }) => format)).toEqual(['dublin-core'])
    expect(readRecords('{"title": ["A"], "creator": "B"}').records.map(({ format }) => format)).toEqual([
      'dublin-core-json',
    ])
    expect(readRecords('{"dc.title": ["A"], "dc.date": "2020"}').records[0]?.record).toEqual({
      titles: [{ title: 'A' }],
      publicationYear: 2020,
    })
  })

  it('writes an OAI-PMH record back to Dublin Core, including a source outside the model, except for reported losses', () => {
    const [record = {}] = recordsIn(dublinCoreXml, oaiPmh)
    const { text = '', losses = [] } = dublinCoreXml.write?.(record) ?? {}
    expect(text).toContain('<dc:source>Beispielblatt; Bd. 7 (2019); 1-9</dc:source>')
    expect(losses.map(({ pointer }) => pointer)).toEqual(['/dates/0', '/extras/members/~1x:grade'])
    const { extras, dates, ...rest } = record
    expect(recordsIn(dublinCoreXml, text)[0]).toEqual({
      ...rest,
      dates: dates?.slice(1),
      extras: { format: 'dublin-core', members: { '/source': ['Beispielblatt; Bd. 7 (2019); 1-9'] } },
    })
  })

  it('gives the type Other to a Dublin Core identifier of an unknown scheme, and writes the same text back', () => {
    const given: Datacite = { alternateIdentifiers: [{ alternateIdentifier: 'U0417B-42R-3' }] }
    const other = { alternateIdentifier: 'U0417B-42R-3', alternateIdentifierType: 'Other' }
    for (const format of [dublinCoreXml, dublinCoreJson]) {
      const { text = '' } = format.write?.(given) ?? {}
      const [record = {}] = recordsIn(format, text)
      expect(record).toEqual({ alternateIdentifiers: [other] })
      expect(format.write?.(record)).toMatchObject({ text, losses: [] })
    }
  })

  it('writes several Dublin Core records to one document, and reads their titles back', () => {
    const records: Datacite[] = [{ titles: [{ title: 'A' }], version: '1' }, { titles: [{ title: 'B' }] }]
    for (const format of [dublinCoreXml, dublinCoreJson]) {
      const { text = '', losses } = format.writeAll?.(records) ?? {}
      expect(recordsIn(format, text)).toEqual([{ titles: [{ title: 'A' }] }, { titles: [{ title: 'B' }] }])
      expect(losses).toMatchObject([{ pointer: '/version', index: 0 }])
    }
  })

  it('omits markup and codes such as :unav from Dublin Core, and writes no contributor as a creator', () => {
    const record: Datacite = {
      titles: [{ title: 'Ice in <i>Nature</i>' }],
      creators: [{ name: ':unav' }, { name: 'Institute of Ice, Kiel', nameType: 'Organizational' }],
      contributors: [{ name: 'Berg, Eva', contributorType: 'DataCurator' }],
      dates: [{ date: '2018-03-01/2018-09-30', dateType: 'Issued' }],
      publicationYear: 2018,
    }
    const { text, losses } = dublinCoreJson.write?.(record) ?? {}
    expect(JSON.parse(text ?? '')).toEqual({
      title: ['Ice in Nature'],
      creator: ['Institute of Ice, Kiel'],
      contributor: ['Berg, Eva'],
      date: ['2018-03-01/2018-09-30'],
    })
    expect(losses?.map(({ kind, pointer }) => `${kind} ${pointer}`)).toEqual([
      'changed /titles/0/title',
      'lost /creators/0',
      'lost /creators/1/nameType',
      'lost /contributors/0/contributorType',
    ])
  })

  it('reads the parts of a name back from Dublin Core, or reports their loss if the name has no comma', () => {
    const creators = ['Okafor, Ada', 'Ada Okafor'].map(name => ({
      name,
      nameType: 'Personal' as const,
      givenName: 'Ada',
      familyName: 'Okafor',
    }))
    const { text, losses } = dublinCoreXml.write({ doi: '10.5072/a', titles: [{ title: 'T' }], creators })
    expect(recordsIn(dublinCoreXml, text)[0]?.creators?.[0]).toEqual(creators[0])
    expect(losses.map(({ pointer }) => pointer)).toEqual([
      '/creators/1/nameType',
      '/creators/1/givenName',
      '/creators/1/familyName',
    ])
  })

  it('escapes a Dublin Core place name that resembles an encoded value', () => {
    const place = 'Kiel; east=0; north=0 \\ bay'
    const geoLocations = [{ geoLocationPoint: { pointLongitude: 10, pointLatitude: 54 }, geoLocationPlace: place }]
    const { text = '' } = dublinCoreJson.write?.({ titles: [{ title: 'A' }], geoLocations }) ?? {}
    expect(recordsIn(dublinCoreJson, text)[0]?.geoLocations).toEqual(geoLocations)
  })

  it.each([
    [
      'an external entity',
      '<!DOCTYPE dc [<!ENTITY x SYSTEM "file:///etc/passwd">]><dc>&x;</dc>',
      'schema/not-well-formed',
    ],
    ['no Dublin Core element', '<dc><title>A</title></dc>', 'schema/unrecognised'],
  ])('refuses Dublin Core XML with %s', (_, text, rule) => {
    expect(convert(text, { from: 'dublin-core', to: 'citable-json' })).toMatchObject({
      ok: false,
      diagnostics: [{ rule, position: { start: { line: 1 } } }],
    })
  })

  it.each(['{}', '[]', '[[]]', '1', '{"title": {}}', '{"title": [{"a": [1]}]}', ''])(
    'refuses %j as Dublin Core JSON and gives the reason',
    text => {
      const result = dublinCoreJson.read?.(text)
      expect(result?.ok).toBe(false)
      expect(result?.diagnostics.length).toBeGreaterThan(0)
    },
  )
})
