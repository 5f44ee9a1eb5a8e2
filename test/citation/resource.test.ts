import { describe, expect, test } from 'vitest'
import { citation, createResource } from '../../src/citation/index.ts'
import type { Datacite } from '../../src/model/index.ts'
import { canonical, service } from './records.ts'

const id = 'a0c1c1a4-6f0e-4c55-9d0e-0d6d6f7a6f11'

test('createResource derives the fields of a Resource in the order of the service description', () => {
  const resource = createResource(canonical, { id, paths: ['Rain/Niger'] })
  expect(Object.entries(resource).slice(0, -1)).toEqual([
    ['id', id],
    ['doi', '10.5072/rain.208515.1'],
    ['doi_url', 'https://doi.org/10.5072/rain.208515.1'],
    ['title', 'Rainfall over the Niger basin'],
    ['title_with_version', 'Rainfall over the Niger basin (v1.1)'],
    ['version', '1.1'],
    ['paths', ['Rain/Niger']],
    ['creators_str', 'Okafor, Ada, Núñez, Björn'],
    ['publication_year', '2021'],
    ['publication_date', '2021-05-03'],
    ['publisher', 'Rain Repository'],
    [
      'citation',
      'Okafor, Ada, Núñez, Björn (2021): Rainfall over the Niger basin (v1.1). Rain Repository. https://doi.org/10.5072/rain.208515.1',
    ],
    ['previous_version', '10.5072/rain.208515'],
    ['new_version', '10.5072/Rain.208515.2'],
    ['is_external', false],
  ])
  expect(Object.keys(resource).at(-1)).toBe('datacite')
  expect(resource.datacite).toMatchObject({
    publisher: 'Rain Repository',
    publicationYear: '2021',
    identifiers: service.identifiers,
  })
})

test('createResource derives the same fields, except version links and datacite, from canonical and service metadata', () => {
  const { previous_version: _p, new_version: _n, datacite: _d, ...derived } = createResource(canonical, { id })
  expect(createResource(service, { id })).toMatchObject(derived)
  expect(createResource(service, { id }).datacite).toEqual(service)
})

test('citing a Resource returns the citation that the Resource contains', () => {
  const resource = createResource(canonical, { id })
  expect(citation(resource)).toBe(resource.citation)
})

describe('external', () => {
  test.each([null, {}])('createResource creates an external Resource from %j', datacite => {
    expect(createResource(datacite, { id, doi: 'https://doi.org/10.5072/Elsewhere', title: 'Snow' })).toEqual({
      id,
      doi: '10.5072/Elsewhere',
      doi_url: 'https://doi.org/10.5072/Elsewhere',
      title: 'Snow',
      title_with_version: 'Snow',
      version: null,
      paths: [],
      creators_str: '',
      publication_year: null,
      publication_date: null,
      publisher: null,
      citation: 'Snow. https://doi.org/10.5072/Elsewhere',
      previous_version: null,
      new_version: null,
      is_external: true,
      datacite,
    })
  })

  test('createResource throws a TypeError for an invalid DOI', () => {
    expect(() => createResource(null, { id, doi: 'nowhere' })).toThrow(
      new TypeError('The doi should be a DOI, not "nowhere".'),
    )
  })
})

describe('publication_date', () => {
  const dated = (date: string) =>
    createResource({ ...canonical, dates: [{ date, dateType: 'Issued' }] }, { id }).publication_date
  test.each([
    ['2021', '2021'],
    ['2021-05', '2021-05'],
    ['2021-05-03T10:00:00Z', '2021-05-03T10:00:00Z'],
    ['2019-01-01/2021-12-31', '2019-01-01'],
    [':tba', null],
    ['', null],
  ])('for the Issued date %j, createResource returns the publication date %j', (date, expected) =>
    expect(dated(date)).toBe(expected),
  )

  test('createResource derives no publication date without an Issued date', () => {
    expect(
      createResource({ ...canonical, dates: [{ date: '2021', dateType: 'Created' }] }, { id }).publication_date,
    ).toBeNull()
  })
})

describe('neighbouring versions', () => {
  const related = (...relatedIdentifiers: NonNullable<Datacite['relatedIdentifiers']>) =>
    createResource({ ...canonical, relatedIdentifiers }, { id })

  test('previous_version and new_version are null for a record without neighbouring versions', () =>
    expect(related()).toMatchObject({ previous_version: null, new_version: null }))

  test('createResource reads a neighbouring version from a DOI given as a URL, even with the identifier type URL', () => {
    const link = {
      relatedIdentifier: 'http://dx.doi.org/10.5072/a',
      relatedIdentifierType: 'URL',
      relationType: 'IsNewVersionOf',
    } as const
    expect(related(link).previous_version).toBe('10.5072/a')
  })

  test('neither the record itself nor a related identifier without a value is a neighbouring version', () => {
    const self = {
      relatedIdentifier: '10.5072/RAIN.208515.1',
      relatedIdentifierType: 'DOI',
      relationType: 'IsPreviousVersionOf',
    } as const
    const none = { relatedIdentifierType: 'DOI', relationType: 'IsPreviousVersionOf' } as const
    expect(related(self, none).new_version).toBeNull()
    expect(related(self, none, { ...self, relatedIdentifier: '10.5072/b' }).new_version).toBe('10.5072/b')
  })
})
