import { describe, expect, it } from 'vitest'
import { fixtureService, fixtures } from './fixture-service.ts'

const listed = async (collection: string) => {
  const { get, json } = await fixtureService()
  const { results } = await json(`/api/v1/${collection}/?page_size=100`)
  const to = async (url: string) => {
    const { status, headers } = await get(new URL(url).pathname)
    return { status, location: headers.get('location') }
  }
  return { results, to }
}

describe('the download address of a dataset', () => {
  it('the download URL of a dataset redirects to its only file, or to the list of its files', async () => {
    const { results, to } = await listed('datasets')
    const latest = results.filter(({ path }: { path: string }, index: number) => results[index + 1]?.path !== path)
    expect(new Set(latest.map(({ files }: { files: unknown[] }) => files.length > 1))).toEqual(new Set([true, false]))
    for (const { download_url, filelist_url, files } of latest)
      expect(await to(download_url)).toEqual({
        status: 302,
        location: files.length === 1 ? files[0].file_url : filelist_url,
      })
  })
})

describe('the download address of a dataset with many versions', () => {
  it('the download URL of a dataset with hundreds of versions leads to the newest version', async () => {
    const id = (number: number): string => `18af5442-de44-4769-8663-4f210f22${String(number).padStart(4, '0')}`
    const [one] = fixtures.dataset
    const versions = Array.from({ length: 250 }, (_, number) => ({
      ...one,
      id: id(number),
      path: 'Many/Versions',
      version: String(20000101 + number * 10_000),
      files: [],
    }))
    const { get } = await fixtureService({}, versions)
    expect((await get('/download/Many/Versions/')).headers.get('location')).toContain(id(249))
  })
})

describe('the download address of a file', () => {
  it('the download URL of a file redirects to the raw file', async () => {
    const { results, to } = await listed('datasets')
    const files = results.flatMap((dataset: { files: { download_url: string; file_url: string }[] }) => dataset.files)
    const [first] = files
    expect((await to(first.download_url)).status).toBe(302)
    for (const { download_url, file_url } of files)
      expect((await to(download_url)).location?.replace(/^.*\//, '')).toBe(file_url.replace(/^.*\//, ''))
  })

  it('a download URL returns 404 if no record has its path', async () => {
    const { get } = await fixtureService()
    for (const path of ['CropRound2', 'nothing.nc', '%ff', 'a//b', '..%2f..%2fetc%2fpasswd'])
      expect((await get(`/download/${path}/`)).status, path).toBe(404)
    expect((await get('/download/CropRound2')).headers.get('location')).toBe('/download/CropRound2/')
  })
})
