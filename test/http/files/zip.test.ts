import { crc32 } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Content } from '../../../src/http/files/content.ts'
import { type KnownChecksums, type ZipSource, zipOf } from '../../../src/http/files/zip.ts'
import { longTest } from '../../long-test.ts'
import { contentOf, dataOf, entriesOf, type ReadAt } from './zip-reader.ts'

const modified = new Date('2026-03-04T05:06:07Z')

function source(name: string, bytes: Uint8Array, reads: string[] = []): ZipSource {
  return {
    name,
    size: bytes.length,
    modified,
    async *read(from, to) {
      reads.push(`${name} ${from}-${to}`)
      for (let at = from; at < to; at += 7) yield bytes.subarray(at, Math.min(to, at + 7))
    },
  }
}

function checksums(): KnownChecksums {
  const known = new Map<string, number>()
  return { get: ({ name }) => known.get(name), set: ({ name }, crc) => void known.set(name, crc), crc32 }
}

const reader =
  (content: Content): ReadAt =>
  async (from, to) => {
    const chunks: Uint8Array[] = []
    for await (const chunk of content.read(from, to)) chunks.push(chunk)
    return Buffer.concat(chunks)
  }

const files = fc.uniqueArray(
  fc.record({ name: fc.string({ minLength: 1, unit: 'grapheme' }), bytes: fc.uint8Array({ maxLength: 60 }) }),
  { selector: ({ name }) => name, maxLength: 6 },
)

test('an archive contains every file unchanged', async () => {
  await fc.assert(
    fc.asyncProperty(files, async given => {
      const zip = zipOf(
        given.map(({ name, bytes }) => source(name, bytes)),
        checksums(),
      )
      const whole = await reader(zip)(0, zip.size)
      expect(whole.length).toBe(zip.size)
      const read: ReadAt = async (from, to) => whole.subarray(from, to)
      const entries = await entriesOf(zip.size, read)
      expect(entries.map(({ name }) => name)).toEqual(given.map(({ name }) => name))
      for (const [at, entry] of entries.entries())
        expect([...(await contentOf(entry, read))]).toEqual([...(given[at]?.bytes ?? [])])
      expect(entries.every(({ modified: { year, month, day } }) => year === 2026 && month === 3 && day === 4)).toBe(
        true,
      )
    }),
  )
})

test('reading part of an archive returns the same bytes before and after the whole archive is read', async () => {
  await fc.assert(
    fc.asyncProperty(files, fc.nat(), fc.nat(), async (given, one, other) => {
      const make = () =>
        zipOf(
          given.map(({ name, bytes }) => source(name, bytes)),
          checksums(),
        )
      const zip = make()
      const whole = await reader(zip)(0, zip.size)
      const [from, to] = [one % (zip.size + 1), other % (zip.size + 1)].sort((a, b) => a - b) as [number, number]
      for (const archive of [zip, make()]) expect(await reader(archive)(from, to)).toEqual(whole.subarray(from, to))
    }),
  )
})

test('resuming an archive download after the first file does not read that file again', async () => {
  const reads: string[] = []
  const given = ['a', 'b', 'c'].map(name => source(name, new Uint8Array(100).fill(name.charCodeAt(0)), reads))
  const zip = zipOf(given, checksums())
  await reader(zip)(0, 300)
  reads.length = 0
  await reader(zip)(300, zip.size)
  expect(reads.filter(read => read.startsWith('a'))).toEqual([])
})

longTest('an archive has 64-bit fields for files of 4 GB or more, and for more than 65,535 files', async () => {
  const zeros = new Uint8Array(1024)
  const huge = (name: string, size: number): ZipSource => ({
    name,
    size,
    modified,
    async *read(from, to) {
      for (let at = from; at < to; at += zeros.length) yield zeros.subarray(0, Math.min(zeros.length, to - at))
    },
  })
  const all: KnownChecksums = { get: () => 7, set: () => undefined, crc32 }
  const given = [
    huge('large', 5_000_000_000),
    huge('just too large', 0xffffffff),
    huge('just small enough', 0xfffffffe),
    ...Array.from({ length: 70_000 }, (_, number) => huge(`${number}`, 3)),
  ]
  const zip = zipOf(given, all)
  const read = reader(zip)
  const entries = await entriesOf(zip.size, read)
  expect(entries.map(({ name, size }) => `${name} ${size}`)).toEqual(given.map(({ name, size }) => `${name} ${size}`))
  for (const entry of [...entries.slice(0, 4), ...entries.slice(-2)]) {
    const start = await dataOf(entry, read)
    const descriptor = await read(start + entry.size, start + entry.size + 8)
    expect([descriptor.readUInt32LE(0), descriptor.readUInt32LE(4)]).toEqual([0x08074b50, 7])
  }
})
