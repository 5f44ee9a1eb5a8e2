import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Catalog } from '../../src/catalog/index.ts'
import { fileFolder, type Listening, serve } from '../../src/http/node.ts'
import { entriesOf } from './files/zip-reader.ts'
import { type ClientRecord, isimipClient } from './isimip-client.ts'
import { onEveryStore } from './on-every-store.ts'

const idOf = (number: number): string => `0c7a1f6e-5f0b-4f5c-9d15-${String(number).padStart(12, '0')}`
const folder = 'Round3b/InputData/climate/atmosphere/global/daily'
const scenarios = ['historical', 'ssp126', 'ssp370']
const bytesOf = (name: string): Buffer => Buffer.from(`${name}\n`.repeat(400))

/** A dataset of two files for each combination of twelve variables and three scenarios. */
const datasets = Array.from({ length: 36 }, (_, number) => {
  const [scenario = '', variable] = [scenarios[number % 3], `v${Math.floor(number / 3)}`]
  const name = `earthmod-2_${scenario}_${variable}_global_daily`
  const path = `${folder}/${scenario}/EARTHMOD-2/${name}`
  return {
    id: idOf(number),
    path,
    version: '20240101',
    specifiers: { simulation_round: 'Round3b', climate_forcing: 'earthmod-2', climate_scenario: scenario, variable },
    files: [1, 2].map(part => {
      const file = `${name}_${part}.nc`
      const bytes = bytesOf(file)
      return {
        id: idOf(1000 + 2 * number + part),
        name: file,
        path: `${folder}/${scenario}/EARTHMOD-2/${file}`,
        version: '20240101',
        size: bytes.length,
        checksum: createHash('sha512').update(bytes).digest('hex'),
        checksum_type: 'sha512',
      }
    }),
    resources: [{ doi: '10.5072/climate' }],
  }
})
const resources = ['10.5072/climate', '10.5072/climate.1'].map((doi, number) => ({
  id: idOf(5000 + number),
  doi,
  title: 'Climate input data',
  version: `1.${number}`,
  paths: [folder],
  ...(number === 0 ? { new_version: '10.5072/climate.1' } : { previous_version: '10.5072/climate' }),
  datacite: null,
}))
const unknown = idOf(9999)

onEveryStore(open => {
  let catalog: Catalog
  let service: Listening
  let client: ReturnType<typeof isimipClient>
  const files = mkdtempSync(join(tmpdir(), 'citable-client-'))
  beforeAll(async () => {
    for (const { path, name } of datasets.flatMap(({ files }) => files)) {
      mkdirSync(dirname(join(files, path)), { recursive: true })
      writeFileSync(join(files, path), bytesOf(name))
    }
    catalog = await open()
    expect((await catalog.ingest([...datasets, ...resources])).refused).toEqual([])
    const termsOfUse = { terms_of_use: 'Cite the data.', terms_of_use_url: 'https://data.example.org/terms' }
    service = await serve({ catalog, termsOfUse, files: await fileFolder(files) }, { port: 0, compress: true })
    client = isimipClient(`${service.url}/api/v1`)
  })
  afterAll(async () => {
    await service?.close()
    await catalog?.close()
    rmSync(files, { recursive: true })
  })

  const idsOf = (records: readonly ClientRecord[] | undefined) => records?.map(({ id }) => id).sort()
  const matching = (isWanted: (dataset: (typeof datasets)[number]) => boolean) =>
    datasets
      .filter(isWanted)
      .map(({ id }) => id)
      .sort()
  const first = async (): Promise<ClientRecord> => {
    const [dataset] = await client.list('datasets', { page_size: 1, climate_scenario: 'ssp370', variable: 'v3' })
    if (dataset === undefined) throw new Error('There is no dataset.')
    return dataset
  }

  it('the ISIMIP client lists all datasets', async () => {
    expect(idsOf(await client.list('datasets'))).toEqual(matching(() => true))
  })

  it('the ISIMIP client lists datasets that match words', async () => {
    expect(idsOf(await client.list('datasets', { query: 'earthmod-2 ssp370 v1' }))).toEqual(
      matching(({ path }) => /ssp370_v1/.test(path)),
    )
  })

  it('the ISIMIP client lists datasets below a path that ends in a slash', async () => {
    expect(idsOf(await client.list('datasets', { path: `${folder}/ssp126/EARTHMOD-2/` }))).toEqual(
      matching(({ path }) => path.includes('/ssp126/')),
    )
  })

  it('the ISIMIP client uses the filter "tree" to list datasets below a path', async () => {
    for (const tree of [`${folder}/ssp126`, `${folder}/ssp126/`])
      expect(idsOf(await client.list('datasets', { tree }))).toEqual(matching(({ path }) => path.includes('/ssp126/')))
  })

  it('the ISIMIP client lists datasets that match several specifiers', async () => {
    const found = await client.list('datasets', {
      climate_forcing: 'earthmod-2',
      climate_scenario: 'ssp370',
      variable: 'v3',
    })
    expect(idsOf(found)).toEqual(matching(({ path }) => path.includes('ssp370_v3_')))
  })

  it('the ISIMIP client lists datasets that match any value of a repeated specifier', async () => {
    const found = await client.list('datasets', { climate_scenario: ['ssp126', 'ssp370'] })
    expect(idsOf(found)).toEqual(matching(({ path }) => path.includes('/ssp')))
  })

  it('the ISIMIP client lists datasets by id', async () => {
    expect(idsOf(await client.list('datasets', { id: [idOf(1), idOf(3)] }))).toEqual([idOf(1), idOf(3)])
  })

  it('the ISIMIP client lists datasets by name', async () => {
    const { path = '', id } = datasets[7] ?? {}
    expect(idsOf(await client.list('datasets', { name: path.replace(/^.*\//, '') }))).toEqual([id])
  })

  it('the ISIMIP client uses the filters "after" and "before" to limit the versions of listed datasets', async () => {
    expect(await client.list('datasets', { all: 'true', after: '20240101' })).toHaveLength(36)
    expect(await client.list('datasets', { before: '20231231' })).toEqual([])
  })

  it('the ISIMIP client reads a first page with 20 datasets and a link to the second page', async () => {
    const page = await client.page('datasets')
    expect(page).toMatchObject({ count: 36, previous: null, next: `${service.url}/api/v1/datasets/?page=2` })
    expect(page?.results).toHaveLength(20)
  })

  it('the ISIMIP client reads a page of datasets by number and size', async () => {
    const page = await client.page('datasets', { page: 2, page_size: 10 })
    expect(page?.results).toHaveLength(10)
    expect(page?.previous).toBe(`${service.url}/api/v1/datasets/?page_size=10`)
  })

  it('the ISIMIP client reads all datasets by following the links to the next pages', async () => {
    expect(new Set(idsOf(await client.list('datasets', { page_size: 5, climate_forcing: 'earthmod-2' }))).size).toBe(36)
  })

  it('the ISIMIP client returns undefined for a page that does not exist', async () => {
    expect(await client.page('datasets', { page: 9999 })).toBeUndefined()
  })

  it('the ISIMIP client lists all files, or only the files that match a query', async () => {
    expect(await client.list('files')).toHaveLength(72)
    expect(await client.list('files', { query: 'ssp370 v3' })).toHaveLength(2)
  })

  it('the ISIMIP client lists files below a path or with a checksum', async () => {
    expect(await client.list('files', { path: `${folder}/ssp370/`, page_size: 7 })).toHaveLength(24)
    const { checksum = '', id } = datasets[0]?.files[0] ?? {}
    expect(idsOf(await client.list('files', { checksum }))).toEqual([id])
  })

  it('the ISIMIP client lists the files of a dataset', async () => {
    expect(await client.list('files', { dataset: idOf(4) })).toHaveLength(2)
  })

  it('the ISIMIP client lists resources', async () => {
    expect(idsOf(await client.list('resources'))).toEqual([idOf(5000), idOf(5001)])
    expect(await client.list('resources', { query: 'climate', path: folder })).toHaveLength(2)
  })

  it('the ISIMIP client reads a dataset', async () => {
    const dataset = await first()
    expect(await client.retrieve('datasets', dataset.id)).toEqual(dataset)
  })

  it('the ISIMIP client reads a file', async () => {
    const [file] = (await first()).files
    expect(await client.retrieve('files', file?.id ?? '')).toMatchObject({ id: file?.id, file_url: file?.file_url })
  })

  it('the ISIMIP client reads a resource', async () => {
    expect(await client.retrieve('resources', idOf(5000))).toMatchObject({ doi: '10.5072/climate' })
  })

  it.each(['datasets', 'files', 'resources'])(
    'the ISIMIP client returns undefined for an unknown or invalid id in %s',
    async kind => {
      expect(await client.retrieve(kind, unknown)).toBeUndefined()
      expect(await client.retrieve(kind, 'banana')).toBeUndefined()
    },
  )

  it('the ISIMIP client reads the latest version of a resource', async () => {
    const versions = await client.retrieve<{ latest: string }>('resources', idOf(5000), 'versions')
    expect(versions?.latest).toBe('10.5072/climate.1')
  })

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
    'the ISIMIP client receives status 405 for the method %s',
    async method => {
      const id = method === 'POST' ? [] : [idOf(0)]
      expect(await client.change(method, 'datasets', ...id)).toEqual({
        status: 405,
        answer: { detail: `Method "${method}" not allowed.` },
      })
    },
  )

  it('the ISIMIP client downloads the files of a dataset and verifies their checksums', async () => {
    for (const { file_url } of (await first()).files) await client.download(file_url, { validate: true })
  })

  it('the ISIMIP client resumes an interrupted download and keeps a complete one', async () => {
    const [file] = (await first()).files
    const whole = await client.download(file?.file_url ?? '')
    for (const length of [1, 100, whole.length])
      expect(await client.download(file?.file_url ?? '', { there: whole.subarray(0, length), validate: true })).toEqual(
        whole,
      )
  })

  it('the ISIMIP client downloads a dataset as a ZIP archive and resumes the download', async () => {
    const { download_url } = await first()
    for (const url of [download_url, `${download_url.slice(0, -1)}.zip`]) {
      const whole = await client.download(url)
      const entries = await entriesOf(whole.length, async (from, to) => Buffer.from(whole.subarray(from, to)))
      expect(entries.map(({ size }) => size)).toEqual([15600, 15600])
      expect(await client.download(url, { there: whole.subarray(0, 900) })).toEqual(whole)
    }
  })
})
