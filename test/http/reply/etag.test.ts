import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { measured } from '../../../src/http/reply/etag.ts'

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url')

test('measured computes the SHA-256 and the UTF-8 length of a body of any length', async () => {
  for (const body of ['', 'Bodenfeuchte im oberen Tal', 'ü'.repeat(40_000), '日本'.repeat(100_000)])
    expect(await measured({}, body)).toEqual({ hash: sha256(body), length: Buffer.byteLength(body) })
})

test('measured computes the validators of several bodies concurrently without mixing them up', async () => {
  const bodies = Array.from({ length: 50 }, (_, at) => `${at}`.repeat(1000 - at))
  const all = await Promise.all(bodies.map(body => measured({}, body)))
  expect(all.map(({ hash }) => hash)).toEqual(bodies.map(sha256))
})

test('measured keeps a validator that a reply already has', async () => {
  expect(await measured({ hash: 'known' }, 'é')).toEqual({ hash: 'known', length: 2 })
})
