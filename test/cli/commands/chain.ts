/** Creates a record in the form of the REST API, linked to its previous and next versions if their DOIs are given. */
export function version(number: number, related: { before?: string; after?: string } = {}) {
  const relation = (relationType: string, relatedIdentifier: string | undefined) =>
    relatedIdentifier === undefined ? [] : [{ relatedIdentifier, relatedIdentifierType: 'DOI', relationType }]
  return {
    doi: `10.5072/soil.${number}`,
    version: `${number}.0`,
    creators: [{ name: 'Lovelace, Ada', nameType: 'Personal', givenName: 'Ada', familyName: 'Lovelace' }],
    titles: [{ title: `Soil moisture, release ${number}` }],
    publisher: { name: 'Example Press' },
    publicationYear: 2020 + number,
    types: { resourceTypeGeneral: 'Dataset' },
    dates: [{ date: `202${number}-03-01`, dateType: 'Issued' }],
    relatedIdentifiers: [
      ...relation('IsNewVersionOf', related.before),
      ...relation('IsPreviousVersionOf', related.after),
    ],
  }
}

/** Three files: two with the versions of a chain, and one with a record without other versions. */
export const chainFiles = {
  'new.json': JSON.stringify([
    version(3, { before: '10.5072/soil.2' }),
    version(2, { before: '10.5072/soil.1', after: '10.5072/soil.3' }),
  ]),
  'old.json': JSON.stringify(version(1, { after: '10.5072/soil.2' })),
  'other.json': JSON.stringify({ ...version(9), doi: '10.5072/other', titles: [{ title: 'Other \u001b[31mthings' }] }),
}
