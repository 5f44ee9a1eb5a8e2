import { describe, expect, it } from 'vitest'
import { biblatex, bibtex, readRecords } from '../../../src/formats/index.ts'
import type { Datacite } from '../../../src/model/index.ts'

const orcid = (nameIdentifier: string) => ({
  nameIdentifier,
  nameIdentifierScheme: 'ORCID',
  schemeUri: 'https://orcid.org',
})

const record: Datacite = {
  doi: '10.5072/tides',
  titles: [{ title: 'Tides' }],
  types: { resourceTypeGeneral: 'Dataset' },
  creators: [
    { name: 'Rain Institute', nameType: 'Organizational' },
    {
      name: 'Okafor, Ada',
      nameType: 'Personal',
      givenName: 'Ada',
      familyName: 'Okafor',
      nameIdentifiers: [orcid('https://orcid.org/0000-0002-1825-0097')],
    },
  ],
  contributors: [
    {
      name: 'Lee, Jo',
      nameType: 'Personal',
      givenName: 'Jo',
      familyName: 'Lee',
      contributorType: 'Editor',
      nameIdentifiers: [orcid('https://orcid.org/0000-0001-5109-3700')],
    },
  ],
}

describe('identifiers of people in BibLaTeX', () => {
  it('name identifiers survive a BibLaTeX round trip as data annotations', () => {
    const { text, losses } = biblatex.write(record)
    expect(text).toContain('author+an:orcid = {2="0000-0002-1825-0097"}')
    expect(text).toContain('editor+an:orcid = {1="0000-0001-5109-3700"}')
    expect(losses).toEqual([])
    const { format, record: back } = readRecords(text).records[0] ?? {}
    expect(format).toBe('biblatex')
    expect(back?.creators).toEqual(record.creators)
    expect(back?.contributors).toEqual(record.contributors)
  })

  it('reports each name identifier that BibLaTeX changes or drops, or that BibTeX drops', () => {
    const bare: Datacite = { creators: [{ name: 'Okafor, Ada', nameIdentifiers: [orcid('0000-0002-1825-0097')] }] }
    expect(biblatex.write(bare).losses).toMatchObject([
      {
        kind: 'changed',
        pointer: '/creators/0/nameIdentifiers/0/nameIdentifier',
        message: '"0000-0002-1825-0097" would be read back as https://orcid.org/0000-0002-1825-0097.',
      },
    ])
    expect(bibtex.write(bare).losses).toMatchObject([{ kind: 'lost', pointer: '/creators/0/nameIdentifiers' }])
    const unsafe: Datacite = {
      creators: [
        { name: 'Okafor, Ada', nameIdentifiers: [{ nameIdentifier: 'a"; 2="b', nameIdentifierScheme: 'GND' }] },
      ],
    }
    expect(biblatex.write(unsafe).text).not.toContain('+an')
    expect(biblatex.write(unsafe).losses).toMatchObject([{ kind: 'lost', pointer: '/creators/0/nameIdentifiers' }])
  })

  it.each([
    ['the number of a missing name', '7="0000-0002-1825-0097"'],
    ['no number', '"0000-0002-1825-0097"'],
    ['a name part', '1:family="x"'],
  ])('an identifier annotation with %s is kept as a field and reported', (_, annotation) => {
    const text = `@dataset{a, author = {Okafor, Ada}, author+an:orcid = {${annotation}}, title = {T}}`
    const { records, diagnostics } = readRecords(text)
    expect(records[0]?.record.creators).toEqual([
      { name: 'Okafor, Ada', nameType: 'Personal', givenName: 'Ada', familyName: 'Okafor' },
    ])
    expect(diagnostics).toMatchObject([{ severity: 'warning', message: expect.stringContaining('"author"') }])
    const again = biblatex.write(records[0]?.record ?? {}).text
    expect(again).toContain(`author+an:orcid = {${annotation}}`)
  })
})
