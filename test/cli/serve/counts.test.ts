import { describe, expect, it } from 'vitest'
import { citable } from '../fake-terminal.ts'
import { served } from '../served.ts'

const id = '48af5442-de44-4769-8663-000000000001'
const record = {
  id,
  name: 'a.csv',
  path: 'own/a.csv',
  version: '20240101',
  size: 4,
  checksum: 'ab'.repeat(64),
  checksum_type: 'sha512',
  specifiers: {},
}
const files = { 'records/a.json': JSON.stringify(record), 'files/own/a.csv': 'a,b\n' }
const args = ['records', '--files', 'files', '--counts', 'counts.json']
const headers = { 'User-Agent': 'Mozilla/5.0' }

async function pageAfterDownloads(url: string): Promise<string> {
  for (const agent of ['Mozilla/5.0', 'Mozilla/5.0', 'Googlebot/2.1']) {
    const response = await fetch(`${url}/raw/own/a.csv`, { headers: { 'User-Agent': agent } })
    expect(await response.text()).toBe('a,b\n')
  }
  return (await fetch(`${url}/files/${id}/`, { headers: { ...headers, Accept: 'text/html' } })).text()
}

describe('serve --counts', () => {
  it('serve --counts shows download counts on pages, sets no cookie, and stores the counts on shutdown', async () => {
    let stored = ''
    const { exitCode } = await served(
      args,
      async url => {
        const page = await pageAfterDownloads(url)
        expect(page).toMatch(/<dt>Downloads<\/dt><dd>1<\/dd>/)
        expect((await fetch(`${url}/raw/own/a.csv`)).headers.get('set-cookie')).toBeNull()
      },
      {
        files: { ...files, 'counts.json': '{ "downloads": {} }' },
        fileSystem: real => ({
          async replace(path, text) {
            stored = text
            await real.replace(path, text)
          },
        }),
      },
    )
    expect(exitCode).toBe(0)
    expect(Object.keys(JSON.parse(stored).downloads)).toEqual(['raw/own/a.csv'])
    const [month] = Object.keys(JSON.parse(stored).downloads['raw/own/a.csv'])
    expect(month).toBe(new Date().toISOString().slice(0, 7))
    expect(stored).not.toMatch(/127\.0\.0\.1|Mozilla/)
  })

  it('serve --counts continues when the disk is full, and reports once that the counts cannot be written', async () => {
    const { exitCode, stderr } = await served(
      args,
      async url => expect(await pageAfterDownloads(url)).toMatch(/<dt>Downloads<\/dt><dd>1<\/dd>/),
      {
        files,
        fileSystem: () => ({
          replace: async () => {
            throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
          },
        }),
      },
    )
    expect(exitCode).toBe(0)
    expect(stderr.match(/Downloads cannot be written to counts\.json/g)).toHaveLength(1)
  })

  it.each([
    ['[1]', 'counts.json is not a file of counts'],
    ['{ "downloads": { "raw/a": { "2026-11": -1 } } }', 'counts.json is not a file of counts'],
  ])('serve --counts refuses a file with the content %s', async (content, message) => {
    const { exitCode, stderr } = await citable(['serve', ...args], { files: { ...files, 'counts.json': content } })
    expect([exitCode, stderr.includes(message)]).toEqual([2, true])
  })

  it('serve --counts refuses a file that cannot be written', async () => {
    const refusing = { replace: async () => Promise.reject(Object.assign(new Error('EACCES'), { code: 'EACCES' })) }
    const { exitCode, stderr } = await citable(['serve', ...args], { files, fileSystem: () => refusing })
    expect([exitCode, stderr.includes('counts.json cannot be written')]).toEqual([2, true])
  })
})
