import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { metadata, uuid } from '../../catalog/records.ts'
import { launch, missingChromium } from '../../http/pages/chromium.ts'
import { describeWith } from '../../missing.ts'
import { type BundledCommand, bundledCommand } from '../bundled-command.ts'

const scenarios = ['historical', 'ssp126', 'ssp585']
const sha512 = (bytes: Buffer): string => createHash('sha512').update(bytes).digest('hex')
const reason = 'The gauge was broken.'

let command: BundledCommand
let folder = ''
let service: ChildProcess
let url = ''
let browser: Browser

function fill(): void {
  const put = (path: string, bytes: string | Buffer): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), bytes)
  }
  for (const [number, scenario] of scenarios.entries()) {
    const files = [1990, 2000].map((year, at) => {
      const path = `Round/OutputData/water/${scenario}/discharge_${scenario}_${year}.nc`
      const bytes = Buffer.from(`${scenario} ${year} `.repeat(20_000))
      put(`data/${path}`, bytes)
      const name = path.slice(path.lastIndexOf('/') + 1)
      const [id, size, checksum] = [uuid(2 * number + at, 5), bytes.length, sha512(bytes)]
      return { id, name, path, version: '20210512', size, checksum, checksum_type: 'sha512' }
    })
    const dataset = {
      id: uuid(number),
      path: `Round/OutputData/water/${scenario}/discharge_${scenario}`,
      version: '20210512',
      specifiers: { sector: 'water', climate_scenario: scenario },
      files,
      resources: [{ doi: '10.5072/Round.1' }],
    }
    put(`records/${scenario}.json`, JSON.stringify(dataset))
  }
  for (const number of [1, 2]) {
    const title = `River discharge of gauge ${number}`
    put(`records/gauge-${number}.json`, JSON.stringify(metadata(number, { titles: [{ title }] })))
  }
}

const json = async (target: string, init: RequestInit = {}) => (await fetch(new URL(target, url), init)).json()

interface Listed {
  id: string
  doi: string
  url: string
  file_url: string
  download_url: string
  checksum: string
  files: Listed[]
}

async function listed(target: string): Promise<Listed[]> {
  const found: Listed[] = []
  for (let next: string | null = target; next !== null; ) {
    const page: { next: string | null; results: Listed[] } = await json(next)
    found.push(...page.results)
    next = page.next
  }
  return found
}

const statusOf = async (target: string, init?: RequestInit) => (await fetch(new URL(target, url), init)).status
const bytesOf = async (target: string, headers: Record<string, string> = {}) => {
  const response = await fetch(target, { headers })
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}

const citable = (...args: string[]) =>
  spawnSync(process.execPath, [command.path, ...args], { cwd: folder, encoding: 'utf8' })

beforeAll(async () => {
  command = await bundledCommand()
  folder = mkdtempSync(join(tmpdir(), 'citable-folder-'))
  fill()
  const args = ['serve', 'records', '--files', 'data', '--db', 'catalog.sqlite', '--port', '0', '--log', 'none']
  service = spawn(process.execPath, [command.path, ...args], { cwd: folder })
  url = await new Promise((resolve, reject) => {
    let said = ''
    service.stderr?.on('data', chunk => {
      said += chunk
      const found = / at (http:\/\/[^\s/]+)\/\n/.exec(said)?.[1]
      if (found !== undefined) resolve(found)
    })
    service.on('exit', () => reject(new Error(said)))
  })
  if (missingChromium === undefined) browser = await launch()
})

afterAll(async () => {
  await browser?.close()
  service.kill('SIGTERM')
  await new Promise(resolve => service.once('exit', resolve))
  rmSync(folder, { recursive: true })
  command.remove()
})

// The order matters: the last test withdraws records that the earlier tests read.
describe('one command, given a folder of records and one of files', () => {
  it.each([
    ['/api/v1/datasets/', 3],
    ['/api/v1/datasets/?page_size=1', 3],
    ['/api/v1/datasets/?query=discharge', 3],
    ['/api/v1/datasets/?path=Round/OutputData/water/', 3],
    ['/api/v1/datasets/?tree=Round/OutputData/water/ssp126', 1],
    ['/api/v1/datasets/?sector=water&climate_scenario=ssp126', 1],
    ['/api/v1/datasets/?climate_scenario=ssp126&climate_scenario=ssp585', 2],
    ['/api/v1/datasets/?page=2&page_size=2', 1],
    ['/api/v1/files/', 6],
    ['/api/v1/resources/?query=river+discharge', 2],
  ])('the number of records in the listing %s and the following pages is %i', async (target, count) => {
    const found = await listed(target)
    expect(new Set(found.map(({ id }) => id)).size).toBe(count)
    expect(found).toHaveLength(count)
    for (const { id } of found) expect(await statusOf(`${target.replace(/\?.*/, '')}${id}/`)).toBe(200)
  })

  it.each(['datasets', 'files', 'resources'])(
    'serve returns 404 for unknown pages and ids of %s, and refuses POST, PUT and DELETE requests',
    async kind => {
      expect(await statusOf(`/api/v1/${kind}/?page=9999`)).toBe(404)
      for (const id of [uuid(99, 9), 'x', '%ff']) {
        expect(await statusOf(`/api/v1/${kind}/${id}/`)).toBe(404)
        expect(await json(`/api/v1/${kind}/${id}/`)).toEqual({ detail: expect.any(String) })
      }
      for (const method of ['POST', 'PUT', 'DELETE'])
        expect(await json(`/api/v1/${kind}/`, { method })).toEqual({ detail: `Method "${method}" not allowed.` })
    },
  )

  it('serves every file, its JSON and every archive, and resumes an interrupted download', async () => {
    const datasets = await listed('/api/v1/datasets/')
    for (const { id, files, download_url } of datasets) {
      const list = await (await fetch(`${url}/api/v1/datasets/${id}/filelist/`)).text()
      expect(list).toBe(files.map(({ file_url }) => `${file_url}\n`).join(''))
      const archive = await bytesOf(download_url)
      const rest = await bytesOf(download_url, {
        Range: 'bytes=5000-',
        'If-Range': archive.headers.get('etag') ?? '',
      })
      expect([archive.status, rest.status]).toEqual([200, 206])
      expect(rest.bytes.equals(archive.bytes.subarray(5000))).toBe(true)
    }
    for (const { url: address, file_url, download_url, checksum } of datasets.flatMap(({ files }) => files)) {
      const { json_url } = await json(address)
      expect((await json(json_url)).checksum).toBe(checksum)
      const first = await bytesOf(file_url, { Range: 'bytes=0-99999' })
      const tag = first.headers.get('etag') ?? ''
      const rest = await bytesOf(file_url, { Range: 'bytes=100000-', 'If-Range': tag })
      expect([first.status, rest.status]).toEqual([206, 206])
      expect(sha512(Buffer.concat([first.bytes, rest.bytes]))).toBe(checksum)
      for (const whole of [file_url, download_url]) expect(sha512((await bytesOf(whole)).bytes)).toBe(checksum)
    }
  })

  describeWith(missingChromium, 'in a browser', () => {
    it('a browser finds a dataset with the search page, and downloads a file and an archive from the page of the dataset', async () => {
      const page = await (await browser.newContext({ acceptDownloads: true })).newPage()
      page.setDefaultTimeout(300_000)
      await page.goto(url)
      await page.fill('#query', 'discharge ssp126')
      await page.press('#query', 'Enter')
      await page.waitForURL('**/?query=discharge*')
      const found = page.locator('h3 a[href^="/datasets/"]')
      expect(await found.count()).toBe(1)
      await found.click()
      await page.waitForURL('**/datasets/**')
      const saved = async (selector: string): Promise<[string, Buffer]> => {
        const [download] = await Promise.all([page.waitForEvent('download'), page.locator(selector).first().click()])
        return [download.suggestedFilename(), readFileSync(await download.path())]
      }
      const [name, bytes] = await saved('a[href*="/raw/"][href$=".nc"], a[href*="/download/"][href*=".nc"]')
      expect(name).toBe('discharge_ssp126_1990.nc')
      expect(bytes.equals(readFileSync(join(folder, `data/Round/OutputData/water/ssp126/${name}`)))).toBe(true)
      const [archive, zip] = await saved('a[href*="/download/"]:not([href*=".nc"])')
      expect([archive, zip.readUInt32LE(0)]).toEqual(['discharge_ssp126.zip', 0x04034b50])
    })
  })

  it('immediately after the withdrawal of a record, serve shows only the tombstone', async () => {
    const [resource] = (await listed('/api/v1/resources/?doi=10.5072/round.1')) as [Listed]
    const [dataset] = (await listed('/api/v1/datasets/?climate_scenario=historical')) as [Listed]
    const [{ file_url, url: file }] = dataset.files as [Listed]
    const { json_url } = await json(file)
    const how = ['--db', 'catalog.sqlite', '--reason', reason]
    expect(citable('withdraw', resource.doi, dataset.id, ...how).status).toBe(0)

    const [r, d] = [`/api/v1/resources/${resource.id}`, `/api/v1/datasets/${dataset.id}`]
    for (const target of [
      ...[`${r}/`, `${r}.bib`, `${r}/versions/`, `${r}/linkset`, `/embed/${resource.doi}`],
      ...[`${d}/`, `${d}/filelist/`, dataset.download_url, file, file_url, json_url],
    ])
      expect([target, await statusOf(target)]).toEqual([target, 410])
    for (const target of [`/resources/${resource.id}/`, `/${resource.doi}`, `/datasets/${dataset.id}/`]) {
      const answer = await fetch(url + target, { headers: { Accept: 'text/html' } })
      expect([target, answer.status, (await answer.text()).includes(reason)]).toEqual([target, 410, true])
      expect([target, answer.headers.get('link')]).toEqual([target, null])
    }
    for (const query of [`doi=${resource.doi}`, `query=${resource.doi}`, 'query="gauge+1"', 'all=true&query="gauge+1"'])
      expect([query, (await json(`/api/v1/resources/?${query}`)).count]).toEqual([query, 0])
    expect((await json('/api/v1/datasets/?climate_scenario=historical')).count).toBe(0)
    expect(await json('/api/v1/datasets/histogram/climate_scenario/')).toEqual([
      ['ssp126', 1],
      ['ssp585', 1],
    ])
    expect(JSON.stringify(await json('/api/v1/datasets/facets/'))).not.toContain('historical')
    expect(await json('/api/v1/datasets/suggestions/?query=hist')).toEqual([])
    const texts = ['/sitemap-resources-1.xml', '/sitemap-datasets-1.xml', '/catalog.ttl', '/', '/resources/']
    for (const format of ['bibtex', 'ris', 'csv', 'datacite-xml', 'ndjson'])
      texts.push(`/api/v1/resources/?format=${format}`)
    for (const target of texts) {
      const text = await (await fetch(url + target)).text()
      for (const gone of [resource.id, 'gauge 1', dataset.id])
        expect([target, text.includes(gone)]).toEqual([target, false])
    }
    const harvested = await (await fetch(`${url}/oai?verb=ListRecords&metadataPrefix=oai_dc`)).text()
    expect(harvested).toMatch(new RegExp(`<header status="deleted"><identifier>[^<]*${resource.id}</identifier>`))
    expect(harvested.match(/status="deleted"/g)).toHaveLength(1)
    expect((await json(`${r}/history/`)).history.at(-1)).toMatchObject({ action: 'withdrawn', reason })

    expect(citable('restore', resource.doi, '--db', 'catalog.sqlite').status).toBe(0)
    expect(await json(`${r}/`)).toEqual(resource)
  })
})
