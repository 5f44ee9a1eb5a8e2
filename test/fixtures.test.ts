import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { dataciteFormats } from '../src/formats/datacite-formats.ts'
import { doiKey, parseDoi } from '../src/identifiers/index.ts'
import { latestKernel } from '../src/kernel/index.ts'
import { check } from '../src/validation/index.ts'

const root = fileURLToPath(new URL('../fixtures/', import.meta.url))
const filesIn = (folder: string): string[] =>
  readdirSync(root + folder)
    .sort()
    .map(file => `${folder}/${file}`)
const bytesOf = (file: string): Uint8Array => readFileSync(root + file)

/** The folders of fixtures in DataCite formats, the only formats that the function `check` reads. */
const folders = readdirSync(root).filter(folder => dataciteFormats.some(({ id }) => id === folder))
const good = folders.flatMap(filesIn)
const broken = filesIn('invalid')
/**
 * Returns the path of the expected findings of a broken fixture. The findings are stored outside `fixtures/`, so that a
 * check of all fixtures does not read them.
 */
const expected = (file: string): string =>
  fileURLToPath(new URL(`expected-findings/${baseName(file)}.json`, import.meta.url))

const withoutExtension = (file: string): string => file.replace(/\.\w+$/, '')
const baseName = (file: string): string => withoutExtension(file).replace(/^.*\//, '')

function doiOf(file: string): string | undefined {
  const doi = parseDoi(check(bytesOf(file)).records[0]?.doi ?? '')
  return doi && doiKey(doi)
}

describe('good fixtures', () => {
  test('there are at least forty good fixtures', () => {
    expect(new Set(good.map(baseName)).size).toBeGreaterThanOrEqual(40)
  })

  // Losses such as the language of a name in XML, for which DataCite has no place, are not mistakes in the record.
  test.each(good)('%s has no findings except losses at the registry', file => {
    const report = check(bytesOf(file))
    expect(report.diagnostics).toEqual([])
    const found = report.records.flatMap(({ diagnostics }) => diagnostics)
    expect(found.filter(({ rule, registry }) => !rule.startsWith('registry/') || registry !== 'drops')).toEqual([])
    expect(new Set(report.records.map(({ format }) => format))).toEqual(new Set([file.replace(/\/.*/, '')]))
  })

  test('good fixtures other than NDJSON files have the same DOI if, and only if, they have the same base name', () => {
    const single = good.filter(file => !file.endsWith('.ndjson'))
    const names = single.map(baseName)
    const dois = single.map(doiOf)
    const pairs = names.map((name, index) => `${name} ${dois[index]}`)
    expect(dois).not.toContain(undefined)
    expect(new Set(pairs).size).toBe(new Set(names).size)
    expect(new Set(pairs).size).toBe(new Set(dois).size)
  })
})

describe('broken fixtures', () => {
  test('every invalid fixture has a file of expected findings', () => {
    expect(broken.length).toBeGreaterThanOrEqual(30)
    const names = readdirSync(new URL('expected-findings/', import.meta.url)).map(baseName)
    expect(names.sort()).toEqual(broken.map(baseName).sort())
  })

  test.each(broken)('%s yields exactly its expected findings', async file => {
    const found = findingsOf(bytesOf(file))
    expect(found.diagnostics.length + found.records.flatMap(({ diagnostics }) => diagnostics).length).toBeGreaterThan(0)
    await expect(`${JSON.stringify(found, null, 2)}\n`).toMatchFileSnapshot(expected(file))
  })
})

test.each(good.filter(file => file.endsWith('.json')))('%s is indented with two spaces', file => {
  const text = readFileSync(root + file, 'utf8')
  expect(text).toBe(`${JSON.stringify(JSON.parse(text), null, 2)}\n`)
})

/**
 * Returns the stable parts of a report. Findings have a message but no other texts, and the start but not the end of
 * their position.
 */
function findingsOf(input: Uint8Array) {
  const { records, diagnostics } = check(input)
  type Found = (typeof diagnostics)[number]
  const finding = ({ rule, severity, registry, pointer, position, message }: Found) => ({
    rule,
    severity,
    registry,
    pointer,
    line: position?.start.line,
    column: position?.start.column,
    message: message.replaceAll(`kernel ${latestKernel}`, 'kernel (newest)'),
  })
  return {
    records: records.map(({ diagnostics, kernel, ...record }) => ({
      ...record,
      kernel: kernel === latestKernel ? '(newest)' : kernel,
      diagnostics: diagnostics.map(finding),
    })),
    diagnostics: diagnostics.map(finding),
  }
}
