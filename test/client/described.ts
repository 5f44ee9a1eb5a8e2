import { serve, type TestServer } from '../resolve/server.ts'

const id = (number: number): string => `7c9e6679-7425-40de-944b-${String(number).padStart(12, '0')}`
const terms = { terms_of_use: 'Cite it.', terms_of_use_url: 'https://data.example.org/terms/' }

/**
 * Starts a minimal service, which serves single datasets, files and resources. The service also lists datasets, two per
 * page, and filters the list by `climate_forcing`.
 */
export async function startDescribed(): Promise<TestServer> {
  const server = await serve((response, _, { url = '/' }) => {
    const { pathname, searchParams } = new URL(url, server.url)
    const body = answers(server.url, pathname, searchParams)
    if (body === undefined) {
      response.writeHead(404, { 'content-type': 'text/html' }).end('<!doctype html><h1>Not Found</h1>')
    } else {
      const status = 'detail' in body ? 404 : 200
      response
        .writeHead(status, { 'content-type': 'application/json', vary: 'Accept', allow: 'GET, HEAD, OPTIONS' })
        .end(JSON.stringify(body).replaceAll('"search_rank":0,', '"search_rank":0.0,'))
    }
  })
  return server
}

function answers(base: string, path: string, parameters: URLSearchParams): object | undefined {
  if (path === '/api/v1/datasets/') return page(base, parameters)
  const [, collection, wanted] = /^\/api\/v1\/(datasets|files|resources)\/([^/]+)\/$/.exec(path) ?? []
  if (collection === undefined) return undefined
  const all = { datasets: datasets(base), files: [file(base)], resources: [resource()] }[collection] ?? []
  return all.find(record => record.id === wanted) ?? { detail: 'Not found.' }
}

function page(base: string, parameters: URLSearchParams): object {
  const forcing = parameters.get('climate_forcing')
  const found = datasets(base).filter(({ specifiers }) => forcing === null || specifiers.climate_forcing === forcing)
  const number = Number(parameters.get('page') ?? 1)
  const link = (to: number): string => {
    const filter = forcing === null ? '' : `climate_forcing=${forcing}&`
    return `${base}/api/v1/datasets/?${filter}page=${to}`
  }
  return {
    count: found.length,
    next: number * 2 < found.length ? link(number + 1) : null,
    previous: number > 1 ? link(number - 1) : null,
    results: found.slice(number * 2 - 2, number * 2),
  }
}

const datasets = (base: string) =>
  [0, 1, 2, 3, 4].map(number => {
    const climate_forcing = number === 4 ? 'none' : 'gauge-2'
    const name = `rain_${climate_forcing}_${number}`
    return {
      id: id(number),
      name,
      path: `Round4/Input/${climate_forcing}/${name}`,
      version: '20230105',
      size: 10,
      specifiers: { simulation_round: 'Round4', product: 'Input', climate_forcing },
      identifiers: ['simulation_round', 'product', 'climate_forcing'],
      search_rank: 0,
      public: true,
      url: `${base}/api/v1/datasets/${id(number)}/`,
      metadata_url: `${base}/datasets/${id(number)}/`,
      download_url: `${base}/download/Round4/Input/${climate_forcing}/${name}/`,
      filelist_url: `${base}/api/v1/datasets/${id(number)}/filelist/`,
      rights: {},
      files: [],
      resources: [{ id: id(200), doi: '10.5072/RAIN.1', doi_url: 'https://doi.org/10.5072/RAIN.1' }],
      terms_of_use: terms,
    }
  })

const file = (base: string) => ({
  id: id(100),
  name: 'rain.nc',
  path: 'Round4/Input/rain.nc',
  paths: ['Round4/Input/rain.nc'],
  version: '20230105',
  size: 10,
  checksum: 'a'.repeat(128),
  checksum_type: 'sha512',
  specifiers: { product: 'Input', start_year: 1990 },
  identifiers: ['product', 'start_year'],
  merged_specifiers: { product: ['Input'], start_year: [1990] },
  pretty_specifiers: { 'Data product': ['Input'], 'Start year': [1990] },
  links: [],
  search_rank: 0,
  url: `${base}/api/v1/files/${id(100)}/`,
  metadata_url: `${base}/files/${id(100)}/`,
  file_url: 'https://files.example.org/Round4/Input/rain.nc',
  json_url: 'https://files.example.org/Round4/Input/rain.json',
  rights: { rights: 'CC BY 4.0', rights_uri: 'https://creativecommons.org/licenses/by/4.0/', color: 'green' },
  terms_of_use: terms,
})

const resource = () => ({
  id: id(200),
  doi: '10.5072/RAIN.1',
  doi_url: 'https://doi.org/10.5072/RAIN.1',
  title: 'Rain',
  title_with_version: 'Rain (v1.1)',
  version: '1.1',
  paths: ['Round4/Input'],
  creators_str: 'Okafor, Ngozi',
  publication_year: '2023',
  publication_date: '2023-01-05',
  publisher: 'Rain Repository',
  citation: 'Okafor, Ngozi (2023): Rain (v1.1). Rain Repository. https://doi.org/10.5072/RAIN.1',
  previous_version: '10.5072/RAIN',
  new_version: null,
  is_external: false,
  datacite: { titles: [{ title: 'Rain' }], version: '1.1' },
})
