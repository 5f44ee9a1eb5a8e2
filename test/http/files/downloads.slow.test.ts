import { createHash } from 'node:crypto'
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { memoryCatalog } from '../../../src/catalog/index.ts'
import { createService, type FileStore, type ServiceOptions } from '../../../src/http/index.ts'
import { fileFolder, serve } from '../../../src/http/node.ts'
import { dataset, uuid } from '../../catalog/records.ts'
import { settings } from '../example-catalog.ts'
import { get, wireTo } from '../wire.ts'
import { contentOf, entriesOf } from './zip-reader.ts'

const contents: Record<string, Buffer> = {
  'Round/one.nc': Buffer.from('first data '.repeat(40_000)),
  'Round/two words ä.csv': Buffer.from('a,b\n1,2\n'),
  'Round/empty.txt': Buffer.alloc(0),
}

// Long contents are compared by hash, because `toEqual` would compare each byte as a value.
const sha512 = (bytes: Uint8Array): string => createHash('sha512').update(bytes).digest('hex')

const records = [
  dataset(1, {
    path: 'Round/set',
    files: Object.entries(contents).map(([path, bytes], number) => ({
      id: uuid(number, 5),
      name: path.slice(path.lastIndexOf('/') + 1),
      path,
      version: '20200101',
      size: bytes.length,
      checksum: sha512(bytes),
      checksum_type: 'sha512',
    })),
  }),
]

/**
 * Starts a service with `records` and their files. The service's temporary folder also has files that must not be
 * served.
 */
async function served(
  wrap = (store: FileStore): FileStore => store,
  options: Partial<ServiceOptions> = {},
  serving: { idleTimeout?: number } = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'citable-files-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const files = join(folder, 'files')
  const put = (path: string, bytes: string | Buffer): string => {
    const place = join(folder, path)
    mkdirSync(dirname(place), { recursive: true })
    writeFileSync(place, bytes)
    return place
  }
  for (const [path, bytes] of Object.entries(contents)) put(`files/${path}`, bytes)
  put('secret.nc', 'secret')
  put('files/Round/unknown.nc', 'not in the catalog')
  const catalog = memoryCatalog()
  const { refused } = await catalog.ingest(records)
  expect(refused).toEqual([])
  const store = wrap(await fileFolder(files))
  const { url, close } = await serve(
    at => createService({ ...settings, catalog, baseUrl: at, filesUrl: `${at}/raw`, files: store, ...options }),
    { port: 0, stopTimeout: 100, ...serving },
  )
  onTestFinished(close)
  const detail = async (path: string) => {
    const { results } = await (await fetch(`${url}/api/v1/files/?path=${encodeURIComponent(path)}`)).json()
    return (await fetch(results[0].url)).json()
  }
  return { url, folder, put, catalog, detail }
}

const bytesOf = async (response: Response): Promise<Buffer> => Buffer.from(await response.arrayBuffer())

describe('a raw file under several paths', () => {
  it('the service serves a raw file at each of its paths, and its metadata as JSON', async () => {
    const { url, catalog } = await served()
    const paths = ['Round/one.nc', 'Links/two.nc', 'Links/deep/three.nc']
    const alone = { ...Object(records[0]?.files)[0], paths, specifiers: {} }
    expect((await catalog.ingest([alone])).refused).toEqual([])
    for (const path of paths) {
      const response = await fetch(`${url}/raw/${path}`)
      expect([response.status, sha512(Buffer.from(await response.arrayBuffer()))]).toEqual([200, alone.checksum])
      const download = await fetch(`${url}/download/${path}/`, { redirect: 'manual' })
      expect([download.status, download.headers.get('location')]).toEqual([302, `${url}/raw/Round/one.nc`])
      const beside = await fetch(`${url}/raw/${path.replace(/nc$/, 'json')}`)
      expect((await beside.json()).id).toBe(alone.id)
    }
    expect((await fetch(`${url}/raw/Links/deep/two.nc`)).status).toBe(404)
    await catalog.withdraw('file', [alone.id], { reason: 'Wrong.' })
    for (const path of paths) expect((await fetch(`${url}/raw/${path}`)).status).toBe(410)
  })
})

describe('a raw file that has changed since it was described', () => {
  it.each([
    ['modification time', 'other data '.repeat(40_000)],
    ['size', 'longer data '.repeat(40_000)],
  ])('the service sends a raw file without its old digest and ETag after its %s has changed', async (_, text) => {
    const { url, put } = await served()
    const before = await fetch(`${url}/raw/Round/one.nc`)
    await before.arrayBuffer()
    expect(before.headers.get('repr-digest')).toMatch(/^sha-512=/)
    const place = put('files/Round/one.nc', text)
    const later = new Date(Date.now() + 60_000)
    utimesSync(place, later, later)
    const after = await fetch(`${url}/raw/Round/one.nc`)
    expect(after.headers.get('repr-digest')).toBeNull()
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'))
    expect(await after.text()).toBe(text)
  })
})

describe('a raw file', () => {
  it.each(Object.keys(contents))('the service sends %s with the checksum that its JSON states', async path => {
    const { detail } = await served()
    const { file_url, json_url } = await detail(path)
    const response = await fetch(file_url)
    expect(response.status).toBe(200)
    const beside = await (await fetch(json_url)).json()
    expect(beside.path).toBe(path)
    const bytes = await bytesOf(response)
    expect([sha512(bytes), bytes.length]).toEqual([beside.checksum, beside.size])
    expect(response.headers.get('etag')).toBe(`"${beside.checksum}"`)
    const digest = Buffer.from(beside.checksum, 'hex').toString('base64')
    expect(response.headers.get('repr-digest')).toBe(`sha-512=:${digest}:`)
  })

  it('a raw file is sent with a suggested file name, and HEAD returns the same headers as GET', async () => {
    const { detail } = await served()
    const { file_url } = await detail('Round/two words ä.csv')
    const [whole, head] = [await fetch(file_url), await fetch(file_url, { method: 'HEAD' })]
    const told = ({ headers }: Response) =>
      [...headers].filter(([name]) => !/^(?:connection|date|keep-alive)$/.test(name))
    expect(told(head)).toEqual(told(whole))
    expect(Object.fromEntries(told(head))).toMatchObject({
      'accept-ranges': 'bytes',
      'content-length': '8',
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="two_words__.csv"; filename*=UTF-8''two%20words%20%C3%A4.csv`,
      'x-content-type-options': 'nosniff',
      allow: 'GET, HEAD, OPTIONS',
    })
    expect((await fetch(file_url, { method: 'PUT', body: 'x' })).status).toBe(405)
  })

  it('the service resumes an interrupted download, or sends the whole raw file if the file has changed', async () => {
    const { detail, put } = await served()
    const { file_url } = await detail('Round/one.nc')
    const whole = contents['Round/one.nc'] ?? Buffer.alloc(0)
    const first = await fetch(file_url, { headers: { Range: 'bytes=0-99999' } })
    expect([first.status, first.headers.get('content-range')]).toEqual([206, `bytes 0-99999/${whole.length}`])
    const tag = first.headers.get('etag') ?? ''
    const rest = await fetch(file_url, { headers: { Range: 'bytes=100000-', 'If-Range': tag } })
    expect(sha512(Buffer.concat([await bytesOf(first), await bytesOf(rest)]))).toBe(sha512(whole))
    put('files/Round/one.nc', 'other data')
    const anew = await fetch(file_url, { headers: { Range: 'bytes=3-', 'If-Range': tag } })
    expect([anew.status, await anew.text()]).toEqual([200, 'other data'])
    expect(anew.headers.get('etag')).not.toBe(tag)
    const beyond = await fetch(file_url, { headers: { Range: 'bytes=10-' } })
    expect([beyond.status, beyond.headers.get('content-range'), (await beyond.json()).detail]).toEqual([
      416,
      'bytes */10',
      'The range is not within the 10 bytes.',
    ])
  })

  it('the service returns 304 to a client with the current raw file', async () => {
    const { detail } = await served()
    const { file_url } = await detail('Round/one.nc')
    const { headers } = await fetch(file_url, { method: 'HEAD' })
    for (const [name, value] of [
      ['If-None-Match', headers.get('etag')],
      ['If-Modified-Since', headers.get('last-modified')],
    ] as const) {
      const again = await fetch(file_url, { headers: { [name]: value ?? '' } })
      expect([again.status, await again.text()]).toEqual([304, ''])
    }
  })

  it('the service sends no file that is outside the folder or not in the catalog', async () => {
    const { url, folder, put, catalog } = await served()
    const outside = join(folder, 'secret.nc')
    mkdirSync(join(folder, 'files', 'linked'))
    symlinkSync(outside, join(folder, 'files', 'link.nc'))
    symlinkSync(folder, join(folder, 'files', 'out'))
    symlinkSync(join(folder, 'files', 'Round'), join(folder, 'files', 'inside'))
    put('files/folder.nc/x', '')
    const known = ['link.nc', 'out/secret.nc', 'folder.nc', '../secret.nc'.slice(3), 'inside/one.nc']
    const files = known.map((path, number) => ({
      id: uuid(number, 6),
      name: path.slice(path.lastIndexOf('/') + 1),
      path,
      version: '20200101',
      size: 6,
      checksum: 'ab',
      checksum_type: 'sha512',
    }))
    expect((await catalog.ingest([dataset(2, { files })])).refused).toEqual([])
    const targets = [
      ...['link.nc', 'out/secret.nc', 'folder.nc', 'secret.nc', 'Round/unknown.nc', 'Round', 'Round/'],
      ...['../secret.nc', '..%2fsecret.nc', '%2e%2e/secret.nc', 'Round/..%2f..%2fsecret.nc', '..%5csecret.nc'],
      ...['Round/one.nc%00', 'Round//one.nc', './Round/one.nc', '/Round/one.nc', '%ff', 'Round/one.nc%0d%0aX:y'],
      encodeURIComponent(outside),
    ]
    for (const target of targets) {
      const wire = wireTo(url)
      wire.send(get(`/raw/${target}`, 'Connection: close'))
      const answer = await wire.closed
      expect(answer, target).toMatch(/^HTTP\/1\.1 404 /)
      expect(answer, target).not.toContain('secret\r\n\r\n')
    }
    expect((await fetch(`${url}/raw/inside/one.nc`)).status).toBe(200)
  })

  it('the service aborts the response when a file changes during the transfer, but completes the response when the file is deleted', async () => {
    const { url, put } = await served()
    const large = Buffer.alloc(24_000_000, 'x')
    const place = put('files/Round/one.nc', large)
    for (const change of [() => appendFileSync(place, 'y'), () => writeFileSync(place, 'short')]) {
      put('files/Round/one.nc', large)
      const response = await fetch(`${url}/raw/Round/one.nc`)
      expect([response.status, response.headers.get('content-length')]).toEqual([200, '24000000'])
      change()
      await expect(response.arrayBuffer()).rejects.toThrow()
    }
    put('files/Round/one.nc', large)
    const response = await fetch(`${url}/raw/Round/one.nc`)
    rmSync(place)
    // Some systems keep a removed file for readers that have opened it.
    expect((await response.arrayBuffer()).byteLength).toBe(24_000_000)
    expect((await fetch(`${url}/raw/Round/one.nc`)).status).toBe(404)
  })

  it('the service closes the files of an archive when the client stops reading', async () => {
    let letGo = (): void => undefined
    const end = new Promise<void>(resolve => (letGo = resolve))
    const watched = (store: FileStore): FileStore => ({
      ...store,
      async find(path) {
        const found = await store.find(path)
        async function* read(from: number, to: number) {
          try {
            if (found !== undefined) yield* found.read(from, to)
          } finally {
            letGo()
          }
        }
        return found && { ...found, read }
      },
    })
    const { url, put } = await served(watched, {}, { idleTimeout: 1000 })
    put('files/Round/one.nc', Buffer.alloc(24_000_000, 'x'))
    const wire = wireTo(url)
    wire.send(get('/download/Round/set/'))
    await wire.until(/^HTTP\/1\.1 200/)
    wire.socket.pause()
    await end
  })
})

describe('the download of a dataset', () => {
  it('the service sends a dataset as an archive of its files', async () => {
    const { url } = await served()
    const { results } = await (await fetch(`${url}/api/v1/datasets/`)).json()
    const response = await fetch(results[0].download_url)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip'])
    expect(response.headers.get('content-disposition')).toBe('attachment; filename=set.zip')
    const whole = await bytesOf(response)
    expect(whole.length).toBe(Number(response.headers.get('content-length')))
    const read = async (from: number, to: number) => whole.subarray(from, to)
    const entries = await entriesOf(whole.length, read)
    for (const [at, [path, bytes]] of Object.entries(contents).entries()) {
      const entry = entries[at]
      expect(entry?.name).toBe(path.replace(/^Round/, 'set'))
      expect(entry && sha512(await contentOf(entry, read))).toBe(sha512(bytes))
    }
    const rest = await fetch(results[0].download_url, {
      headers: { Range: 'bytes=1000-', 'If-Range': response.headers.get('etag') ?? '' },
    })
    expect([rest.status, sha512(await bytesOf(rest))]).toEqual([206, sha512(whole.subarray(1000))])
  })

  it('the ETag of a dataset archive changes when a file changes', async () => {
    const { url, folder } = await served()
    const tag = async () => (await fetch(`${url}/download/Round/set/`, { method: 'HEAD' })).headers.get('etag')
    const before = await tag()
    expect(await tag()).toBe(before)
    utimesSync(join(folder, 'files/Round/one.nc'), new Date(), new Date('2020-01-01'))
    expect(await tag()).not.toBe(before)
  })

  it('the service aborts an archive when one of its files changes, shrinks or disappears before the file is sent', async () => {
    const { url, folder, put } = await served()
    const large = Buffer.alloc(24_000_000, 'x')
    const last = join(folder, 'files/Round/two words ä.csv')
    for (const change of [
      () => appendFileSync(last, 'y'),
      () => writeFileSync(last, 'x'),
      () => rmSync(last),
      () => utimesSync(last, new Date(), new Date('2020-01-01')),
    ]) {
      put('files/Round/one.nc', large)
      put('files/Round/two words ä.csv', 'a,b\n1,2\n')
      const response = await fetch(`${url}/download/Round/set/`)
      expect(response.status).toBe(200)
      change()
      await expect(response.arrayBuffer()).rejects.toThrow()
    }
    expect((await fetch(`${url}/health`)).status).toBe(200)
  })

  it('the download of a dataset returns 404 with the name of a missing file', async () => {
    const { url, folder } = await served()
    rmSync(join(folder, 'files/Round/empty.txt'))
    const response = await fetch(`${url}/download/Round/set/`)
    expect([response.status, (await response.json()).detail]).toEqual([404, 'The file Round/empty.txt does not exist.'])
  })

  it('a dataset download with format=aria2 or format=wget returns a file list for aria2 or wget', async () => {
    const { url } = await served()
    const aria2 = await (await fetch(`${url}/download/Round/set/?format=aria2`)).text()
    const [path = '', bytes = Buffer.alloc(0)] = Object.entries(contents)[0] ?? []
    expect(aria2).toContain(`${url}/raw/${path}\n  out=set/one.nc\n  checksum=sha-512=${sha512(bytes)}\n`)
    const wget = await (await fetch(`${url}/download/Round/set/?format=wget`)).text()
    expect(wget.split('\n')).toHaveLength(4)
    expect((await fetch(wget.split('\n')[1] ?? '')).status).toBe(200)
    expect((await fetch(`${url}/download/Round/set/?format=rar`)).status).toBe(400)
  })
})

describe('files at an address below the service', () => {
  it('the service serves raw files and the pages of files below the same URL', async () => {
    const { url } = await served()
    const { port } = new URL(url)
    const base = `http://127.0.0.1:${port}`
    const { url: own } = await served(undefined, { baseUrl: base, filesUrl: `${base}/files` })
    expect((await fetch(`${own}/files/Round/one.nc`)).status).toBe(200)
    expect((await fetch(`${own}/files/${uuid(0, 5)}/`)).headers.get('content-type')).toMatch('text/html')
  })
})
