import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Catalog } from '../../../src/catalog/index.ts'
import { createHandler, type Handler } from '../../../src/http/index.ts'
import { settings } from '../example-catalog.ts'
import { onEveryStore } from '../on-every-store.ts'

const path = 'Snow/OutputData'
const idOf = (number: number): string => `5d2b40a1-1c52-4b8e-9a55-${String(number).padStart(12, '0')}`
const sum = (digit: string): string => digit.repeat(128)

const file = (number: number, name: string, digit: string, folder = path) => ({
  id: idOf(number),
  name,
  path: `${folder}/${name}`,
  version: '20240101',
  size: 5,
  checksum: sum(digit),
  checksum_type: 'sha512',
})
const dataset = (number: number, name: string, files: readonly object[], changes: object = {}) => ({
  id: idOf(number),
  path: `${path}/${name}`,
  version: '20240101',
  specifiers: { model: name.slice(0, 4) },
  files,
  ...changes,
})
const records = [
  dataset(1, 'deep', [file(11, 'deep_1.nc', 'a'), file(12, 'deep 2.nc', 'b')]),
  dataset(2, 'deep', [file(13, 'deep_1.nc', 'c')], { version: '20250101' }),
  dataset(3, 'fresh', [file(14, 'fresh.nc', 'd')]),
  dataset(4, 'hidden', [file(15, 'hidden.nc', 'e')], { public: false }),
  dataset(5, 'zipped', [file(16, 'deep.zip', 'f')]),
  { ...dataset(6, 'else', [file(17, 'else.nc', '0', 'Rain')]), path: 'Rain/else' },
  { id: idOf(21), doi: '10.5072/Snow', title: 'Snow', paths: [path], datacite: null },
  { id: idOf(22), doi: '10.5072/rain', title: 'Rain', paths: [], datacite: null },
]
const raw = `${settings.filesUrl}/${path}`
const deep = [`${raw}/deep_1.nc`, `${raw}/deep%202.nc`]

onEveryStore(open => {
  let catalog: Catalog
  let handle: Handler
  beforeAll(async () => {
    catalog = await open()
    expect((await catalog.ingest(records)).refused).toEqual([])
    handle = createHandler({ ...settings, catalog })
  })
  afterAll(() => catalog.close())

  const get = (target: string) => handle(new Request(settings.baseUrl + target))
  const lines = async (target: string): Promise<string[]> => {
    const response = await get(target)
    expect([target, response.status, response.headers.get('content-type')]).toEqual([
      target,
      200,
      'text/plain; charset=utf-8',
    ])
    const text = await response.text()
    expect(text).toMatch(/^(?:[^\n]+\n)*$/)
    return text.split('\n').slice(0, -1)
  }
  const saved = async (target: string) => (await get(target)).headers.get('content-disposition')

  describe('the list of the files of all matching datasets', () => {
    it('the service lists each public file of the matching datasets once, in the order of the datasets', async () => {
      const all = [`${settings.filesUrl}/Rain/else.nc`, ...deep, `${raw}/fresh.nc`, `${raw}/deep.zip`]
      expect(await lines('/api/v1/datasets/filelist/')).toEqual(all)
      expect(await lines('/api/v1/datasets/filelist/?model=fres&model=deep')).toEqual([...deep, `${raw}/fresh.nc`])
      expect(await lines(`/api/v1/datasets/filelist/?tree=${path}/fresh`)).toEqual([`${raw}/fresh.nc`])
      expect(await lines(`/api/v1/datasets/filelist/?all=true&path=${path}/h`)).toEqual([`${raw}/hidden.nc`])
      expect(await lines('/api/v1/datasets/filelist/?query=fre')).toEqual([`${raw}/fresh.nc`])
      expect(await lines('/api/v1/datasets/filelist/?model=none')).toEqual([])
      expect((await get('/api/v1/datasets/filelist/?strict=true&modle=deep')).status).toBe(400)
      expect(await saved('/api/v1/datasets/filelist/')).toBe('attachment; filename=filelist.txt')
      expect((await get('/api/v1/datasets/filelist')).headers.get('location')).toBe('/api/v1/datasets/filelist/')
    })

    it('a manifest in sha512sum format lists the checksum and path of the latest version of each file', async () => {
      expect(await lines('/api/v1/datasets/manifest/?model=deep')).toEqual([
        `${sum('c')}  ${path}/deep_1.nc`,
        `${sum('b')}  ${path}/deep 2.nc`,
      ])
      expect(await saved('/api/v1/datasets/manifest/')).toBe('attachment; filename=manifest.txt')
    })
  })

  it('the service writes the manifest of a dataset with the checksum and path of each file', async () => {
    expect(await lines(`/api/v1/datasets/${idOf(1)}/manifest/`)).toEqual([
      `${sum('a')}  ${path}/deep_1.nc`,
      `${sum('b')}  ${path}/deep 2.nc`,
    ])
    expect(await saved(`/api/v1/datasets/${idOf(1)}/manifest/`)).toBe('attachment; filename=deep-manifest.txt')
    expect((await get(`/api/v1/datasets/${idOf(9)}/manifest/`)).status).toBe(404)
  })

  describe('a resource', () => {
    const at = `/api/v1/resources/${idOf(21)}`

    it('the service lists the files below the paths of a resource', async () => {
      expect(await lines(`${at}/filelist/`)).toEqual([...deep, `${raw}/fresh.nc`, `${raw}/deep.zip`])
      expect(await lines(`${at}/manifest/`)).toHaveLength(4)
      expect(await saved(`${at}/filelist/`)).toBe('attachment; filename=10.5072_Snow-filelist.txt')
      expect(await lines(`/api/v1/resources/${idOf(22)}/filelist/`)).toEqual([])
    })

    it('the service lists the datasets of a resource and their files as JSON', async () => {
      const response = await get(`${at}/datasets/`)
      expect(response.headers.get('content-type')).toBe('application/json')
      const text = await response.text()
      const datasets = JSON.parse(text)
      expect(text).toBe(JSON.stringify(datasets, null, 4))
      expect(datasets.map(({ id }: { id: string }) => id)).toEqual([1, 2, 3, 5].map(idOf))
      expect(datasets[0]).toEqual({
        id: idOf(1),
        path: `${path}/deep`,
        version: '20240101',
        public: true,
        metadata_url: `${settings.baseUrl}/datasets/${idOf(1)}/`,
      })
      const files = await (await get(`${at}/files/`)).json()
      expect(files.map(({ id }: { id: string }) => id)).toEqual([11, 12, 13, 14, 16].map(idOf))
      expect(files[1]).toEqual({
        id: idOf(12),
        path: `${path}/deep 2.nc`,
        version: '20240101',
        public: true,
        checksum: sum('b'),
        checksum_type: 'sha512',
        metadata_url: `${settings.baseUrl}/files/${idOf(12)}/`,
        file_url: deep[1],
        json_url: `${raw}/deep%202.json`,
      })
      expect(await saved(`${at}/files/`)).toBe('attachment; filename=10.5072_Snow.files.json')
      expect(await (await get(`/api/v1/resources/${idOf(22)}/datasets/`)).text()).toBe('[]')
    })

    it('the service returns 404 for the lists of a missing resource', async () => {
      for (const list of ['datasets', 'files', 'filelist', 'manifest'])
        for (const [id, status] of [
          [idOf(9), 404],
          ['banana', 404],
        ])
          expect((await get(`/api/v1/resources/${id}/${list}/`)).status).toBe(status)
    })
  })

  it('the service lists the ids of public records of all kinds, with their paths', async () => {
    const found = (await lines('/api/v1/ids/')).map(line => line.split('\t'))
    const listed = async (kind: string) => (await (await get(`/api/v1/${kind}/?page_size=100`)).json()).results
    const [datasets, files, resources] = [await listed('datasets'), await listed('files'), await listed('resources')]
    expect(found).toEqual([
      ...[...datasets, ...files].map(({ id, path }) => [id, path]),
      ...resources.map(({ id, paths }: { id: string; paths: string[] }) => [id, paths[0] ?? '']),
    ])
    expect(found).toHaveLength(5 + 6 + 2)
  })

  it('the service treats a download path that ends in .zip as the path of a dataset, unless a file has the same name', async () => {
    const to = async (target: string) => {
      const { status, headers } = await get(target)
      return [status, headers.get('location')]
    }
    expect(await to(`/download/${path}/deep.zip`)).toEqual([302, `${raw}/deep.zip`])
    expect(await to(`/download/${path}/fresh.zip`)).toEqual(await to(`/download/${path}/fresh/`))
    expect(await to(`/download/${path}/fresh.zip?format=banana`)).toEqual([400, null])
    expect(await to(`/download/${path}/fresh.nc.zip`)).toEqual([404, null])
    expect(await to(`/download/${path}/none.zip`)).toEqual([404, null])
  })

  describe('a filter', () => {
    const count = async (target: string) => (await (await get(target)).json()).count

    it('a filter accepts a bare DOI, a DOI with the prefix doi: and the URL of a DOI, in upper or lower case', async () => {
      for (const doi of ['10.5072/snow', 'doi:10.5072/SNOW', 'https://doi.org/10.5072/Snow', 'dx.doi.org/10.5072/snow'])
        expect([doi, await count(`/api/v1/resources/?doi=${encodeURIComponent(doi)}`)]).toEqual([doi, 1])
      expect(await count('/api/v1/resources/?doi=banana')).toBe(0)
    })

    it('a filter accepts a checksum in upper or lower case', async () => {
      for (const checksum of [sum('d'), sum('D')]) expect(await count(`/api/v1/files/?checksum=${checksum}`)).toBe(1)
      expect(await count('/api/v1/files/?checksum=banana')).toBe(0)
    })

    it('the service ignores an invalid UUID in a filter, but returns 400 in strict mode', async () => {
      for (const kind of ['datasets', 'files', 'resources']) {
        const all = await count(`/api/v1/${kind}/`)
        for (const id of ['banana', '', `${idOf(1)}0`]) {
          expect([id, await count(`/api/v1/${kind}/?id=${id}`)]).toEqual([id, all])
          const strict = await get(`/api/v1/${kind}/?id=${id}&strict=true`)
          expect([id, strict.status]).toEqual([id, id === '' ? 200 : 400])
          if (id !== '') expect((await strict.json()).detail).toBe(`"id" is a UUID, not "${id}".`)
        }
        expect(await count(`/api/v1/${kind}/?id=${idOf(99)}`)).toBe(0)
      }
      expect(await count(`/api/v1/datasets/?id=banana&id=${idOf(1).toUpperCase()}`)).toBe(1)
      expect(await count('/api/v1/files/?dataset=banana')).toBe(await count('/api/v1/files/'))
      expect((await get('/api/v1/files/?dataset=banana&strict=true')).status).toBe(400)
    })

    it('a query matches the beginning of a word, but no other part', async () => {
      expect(await count('/api/v1/datasets/?query=fre')).toBe(1)
      expect(await count('/api/v1/datasets/?query=resh')).toBe(0)
      expect(await count('/api/v1/resources/?query=sno')).toBe(1)
    })
  })
})
