import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { measured } from '../../../src/http/reply/etag.ts'

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url')

test('a body is measured by its SHA-256 and its bytes in UTF-8, however long it is', async () => {
  for (const body of ['', 'Bodenfeuchte im oberen Tal', 'ü'.repeat(40_000), '日本'.repeat(100_000)])
    expect(await measured({}, body)).toEqual({ hash: sha256(body), length: Buffer.byteLength(body) })
})

test('bodies that are measured at the same time do not change one another', async () => {
  const bodies = Array.from({ length: 50 }, (_, at) => `${at}`.repeat(1000 - at))
  const all = await Promise.all(bodies.map(body => measured({}, body)))
  expect(all.map(({ hash }) => hash)).toEqual(bodies.map(sha256))
})

test('a validator that a reply has is kept', async () => {
  expect(await measured({ hash: 'known' }, 'é')).toEqual({ hash: 'known', length: 2 })
})
