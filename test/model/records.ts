const base = 'https://data.example.org'
const files = 'https://files.example.org'
const name = 'peat-depth_upland_daily'

const terms = { terms_of_use: 'Cite what you use.', terms_of_use_url: `${base}/terms/` }

const file = {
  id: '2f6b1c3e-0d4a-4b8e-9f57-6a1d2c3b4e5f',
  name: `${name}_2001_2010.nc`,
  version: '20240117',
  size: 48_213_907,
  checksum: '9b71d224bd62f3785d96d46ad3ea3d73',
  checksum_type: 'sha512',
  url: `${base}/api/v1/files/2f6b1c3e-0d4a-4b8e-9f57-6a1d2c3b4e5f/`,
  metadata_url: `${base}/files/2f6b1c3e-0d4a-4b8e-9f57-6a1d2c3b4e5f/`,
  file_url: `${files}/peat/${name}_2001_2010.nc`,
  rights: {},
  terms_of_use: terms,
}

/** A file as a dataset lists it, with every member of the description's table. */
export const listedFile = { ...file, download_url: `${base}/download/peat/${name}_2001_2010.nc/` }

/** A file as the service returns it at the file's own address. */
export const detailedFile = {
  ...file,
  path: `peat/${name}_2001_2010.nc`,
  paths: [`peat/${name}_2001_2010.nc`],
  specifiers: { product: 'peat', region: 'upland', start_year: 2001, end_year: 2010 },
  identifiers: ['product', 'region', 'start_year', 'end_year'],
  merged_specifiers: { product: ['peat'], region: ['upland'], start_year: [2001], end_year: [2010] },
  pretty_specifiers: { 'Data product': ['Peat'], Region: ['Upland'], 'Start year': [2001] },
  links: [],
  search_rank: 0,
  json_url: `${files}/peat/${name}_2001_2010.json`,
  rights: {
    rights: 'Creative Commons Attribution 4.0',
    rights_uri: 'https://creativecommons.org/licenses/by/4.0/',
    short: 'CC BY 4.0',
    image: 'by.svg',
    color: 'success',
  },
}

/** A dataset with one file and one resource. */
export const dataset = {
  id: 'c0a8012e-7d1f-4e55-8a3b-1b2c3d4e5f60',
  name,
  path: `peat/upland/${name}`,
  version: '20240117',
  size: 48_213_907,
  specifiers: { product: 'peat', region: 'upland', time_step: 'daily' },
  identifiers: ['product', 'region', 'time_step'],
  search_rank: 0,
  public: true,
  url: `${base}/api/v1/datasets/c0a8012e-7d1f-4e55-8a3b-1b2c3d4e5f60/`,
  metadata_url: `${base}/datasets/c0a8012e-7d1f-4e55-8a3b-1b2c3d4e5f60/`,
  download_url: `${base}/download/peat/upland/${name}/`,
  filelist_url: `${base}/api/v1/datasets/c0a8012e-7d1f-4e55-8a3b-1b2c3d4e5f60/filelist/`,
  rights: {},
  files: [listedFile],
  resources: [
    { id: '7e57d004-2b97-4e7a-b45f-5387367791cd', doi: '10.5072/peat.1', doi_url: 'https://doi.org/10.5072/peat.1' },
  ],
  terms_of_use: terms,
}

/** A resource with every member that the description's tables show. */
export const resource = {
  id: '7e57d004-2b97-4e7a-b45f-5387367791cd',
  doi: '10.5072/peat.1',
  doi_url: 'https://doi.org/10.5072/peat.1',
  title: 'Peat depth of upland moors',
  title_with_version: 'Peat depth of upland moors (v1.1)',
  version: '1.1',
  paths: ['peat/upland'],
  creators_str: 'Brandt, Ida, Upland Institute',
  publication_year: '2024',
  publication_date: '2024-01-17',
  publisher: 'Moorland Archive',
  citation:
    'Brandt, Ida, Upland Institute (2024): Peat depth of upland moors (v1.1). Moorland Archive. https://doi.org/10.5072/peat.1',
  previous_version: '10.5072/peat',
  new_version: null,
  is_external: false,
  datacite: {
    dates: [{ date: '2024-01-17', dateType: 'Issued' }],
    types: { resourceType: 'Gridded data', resourceTypeGeneral: 'Dataset' },
    titles: [{ title: 'Peat depth of upland moors' }],
    version: '1.1',
    creators: [
      {
        name: 'Brandt, Ida',
        nameType: 'Personal',
        givenName: 'Ida',
        familyName: 'Brandt',
        affiliations: [
          {
            affiliation: 'Upland Institute',
            affiliationIdentifier: 'https://ror.org/04wxnsj81',
            affiliationIdentifierScheme: 'ROR',
          },
        ],
        nameIdentifiers: [
          {
            schemeURI: 'https://orcid.org',
            nameIdentifier: 'https://orcid.org/0000-0002-1825-0097',
            nameIdentifierScheme: 'ORCID',
          },
        ],
      },
      { name: 'Upland Institute', nameType: 'Organizational' },
    ],
    contributors: [{ name: 'Lindqvist, Maja', nameType: 'Personal', contributorType: 'DataCurator' }],
    language: 'en',
    subjects: [
      {
        subject: 'peat',
        valueURI: 'https://terms.example.org/12',
        schemeURI: 'https://terms.example.org',
        subjectScheme: 'Soil terms',
      },
    ],
    publisher: 'Moorland Archive',
    rightsList: [
      {
        rights: 'Creative Commons Attribution 4.0',
        rightsURI: 'https://creativecommons.org/licenses/by/4.0/',
        schemeURI: 'https://spdx.org/licenses/',
        rightsIdentifier: 'cc-by-4.0',
        rightsIdentifierScheme: 'SPDX',
      },
    ],
    identifiers: [{ identifier: '10.5072/peat.1', identifierType: 'DOI' }],
    descriptions: [{ description: 'Depths in centimetres.<br>Daily.', descriptionType: 'Abstract' }],
    geoLocations: [
      {
        geoLocationBox: {
          eastBoundLongitude: -1.2,
          northBoundLatitude: 54.9,
          southBoundLatitude: 53.1,
          westBoundLongitude: -2.6,
        },
        geoLocationPlace: 'Northern Pennines',
      },
    ],
    schemaVersion: 'http://datacite.org/schema/kernel-4',
    publicationYear: '2024',
    relatedIdentifiers: [
      {
        citation: 'Brandt, Ida (2023): Peat depth of upland moors.',
        relationType: 'IsNewVersionOf',
        relatedIdentifier: 'https://doi.org/10.5072/peat',
        relatedIdentifierType: 'DOI',
      },
    ],
  },
}

/** A resource in another repository, with a title and a DOI but without metadata. */
export const externalResource = {
  ...resource,
  title_with_version: resource.title,
  version: null,
  paths: [],
  creators_str: '',
  publication_year: null,
  publication_date: null,
  publisher: null,
  citation: 'Peat depth of upland moors. https://doi.org/10.5072/peat.1',
  previous_version: null,
  is_external: true,
  datacite: null,
}

/** Creates a page of a listing. */
export const pageOf = (...results: unknown[]) => ({
  count: 41,
  next: `${base}/api/v1/datasets/?page=3`,
  previous: null,
  results,
})
