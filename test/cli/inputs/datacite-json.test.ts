import { readdirSync, readFileSync } from 'node:fs'
import { build } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { dataciteJson } from '../../../src/cli/records.ts'
import { readRecords } from '../../../src/formats/index.ts'

const fixtures = new URL('../../../fixtures/', import.meta.url)
const filesIn = (folder: string): [name: string, bytes: Uint8Array][] =>
  readdirSync(new URL(`${folder}/`, fixtures)).map(name => [name, readFileSync(new URL(`${folder}/${name}`, fixtures))])

describe('DataCite JSON on the command line', () => {
  it.each(['datacite-rest', 'datacite-rest-put', 'datacite-json-4.5', 'datacite-json-4.3'])(
    'is read as every other reader reads it: %s',
    folder => {
      for (const [name, bytes] of filesIn(folder))
        if (/json$/.test(name)) expect(dataciteJson(bytes), name).toEqual(readRecords(bytes))
    },
  )

  it.each(['bibtex', 'csl-json', 'datacite-xml', 'ris'])('is not what %s is', folder => {
    for (const [name, bytes] of filesIn(folder)) expect(dataciteJson(bytes), name).toBeUndefined()
  })

  it('is cited without the readers of other formats', async () => {
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
