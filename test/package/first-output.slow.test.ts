import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root } from './project.ts'

const record = {
  doi: '10.5072/rain',
  creators: [{ name: 'Doe, Ann', nameType: 'Personal', givenName: 'Ann', familyName: 'Doe' }],
  titles: [{ title: 'Rain' }],
  publisher: { name: 'Sea Press' },
  publicationYear: 2020,
  types: { resourceTypeGeneral: 'Dataset' },
}

const item = {
  id: 'rain',
  type: 'dataset',
  title: 'Rain',
  author: [{ family: 'Doe', given: 'Ann' }],
  DOI: '10.5072/rain',
}

/** A module that prints the URL of every module that the process loads. */
const telling = `
import { register } from 'node:module'
const hook = "import { writeSync } from 'node:fs'; export const load = (url, context, next) => { writeSync(1, url + '\\\\n'); return next(url, context) }"
register('data:text/javascript,' + encodeURIComponent(hook))
`

let folder: string

beforeAll(() => {
  if (!existsSync(join(root, 'dist/csl.js'))) throw new Error('Nothing is built yet; run npm run build first.')
  folder = mkdtempSync(join(tmpdir(), 'citable-'))
  writeFileSync(join(folder, 'telling.mjs'), telling)
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const loadedBy = (...command: string[]): string[] =>
  execFileSync(process.execPath, ['--import', pathToFileURL(join(folder, 'telling.mjs')).href, ...command], {
    encoding: 'utf8',
  }).split('\n')

const ownOf = (urls: readonly string[]): { name: string; text: string }[] =>
  urls
    .filter(url => url.includes('/dist/'))
    .map(url => ({ name: basename(url), text: readFileSync(fileURLToPath(url), 'utf8') }))

function loadedByCiting(cited: object): string[] {
  const script = join(folder, 'cite.mjs')
  const entry = JSON.stringify(pathToFileURL(join(root, 'dist/csl.js')).href)
  writeFileSync(
    script,
    `import { bibliography } from ${entry}\nawait bibliography(${JSON.stringify(cited)}, { style: 'apa' })`,
  )
  return loadedBy(script)
}

/** Sources that a citation of CSL-JSON does not need, but a citation of a record does. */
const notInItems = ['datacite/dialects/rest', 'formats/csl-json/write-item', 'kernel/properties']

/** Sources that citing does not need. */
const others = [
  'citation/csl/markdown/parse-citation',
  'formats/bibtex/reading/',
  'formats/bibtex/writing/',
  'identifiers/schemes/swhid',
  'text/xml/',
  'validation/rules/',
]

describe('the first citation of a process', () => {
  test.each([
    ['a CSL-JSON item', item, 7, [...notInItems, ...others]],
    ['a record', record, 12, others],
  ])('the first citation of %s loads few files, and none from a list of unneeded sources', (_, cited, most, absent) => {
    const loaded = ownOf(loadedByCiting(cited))
    const texts = loaded.map(({ text }) => text).join('\n')
    expect(texts).toContain('// src/citation/csl/processor/engine.ts\n')
    expect(absent.filter(source => texts.includes(`// src/${source}`))).toEqual([])
    expect(loaded.length, loaded.map(({ name }) => name).join(', ')).toBeLessThanOrEqual(most)
  })
})

/** Matches a sentence from a rule page. */
const documentation = /Names of people contain no titles or degrees\./

/** Sources that a check of JSON does not need. */
const notInJson = ['datacite/xml/', 'text/edit/', 'text/xml/', 'text/yaml/', 'validation/fix']

test('every source on a list of unneeded sources exists as a file or folder', () => {
  const named = [...notInItems, ...others, ...notInJson].map(source => join(root, 'src', source))
  expect(named.filter(path => !existsSync(path) && !existsSync(`${path}.ts`))).toEqual([])
})

describe('the first finding of a process', () => {
  test('check loads at most 13 files, and no YAML or XML reader, for the first finding in JSON', () => {
    const file = join(folder, 'record.json')
    writeFileSync(file, JSON.stringify({ ...record, language: 'English' }))
    const urls = loadedBy(join(root, 'dist/cli.js'), 'check', file, '--format', 'ndjson')
    const loaded = ownOf(urls)
    const names = loaded.map(({ name }) => name)
    expect(names.length, names.join(', ')).toBeLessThanOrEqual(13)
    expect(notInJson.filter(source => loaded.some(({ text }) => text.includes(`// src/${source}`)))).toEqual([])
    expect(urls.filter(url => /^node:(?:child_process|crypto|dns|net|perf_hooks)/.test(url))).toEqual([])
    expect(urls.filter(url => url.includes('/node_modules/'))).toEqual([])
    expect(loaded.filter(({ text }) => documentation.test(text))).toEqual([])
  })

  test('check loads the YAML reader for the first finding in YAML', () => {
    const file = join(folder, 'record.yaml')
    writeFileSync(
      file,
      Object.entries(record)
        .map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`)
        .join(''),
    )
    const loaded = ownOf(loadedBy(join(root, 'dist/cli.js'), 'check', file, '--format', 'ndjson'))
    expect(loaded.filter(({ text }) => text.includes('// src/text/yaml/'))).not.toEqual([])
  })

  test('check loads the documentation of the rules for the descriptions in a SARIF report', () => {
    const file = join(folder, 'record.json')
    writeFileSync(file, JSON.stringify({ ...record, language: 'English' }))
    const written = loadedBy(join(root, 'dist/cli.js'), 'check', file, '--format', 'sarif')
    expect(ownOf(written).filter(({ text }) => documentation.test(text))).not.toEqual([])
    expect(written.join('\n')).toContain('"fullDescription"')
  })
})
