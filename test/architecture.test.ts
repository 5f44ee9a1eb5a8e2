import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { globSync } from 'tinyglobby'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { exportedNamesOf, globalsOf, importsOf, parseSource } from './imports.ts'
import { anywhere, parts } from './parts.ts'
import { properties, slow } from './suites.ts'

/** Which parts may import a package; a package that is not named here may be imported by none. */
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

/** Single files that a part may import of another that is not open to it, for their types. */
const shared: Record<string, readonly string[]> = { client: ['src/catalog/filters.ts'] }

/** The build: writes `schemas/` and the compiled validators, is in no entry, and may use what it likes. */
const buildScripts = ['src/validation/generate.ts', 'src/validation/pages/parse-page.ts']

/** The only files with Node in them. */
const nodeFiles = /^src\/(cli\/.*|http\/node(\.ts|\/.*))$/

const nodeGlobals = ['Buffer', 'process', 'global', '__dirname', '__filename', 'require']

/** Files that may be longer than 300 lines, because they are one table. */
const tables = [
  'src/registry/tables/licences.ts',
  'src/kernel/properties.ts',
  'src/model/datacite.ts',
  'src/model/service-datacite.ts',
]

/** Folders of which each file is one row of a list, however many there are. */
const families = new Set([
  'src/citation/csl/built-in/styles',
  'src/cli/commands',
  'src/identifiers/schemes',
  'src/registry/behaviours',
  'src/validation/rules',
])

/** Other folders with more than 15 files, which may get no more. */
const undivided: Record<string, number> = { 'src/citation/csl/processor': 47, 'src/validation/predicates': 27 }

/** Rooms whose folders are units of a family, and those of their folders that are not. */
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

/** The part that a file of `src` belongs to: `src/versions/walk.ts` gives `versions`, `src/core/pointer.ts` `pointer`. */
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

/** The file that a relative import leads to. */
const fileOf = (path: string, specifier: string): string =>
  relative(root, join(root, dirname(path), specifier)).replaceAll('\\', '/')

/** The part that a relative import leads to. */
const targetOf = (path: string, specifier: string): string => partOf(fileOf(path, specifier))

/** The package that a bare import is from: `zod/mini` gives `zod`, `@citation-js/core/x` `@citation-js/core`. */
const packageOf = (specifier: string): string => /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier

function grouped<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}

/** `path: what` for every match of a pattern in a file. */
const matches = (path: string, pattern: RegExp): string[] =>
  (read(path).match(pattern) ?? []).map(match => `${path}: ${match}`)

describe('the import table', () => {
  test('sees every way to name a module', () => {
    const text = `
      import a from './static.ts'; import type { B } from './type.ts'; export * from './all.ts'; export { c } from './some.ts'
      import './bare.ts'; const d = await import('./dynamic.ts'); type E = import('./inline.ts').E
      import f = require('./equals.ts'); const g = require('./call.ts')
      const h = await optional<I>('./optional.ts')`
    expect(importsOf(parseSource('example.ts', text))).toEqual(
      'static type all some bare dynamic inline equals call optional'.split(' ').map(name => `./${name}.ts`),
    )
  })

  test('names every part of src', () => {
    expect(sources.filter(({ part }) => !(part in parts)).map(({ path }) => path)).toEqual([])
  })

  test('holds: a part imports only what is to its right', () => {
    const wrong = ownReferences.filter(({ path, part, specifier }) => {
      const target = targetOf(path, specifier)
      return (
        ![part, ...anywhere, ...(parts[part] ?? [])].includes(target) &&
        !shared[part]?.includes(fileOf(path, specifier))
      )
    })
    expect(wrong.map(({ text }) => text)).toEqual([])
  })

  test('holds for packages: each is imported only by the parts that may have it', () => {
    const wrong = foreignReferences.filter(
      ({ part, specifier }) => !specifier.startsWith('node:') && !packages[packageOf(specifier)]?.includes(part),
    )
    expect(wrong.map(({ text }) => text)).toEqual([])
  })

  test('holds for Node: its modules and globals are for the command and the HTTP adapter', () => {
    const modules = foreignReferences.filter(({ specifier }) => specifier.startsWith('node:'))
    const globals = sources.flatMap(({ path, source }) =>
      globalsOf(source, nodeGlobals).map(name => ({ path, text: `${path}: ${name}` })),
    )
    expect([...modules, ...globals].filter(({ path }) => !nodeFiles.test(path)).map(({ text }) => text)).toEqual([])
  })
})

describe('the files of src', () => {
  test('import one another in no circle, types included', () => {
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

  test('export no name that another file of their part exports too', () => {
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
  ])('leads to %s through one file', (name, path) => {
    expect(importersOf(name)).toEqual([path])
  })

  test.each([
    ['readDataciteSource', ['src/datacite/read/datacite-readers.ts', 'src/formats/read/read-source.ts']],
    ['readSource', ['src/formats/read/readers.ts']],
    ['readOther', ['src/formats/read/converted-readers.ts', 'src/formats/read/read-source.ts']],
  ])('leads to %s through readers alone', (name, paths) => {
    expect(importersOf(name).toSorted()).toEqual(paths)
  })

  test('leads to the `read` of readers through src/records alone', () => {
    const callers = sources.filter(({ source }) => /[rR]eaders(?:\([^()]*\))?\.read\(/.test(source.text))
    expect(callers.map(({ path }) => path).filter(path => !path.startsWith('src/records/'))).toEqual([])
  })

  test('is divided into pieces by one function', () => {
    expect(importersOf('division')).toEqual(['src/records/stream.ts'])
  })
})

describe('src/index.ts', () => {
  test('re-exports by name and does nothing else', () => {
    const statements = sources.filter(({ part }) => part === 'index').flatMap(({ source }) => [...source.statements])
    const wrong = statements.filter(
      node => !ts.isExportDeclaration(node) || !node.moduleSpecifier || (!node.exportClause && !node.isTypeOnly),
    )
    expect(wrong.map(node => node.getText())).toEqual([])
  })
})

describe('the repository', () => {
  test('has at its top level what the layout names, and nothing else', () => {
    const found = readdirSync(root).filter(name => !name.startsWith('.') && !ignored.has(name))
    expect(found.filter(name => !topLevel.includes(name) && !/\.(tgz|log)$/.test(name))).toEqual([])
  })

  test('has no source file over 300 lines but tables', () => {
    const long = sources.filter(({ source, path }) => source.text.split('\n').length > 301 && !tables.includes(path))
    expect(long.map(({ path }) => path)).toEqual([])
  })

  test('has no folder with more than 15 files at its root but families', () => {
    const folders = grouped(sources, ({ path }) => dirname(path))
    const full = [...folders].filter(([path, files]) => files.length > (undivided[path] ?? 15) && !families.has(path))
    expect(full.map(([path, files]) => `${path}: ${files.length}`)).toEqual([])
  })

  test('has no two files of a room with one name but the same unit of two of a family', () => {
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

  test('names no path of one machine', () => {
    const files = filesUnder('').filter(path => !path.endsWith('package-lock.json'))
    expect(files.flatMap(path => matches(path, /(?<![\w.~*])\/(?:work|root)\/\S*/g))).toEqual([])
  })

  test('leaves no work open and no test switched off', () => {
    const files = filesUnder('').filter(path => /\.(ts|mjs)$/.test(path))
    const open = /\b(?:TO(?:)DO|FIX(?:)ME)\b|\b(?:test|it|describe)\.(?:skip|todo|only)\b/g
    expect(files.flatMap(path => matches(path, open))).toEqual([])
  })

  test('skips tests only where something is missing, with the reason', () => {
    const files = filesUnder('test').filter(path => path !== 'test/missing.ts')
    const skipping = /\.(?:skipIf|runIf)\b|\bskip\(/g
    expect(files.flatMap(path => matches(path, skipping))).toEqual([])
  })

  test('tries properties on all values in the slow suite where the fast one takes fewer', () => {
    const fewer = filesUnder('test').filter(path => path.endsWith('.test.ts') && /\brunsOr\([^()]+, /.test(read(path)))
    const inSlowSuite = globSync([properties, slow], { cwd: root })
    expect(fewer.filter(path => !inSlowSuite.includes(path))).toEqual([])
  })
})
