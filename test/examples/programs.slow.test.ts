import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { Hono } from 'hono'
import ts from 'typescript'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createResource } from '../../src/index.ts'
import { publicEntries } from '../public-entries.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const pipeline = join(root, 'examples/pipeline/pipeline.ts')
const alias = Object.fromEntries(
  publicEntries(root)
    .map(({ name, path }) => [name, path] as const)
    .sort(([one], [other]) => other.length - one.length),
)
const record = {
  doi: '10.5072/rain.1',
  creators: [{ name: 'Okafor, Ada' }],
  titles: [{ title: 'Rain' }],
  publisher: 'Rain Repository',
  publicationYear: 2021,
  types: { resourceTypeGeneral: 'Dataset' },
}

/** Bundles an example with the sources of this package. */
async function bundle(path: string, format: 'esm' | 'cjs', outfile: string): Promise<void> {
  const entryPoints = [join(root, 'examples', path)]
  await build({ entryPoints, bundle: true, platform: 'node', format, outfile, alias, logLevel: 'error' })
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'citable-examples-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test.each([
  ['ESM', 'module'],
  ['CommonJS', 'commonjs'],
])('every example program compiles as strict TypeScript in %s', (_, type) => {
  const files = ['pipeline/pipeline.ts', 'express/server.ts', 'hono/server.ts'].map(path =>
    join(root, 'examples', path),
  )
  const { config } = ts.readConfigFile(join(root, 'examples/pipeline/tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, join(root, 'examples/pipeline'))
  const paths = Object.fromEntries(Object.entries(alias).map(([name, source]) => [name, [source]]))
  const settings = { ...options, paths, noEmit: true, allowImportingTsExtensions: true, skipLibCheck: true }
  const host = ts.createCompilerHost(settings)
  const { readFile, fileExists } = host
  const manifests = new Set(files.map(file => join(file, '../package.json')))
  host.readFile = name => (manifests.has(name) ? JSON.stringify({ type }) : readFile(name))
  host.fileExists = name => manifests.has(name) || fileExists(name)
  const program = ts.createProgram({ rootNames: files, options: settings, host })
  const problems = files.flatMap(file => [...program.getSemanticDiagnostics(program.getSourceFile(file))])
  expect(problems.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([])
})

describe('the pipeline', () => {
  test('the example pipeline has at most 60 lines', () => {
    expect(readFileSync(pipeline, 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(60)
  })

  test('the TypeScript configuration of the example pipeline is strict', () => {
    const { config } = ts.readConfigFile(join(root, 'examples/pipeline/tsconfig.json'), ts.sys.readFile)
    expect(config.compilerOptions.strict).toBe(true)
  })
  test.each([
    ['ESM', 'esm', 'mjs'],
    ['CommonJS', 'cjs', 'cjs'],
  ] as const)(
    'the example pipeline, bundled as %s, cites and orders valid records and reports an invalid one',
    async (_, format, extension) => {
      const folder = temporaryFolder()
      const outfile = join(folder, `pipeline.${extension}`)
      await bundle('pipeline/pipeline.ts', format, outfile)
      const newer = {
        relatedIdentifier: '10.5072/rain.1',
        relatedIdentifierType: 'DOI',
        relationType: 'IsNewVersionOf',
      }
      const input = join(folder, 'records.json')
      const second = { ...record, doi: '10.5072/rain.2', version: '2', relatedIdentifiers: [newer] }
      writeFileSync(input, JSON.stringify([record, second, { doi: '10.5072/rain.3', titles: [{ title: 'Snow' }] }]))
      const { stdout, stderr, status } = spawnSync(process.execPath, [outfile, input], { encoding: 'utf8' })
      expect(stdout.split('\n')).toEqual([
        'Okafor, Ada (2021): Rain. Rain Repository. (dataset). https://doi.org/10.5072/rain.1',
        'Okafor, Ada (2021): Rain. V. 2. Rain Repository. (dataset). https://doi.org/10.5072/rain.2',
        'versions: 10.5072/rain.1 → 10.5072/rain.2, latest 10.5072/rain.2',
        '',
      ])
      expect(stderr).toContain('10.5072/rain.3 /creators: ')
      expect(status).toBe(1)
    },
  )
})

async function applicationOf(path: string): Promise<(baseUrl: string, records: object[]) => Promise<unknown>> {
  const outfile = join(temporaryFolder(), 'server.cjs')
  await bundle(path, 'cjs', outfile)
  return createRequire(import.meta.url)(outfile).application
}

const resource = createResource(record, { id: 'a0c1c1a4-6f0e-4c55-9d0e-0d6d6f7a6f11', paths: ['rain'] })
const listing = { count: 1, results: [{ doi: '10.5072/rain.1' }] }

test('the example application for Express serves the records', async () => {
  const application = await applicationOf('express/server.ts')
  const server = createServer((await application('https://example.org/data', [resource])) as RequestListener)
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}/data/api/v1/resources/`, {
    headers: { Accept: 'application/json' },
  })
  expect(await answer.json()).toMatchObject(listing)
})

test('the example application for Hono serves the records', async () => {
  const application = await applicationOf('hono/server.ts')
  const app = (await application('https://example.org/data', [resource])) as Hono
  const answer = await app.request('/data/api/v1/resources/', { headers: { Accept: 'application/json' } })
  expect(await answer.json()).toMatchObject(listing)
})
