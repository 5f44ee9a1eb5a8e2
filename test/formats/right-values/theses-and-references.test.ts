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
  it('is the only hosting institution beside a repository, which is reported', () => {
    const input = thesis({ publisher: { name: 'Open Depot' }, contributors: [host('University of Snow')] })
    const { text, losses } = converted(input, { to: 'bibtex' })
    expect(text).toContain('school = {University of Snow}')
    expect(text).toContain('publisher = {Open Depot}')
    expect(losses).toContainEqual(expect.objectContaining({ kind: 'changed', pointer: '/contributors/0' }))
  })

  it('is the publisher if that reads as a university, or if there are two hosts', () => {
    const inUniversity = { publisher: { name: 'Hill University' }, contributors: [host('Computing Centre')] }
    expect(converted(thesis(inUniversity), { to: 'bibtex' }).text).toContain('school = {Hill University}')
    const two = { publisher: { name: 'Open Depot' }, contributors: [host('A'), host('B')] }
    expect(converted(thesis(two), { to: 'bibtex' }).text).toContain('school = {Open Depot}')
  })

  it('is read from school or institution where a publisher is beside it, and written there again', () => {
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

  it('is read from a landing page beside the publisher', () => {
    const page =
      '<html><head><meta name="citation_title" content="Ice"><meta name="citation_publisher" content="Snow Archive">' +
      '<meta name="citation_dissertation_institution" content="University of Snow"></head></html>'
    expect(recordIn(page)).toMatchObject({
      publisher: { name: 'Snow Archive' },
      contributors: [host('University of Snow')],
    })
  })

  it('is the publisher in CSL and RIS, whose archive is the repository', () => {
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

  it('are its producer and funder in RIS, and ED its editor', () => {
    expect(recordIn(ris)).toMatchObject({
      contributors: [
        { name: 'Ek, Bo', contributorType: 'Editor' },
        { name: 'Snow Survey Ltd', contributorType: 'Producer' },
      ],
      fundingReferences: [{ funderName: 'Snow Fund' }],
    })
  })

  it.each(['ris', 'endnote', 'endnote-xml'] as const)('survive in %s', to => {
    const { fundingReferences, contributors } = recordIn(converted(ris, { to }).text)
    expect(fundingReferences).toEqual([{ funderName: 'Snow Fund' }])
    expect(contributors).toContainEqual(
      expect.objectContaining({ name: 'Snow Survey Ltd', contributorType: 'Producer' }),
    )
  })

  it('stay editor and translator for other types', () => {
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
  ])('reads the journal macro %s', (tex, title) => {
    const [container] = entry(`journal={${tex}}, volume=8, number=1, eid={12}`).relatedItems ?? []
    expect(container).toMatchObject({ titles: [{ title }], volume: '8', issue: '1', number: '12' })
  })

  it('reads localisation keys in a list of places and as a language', () => {
    const patent = '@patent{a, title={T}, location={countryfr and countryuk}, language={langgerman}, date={2000}}'
    const record = recordIn(patent)
    expect(record.extras?.cited?.jurisdiction).toBe('France; United Kingdom')
    expect(record.language).toBe('de')
    const book = '@book{a, title={T}, location={London and New York}, date={2000}}'
    expect(recordIn(book).extras?.cited?.['publisher-place']).toBe('London and New York')
  })

  it('reads localisation keys in a title', () => {
    const [title] = entry('').titles ?? []
    expect(title).toEqual({ title: 'T' })
    const keyed =
      '@book{a, title={Acta \\bibstring{newseries} \\bibcpstring{in} \\bibstring{langjapanese}}, date={2000}}'
    expect(recordIn(keyed).titles).toEqual([{ title: 'Acta new series In Japanese' }])
  })

  it('reports the content of a field that is replaced by another value', () => {
    const note = '@misc{k, title={T}, publisher={P}, howpublished={Online}, year=2020}'
    expect(converted(note, { to: 'bibtex' }).losses).toContainEqual(
      expect.objectContaining({ kind: 'changed', pointer: '/extras/members/~1fields~1howpublished' }),
    )
  })

  it('gives CSL its mathematics as markup', () => {
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
  ])('ends the title %j without the full stop that it adds', (given, expected) => {
    expect(title(given)).toBe(expected)
  })
})

describe('OpenAlex', () => {
  const work = (members: object) =>
    recordIn(JSON.stringify({ id: 'https://openalex.org/W1', display_name: 'T', type: 'dataset', ...members }))

  it('has names without the number of a repository', () => {
    const authorships = [{ author: { display_name: 'Mihai G Netea (15649)' } }]
    expect(work({ authorships }).creators).toEqual([{ name: 'Mihai G Netea', nameType: 'Personal' }])
  })

  it('keeps referenced works and headings', () => {
    const read = work({ referenced_works: ['https://openalex.org/W2'], mesh: [{ descriptor_name: 'Animals' }] })
    expect(read).toMatchObject({
      relatedIdentifiers: [{ relatedIdentifier: 'https://openalex.org/W2', relationType: 'References' }],
      subjects: [{ subject: 'Animals', subjectScheme: 'MeSH' }],
    })
  })
})
