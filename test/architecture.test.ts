import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { globSync } from 'tinyglobby'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { exportedNamesOf, globalsOf, importsOf, parseSource } from './imports.ts'
import { anywhere, parts } from './parts.ts'
import { everyStore, longer, properties, slow } from './suites.ts'

/** The parts that may import each package. A package that is not listed may not be imported at all. */
const packages: Record<string, readonly string[]> = {
  zod: ['model', 'catalog', 'cli'],
  saxes: ['text'],
  'date-fns': ['model', 'validation', 'cli'],
  'js-yaml': ['text'],
  n3: ['formats'],
  parse5: ['formats'],
  'smol-toml': ['formats'],
  '@citation-js/plugin-csl': ['citation/csl'],
  '@citation-js/plugin-doi': ['resolve'],
  '@citation-js/core': ['resolve'],
  picocolors: ['cli'],
  tinyglobby: ['cli'],
  ignore: ['cli'],
  jiti: ['cli'],
  diff: ['cli'],
  'vscode-languageserver': ['cli'],
  'vscode-languageserver-textdocument': ['cli'],
  '@modelcontextprotocol/sdk': ['cli'],
  'better-sqlite3': ['cli'],
  hyparquet: ['cli'],
  'hyparquet-writer': ['cli'],
  pg: ['cli'],
}

/** The files that each part may import from parts that are otherwise off limits. */
const shared: Record<string, readonly string[]> = { client: ['src/catalog/filters.ts'] }

/**
 * The build scripts, which write `schemas/` and the compiled validators. They are in no entry and may import anything.
 */
const buildScripts = ['src/validation/generate.ts', 'src/validation/pages/parse-page.ts']

/** Matches the files that may use Node's modules. */
const nodeFiles = /^src\/(cli\/.*|http\/node(\.ts|\/.*))$/

const nodeGlobals = ['Buffer', 'process', 'global', '__dirname', '__filename', 'require']

/** Files that may be longer than 300 lines, because each is a single table. */
const tables = ['src/kernel/properties.ts', 'src/model/datacite.ts', 'src/model/service-datacite.ts']

/** The folders to which the limit of 15 files does not apply. */
const families = new Set([
  'src/citation/csl/built-in/styles',
  'src/cli/commands',
  'src/identifiers/schemes',
  'src/registry/behaviours',
  'src/validation/rules',
])

/** The folders whose subfolders are units of a family, each with the list of subfolders that are not units. */
const familyRooms: Record<string, readonly string[]> = {
  catalog: ['changes', 'storing', 'suite'],
  formats: ['manifest', 'read', 'tagged', 'work'],
  messages: [],
  text: [],
}

/** Returns the unit of a family that a file belongs to: `src/formats/ris/read.ts` gives `formats/ris`. */
function unitOf(path: string): string | undefined {
  const [, room = '', unit = '', file] = path.split('/')
  return file === undefined || familyRooms[room] === undefined || familyRooms[room].includes(unit)
    ? undefined
    : `${room}/${unit}`
}

const topLevel = [
  ['CHANGELOG.md', 'CITATION.cff', 'CODE_OF_CONDUCT.md', 'CONTRIBUTING.md', 'LICENSE', 'README.md', 'SECURITY.md'],
  ['package-lock.json', 'package.json', 'tsconfig.json'],
  ['bench', 'docs', 'examples', 'fixtures', 'schemas', 'src', 'test'],
  ['biome.json', 'knip.json', 'tsup.config.ts', 'vitest.config.ts'],
  ['action.yml', 'compose.yaml', 'Dockerfile'],
].flat()

const root = fileURLToPath(new URL('..', import.meta.url))
const ignored = new Set(['node_modules', 'dist', 'cache', 'coverage', 'compiled', '.git'])

function filesUnder(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap(entry => {
    if (ignored.has(entry.name)) return []
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    return entry.isDirectory() ? filesUnder(path) : [path]
  })
}

const read = (path: string): string => readFileSync(join(root, path), 'utf8')

/**
 * Returns the part to which a file of `src` belongs: `versions` for `src/versions/walk.ts`, `index` for `src/index.ts`.
 */
function partOf(path: string): string {
  const inside = path.replace(/^src\//, '')
  for (const room of ['citation/csl', 'registry/client']) if (inside.startsWith(`${room}/`)) return room
  return inside.replace(/(\/.*|\.ts)$/, '')
}

const sources = filesUnder('src')
  .filter(path => path.endsWith('.ts') && !buildScripts.includes(path))
  .map(path => ({ path, part: partOf(path), source: parseSource(path, read(path)) }))

const references = sources.flatMap(({ path, part, source }) =>
  importsOf(source).map(specifier => ({ path, part, specifier, text: `${path}: ${specifier}` })),
)
const ownReferences = references.filter(({ specifier }) => specifier.startsWith('.'))
const foreignReferences = references.filter(({ specifier }) => !specifier.startsWith('.'))

const fileOf = (path: string, specifier: string): string =>
  relative(root, join(root, dirname(path), specifier)).replaceAll('\\', '/')

const targetOf = (path: string, specifier: string): string => partOf(fileOf(path, specifier))

/** Returns the package of a bare import: `zod` for `zod/mini`, `@citation-js/core` for `@citation-js/core/x`. */
const packageOf = (specifier: string): string => /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier

function grouped<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}

const matches = (path: string, pattern: RegExp): string[] =>
  (read(path).match(pattern) ?? []).map(match => `${path}: ${match}`)

describe('the import table', () => {
  test('the import scanner finds the modules in every form of import and export', () => {
    const text = `
      import a from './static.ts'; import type { B } from './type.ts'; export * from './all.ts'; export { c } from './some.ts'
      import './bare.ts'; const d = await import('./dynamic.ts'); type E = import('./inline.ts').E
      import f = require('./equals.ts'); const g = require('./call.ts')
      const h = await optional<I>('./optional.ts')`
    expect(importsOf(parseSource('example.ts', text))).toEqual(
      'static type all some bare dynamic inline equals call optional'.split(' ').map(name => `./${name}.ts`),
    )
  })

  test('the import table names every part of src', () => {
    expect(sources.filter(({ part }) => !(part in parts)).map(({ path }) => path)).toEqual([])
  })

  test('a part imports from other parts only what the import table or the list of exceptions allows', () => {
    const wrong = ownReferences.filter(({ path, part, specifier }) => {
      const target = targetOf(path, specifier)
      return (
        ![part, ...anywhere, ...(parts[part] ?? [])].includes(target) &&
        !shared[part]?.includes(fileOf(path, specifier))
      )
    })
    expect(wrong.map(({ text }) => text)).toEqual([])
  })

  test('each package is imported only by the parts that may use it', () => {
    const wrong = foreignReferences.filter(
      ({ part, specifier }) => !specifier.startsWith('node:') && !packages[packageOf(specifier)]?.includes(part),
    )
    expect(wrong.map(({ text }) => text)).toEqual([])
  })

  test('only the command and the Node adapter of the service use Node modules and globals', () => {
    const modules = foreignReferences.filter(({ specifier }) => specifier.startsWith('node:'))
    const globals = sources.flatMap(({ path, source }) =>
      globalsOf(source, nodeGlobals).map(name => ({ path, text: `${path}: ${name}` })),
    )
    expect([...modules, ...globals].filter(({ path }) => !nodeFiles.test(path)).map(({ text }) => text)).toEqual([])
  })
})

describe('the files of src', () => {
  test('no files import one another in a cycle, not even for types', () => {
    const imports = grouped(ownReferences, ({ path }) => path)
    const followed = new Map<string, 'open' | 'done'>()
    const circles: string[] = []
    const follow = (path: string, trail: readonly string[]): void => {
      const state = followed.get(path)
      if (state === 'open') circles.push([...trail.slice(trail.indexOf(path)), path].join(' > '))
      if (state) return
      followed.set(path, 'open')
      for (const { specifier } of imports.get(path) ?? []) follow(fileOf(path, specifier), [...trail, path])
      followed.set(path, 'done')
    }
    for (const { path } of sources) follow(path, [])
    expect(circles).toEqual([])
  })

  test('no two files of a part declare the same exported name', () => {
    const declared = sources.flatMap(({ path, part, source }) =>
      exportedNamesOf(source).map(name => ({ path, key: `${part}: ${name}` })),
    )
    const shared = [...grouped(declared, ({ key }) => key)].filter(([, places]) => places.length > 1)
    expect(shared.map(([key, places]) => `${key} in ${places.map(({ path }) => path).join(', ')}`)).toEqual([])
  })
})

describe('the path of a record', () => {
  const importersOf = (name: string): string[] =>
    sources
      .filter(({ source }) =>
        new RegExp(`import (?:type )?\\{[^}]*(?<!type )\\b${name}\\b[^}]*\\} from`).test(source.text),
      )
      .map(({ path }) => path)

  test.each([
    ['runRules', 'src/validation/run/check-document.ts'],
    ['checkRecord', 'src/validation/run/check-document.ts'],
  ])('%s is imported only in %s', (name, path) => {
    expect(importersOf(name)).toEqual([path])
  })

  test.each([
    ['readDataciteSource', ['src/datacite/read/datacite-readers.ts', 'src/formats/read/read-source.ts']],
    ['readSource', ['src/formats/read/readers.ts']],
    ['readOther', ['src/formats/read/converted-readers.ts', 'src/formats/read/read-source.ts']],
  ])('only readers import %s', (name, paths) => {
    expect(importersOf(name).toSorted()).toEqual(paths)
  })

  test('only src/records calls the `read` function of readers', () => {
    const callers = sources.filter(({ source }) => /[rR]eaders(?:\([^()]*\))?\.read\(/.test(source.text))
    expect(callers.map(({ path }) => path).filter(path => !path.startsWith('src/records/'))).toEqual([])
  })

  test('only src/records/stream.ts imports the code that divides input into records', () => {
    expect(importersOf('division')).toEqual(['src/records/stream.ts'])
  })
})

describe('src/index.ts', () => {
  test('src/index.ts contains only re-exports, and names every exported value', () => {
    const statements = sources.filter(({ part }) => part === 'index').flatMap(({ source }) => [...source.statements])
    const wrong = statements.filter(
      node => !ts.isExportDeclaration(node) || !node.moduleSpecifier || (!node.exportClause && !node.isTypeOnly),
    )
    expect(wrong.map(node => node.getText())).toEqual([])
  })
})

describe('the repository', () => {
  test('every visible entry at the top level of the repository is listed in the test or generated', () => {
    const found = readdirSync(root).filter(name => !name.startsWith('.') && !ignored.has(name))
    expect(found.filter(name => !topLevel.includes(name) && !/\.(tgz|log)$/.test(name))).toEqual([])
  })

  test('no source file except a table has more than 300 lines', () => {
    const long = sources.filter(({ source, path }) => source.text.split('\n').length > 301 && !tables.includes(path))
    expect(long.map(({ path }) => path)).toEqual([])
  })

  test('no folder of src has more than 15 source files directly in it, except the folders listed in the test', () => {
    const folders = grouped(sources, ({ path }) => dirname(path))
    const full = [...folders].filter(([path, files]) => files.length > 15 && !families.has(path))
    expect(full.map(([path, files]) => `${path}: ${files.length}`)).toEqual([])
  })

  test('no two files of a part share a name, except index files and corresponding files of sibling folders', () => {
    const named = sources.filter(({ path }) => !path.endsWith('/index.ts'))
    const byName = grouped(named, ({ path, part }) => {
      const room = part === 'cli' ? path.split('/').slice(1, -1).slice(0, 2).join('/') : part
      return `${room}: ${path.replace(/.*\//, '')}`
    })
    const same = [...byName].filter(([, files]) => {
      const apart = files.filter(({ path }) => unitOf(path) === undefined)
      const units = new Set(files.map(({ path }) => unitOf(path)))
      // The file at the root of a family is what its units have in common.
      const areUnits = apart.every(({ path }) => path.split('/').length === 3) && apart.length <= 1
      return files.length > 1 && !(areUnits && units.size === files.length)
    })
    expect(same.map(([name, files]) => `${name} in ${files.map(({ path }) => dirname(path)).join(', ')}`)).toEqual([])
  })

  test('no file contains an absolute path below /work or /root', () => {
    const files = filesUnder('').filter(path => !path.endsWith('package-lock.json'))
    expect(files.flatMap(path => matches(path, /(?<![\w.~*])\/(?:work|root)\/\S*/g))).toEqual([])
  })

  test('no code file contains a disabled or focused test, or a reminder of unfinished work', () => {
    const files = filesUnder('').filter(path => /\.(ts|mjs)$/.test(path))
    const open = /\b(?:TO(?:)DO|FIX(?:)ME)\b|\b(?:test|it|describe)\.(?:skip|todo|only)\b/g
    expect(files.flatMap(path => matches(path, open))).toEqual([])
  })

  test('tests are skipped only through test/missing.ts', () => {
    const files = filesUnder('test').filter(path => path !== 'test/missing.ts')
    const skipping = /\.(?:skipIf|runIf)\b|\bskip\(/g
    expect(files.flatMap(path => matches(path, skipping))).toEqual([])
  })

  test('a test that is shortened or skipped in the fast suite runs completely in the slow suite', () => {
    const shortened = /\brunsOr\([^()]+, |\bisSlowSuite\b|\blongTest\b/
    const fewer = filesUnder('test').filter(path => path.endsWith('.test.ts') && shortened.test(read(path)))
    const inSlowSuite = globSync([properties, slow, everyStore, ...longer], { cwd: root })
    expect(fewer.filter(path => !inSlowSuite.includes(path) && path !== 'test/architecture.test.ts')).toEqual([])
    expect(longer.filter(path => !fewer.includes(path))).toEqual([])
  })
})
