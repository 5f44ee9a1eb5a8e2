/** A valid record with little more than the mandatory members. */
export const bare = {
  doi: '10.5072/bare',
  schemaVersion: 'http://datacite.org/schema/kernel-4',
  creators: [{ name: 'Lovelace, Ada', nameType: 'Personal', givenName: 'Ada', familyName: 'Lovelace' }],
  titles: [{ title: 'Notes on the engine' }],
  publisher: { name: 'Example Press' },
  publicationYear: 2021,
  types: { resourceTypeGeneral: 'Dataset', resourceType: 'Notes' },
}

export const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`
