import { describe, expect, test } from 'vitest'
import { check } from '../../src/validation/index.ts'

const attributes = {
  doi: '10.5072/rain',
  schemaVersion: 'http://datacite.org/schema/kernel-4',
  creators: [{ name: 'Okafor, Ada', nameType: 'Personal' }],
  titles: [{ title: 'Rain' }],
  publisher: { name: 'Rain Press' },
  publicationYear: 2021,
  types: { resourceTypeGeneral: 'Dataset' },
}

const findingsOf = (rule: string, changes: object, via?: 'json' | 'xml') => {
  const answer = { data: { id: 'x', type: 'dois', attributes: { ...attributes, ...changes } } }
  const [record] = check(JSON.stringify(answer), via && { via }).records
  return (record?.diagnostics ?? [])
    .filter(finding => finding.rule === rule)
    .map(({ severity, registry, pointer }) => ({ severity, registry, pointer }))
}

describe('doi-characters', () => {
  const pointer = '/data/attributes/doi'

  test.each(['findable', 'registered'])(
    'check reports a %s DOI with non-ASCII characters only as a warning, because the registry keeps the DOI',
    state => {
      const found = [{ severity: 'warning', registry: 'accepts', pointer }]
      for (const via of ['json', 'xml'] as const)
        expect(findingsOf('doi-characters', { doi: '10.5072/café', state }, via)).toEqual(found)
    },
  )

  test.each([{}, { state: 'draft' }])(
    'check reports that the registry refuses an unregistered DOI with non-ASCII characters (%o)',
    state => {
      const found = [{ severity: 'error', registry: 'rejects', pointer }]
      expect(findingsOf('doi-characters', { doi: '10.5072/café', ...state })).toEqual(found)
    },
  )
})

describe('names with an affiliation in brackets', () => {
  const rulesOf = (name: string, nameType?: string) =>
    ['organisation-as-person', 'organisation-untyped'].flatMap(rule =>
      findingsOf(rule, { creators: [{ name, ...(nameType && { nameType }) }] }),
    )

  test.each([
    'Doe, Jane (Dept. of Physics, University of X)',
    'Doe, Jane (University of X); Roe, Max (Institute of Y)',
    'Doe, Jane (Dept. of Physics (Optics), University of X)',
    'Müller, Åsa (Universität Y)',
  ])('check reads names with an affiliation in brackets as people: %s', name => {
    expect(rulesOf(name)).toEqual([])
    expect(rulesOf(name, 'Personal')).toEqual([])
  })

  test.each([
    'Institute of Hydrology, Paris (France)',
    'IPHY (Institute of Physics)',
    'University of X, Faculty of Law',
    'Doe, Jane (University of X); Institute of Y',
  ])('check reports that the name %j looks like an organisation', name => {
    expect(rulesOf(name)).toHaveLength(1)
    expect(rulesOf(name, 'Personal')).toHaveLength(1)
  })
})

describe('alternate-identifier-doi', () => {
  const alternateIdentifiers = [{ alternateIdentifier: '10.1594/other', alternateIdentifierType: 'DOI' }]
  const identifiers = [{ identifier: '10.1594/other', identifierType: 'DOI' }]
  const pointer = '/data/attributes/alternateIdentifiers/0/alternateIdentifier'

  test.each([
    ['alone', {}],
    ['with the same DOI in identifiers, as in every response', { identifiers }],
    ['with an empty list of identifiers', { identifiers: [] }],
  ])('check warns that the registry drops an alternate identifier of type DOI: %s', (_, more) => {
    for (const via of ['json', 'xml'] as const)
      expect(findingsOf('alternate-identifier-doi', { alternateIdentifiers, ...more }, via)).toEqual([
        { severity: 'warning', registry: 'drops', pointer },
      ])
  })
})
