import * as zlib from 'node:zlib'
import { expect, test } from 'vitest'
import { citable } from '../fake-terminal.ts'

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
])('%s is unpacked', async (_, name, base64) => {
  const bytes = Buffer.from(base64, 'base64')
  expect(JSON.parse((await checked(name, bytes)).stdout).summary).toMatchObject({ files: 1, records: 3 })
  const cut = await checked(name, bytes.subarray(0, bytes.length - 30))
  expect(cut.exitCode).toBe(2)
  expect(cut.stderr).toMatch(/damaged|cut off/)
})

test('zstd is unpacked where Node can, and elsewhere the Node that can is named', async () => {
  const { zstdCompressSync } = zlib as unknown as { zstdCompressSync?: (bytes: Uint8Array) => Uint8Array }
  const bytes = zstdCompressSync?.(Buffer.from(lines)) ?? Uint8Array.of(0x28, 0xb5, 0x2f, 0xfd, 0x20, 0)
  const { exitCode, stdout, stderr } = await checked('a.ndjson.zst', bytes)
  if (zstdCompressSync !== undefined) expect(JSON.parse(stdout).summary.records).toBe(3)
  else {
    expect(exitCode).toBe(2)
    expect(stderr).toContain('a.ndjson.zst: Cannot be read: it is zstd, which needs Node 22.15')
  }
})
