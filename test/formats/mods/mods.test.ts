import { describe, expect, it } from 'vitest'
import { convert, mods, readRecords } from '../../../src/formats/index.ts'
import type { RelatedItem } from '../../../src/model/index.ts'

const library = `<modsCollection xmlns="http://www.loc.gov/mods/v3" xmlns:xlink="http://www.w3.org/1999/xlink">
<mods version="3.4">
  <titleInfo usage="primary"><nonSort>The </nonSort><title>tides</title><subTitle>a study</subTitle><partNumber>2</partNumber></titleInfo>
  <titleInfo type="translated" lang="ger"><title>Die Gezeiten</title></titleInfo>
  <titleInfo type="abbreviated"><title>Tides</title></titleInfo>
  <name type="personal" authority="naf" valueURI="http://id.loc.gov/authorities/names/n7">
    <namePart type="family">Okafor</namePart><namePart type="given">Ada</namePart><namePart type="termsOfAddress">Jr</namePart>
    <namePart type="date">1970-</namePart>
    <role><roleTerm type="text" authority="marcrelator">author</roleTerm><roleTerm type="code" authority="marcrelator">aut</roleTerm></role>
    <affiliation>Rain Institute</affiliation>
  </name>
  <name type="corporate"><namePart>Fjord Survey</namePart><role><roleTerm type="code">spn</roleTerm></role></name>
  <name type="personal"><namePart>Berg, Eva</namePart><role><roleTerm type="text">illuminator</roleTerm></role></name>
  <name type="conference"><namePart>Tidal Meeting</namePart></name>
  <typeOfResource>text</typeOfResource>
  <genre authority="marcgt">article</genre>
  <originInfo>
    <place><placeTerm type="code" authority="marccountry">no</placeTerm></place><place><placeTerm type="text">Bergen</placeTerm></place>
    <publisher>Fjord Press</publisher><dateIssued encoding="w3cdtf" keyDate="yes">2021-05</dateIssued>
    <dateCaptured point="start">2019</dateCaptured><dateCaptured point="end">2020</dateCaptured>
    <dateOther type="embargo">2022</dateOther><issuance>monographic</issuance>
  </originInfo>
  <language><languageTerm type="text">German</languageTerm><languageTerm type="code" authority="iso639-2b">ger</languageTerm></language>
  <physicalDescription><form>print</form><extent>9 p.</extent><internetMediaType>application/pdf</internetMediaType></physicalDescription>
  <abstract>Water
     levels.

     And salt.</abstract>
  <tableOfContents>One. Two.</tableOfContents>
  <note>Also on film.</note><note type="funding">Sea Fund</note>
  <subject authority="lcsh"><topic>Tides</topic><geographic>Norway</geographic></subject>
  <classification authority="ddc">551.46</classification>
  <relatedItem type="host">
    <titleInfo><title>Journal of Tides</title></titleInfo><titleInfo type="abbreviated"><title>J Tides</title></titleInfo>
    <identifier type="issn">2049-3630</identifier>
    <part><detail type="volume"><number>7</number><caption>vol.</caption></detail><detail type="issue"><number>2</number></detail>
      <extent unit="page"><list>11-19</list></extent></part>
  </relatedItem>
  <relatedItem type="otherVersion"><identifier type="doi">10.5072/tides.v1</identifier></relatedItem>
  <identifier type="doi">10.5072/tides.v2</identifier><identifier type="uri" invalid="yes">https://old.example</identifier>
  <location><physicalLocation>Bergen Library</physicalLocation><shelfLocator>A 7</shelfLocator>
    <url usage="primary display">https://tides.example/7</url><url access="raw object">https://tides.example/7.pdf</url></location>
  <accessCondition type="use and reproduction" xlink:href="https://creativecommons.org/licenses/by/4.0/">CC BY</accessCondition>
  <recordInfo><recordIdentifier>7</recordIdentifier></recordInfo>
</mods></modsCollection>`

describe('a record of a library', () => {
  const result = mods.read(library)
  const [record] = result.ok ? result.records : []

  it('reads a library record in MODS into kernel properties, and keeps other values as extras', () => {
    expect(record).toEqual({
      titles: [
        { title: 'The tides. 2' },
        { title: 'a study', titleType: 'Subtitle' },
        { title: 'Die Gezeiten', titleType: 'TranslatedTitle', lang: 'ger' },
      ],
      creators: [
        {
          name: 'Okafor Jr, Ada',
          nameType: 'Personal',
          givenName: 'Ada',
          familyName: 'Okafor Jr',
          nameIdentifiers: [{ nameIdentifier: 'http://id.loc.gov/authorities/names/n7', nameIdentifierScheme: 'naf' }],
          affiliation: [{ name: 'Rain Institute' }],
        },
      ],
      contributors: [
        { name: 'Fjord Survey', nameType: 'Organizational', contributorType: 'Sponsor' },
        { name: 'Berg, Eva', nameType: 'Personal', contributorType: 'Other' },
      ],
      types: { resourceTypeGeneral: 'JournalArticle', resourceType: 'article' },
      publisher: { name: 'Fjord Press' },
      publicationYear: 2021,
      dates: [
        { date: '2021-05', dateType: 'Issued' },
        { date: '2019/2020', dateType: 'Collected' },
        { date: '2022', dateType: 'Other' },
      ],
      language: 'de',
      formats: ['application/pdf'],
      sizes: ['9 p.'],
      descriptions: [
        { description: 'Water levels.<br>And salt.', descriptionType: 'Abstract' },
        { description: 'One. Two.', descriptionType: 'TableOfContents' },
      ],
      subjects: [
        { subject: 'Tides', subjectScheme: 'lcsh' },
        { subject: '551.46', classificationCode: '551.46', subjectScheme: 'ddc' },
      ],
      geoLocations: [{ geoLocationPlace: 'Norway' }],
      relatedItems: [
        {
          relatedItemType: 'Journal',
          relationType: 'IsPublishedIn',
          relatedItemIdentifier: { relatedItemIdentifier: '2049-3630', relatedItemIdentifierType: 'ISSN' },
          titles: [{ title: 'Journal of Tides' }, { title: 'J Tides', titleType: 'AlternativeTitle' }],
          volume: '7',
          issue: '2',
          firstPage: '11',
          lastPage: '19',
        },
      ],
      relatedIdentifiers: [
        { relatedIdentifier: '10.5072/tides.v1', relatedIdentifierType: 'DOI', relationType: 'IsVersionOf' },
      ],
      doi: '10.5072/tides.v2',
      rightsList: [{ rights: 'CC BY', rightsUri: 'https://creativecommons.org/licenses/by/4.0/' }],
      extras: {
        format: 'mods',
        members: {
          '/name/namePart': '1970-',
          '/name/namePart/@type': 'date',
          '/name/role/roleTerm': 'illuminator',
          '/note/@type': 'funding',
          '/note': 'Sea Fund',
          '/originInfo/dateOther/@type': 'embargo',
          '/originInfo/place/placeTerm/@type': 'code',
          '/originInfo/place/placeTerm/@authority': 'marccountry',
          '/originInfo/place/placeTerm': 'no',
          '/identifier/@type': 'uri',
          '/identifier/@invalid': 'yes',
          '/identifier': 'https://old.example',
        },
        cited: {
          'title-short': 'Tides',
          'event-title': 'Tidal Meeting',
          'publisher-place': 'Bergen',
          medium: 'print',
          note: 'Also on film.',
          URL: 'https://tides.example/7',
          archive: 'Bergen Library',
          'call-number': 'A 7',
          file: [{ url: 'https://tides.example/7.pdf' }],
        },
      },
    })
  })

  it('writes a library record back to MODS, and loses only values outside the model', () => {
    const again = convert(library, { to: 'mods' })
    const [back] = again.ok ? readRecords(again.text).records : []
    const lost = again.ok ? again.losses.map(({ pointer }) => pointer) : []
    expect(lost.filter(pointer => !pointer.startsWith('/extras/members/'))).toEqual([])
    expect(lost).toHaveLength(12)
    expect({ ...back?.record, extras: back?.record.extras?.cited }).toMatchObject({
      ...record,
      extras: record?.extras?.cited,
    })
    const ris = convert(library, { to: 'ris' })
    expect(ris.ok && ris.text).toContain('CY  - Bergen')
  })
})

describe('addresses', () => {
  const urls = ['papers/one.pdf', '../a%20b.html#top', '#here', 'two words.pdf', '50%.pdf', '//[host']
  const write = (url: string) => {
    const written = mods.write({
      titles: [{ title: 'Tides' }],
      extras: { format: 'ris', members: {}, cited: { URL: url } },
    })
    return { ...written, back: readRecords(written.text).records[0] }
  }

  it.each(urls.slice(0, 3))(
    'writes the address %s, which xs:anyURI accepts, to MODS and reads the same address back',
    url => {
      const { losses, back } = write(url)
      expect(losses).toEqual([])
      expect(back?.record.extras?.cited?.URL).toBe(url)
    },
  )

  it.each(urls.slice(3))('omits from MODS the address %s, which is not a URI reference, and reports the loss', url => {
    const { losses, text } = write(url)
    expect(losses.map(({ pointer }) => pointer)).toEqual(['/extras/cited/URL'])
    expect(text).not.toContain('<location')
  })

  it('writes files with a valid address to MODS, and reports the others', () => {
    const file = urls.map(url => ({ url }))
    const { losses, text } = mods.write({
      titles: [{ title: 'Tides' }],
      extras: { format: 'ris', members: {}, cited: { file } },
    })
    expect(losses.map(({ pointer }) => pointer)).toEqual(['3', '4', '5'].map(at => `/extras/cited/file/${at}`))
    expect(text.match(/raw object/g)).toHaveLength(3)
  })
})

it('writes the subtitle of a related item to MODS even if the subtitle precedes the title', () => {
  const titles = [{ title: 'a study', titleType: 'Subtitle' as const }, { title: 'Tides' }]
  const { text, losses } = mods.write({
    titles: [{ title: 'Waves' }],
    relatedItems: [{ relatedItemType: 'Book', relationType: 'References', titles }],
  })
  expect(text.replace(/\s+/g, '')).toContain('<title>Tides</title><subTitle>astudy</subTitle>')
  expect(losses.filter(({ pointer }) => pointer.includes('/titles/0'))).toEqual([])
})

describe('what a work is in', () => {
  const read = (host: string) => {
    const xml = `<mods xmlns="http://www.loc.gov/mods/v3"><titleInfo><title>Rain</title></titleInfo>
      <typeOfResource>text</typeOfResource><relatedItem type="host">${host}</relatedItem></mods>`
    const result = mods.read(xml)
    return result.ok ? result.records[0] : undefined
  }

  it('reads the date and publisher of a MODS chapter, and writes the same chapter back', () => {
    const origin = `<originInfo><dateIssued>1994</dateIssued><publisher>Fjord Press</publisher><place>
      <placeTerm type="text">Bergen</placeTerm></place><issuance>monographic</issuance></originInfo>`
    const chapter = read(`<titleInfo><title>Weather</title><subTitle>a reader</subTitle></titleInfo>${origin}
      <name type="personal"><namePart type="family">Okafor</namePart><namePart type="given">Ada</namePart></name>`)
    expect(chapter).toMatchObject({
      publicationYear: 1994,
      publisher: { name: 'Fjord Press' },
      types: { resourceTypeGeneral: 'BookChapter' },
      relatedItems: [{ relatedItemType: 'Book', creators: [{ name: 'Okafor, Ada' }] }],
      extras: { cited: { 'publisher-place': 'Bergen' } },
    })
    const again = convert(JSON.stringify(chapter), { from: 'citable-json', to: 'mods' })
    expect(again.ok && again.losses).toEqual([])
    const back = mods.read(again.ok ? again.text : '')
    expect(back.ok && back.records[0]).toEqual(chapter)
  })

  it('keeps a second series, the unit of an extent and the access date of a file from MODS', () => {
    const series = (title: string, number: string) =>
      `<relatedItem type="series"><titleInfo><title>${title}</title></titleInfo>
      <part><detail type="item"><number>${number}</number></detail></part></relatedItem>`
    const result = mods.read(`<mods xmlns="http://www.loc.gov/mods/v3"><titleInfo><title>Rain</title></titleInfo>
      <physicalDescription><extent unit="leaves">12</extent><extent unit="pages">30</extent></physicalDescription>
      ${series('Rain Notes', '7')}${series('Fjord Books', '9')}
      <location><url dateLastAccessed="2020-01-02">https://press.example/a</url>
      <url access="raw object" dateLastAccessed="2020-03-04">https://press.example/a.pdf</url></location></mods>`)
    const record = result.ok ? result.records[0] : undefined
    expect(record?.descriptions).toEqual([{ description: 'Rain Notes', descriptionType: 'SeriesInformation' }])
    expect(record?.relatedItems).toMatchObject([{ titles: [{ title: 'Fjord Books' }], number: '9' }])
    expect(record?.extras?.cited).toMatchObject({
      'collection-number': '7',
      'number-of-pages': '30',
      accessed: '2020-01-02',
    })
    expect(record?.sizes).toEqual(['12'])
    expect(JSON.stringify(record?.extras?.members)).toMatch(/leaves.*2020-03-04/)
  })

  it('reads a second abbreviated title in MODS as an alternative title', () => {
    const titles = ['Rain', 'R', 'Ra.'].map(
      (title, at) => `<titleInfo${at === 0 ? '' : ' type="abbreviated"'}><title>${title}</title></titleInfo>`,
    )
    const [found] = readRecords(`<mods xmlns="http://www.loc.gov/mods/v3">${titles.join('')}</mods>`).records
    expect(found?.record.extras?.cited).toEqual({ 'title-short': 'R' })
    expect(found?.record.titles).toEqual([{ title: 'Rain' }, { title: 'Ra.', titleType: 'AlternativeTitle' }])
  })

  it('distinguishes the original publication of a work from other sources in MODS', () => {
    const original = `<relatedItem type="original"><titleInfo><title>Fjord</title></titleInfo><originInfo><place><placeTerm type="text">Turku</placeTerm></place><publisher>Elder</publisher><dateIssued>1901</dateIssued></originInfo></relatedItem>`
    const [found] = readRecords(
      `<mods xmlns="http://www.loc.gov/mods/v3"><titleInfo><title>T</title></titleInfo>${original}<relatedItem type="original"><titleInfo><title>Bog</title></titleInfo><identifier type="isbn">9783161484100</identifier></relatedItem></mods>`,
    ).records
    expect(found?.record.extras?.cited).toEqual({
      'original-title': 'Fjord',
      'original-date': '1901',
      'original-publisher': 'Elder',
      'original-publisher-place': 'Turku',
    })
    expect(found?.record.relatedItems).toMatchObject([{ relationType: 'IsDerivedFrom', titles: [{ title: 'Bog' }] }])
    const derived: RelatedItem = {
      relatedItemType: 'Collection',
      relationType: 'IsDerivedFrom',
      titles: [{ title: 'Bog' }],
    }
    const undated = ['Fjord', 'Bog'].map(
      title => `<relatedItem type="original"><titleInfo><title>${title}</title></titleInfo></relatedItem>`,
    )
    const [both] = readRecords(
      `<mods xmlns="http://www.loc.gov/mods/v3"><titleInfo><title>T</title></titleInfo>${undated.join('')}</mods>`,
    ).records
    expect(both?.record.extras?.cited).toEqual({ 'original-title': 'Fjord' })
    expect(both?.record.relatedItems).toEqual([derived])
    const { text } = mods.write({ titles: [{ title: 'T' }], relatedItems: [derived] })
    expect(readRecords(text).records[0]?.record.relatedItems).toEqual([derived])
  })

  it('dates a MODS article by the issue, and not by the first year of the journal', () => {
    const article = read(`<titleInfo><title>J Rain</title></titleInfo><originInfo><dateIssued>1901</dateIssued>
      <issuance>continuing</issuance></originInfo><part><detail type="volume"><number>7</number></detail><date>2000-05</date></part>`)
    expect(article).toMatchObject({
      publicationYear: 2000,
      dates: [{ date: '2000-05', dateType: 'Issued' }],
      types: { resourceTypeGeneral: 'JournalArticle' },
      relatedItems: [{ relatedItemType: 'Journal', volume: '7', publicationYear: 1901 }],
    })
  })
})

describe('bad input', () => {
  it.each([
    [
      'an entity bomb',
      '<!DOCTYPE a [<!ENTITY b "bb">]><mods xmlns="http://www.loc.gov/mods/v3"><note>&b;</note></mods>',
    ],
    ['a truncated element', '<mods xmlns="http://www.loc.gov/mods/v3"><titleInfo><title>T'],
    ['no record', '<modsCollection xmlns="http://www.loc.gov/mods/v3"/>'],
  ])('refuses MODS with %s and reports the position', (_, xml) => {
    const result = mods.read(xml)
    expect(result.ok).toBe(false)
    expect(result.diagnostics[0]?.position).toBeDefined()
  })

  it('reads the edition of software in MODS as its version', () => {
    const text =
      '<mods xmlns="http://www.loc.gov/mods/v3"><titleInfo><title>Rain</title></titleInfo><typeOfResource>software, multimedia</typeOfResource><originInfo><edition>2.1</edition></originInfo></mods>'
    expect(mods.read(text)).toMatchObject({ ok: true, records: [{ version: '2.1' }] })
  })

  it('keeps the display form and the years of MODS names as extras, even in related items', () => {
    const name =
      '<name type="personal"><displayForm>Blaas, Josef</displayForm><namePart type="given">J.</namePart><namePart type="family">Blaas</namePart><namePart type="date">1851-1936</namePart></name>'
    const result = mods.read(
      `<mods xmlns="http://www.loc.gov/mods/v3">${name}<relatedItem type="host"><titleInfo><title>Papers</title></titleInfo>${name}</relatedItem></mods>`,
    )
    expect(result.ok && result.records[0]).toMatchObject({
      creators: [{ name: 'Blaas, J.' }],
      relatedItems: [{ creators: [{ name: 'Blaas, J.' }] }],
      extras: {
        members: {
          '/name/displayForm': 'Blaas, Josef',
          '/name/namePart': '1851-1936',
          '/relatedItem/name/displayForm': 'Blaas, Josef',
          '/relatedItem/name/namePart': '1851-1936',
        },
      },
    })
  })

  it('reads an empty MODS element as an empty record', () => {
    expect(mods.read('<mods xmlns="http://www.loc.gov/mods/v3"/>')).toEqual({
      ok: true,
      records: [{}],
      diagnostics: [],
    })
  })
})

it.each([
  ['edtf', ['2012-22', '2012?', '201X']],
  ['w3cdtf', ['2012', '2012-05', '2012-05-03', '2012-05-03T10:00:00Z']],
])('writes encoding="%s" in MODS for the dates %j', (encoding, dates) => {
  for (const date of dates)
    expect(mods.write({ dates: [{ date, dateType: 'Issued' }] }).text).toContain(`encoding="${encoding}">${date}<`)
})
