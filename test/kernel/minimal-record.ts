import type { Datacite } from '../../src/model/index.ts'

/** Returns the smallest record that every kernel accepts, with members added or replaced. */
export const minimal = (members: object = {}): Datacite => ({
  doi: '10.5072/moorland',
  creators: [{ name: 'Brandt, Ida' }],
  titles: [{ title: 'Peat depth of a moorland' }],
  publisher: { name: 'Moorland Archive' },
  publicationYear: 2019,
  types: { resourceTypeGeneral: 'Dataset' },
  ...members,
})
