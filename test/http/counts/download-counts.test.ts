import { beforeEach, describe, expect, it } from 'vitest'
import { DownloadCounter } from '../../../src/http/index.ts'
import type { Answered } from '../../../src/http/options.ts'

const download = { kind: 'file', path: 'snow/depth.csv', agent: 'Mozilla/5.0' } as const
const answered: Answered = {
  method: 'GET',
  target: '/raw/snow/depth.csv',
  route: '/raw/<path>',
  status: 200,
  milliseconds: 1,
  bytes: 10,
  client: '192.0.2.1',
  download,
}

describe('counts of downloads', () => {
  let time = Date.parse('2026-11-30T23:59:40Z')
  let counter: DownloadCounter
  const after = (seconds: number, changes: Partial<Answered> = {}): number => {
    time += 1000 * seconds
    counter.add({ ...answered, ...changes })
    return counter.count('file', download.path)
  }
  beforeEach(() => {
    counter = new DownloadCounter({}, () => time)
  })

  it('the service counts requests from one client for one file as one download if they are at most 30 seconds apart', () => {
    expect(after(0)).toBe(1)
    expect(after(20)).toBe(1)
    expect(after(30)).toBe(1)
    expect(after(31)).toBe(2)
    expect(after(1, { client: '192.0.2.2' })).toBe(3)
    expect(after(1, { download: { ...download, agent: 'curl/8.0' } })).toBe(4)
  })

  it.each([
    ['a robot', { download: { ...download, agent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' } }],
    ['a client without a User-Agent', { download: { ...download, agent: '' } }],
    ['a HEAD request', { method: 'HEAD' }],
    ['an error', { status: 404 }],
    ['an aborted download', { isAborted: true as const }],
    ['a later part of a file', { status: 206, download: { ...download, range: 'bytes 500-999/1000' } }],
    ['a response that is not a download', { download: undefined }],
  ])('download counts exclude %s', (_, changes) => {
    expect(after(60, changes as Partial<Answered>)).toBe(0)
  })

  it('the service counts requests for the first part of a file, and requests that return 304, as downloads', () => {
    expect(after(60, { status: 206, download: { ...download, range: 'bytes 0-499/1000' } })).toBe(1)
    expect(after(60, { status: 304 })).toBe(2)
  })

  it('the service stores download counts by month, and returns their sum', () => {
    time = Date.parse('2026-11-30T23:59:40Z')
    after(0)
    after(40)
    const stored = counter.stored()
    expect(stored).toEqual({ 'raw/snow/depth.csv': { '2026-11': 1, '2026-12': 1 } })
    expect(new DownloadCounter(stored).count('file', download.path)).toBe(2)
    expect(counter.isChanged).toBe(false)
  })

  it('the service counts downloads of a file at the path __proto__', () => {
    after(60, { download: { ...download, path: '__proto__' } })
    expect(counter.count('file', '__proto__')).toBe(1)
    expect(Object.keys(counter.stored())).toEqual(['raw/__proto__'])
  })
})
