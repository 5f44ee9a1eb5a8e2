import * as zlib from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { citable } from '../fake-terminal.ts'
import { tarOf, zipOf } from './archives.ts'

const lines = '{"doi":"10.5072/packed","titles":[{"title":"Rain"}]}\n'.repeat(3)
const checked = async (name: string, bytes: Uint8Array) =>
  citable(['check', name, '-f', 'json', '--summary-only'], { files: { [name]: bytes } })

test.each([
  [
    'bzip2',
    'a.ndjson.bz2',
    'QlpoOTFBWSZTWboMaJ4AAErbgAAQEAXykBAKLi3MCiAAUKNDQAAAEfqqTamh6jTaT1GjxTDd4VVWZsQ7PybVs2USbqNGcQm2XVcKNFlmS7mxDDKHD6smnCULLsJP4u5IpwoSF0GNE8A=',
  ],
  [
    'ZIP64',
    'a.zip',
    'UEsDBC0AAAAIAAAAIVyTuFdZ//////////8IABQAYS5uZGpzb24BABAAnwAAAAAAAAA1AAAAAAAAAKtWSsnPVLJSMjTQMzUwN9IvSEzOTk1R0lEqySzJSS1WsoquhjCBaoISM/OUamNruarppgkAUEsBAi0DLQAAAAgAAAAhXJO4V1n//////////wgAFAAAAAAAAAAAAIABAAAAAGEubmRqc29uAQAQAJ8AAAAAAAAANQAAAAAAAABQSwYGLAAAAAAAAAAtAC0AAAAAAAAAAAABAAAAAAAAAAEAAAAAAAAASgAAAAAAAABvAAAAAAAAAFBLBgcAAAAAuQAAAAAAAAABAAAAUEsFBgAAAAABAAEASgAAAG8AAAAAAA==',
  ],
])('check decompresses %s, and reports truncated data', async (_, name, base64) => {
  const bytes = Buffer.from(base64, 'base64')
  expect(JSON.parse((await checked(name, bytes)).stdout).summary).toMatchObject({ files: 1, records: 3 })
  const cut = await checked(name, bytes.subarray(0, bytes.length - 30))
  expect(cut.exitCode).toBe(2)
  expect(cut.stderr).toMatch(/damaged|cut off/)
})

test('check decompresses zstd if Node supports it, and otherwise names the required version', async () => {
  const { zstdCompressSync } = zlib as unknown as { zstdCompressSync?: (bytes: Uint8Array) => Uint8Array }
  const bytes = zstdCompressSync?.(Buffer.from(lines)) ?? Uint8Array.of(0x28, 0xb5, 0x2f, 0xfd, 0x20, 0)
  const { exitCode, stdout, stderr } = await checked('a.ndjson.zst', bytes)
  if (zstdCompressSync !== undefined) expect(JSON.parse(stdout).summary.records).toBe(3)
  else {
    expect(exitCode).toBe(2)
    expect(stderr).toContain('a.ndjson.zst: Cannot be read: it is zstd, which needs Node 22.15')
  }
})

describe('where all records make one document', () => {
  const record = lines.slice(0, lines.indexOf('\n') + 1)
  const toMods = (name: string, bytes: Uint8Array) =>
    citable(['convert', name, '--to', 'mods'], { files: { [name]: bytes } })

  test.each([
    ['a.tar', tarOf({ 'a.json': record })],
    ['a.tgz', zlib.gzipSync(tarOf({ 'a.json': record }))],
    ['a.zip', zipOf({ 'a.json': record })],
    // The name does not show what the file contains.
    ['a.json', tarOf({ 'a.json': record })],
  ])('convert reads the only file of the archive %s', async (name, bytes) => {
    const { exitCode, stdout } = await toMods(name, bytes)
    expect(exitCode).toBe(0)
    expect(stdout).toContain('<title>Rain</title>')
  })

  test('convert reads all records of an archive with several files', async () => {
    const { exitCode, stdout } = await toMods('a.tar', tarOf({ 'a.json': record, 'b.json': record }))
    expect(exitCode).toBe(0)
    expect(stdout.match(/<title>Rain<\/title>/g)).toHaveLength(2)
  })

  test.each([
    ['a.zip', zipOf({ 'a.json': record }).subarray(0, 60), 'the ZIP archive has no directory'],
    ['b.zip', zipOf({ 'a.json': record }).subarray(0, 10), 'the ZIP archive has no directory'],
  ])('convert refuses the broken archive %s', async (name, bytes, reason) => {
    const { exitCode, stdout, stderr } = await toMods(name, bytes)
    expect([exitCode, stdout]).toEqual([2, ''])
    expect(stderr).toContain(`citable: ${name}: Cannot be read: ${reason}`)
  })

  test('upgrade does not replace an archive with the record that it contains', async () => {
    const old =
      '{"schemaVersion":"http://datacite.org/schema/kernel-4.1","doi":"10.5072/packed","titles":[{"title":"Rain"}]}'
    const { exitCode, stderr } = await citable(['upgrade', 'a.json', '--in-place'], {
      files: { 'a.json': tarOf({ 'a.json': old }) },
    })
    expect(exitCode).toBe(2)
    expect(stderr).toContain('Not written, because results are neither YAML nor compressed')
  })
})
