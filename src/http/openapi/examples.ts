import type { Stored } from '../../catalog/catalog.ts'
import { createResource } from '../../citation/index.ts'
import { doiUrl } from '../../identifiers/index.ts'
import type { Datacite, Resource } from '../../model/index.ts'
import { fieldsOf, type Place } from '../record/present.ts'

const doi = '10.5072/soil-moisture.1'
const path = 'Basins/Output/fieldsim/historical/fieldsim_soil-moisture_rhine'
const name = 'fieldsim_soil-moisture_rhine_1981_2000.nc'
const ids = {
  dataset: '0e8f1f0a-6c2b-4f57-9a31-5b0c2f6d7e81',
  file: '7d1b9c4e-2f5a-4e0d-8c66-3a9e1b5f4c20',
  resource: 'c3a5e7f9-1b2d-4c3e-a5f7-9b1d3f5a7c90',
}
const checksum = '9b71d224bd62f3785d96d46ad3ea3d73319bfbc2890caadae2dff72519673ca7'
const specifiers = { model: 'fieldsim', climate_scenario: 'historical', variable: 'soil-moisture', region: 'rhine' }

const metadata: Datacite = {
  doi,
  creators: [{ name: 'Okafor, Ngozi', nameType: 'Personal', givenName: 'Ngozi', familyName: 'Okafor' }],
  titles: [{ title: 'Soil moisture of European basins' }],
  publisher: { name: 'Basin Repository' },
  publicationYear: '2021',
  types: { resourceTypeGeneral: 'Dataset', resourceType: 'Model output' },
  dates: [{ date: '2021-03-12', dateType: 'Issued' }],
  version: '1.0',
}

const listed: Stored['dataset']['files'][number] = {
  id: ids.file,
  name,
  path: `${path}/${name}`,
  version: '20210312',
  size: 48_213_004,
  checksum,
  checksum_type: 'sha256',
  rights: {},
}

const common = { identifiers: Object.keys(specifiers), search_rank: 0, public: true }

const dataset: Stored['dataset'] = {
  ...common,
  id: ids.dataset,
  name: 'fieldsim_soil-moisture_rhine',
  path,
  version: '20210312',
  size: 48_213_004,
  specifiers,
  rights: {},
  files: [listed],
  resources: [{ id: ids.resource, doi, doi_url: doiUrl(doi) }],
}

/** Example records, as the API shows them. */
export interface Examples {
  dataset: object
  file: object
  resource: Resource
}

/** Creates an example of each kind of record. */
export function examplesAt(place: Place): Examples {
  const years = { ...specifiers, start_year: 1981, end_year: 2000 }
  const file: Stored['file'] = {
    ...listed,
    ...common,
    paths: [listed.path],
    specifiers: years,
    identifiers: Object.keys(years),
    merged_specifiers: Object.fromEntries(Object.entries(years).map(([name, value]) => [name, [value]])),
    pretty_specifiers: { Model: ['fieldsim'], 'Climate scenario': ['historical'], 'Start year': [1981] },
    links: [],
    datasets: [ids.dataset],
    hidden_in: [],
  }
  return {
    dataset: fieldsOf.dataset(dataset, place),
    file: fieldsOf.file(file, place),
    resource: createResource(metadata, { id: ids.resource, paths: [path] }),
  }
}

/** Creates a page of a listing with a single record. */
export const pageOf = (record: object): object => ({ count: 1, next: null, previous: null, results: [record] })
