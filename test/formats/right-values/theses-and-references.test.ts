import { describe, expect, it } from 'vitest'
import { converted, recordIn } from '../conversions.ts'

const thesis = (members: object) =>
  JSON.stringify({
    titles: [{ title: 'Ice' }],
    creators: [{ name: 'Ek, Bo', nameType: 'Personal' }],
    publicationYear: 2020,
    types: { resourceTypeGeneral: 'Dissertation' },
    ...members,
  })

const host = (name: string) => ({ name, nameType: 'Organizational', contributorType: 'HostingInstitution' })

describe('the university of a thesis', () => {
  it('writes a university that is the only hosting institution of a thesis to BibTeX as the school, and reports the change', () => {
    const input = thesis({ publisher: { name: 'Open Depot' }, contributors: [host('University of Snow')] })
    const { text, losses } = converted(input, { to: 'bibtex' })
    expect(text).toContain('school = {University of Snow}')
    expect(text).toContain('publisher = {Open Depot}')
    expect(losses).toContainEqual(expect.objectContaining({ kind: 'changed', pointer: '/contributors/0' }))
  })

  it('writes the publisher of a thesis to BibTeX as the school if the publisher is a university or there are two hosting institutions', () => {
    const inUniversity = { publisher: { name: 'Hill University' }, contributors: [host('Computing Centre')] }
    expect(converted(thesis(inUniversity), { to: 'bibtex' }).text).toContain('school = {Hill University}')
    const two = { publisher: { name: 'Open Depot' }, contributors: [host('A'), host('B')] }
    expect(converted(thesis(two), { to: 'bibtex' }).text).toContain('school = {Open Depot}')
  })

  it.each([
    ['University of Hill', 'Hill University Library', 'University of Hill'],
    ['École des Mines', 'ProQuest', 'École des Mines'],
    ['Snow House', 'Rain Fund', 'Snow House'],
    ['Institute of Ice, Hill University', 'Hill University', 'Hill University'],
    ['Department of Physics', 'Oxford', 'Oxford'],
    ['Institute of Ice', 'École des Mines', 'École des Mines'],
    ['École des Mines', 'Universitätsbibliothek Hügel', 'École des Mines'],
    ['Computing Centre', 'Hill University Press', 'Hill University Press'],
  ])(
    'a thesis with the hosting institution %s and the publisher %s has the school %s in BibTeX',
    (name, publisher, university) => {
      const input = thesis({ publisher: { name: publisher }, contributors: [host(name)] })
      expect(converted(input, { to: 'bibtex' }).text).toContain(`school = {${university}}`)
    },
  )

  it('writes the university of a Crossref thesis to BibTeX as the school, whether or not the record has extras', () => {
    const work = {
      DOI: '10.5072/t.1',
      type: 'dissertation',
      title: ['Rain'],
      publisher: 'Hill University Library',
      institution: [{ name: 'University of Hill' }],
    }
    for (const input of [work, { ...work, subtype: 'thesis' }]) {
      const { text } = converted(JSON.stringify(input), { from: 'crossref', to: 'bibtex' })
      expect(text).toContain('school = {University of Hill}')
      expect(text).toContain('publisher = {Hill University Library}')
    }
  })

  it('uses an approval date in the publication year as the date of a thesis without an issue date, and reports the change', () => {
    const approval = { date: '2020-05-25', dateType: 'Accepted', dateInformation: 'approved' }
    const input = thesis({ dates: [approval] })
    for (const [to, written] of [
      ['bibtex', 'year = {2020}, month = may, day = {25}'],
      ['biblatex', 'date = {2020-05-25}'],
      ['ris', 'DA  - 2020/05/25'],
      ['csl-json', '"issued":{"date-parts":[[2020,5,25]]}'],
    ] as const) {
      const { text, losses } = converted(input, { to, pretty: false })
      expect(text).toContain(written)
      expect(losses.filter(({ pointer }) => pointer.startsWith('/dates'))).toMatchObject([
        { kind: 'changed', pointer: '/dates/0', messageId: 'work/approvedAsIssued' },
      ])
    }
    const issued = { date: '2020-07', dateType: 'Issued' }
    expect(converted(thesis({ dates: [approval, issued] }), { to: 'biblatex' }).text).toContain('date = {2020-07}')
    const earlier = { ...approval, date: '2019-05-25' }
    expect(converted(thesis({ dates: [earlier] }), { to: 'biblatex' }).text).toContain('date = {2020}')
  })

  it('reads the school of a BibTeX thesis as the hosting institution if the thesis has a publisher, and writes the same school back', () => {
    const entry =
      '@phdthesis{k, author={Ek, Bo}, title={Ice}, school={Department of Rain}, publisher={Hill University}, year=2018}'
    expect(recordIn(entry)).toMatchObject({
      publisher: { name: 'Hill University' },
      contributors: [{ name: 'Department of Rain', contributorType: 'HostingInstitution' }],
    })
    const { text, losses } = converted(entry, { to: 'bibtex' })
    expect(text).toContain('school = {Department of Rain}')
    expect(losses).toEqual([])
  })

  it('reads both the university and the publisher of a thesis from its landing page', () => {
    const page =
      '<html><head><meta name="citation_title" content="Ice"><meta name="citation_publisher" content="Snow Archive">' +
      '<meta name="citation_dissertation_institution" content="University of Snow"></head></html>'
    expect(recordIn(page)).toMatchObject({
      publisher: { name: 'Snow Archive' },
      contributors: [host('University of Snow')],
    })
  })

  it('writes the university of a thesis as the publisher in CSL and RIS, and the repository as the archive', () => {
    const input = thesis({ publisher: { name: 'Open Depot' }, contributors: [host('University of Snow')] })
    expect(JSON.parse(converted(input, { to: 'csl-json' }).text)[0]).toMatchObject({
      publisher: 'University of Snow',
      archive: 'Open Depot',
    })
    const ris = converted(input, { to: 'ris' })
    expect(ris.text).toContain('PB  - University of Snow\r\nDB  - Open Depot\r\n')
    expect(ris.losses).toContainEqual(expect.objectContaining({ kind: 'changed', pointer: '/publisher/name' }))
  })
})

describe('the second and fourth author field of a dataset', () => {
  const ris = 'TY  - DATA\nTI  - Panel\nA2  - Snow Survey Ltd\nA4  - Snow Fund\nED  - Ek, Bo\nER  - \n'

  it('reads the RIS tags A2, A4 and ED of a dataset as producer, funder and editor', () => {
    expect(recordIn(ris)).toMatchObject({
      contributors: [
        { name: 'Ek, Bo', contributorType: 'Editor' },
        { name: 'Snow Survey Ltd', contributorType: 'Producer' },
      ],
      fundingReferences: [{ funderName: 'Snow Fund' }],
    })
  })

  it.each(['ris', 'endnote', 'endnote-xml'] as const)('keeps the producer and funder of a dataset in %s', to => {
    const { fundingReferences, contributors } = recordIn(converted(ris, { to }).text)
    expect(fundingReferences).toEqual([{ funderName: 'Snow Fund' }])
    expect(contributors).toContainEqual(
      expect.objectContaining({ name: 'Snow Survey Ltd', contributorType: 'Producer' }),
    )
  })

  it('reads the RIS tags A2 and A4 as editor and translator if the work is not a dataset', () => {
    expect(recordIn('TY  - BOOK\nTI  - T\nA2  - Ek, Bo\nA4  - Roe, Al\nER  - \n').contributors).toMatchObject([
      { contributorType: 'Editor' },
      { contributorType: 'Translator' },
    ])
  })
})

describe('BibTeX', () => {
  const entry = (fields: string) => recordIn(`@article{k, title={T}, year=2020, ${fields}}`)

  it.each([
    ['\\apj', 'The Astrophysical Journal'],
    ['\\mnras', 'Monthly Notices of the Royal Astronomical Society'],
    ['{\\aap}', 'Astronomy and Astrophysics'],
  ])('expands the BibTeX journal macro %s', (tex, title) => {
    const [container] = entry(`journal={${tex}}, volume=8, number=1, eid={12}`).relatedItems ?? []
    expect(container).toMatchObject({ titles: [{ title }], volume: '8', issue: '1', number: '12' })
  })

  it('expands biblatex localisation keys in a list of places and in a language', () => {
    const patent = '@patent{a, title={T}, location={countryfr and countryuk}, language={langgerman}, date={2000}}'
    const record = recordIn(patent)
    expect(record.extras?.cited?.jurisdiction).toBe('France; United Kingdom')
    expect(record.language).toBe('de')
    const book = '@book{a, title={T}, location={London and New York}, date={2000}}'
    expect(recordIn(book).extras?.cited?.['publisher-place']).toBe('London and New York')
  })

  it('expands biblatex localisation keys in a title', () => {
    const [title] = entry('').titles ?? []
    expect(title).toEqual({ title: 'T' })
    const keyed =
      '@book{a, title={Acta \\bibstring{newseries} \\bibcpstring{in} \\bibstring{langjapanese}}, date={2000}}'
    expect(recordIn(keyed).titles).toEqual([{ title: 'Acta new series In Japanese' }])
  })

  it('reports a BibTeX field whose value another field replaces', () => {
    const note = '@misc{k, title={T}, publisher={P}, howpublished={Online}, year=2020}'
    expect(converted(note, { to: 'bibtex' }).losses).toContainEqual(
      expect.objectContaining({ kind: 'changed', pointer: '/extras/members/~1fields~1howpublished' }),
    )
  })

  it('writes simple TeX mathematics to CSL as markup', () => {
    const math = '@misc{k, title={DNA$_{\\textrm{2}}$, $\\Sigma^{0}$, $E=mc^2$, $\\frac{1}{2}$}, year=2020}'
    const [item] = JSON.parse(converted(math, { to: 'csl-json' }).text)
    expect(item.title).toBe('DNA<sub>2</sub>, Σ<sup>0</sup>, E=mc<sup>2</sup>, $\\frac{1}{2}$')
  })
})

describe('PubMed', () => {
  const title = (text: string) => recordIn(`PMID- 7\nTI  - ${text}\n`).titles?.[0]?.title

  it.each([
    ['Tides of the fjord.', 'Tides of the fjord'],
    ['Tides?', 'Tides?'],
    ['Tides of the U.S.', 'Tides of the U.S.'],
    ['And so on...', 'And so on...'],
  ])('reads the PubMed title %j as %j', (given, expected) => {
    expect(title(given)).toBe(expected)
  })
})

describe('OpenAlex', () => {
  const work = (members: object) =>
    recordIn(JSON.stringify({ id: 'https://openalex.org/W1', display_name: 'T', type: 'dataset', ...members }))

  it('omits a number in parentheses after the name of an OpenAlex author', () => {
    const authorships = [{ author: { display_name: 'Mihai G Netea (15649)' } }]
    expect(work({ authorships }).creators).toEqual([{ name: 'Mihai G Netea', nameType: 'Personal' }])
  })

  it('reads the referenced works and the MeSH headings of an OpenAlex work', () => {
    const read = work({ referenced_works: ['https://openalex.org/W2'], mesh: [{ descriptor_name: 'Animals' }] })
    expect(read).toMatchObject({
      relatedIdentifiers: [{ relatedIdentifier: 'https://openalex.org/W2', relationType: 'References' }],
      subjects: [{ subject: 'Animals', subjectScheme: 'MeSH' }],
    })
  })
})
