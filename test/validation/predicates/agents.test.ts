import { expect, test } from 'vitest'
import { check } from '../../../src/validation/index.ts'

const ordinary = {
  name: 'Garcia, Sofia',
  nameType: 'Personal',
  givenName: 'Sofia',
  familyName: 'Garcia',
  affiliation: [
    {
      name: 'Potsdam Institute for Climate Impact Research',
      affiliationIdentifier: 'https://ror.org/03e8s1d88',
      affiliationIdentifierScheme: 'ROR',
      schemeUri: 'https://ror.org',
    },
  ],
  nameIdentifiers: [
    {
      nameIdentifier: 'https://orcid.org/0000-0001-5109-3700',
      nameIdentifierScheme: 'ORCID',
      schemeUri: 'https://orcid.org',
    },
  ],
  contributorType: 'ContactPerson',
}
const [affiliation] = ordinary.affiliation
const [iD] = ordinary.nameIdentifiers

test('check reports no problem in a contributor with a valid ORCID iD and affiliation', () => {
  expect(rulesFor(ordinary)).toEqual([])
})

test.each([
  ['contributor-type-person', { contributorType: 'HostingInstitution' }],
  ['placeholder-name', { name: 'Mustermann, Erika', familyName: 'Mustermann', givenName: 'Erika' }],
  ['placeholder-name', { affiliation: [{ name: 'Institution' }] }],
  ['unknown-value', { affiliation: [{ name: 'unavailable' }] }],
  ['extra-white-space', { affiliation: [{ name: 'Potsdam  Institute for Climate Research' }] }],
  ['ror-check-digit', { affiliation: [{ ...affiliation, affiliationIdentifier: 'https://ror.org/03e8s1d89' }] }],
  [
    'scheme-missing',
    { affiliation: [{ name: affiliation?.name, affiliationIdentifier: 'https://ror.org/03e8s1d88' }] },
  ],
  ['scheme-address-conflict', { affiliation: [{ ...affiliation, schemeUri: 'https://grid.ac' }] }],
  ['scheme-address-conflict', { nameIdentifiers: [{ ...iD, schemeUri: 'https://ror.org' }] }],
  ['orcid-check-digit', { nameIdentifiers: [{ ...iD, nameIdentifier: 'https://orcid.org/0000-0001-5109-3701' }] }],
  ['repeated-affiliation', { affiliation: [affiliation, affiliation] }],
  ['name-parts', { familyName: 'Sofia', givenName: 'Garcia' }],
])('check reports %s for an otherwise correct contributor', (rule, change) => {
  expect(rulesFor({ ...ordinary, ...change })).toContain(rule)
})

function rulesFor(contributor: object): string[] {
  const record = {
    doi: '10.5880/pik.2019.023',
    creators: [{ name: 'Lange, Stefan', nameType: 'Personal', givenName: 'Stefan', familyName: 'Lange' }],
    titles: [{ title: 'Rainfall over the northern basin' }],
    publisher: { name: 'GFZ Data Services' },
    publicationYear: 2019,
    types: { resourceTypeGeneral: 'Dataset' },
    contributors: [contributor],
  }
  return check(record).records.flatMap(({ diagnostics }) =>
    diagnostics.filter(({ pointer }) => pointer.startsWith('/contributors')).map(({ rule }) => rule),
  )
}
