import { readdirSync, readFileSync } from 'node:fs'
import { build } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { loadFormats } from '../../../src/cli/inputs/readers/load-formats.ts'
import { recordReaders } from '../../../src/cli/inputs/readers/readers.ts'
import { otherFormats } from '../../../src/formats/formats.ts'
import { readRecords } from '../../../src/formats/index.ts'
import { recordsIn } from '../../../src/formats/read/records-in.ts'
import { wholePiece } from '../../../src/records/piece.ts'
import { eachPart } from '../../../src/records/place.ts'
import { records } from '../../../src/records/read-piece.ts'

const fixtures = new URL('../../../fixtures/', import.meta.url)
const filesIn = (folder: string): [name: string, bytes: Uint8Array][] =>
  readdirSync(new URL(`${folder}/`, fixtures)).map(name => [name, readFileSync(new URL(`${folder}/${name}`, fixtures))])

describe('records on the command line', () => {
  it.each(otherFormats.filter(({ read }) => read).map(format => [format.id, format] as const))(
    'loadFormats returns only the requested format, %s',
    async (id, format) => expect(await loadFormats([id])).toEqual([format]),
  )

  it.each(readdirSync(fixtures))(
    'the command line and the library read the same records from the fixtures in %s',
    async folder => {
      for (const [name, bytes] of filesIn(folder)) {
        const read = records(bytes, await recordReaders(wholePiece(bytes)))
        expect(eachPart(read, recordsIn).result, name).toEqual(readRecords(bytes))
      }
    },
  )

  it('cite does not statically import the module that lists all formats', async () => {
    const entryPoints = [new URL('../../../src/cli/commands/cite.ts', import.meta.url).pathname]
    const { metafile } = await build({
      entryPoints,
      bundle: true,
      format: 'esm',
      packages: 'external',
      outdir: '/',
      write: false,
      metafile: true,
      splitting: true,
    })
    const { outputs } = metafile
    const loaded = new Set<string>()
    const load = (path: string): void => {
      for (const input of Object.keys(outputs[path]?.inputs ?? {})) loaded.add(input)
      for (const { path: next, kind } of outputs[path]?.imports ?? []) if (kind === 'import-statement') load(next)
    }
    load(Object.keys(outputs).find(path => outputs[path]?.entryPoint?.endsWith('commands/cite.ts')) ?? '')
    expect([...loaded]).toContain('src/cli/records.ts')
    expect([...loaded].filter(path => path.endsWith('formats/formats.ts'))).toEqual([])
  })
})
