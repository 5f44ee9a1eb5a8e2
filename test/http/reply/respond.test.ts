import { expect, it } from 'vitest'
import type { Reply } from '../../../src/http/reply/reply.ts'
import { respond } from '../../../src/http/reply/respond.ts'

const answer = async (reply: Reply, headers: Record<string, string> = {}, method = 'GET') => {
  const response = await respond({ method, target: '/', header: name => headers[name] }, reply, 'public, max-age=60')
  return { ...response, headers: Object.fromEntries(response.headers) }
}

it('the service sends the time of the last change, and returns 304 to clients with the current version', async () => {
  const reply = { body: 'x', lastModified: new Date('2026-01-02T03:04:05Z'), cacheControl: 'no-cache' }
  const first = await answer(reply)
  expect(first.headers).toMatchObject({ 'Last-Modified': 'Fri, 02 Jan 2026 03:04:05 GMT', 'Cache-Control': 'no-cache' })
  const again = await answer(
    { ...reply, headers: [['Link', '<x>']] },
    { 'if-modified-since': 'Fri, 02 Jan 2026 03:04:05 GMT' },
  )
  expect([again.status, again.body, Object.keys(again.headers)]).toEqual([
    304,
    undefined,
    ['Vary', 'Allow', 'ETag', 'Cache-Control', 'Last-Modified'],
  ])
})

it('the service sends only headers for HEAD, and no Content-Type or Content-Length for a reply without a body', async () => {
  expect(await answer({ body: 'é' }, {}, 'HEAD')).toMatchObject({ status: 200, headers: { 'Content-Length': '2' } })
  expect((await answer({ body: 'é' }, {}, 'HEAD')).body).toBeUndefined()
  expect(await answer({ status: 204 })).toEqual({
    status: 204,
    headers: { Vary: 'Accept', Allow: 'GET, HEAD, OPTIONS' },
  })
})

it('the service sends no validators with status 404', async () => {
  expect(Object.keys((await answer({ status: 404, body: '{}' })).headers)).toEqual([
    'Content-Type',
    'Vary',
    'Allow',
    'Content-Length',
  ])
})
