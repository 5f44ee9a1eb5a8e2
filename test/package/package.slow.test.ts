import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import vm from 'node:vm'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { builtIn } from '../../.ci/built-in.mjs'
import { createProject, entries, manifest, type Project, root } from './project.ts'

const record = JSON.stringify({
  doi: '10.5880/example.2021',
  creators: [{ name: 'Okafor, Ngozi' }, { name: 'Lindqvist, Per' }],
  titles: [{ title: 'Soil moisture of the Niger basin' }],
  publisher: { name: 'GFZ Data Services' },
  publicationYear: '2021',
  version: '1.1',
  types: { resourceTypeGeneral: 'Dataset' },
})

const cited =
  'Okafor, Ngozi, Lindqvist, Per (2021): Soil moisture of the Niger basin (v1.1). GFZ Data Services. https://doi.org/10.5880/example.2021'

/** TypeScript in strict mode as a user would write it, with a misuse that the compiler must reject. */
const typed = `
import { citation, parseDoi, type Doi } from 'citable'
import { check, type CheckReport } from 'citable/validation'
const doi: Doi | undefined = parseDoi('doi:10.5880/example.2021')
const line: string = citation(${record}, { style: 'datacite' })
const report: CheckReport = check(line + doi)
// @ts-expect-error a citation is made of a record
citation(1)
export { report }
`

let project: Project

beforeAll(() => {
  if (!existsSync(join(root, 'dist/cli.js'))) throw new Error('Nothing is built yet; run npm run build first.')
  project = createProject()
})

afterAll(() => project?.remove())

describe('the tarball', () => {
  test('the tarball contains the build, the schemas and the documents of the package', () => {
    const documents = [
      'CHANGELOG.md',
      'CITATION.cff',
      'LICENSE',
      'README.md',
      ...builtIn.map(name => `dist/${name}.LICENSE.txt`),
      'dist/sbom.cdx.json',
      'package.json',
    ]
    const others = project.packed.filter(path => !/^dist\/.+\.(js|cjs|d\.ts|d\.cts)$|^schemas\/.+\.json$/.test(path))
    expect(others.sort()).toEqual(documents.sort())
    expect(project.packed.filter(path => path.startsWith('schemas/'))).not.toEqual([])
  })
})

describe('an installed package', () => {
  const installed = () =>
    project
      .run('npm', 'ls', '--all', '--parseable')
      .trim()
      .split('\n')
      .filter(folder => folder !== project.folder && folder.includes('node_modules'))

  const manifestOf = (folder: string) =>
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      name: string
      license: string
      scripts?: Record<string, string>
    }

  test('the package installs at most 12 packages and 15.9 MB', () => {
    const folders = installed()
    expect(folders.length).toBeGreaterThan(1)
    expect(folders.length).toBeLessThanOrEqual(12)
    expect(folders.reduce((sum, folder) => sum + sizeOf(folder), 0)).toBeLessThanOrEqual(15_900_000)
  })

  test('every installed package has an MIT, ISC, BSD or Apache licence', () => {
    const others = installed()
      .map(manifestOf)
      .filter(({ license }) => !/^(?:MIT|ISC|0?BSD|BSD-[23]-Clause|Apache-2\.0)$/.test(license))
    expect(others.map(({ name, license }) => `${name}: ${license}`)).toEqual([])
  })

  test('the package installs without scripts or compilation', () => {
    const scripted = installed().filter(folder => {
      const { scripts = {} } = manifestOf(folder)
      return (
        ['preinstall', 'install', 'postinstall'].some(name => name in scripts) ||
        existsSync(join(folder, 'binding.gyp'))
      )
    })
    expect(scripted).toEqual([])
  })

  test('an SBOM lists the installed and bundled packages', () => {
    const path = join(project.folder, 'node_modules/citable/dist/sbom.cdx.json')
    const { bomFormat, components } = JSON.parse(readFileSync(path, 'utf8')) as {
      bomFormat: string
      components: { name: string }[]
    }
    expect(bomFormat).toBe('CycloneDX')
    const names = installed().map(folder => manifestOf(folder).name)
    expect(components.map(({ name }) => name).sort()).toEqual(
      [...builtIn, ...names.filter(name => name !== 'citable')].sort(),
    )
  })
})

/** Returns the total size, in bytes, of the files in a folder. */
const sizeOf = (folder: string): number =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)

describe('in Node', () => {
  test('Node imports the package as ESM', () => {
    const file = project.write('use.mjs', `import { citation } from 'citable'\nconsole.log(citation(${record}))`)
    expect(project.run('node', file)).toBe(`${cited}\n`)
  })

  test('Node loads the package with require()', () => {
    const file = project.write('use.cjs', `const { citation } = require('citable')\nconsole.log(citation(${record}))`)
    expect(project.run('node', file)).toBe(`${cited}\n`)
  })

  test.each(entries)('%s exports the same names in its ESM and CommonJS builds', entry => {
    const file = project.write(
      'names.mjs',
      `import { createRequire } from 'node:module'
       import * as imported from '${entry}'
       const required = createRequire(import.meta.url)('${entry}')
       console.log(JSON.stringify([Object.keys(imported).sort(), Object.keys(required).sort()]))`,
    )
    const [imported, required] = JSON.parse(project.run('node', file)) as [string[], string[]]
    expect(imported).not.toEqual([])
    expect(required).toEqual(imported)
  })

  test('the package exports the JSON Schema of kernel 4.6', () => {
    const file = project.write('schema.cjs', `console.log(require('citable/schemas/datacite-4.6.json').$schema)`)
    expect(project.run('node', file)).toBe('https://json-schema.org/draft/2020-12/schema\n')
  })

  test('the package exports a test suite for catalogs, which runs without Vitest', () => {
    const file = project.write(
      'suite.mjs',
      `import { memoryCatalog } from 'citable/catalog'
       import { catalogSuite } from 'citable/catalog/suite'
       const hooks = { before: [], after: [] }
       let passed = 0
       const run = []
       const expect = actual => ({
         toEqual: expected => { if (JSON.stringify(actual) !== JSON.stringify(expected)) throw new Error('differs') },
       })
       catalogSuite('mine', async () => memoryCatalog(), {
         describe: (_, body) => { const outer = hooks.before.length; body(); hooks.before.length = outer },
         test: (name, body) => run.push({ name, body, before: [...hooks.before] }),
         expect,
         beforeAll: body => hooks.before.push(body), beforeEach: body => hooks.before.push(body),
         afterAll: () => undefined, afterEach: () => undefined,
       })
       for (const { name, body, before } of run.filter(({ name }) => /^are not part of records/.test(name))) {
         for (const prepare of before) await prepare()
         await body()
         passed++
       }
       console.log(run.length > 100, passed)`,
    )
    expect(project.run('node', file)).toBe('true 1\n')
  })

  test('installing the package installs the command', () => {
    expect(project.run('npx', '--no-install', 'citable', '--version')).toBe(`${manifest.version}\n`)
  })
})

describe('in strict TypeScript', () => {
  const strict = ['--noEmit', '--strict', '--exactOptionalPropertyTypes', '--target', 'es2022', '--lib', 'es2023']
  const compile = (name: string, ...flags: string[]) =>
    project.run('node', join(root, 'node_modules/typescript/bin/tsc'), project.write(name, typed), ...strict, ...flags)

  test.each([
    ['ES modules in Node', 'use.mts', ['--module', 'node16']],
    ['CommonJS modules in Node', 'use.cts', ['--module', 'node16']],
    ['a bundler', 'use.ts', ['--module', 'esnext', '--moduleResolution', 'bundler']],
  ])('the types of the package resolve for %s', (_, name, flags) => {
    expect(compile(name, ...flags)).toBe('')
  })
})

describe('the pipeline of examples/', () => {
  test.each(['module', 'commonjs'])(
    'the example pipeline compiles and runs against the package in a project of type %s',
    type => {
      const folder = join(project.folder, `pipeline-${type}`)
      cpSync(join(root, 'examples/pipeline'), folder, { recursive: true })
      writeFileSync(join(folder, 'package.json'), JSON.stringify({ type }))
      project.run(
        'node',
        join(root, 'node_modules/typescript/bin/tsc'),
        '-p',
        folder,
        '--typeRoots',
        join(root, 'node_modules/@types'),
      )
      const record = join(root, 'fixtures/datacite-rest/basalt-core.json')
      expect(project.run('node', join(folder, 'pipeline.js'), record)).toContain('https://doi.org/')
    },
  )
})

describe('in a browser', () => {
  const bundle = async (text: string) => {
    const { outputFiles } = await build({
      stdin: { contents: text, resolveDir: project.folder, loader: 'js' },
      bundle: true,
      minify: true,
      write: false,
      format: 'iife',
      platform: 'browser',
      logLevel: 'silent',
    })
    return outputFiles.map(file => file.text).join('')
  }

  /**
   * Runs a script with only the JavaScript language and some web functions that every browser has, without Node's
   * modules and without `eval`.
   */
  const evaluate = (script: string): unknown => {
    const context: Record<string, unknown> = { URL, URLSearchParams, TextDecoder, TextEncoder }
    vm.runInNewContext(script, context, { contextCodeGeneration: { strings: false, wasm: false } })
    return context.result
  }

  test('a browser bundle of the installed package cites a record and parses a DOI', async () => {
    const script = await bundle(
      `import { citation, parseDoi } from 'citable'
       globalThis.result = [citation(${record}), parseDoi('https://doi.org/10.5880/EXAMPLE.2021')].join('\\n')`,
    )
    expect(evaluate(script)).toBe(`${cited}\n10.5880/EXAMPLE.2021`)
  })

  test('a browser bundle of the installed package checks a text', async () => {
    const script = await bundle(
      `import { check } from 'citable/validation'
       globalThis.result = JSON.stringify(check('{ "doi": '))`,
    )
    expect(evaluate(script)).toContain('"rule":"schema/')
  })

  const everywhere = entries.filter(entry => entry !== 'citable/node')

  test.each(everywhere)("a browser bundle of the entry %s runs without Node's globals and modules", async entry => {
    const script = await bundle(`import * as all from '${entry}'\nglobalThis.result = Object.keys(all).length > 0`)
    expect(evaluate(script)).toBe(true)
  })

  test.each(everywhere)('an unused import of %s adds nothing to a bundle', async entry => {
    expect((await bundle(`import '${entry}'`)).length).toBeLessThan(50)
    expect((await bundle(`import * as unused from '${entry}'`)).length).toBeLessThan(50)
  })
})
