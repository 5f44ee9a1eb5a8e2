import { describe, expect, it } from 'vitest'
import type { Reply } from '../../../src/http/reply/reply.ts'
import { respond } from '../../../src/http/reply/respond.ts'

const [before, changed, after] = [
  'Fri, 02 Jan 2026 03:04:04 GMT',
  'Fri, 02 Jan 2026 03:04:05 GMT',
  'Fri, 02 Jan 2026 03:04:06 GMT',
]
const lastModified = new Date(changed)
const bytes = new TextEncoder().encode('snow and ice')
const replies: Record<string, Reply> = {
  text: { body: 'snow and ice', hash: 'one', length: 12, lastModified },
  file: {
    hash: 'one',
    lastModified,
    content: {
      size: bytes.length,
      async *read(from, to) {
        yield bytes.subarray(from, to)
      },
    },
  },
}

const ask = (reply: Reply = {}, headers: Record<string, string> = {}, method = 'GET') =>
  respond({ method, target: '/', header: name => headers[name] }, reply, 'public')

describe.each(Object.entries(replies))('a request of a %s', (_, reply) => {
  it.each([
    ['"one"', 200],
    ['"other", "one"', 200],
    [' "one" ', 200],
    ['*', 200],
    ['"other"', 412],
    ['"other", "another"', 412],
    ['W/"one"', 412],
    ['W/"one", "one"', 200],
    ['one', 412],
    ['', 412],
  ])('the service responds to a request with If-Match %j with status %j', async (expected, status) => {
    for (const method of ['GET', 'HEAD']) {
      const response = await ask(reply, { 'if-match': expected }, method)
      expect(response.status).toBe(status)
      if (status === 412) {
        expect(response.body).toBe(
          method === 'HEAD' ? undefined : '{"detail":"The content does not match the precondition of the request."}',
        )
        expect(response.content).toBeUndefined()
        expect(response.headers.map(([name]) => name)).toEqual(['Content-Type', 'Vary', 'Allow', 'Content-Length'])
      }
    }
  })

  it.each([
    [before, 412],
    [changed, 200],
    [after, 200],
    ['Friday, 02-Jan-26 03:04:04 GMT', 412],
    ['Fri Jan  2 03:04:04 2026', 412],
    ['2026-01-01', 200],
    ['yesterday', 200],
    ['', 200],
  ])('the service responds to a request with If-Unmodified-Since %j with status %j', async (since, status) => {
    for (const method of ['GET', 'HEAD'])
      expect((await ask(reply, { 'if-unmodified-since': since }, method)).status).toBe(status)
  })

  it('the service checks validators before times, and If-Match before If-None-Match', async () => {
    const status = async (headers: Record<string, string>) => (await ask(reply, headers)).status
    expect(await status({ 'if-match': '"one"', 'if-unmodified-since': before })).toBe(200)
    expect(await status({ 'if-match': '"other"', 'if-unmodified-since': after })).toBe(412)
    expect(await status({ 'if-match': '"other"', 'if-none-match': '"one"' })).toBe(412)
    expect(await status({ 'if-match': '"one"', 'if-none-match': '"one"' })).toBe(304)
    expect(await status({ 'if-unmodified-since': before, 'if-modified-since': after })).toBe(412)
  })

  it('the service ignores preconditions for status 404 and for OPTIONS, and compares times only if the last change is known', async () => {
    const { lastModified: _, ...timeless } = reply
    expect((await ask(timeless, { 'if-unmodified-since': before })).status).toBe(200)
    expect((await ask({ status: 404, body: '{}' }, { 'if-match': '"other"' })).status).toBe(404)
    expect((await ask({ body: '{}' }, { 'if-match': '"other"' }, 'OPTIONS')).status).toBe(200)
  })
})

it('the service sends the rest of a resumed download only for the same version', async () => {
  const resumed = { range: 'bytes=5-', 'if-match': '"one"' }
  const part = await ask(replies.file, resumed)
  expect([part.status, Object.fromEntries(part.headers)['Content-Range']]).toEqual([206, 'bytes 5-11/12'])
  expect((await ask({ ...replies.file, hash: 'two' }, resumed)).status).toBe(412)
  expect((await ask(replies.file, { range: 'bytes=5-', 'if-unmodified-since': before })).status).toBe(412)
  expect((await ask(replies.file, { range: 'bytes=99-', 'if-match': '"two"' })).status).toBe(412)
})
