import { type RegistryClient, type RegistryOptions, registryClient } from '../../../src/registry/client/index.ts'
import { account, type TestRegistry } from './test-registry.ts'

/** Creates a client of a test registry. The client waits only briefly before it repeats a request. */
export const clientOf = (registry: TestRegistry, options: RegistryOptions = {}): RegistryClient =>
  registryClient({ endpoint: registry.endpoint, credentials: account, backoff: 1, ...options })

/** Creates a record that the schema accepts. */
export const record = (doi: string, members: object = {}) => ({
  doi,
  creators: [{ name: 'Okafor, Ngozi', nameType: 'Personal', givenName: 'Ngozi', familyName: 'Okafor' }],
  titles: [{ title: 'Soil moisture of a field' }],
  publisher: { name: 'Example Repository' },
  publicationYear: 2021,
  types: { resourceTypeGeneral: 'Dataset', resourceType: 'Time series' },
  ...members,
})

/** Returns the attributes of a request to create a {@link record}: its members and a URL. */
export const attributesOf = (doi: string, members: object = {}) => ({
  ...record(doi, members),
  url: `https://data.example.org/${doi}`,
})

/** Returns the titles of a DOI at a registry. */
export const titlesAt = ({ dois }: TestRegistry, doi: string): unknown => dois.get(doi)?.attributes.titles
