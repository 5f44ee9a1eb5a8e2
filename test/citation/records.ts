import type { Datacite, Resource, ServiceDatacite } from '../../src/model/index.ts'

/** A canonical record of a dataset with a subtitle, two dates, and relations to its previous and next versions. */
export const canonical: Datacite = {
  doi: '10.5072/rain.208515.1',
  creators: [
    { name: 'Okafor, Ada', nameType: 'Personal', affiliation: [{ name: 'Rain Institute' }] },
    { name: 'Núñez, Björn', nameType: 'Personal' },
  ],
  titles: [{ title: 'Rainfall over the Niger basin' }, { title: 'Hourly sums', titleType: 'Subtitle' }],
  publisher: { name: 'Rain Repository' },
  publicationYear: 2021,
  version: '1.1',
  types: { resourceTypeGeneral: 'Dataset', resourceType: 'Time series' },
  dates: [
    { date: '2020-01-01/2020-12-31', dateType: 'Collected' },
    { date: '2021-05-03', dateType: 'Issued' },
  ],
  relatedIdentifiers: [
    {
      relatedIdentifier: 'https://doi.org/10.5072/rain.208515',
      relatedIdentifierType: 'DOI',
      relationType: 'IsNewVersionOf',
    },
    { relatedIdentifier: '10.5072/Rain.208515.2', relatedIdentifierType: 'DOI', relationType: 'IsPreviousVersionOf' },
  ],
}

/** The record {@link canonical} in the form of the REST API's attributes. */
export const rest = {
  ...canonical,
  creators: canonical.creators?.map(creator => ({ ...creator, affiliation: ['Rain Institute'] })),
  titles: canonical.titles?.map(title => ({ lang: null, titleType: null, ...title })),
  publisher: 'Rain Repository',
  language: null,
  url: 'https://rain.example/208515',
}

/** The record {@link canonical} as a service writes it, without the subtitle, the collection date and the relations. */
export const service: ServiceDatacite = {
  dates: [{ date: '2021-05-03', dateType: 'Issued' }],
  types: { resourceType: 'Time series', resourceTypeGeneral: 'Dataset' },
  titles: [{ title: 'Rainfall over the Niger basin' }],
  version: '1.1',
  creators: [{ name: 'Okafor, Ada', affiliations: [{ affiliation: 'Rain Institute' }] }, { name: 'Núñez, Björn' }],
  publisher: 'Rain Repository',
  identifiers: [{ identifier: '10.5072/rain.208515.1', identifierType: 'DOI' }],
  publicationYear: '2021',
}

/** A Resource with {@link service} as its `datacite` object. */
export const resource: Pick<Resource, 'id' | 'doi' | 'title' | 'datacite'> = {
  id: 'a0c1c1a4-6f0e-4c55-9d0e-0d6d6f7a6f11',
  doi: '10.5072/rain.208515.1',
  title: 'Rainfall over the Niger basin',
  datacite: service,
}

/** A Resource with a title and a DOI but without metadata. */
export const external = {
  id: '5a0f7c6e-22cf-4b6a-8a57-5d8f6e2b1c90',
  doi: '10.5072/elsewhere',
  doi_url: 'https://doi.org/10.5072/elsewhere',
  title: 'Snow elsewhere',
  creators_str: '',
  publisher: null,
  is_external: true,
  datacite: null,
}
