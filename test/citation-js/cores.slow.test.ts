import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { stylesIn } from '../../src/citation/csl/style/shipped-styles.ts'
import { citation } from '../../src/citation/index.ts'
import { plugin } from '../../src/citation-js/index.ts'
import { formats } from '../../src/formats/index.ts'
import { problemOfCore } from '../../src/resolve/sources/citation-js.ts'

interface Core {
  version: string
  plugins: {
    add(name: string, plugin: object): void
    remove(name: string): void
    output: { list(): string[]; format(name: string, data: object): string }
  }
  Cite: new (input: string | object, options?: { forceType: string }) => Cite
}

interface Cite {
  data: Record<string, unknown>[]
  format(name: string, options?: object): string
}

type Peers = Readonly<Record<string, string>>

const require = createRequire(import.meta.url)

/** Loads a new copy of a core, without the plug-ins that other tests have registered. */
function load(name: string): Core {
  for (const path of Object.keys(require.cache)) if (path.includes('citation-js')) delete require.cache[path]
  return require(name)
}

const cores = [
  ['0.7', load('@citation-js/core')],
  ['0.8', load('citation-js-core-0.8')],
  ['0.9', load('citation-js-core-0.9')],
] as const

const folder = new URL('../../fixtures/', import.meta.url)
const texts = formats
  .filter(({ id, read }) => read !== undefined && readdirSync(folder).includes(id))
  .flatMap(({ id }) => readdirSync(new URL(`${id}/`, folder)).map(file => ({ id, file })))
const textOf = ({ id, file }: { id: string; file: string }): string =>
  readFileSync(new URL(`${id}/${file}`, folder), 'utf8')

const itemsIn = ({ Cite }: Core, text: string): object[] => new Cite(text).data.map(({ _graph, ...item }) => item)

describe.each(cores)('with the core of citation-js %s', (version, core) => {
  beforeAll(() => core.plugins.add('@citable', plugin))
  afterAll(() => core.plugins.remove('@citable'))

  test('the peer dependencies on @citation-js/core and plugin-csl accept the tested release of citation-js', () => {
    expect(core.version).toMatch(new RegExp(`^${version}\\.`))
    const { peerDependencies: peers } = require('../../package.json') as { peerDependencies: Peers }
    for (const name of ['@citation-js/core', '@citation-js/plugin-csl'])
      expect(peers[name]?.split(' || ').some(range => range.startsWith(`^${version}`))).toBe(true)
  })

  test('the citation-js plug-in reads every fixture with later releases of citation-js as with release 0.7', () => {
    const [[, first]] = cores
    first.plugins.add('@citable', plugin)
    const expected = texts.map(fixture => itemsIn(first, textOf(fixture)))
    if (core !== first) first.plugins.remove('@citable')
    expect(texts.map(fixture => itemsIn(core, textOf(fixture)))).toEqual(expected)
  })

  test('citation-js reads input in the format named by forceType', () => {
    const text = '{"doi": "10.5072/a", "titles": [{"title": "Rain"}]}'
    const { data } = new core.Cite(text, { forceType: '@citable/datacite-rest' })
    expect(data[0]).toMatchObject({ DOI: '10.5072/a', title: 'Rain' })
  })

  test('citation-js writes an item in every output format', () => {
    const cite = new core.Cite({ id: 'a', type: 'book', title: 'Rain', DOI: '10.5072/a' })
    for (const { id, write, writeAll } of formats)
      if (write !== undefined || writeAll !== undefined) expect(cite.format(`@citable/${id}`)).toContain('Rain')
    expect(cite.format('datacite-xml')).toContain('<title>Rain</title>')
  })

  test('citation accepts a citation-js Cite object with one item as a record', () => {
    const cite = new core.Cite({ id: 'a', type: 'book', title: 'Rain', DOI: '10.5072/a' })
    expect(citation(cite)).toBe('Rain. https://doi.org/10.5072/a')
  })
})

test.each(['0.8.2', '0.9.0', '1.0.0'])(
  'problemOfCore refuses plugin-doi with @citation-js/core %s, and names the core version that plugin-doi requires',
  version => {
    expect(problemOfCore(version)).toBe(
      `@citation-js/plugin-doi works with @citation-js/core 0.7 only, and ${version} is installed: npm install @citation-js/core@0.7.`,
    )
  },
)

test.each(['0.7.21', undefined])(
  'problemOfCore finds no problem if the version of @citation-js/core is %s',
  version => {
    expect(problemOfCore(version)).toBeUndefined()
  },
)

test('stylesIn finds the styles of plugin-csl under their old and new export names', () => {
  const texts = new Map([['apa', '<style/>']]) as { get(name: string): string }
  for (const module of [{ templates: texts }, { styles: texts }]) expect(stylesIn(module).get('apa')).toBe('<style/>')
})
