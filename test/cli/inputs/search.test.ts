import { describe, expect, test } from 'vitest'
import { isNoRecord } from '../../../src/cli/inputs/search/no-record.ts'
import { citable } from '../fake-terminal.ts'
import { bare as record } from '../records.ts'

const good = JSON.stringify(record)

/** The files of a software repository. */
const others = {
  'package.json': '{"name":"soil","version":"1.0.0","types":"a.d.ts","contributors":["A"],"scripts":{}}',
  'package-lock.json': '{"name":"soil","version":"1.0.0","lockfileVersion":3,"packages":{"":{}}}',
  'tsconfig.json': '{\n  // strict\n  "compilerOptions": { "types": ["node"], /* all */ "strict": true, },\n}\n',
  'compose.yaml': 'version: "3"\nservices:\n  db:\n    image: postgres\n',
  'pom.xml': '<project xmlns="http://maven.apache.org/POM/4.0.0"><version>1</version><contributors/></project>',
  'data/meta.json': '{"name":"plots","title":"Plots","created":"2024-01-01","description":"Rows"}',
}

describe('a searched folder', () => {
  test('check succeeds for a folder that also contains files of other tools, and counts those files', async () => {
    const { exitCode, stdout, stderr } = await citable(['check', '.'], { files: { ...others, 'a.json': good } })
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' })
    expect(stdout).toContain('1 record in 1 file checked')
    expect(stdout.replace(/\s+/g, ' ')).toContain('6 files are not records (--verbose lists them).')
  })

  test('check --verbose lists the skipped files', async () => {
    const { stderr } = await citable(['check', '.', '--verbose'], { files: { ...others, 'a.json': good } })
    for (const name of Object.keys(others)) expect(stderr).toContain(`citable:   ${name}\n`)
  })

  test('the JSON report of check counts skipped files', async () => {
    const { stdout } = await citable(['check', '.', '-f', 'json'], { files: { ...others, 'a.json': good } })
    expect(JSON.parse(stdout).summary).toMatchObject({ files: 1, skipped: 6 })
  })

  test('check reports an error for a folder without any record', async () => {
    const { exitCode, stderr } = await citable(['check', '.'], { files: others })
    expect(exitCode).toBe(2)
    expect(stderr).toContain('The folder contains no record: its 6 files are not records.')
  })

  test('a streamed check of a folder skips files of other tools', async () => {
    const files = { ...others, 'a.json': good, 'big.json': `[${'{"row":1},'.repeat(20_000)}{}]` }
    const { exitCode, stderr } = await citable(['check', '.', '--jobs', '1', '-f', 'compact'], { files })
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: expect.stringContaining('7 files are not records.') })
  })

  test('stats, fix, convert and predict skip and count the files of other tools in a folder', async () => {
    const files = { ...others, 'a.json': good }
    for (const args of [
      ['stats', '.'],
      ['fix', '.'],
      ['convert', '.', '--to', 'datacite-rest'],
      ['predict', '.'],
    ])
      expect(await citable(args, { files }), args[0]).toMatchObject({
        exitCode: 0,
        stderr: expect.stringContaining('6 files are not records.'),
      })
  })

  test.each([
    ['a truncated record', good.slice(0, good.length / 2)],
    ['a record in a misspelt envelope', '{"datas":{"id":"x"}}'],
    ['a record with a misspelt property', '{"data":{"attributes":{"titels":[]}}}'],
    ['an object with only a DOI', '{"about":"https://doi.org/10.5880/abc"}'],
    ['truncated DataCite XML', '<resource xmlns="http://datacite.org/schema/kernel-4"><ti'],
    ['an invalid record after a byte order mark', `\uFEFF{"creators":[]}`],
  ])('check ends with exit code 1 for a folder that contains %s', async (_, text) => {
    const name = text.startsWith('<') ? 'b.xml' : 'b.json'
    const { exitCode } = await citable(['check', '.'], { files: { 'a.json': good, [name]: text } })
    expect(exitCode).toBe(1)
  })

  test('check skips empty files and files with only a byte order mark', async () => {
    const { exitCode, stdout } = await citable(['check', '.'], {
      files: { 'a.json': good, 'b.json': '', 'c.yaml': '\uFEFF' },
    })
    expect(exitCode).toBe(0)
    expect(stdout).toContain('2 files are not records')
  })
})

describe('named files', () => {
  test('check ends with exit code 1 for a named file without a record', async () => {
    expect(await citable(['check', 'package.json'], { files: others })).toMatchObject({ exitCode: 1 })
    expect(await citable(['check', 'data/meta.json'], { files: others })).toMatchObject({ exitCode: 1 })
  })

  test('check --skip-non-records skips files that are not records if a quoted pattern matches them', async () => {
    const files = { ...others, 'record.json': JSON.stringify({ doi: '10.5072/a', titles: [{ title: 'Rain' }] }) }
    const { stdout } = await citable(['check', '--skip-non-records', '*.json'], { files })
    expect(stdout).toContain('1 record in 1 file checked')
  })

  test('check --skip-non-records skips named files that are not records, even if no other file is named', async () => {
    const args = ['check', '--skip-non-records', ...Object.keys(others)]
    expect(await citable(args, { files: others })).toMatchObject({ exitCode: 0 })
    expect(await citable([...args, 'b.json'], { files: { ...others, 'b.json': '{"titels":[]}' } })).toMatchObject({
      exitCode: 1,
    })
  })
})

describe('isNoRecord', () => {
  const skips = (name: string, text: string | Uint8Array, from?: 'package-json'): boolean =>
    isNoRecord(name, typeof text === 'string' ? new TextEncoder().encode(text) : text, from)

  test('isNoRecord is false for a file with an unparsable line, and true for a file whose lines are not records', () => {
    expect(skips('a.ndjson', '')).toBe(false)
    expect(skips('a.ndjson', '{"row":1}\n{"row"')).toBe(false)
    expect(skips('a.ndjson', '{"row":1}\n{"row":2}')).toBe(true)
  })

  test('isNoRecord is true for a package.json file unless --from is package-json', () => {
    expect(skips('package.json', others['package.json'])).toBe(true)
    expect(skips('package.json', others['package.json'], 'package-json')).toBe(false)
  })

  test('isNoRecord is false for CSL-JSON and for files with the extension .bib', () => {
    expect(skips('a.json', '[{"type":"article-journal","title":"Soil","author":[{"family":"A"}]}]')).toBe(false)
    expect(skips('refs.bib', '')).toBe(false)
  })

  test('isNoRecord is false for a record in UTF-16 without a byte order mark, and true for a JPEG', () => {
    expect(skips('a.json', Buffer.from('{"titles":[]}', 'utf16le'))).toBe(false)
    expect(skips('a.json', Buffer.from([0xff, 0xd8, 0xff, 0xe0]))).toBe(true)
  })
})
