import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { describe, expect, it, test } from 'vitest'
import { readableFormats } from '../../../src/cli/format-names.ts'
import { isOtherFormat } from '../../../src/formats/ids.ts'
import { convert } from '../../../src/formats/index.ts'
import { citable } from '../fake-terminal.ts'
import { tarOf } from '../stream/archives.ts'

const bib = String.raw`% A library.
@string{press = {Presses universitaires}}

@book{soil, % the first
  author    = {MÃ¼ller, Anna and Doe,  Jane},
  title     = "Caf{\'e} \& soil:
               a gÃ©nÃ©ral survey",
  publisher = press,
  date      = {2021-06-01/2021-02-01},
  keywords  = {soil, soil},
  note      = {As in MÃ¼ller},
}
@misc{snow, title = {Snow}, author = {Berg, Eva}, year = 2020, doi = {10.5072/snow}}
`
const fixedBib = bib
  .replace('{MÃ¼ller, Anna', '{Müller, Anna')
  .replace('gÃ©nÃ©ral', 'général')
  .replace('2021-06-01/2021-02-01', '2021-02-01/2021-06-01')

const ris = `TY  - DATA
AU  - MÃ¼ller, Anna
TI  - CafÃ© & soil
PY  - 2020
DO  - 10.5072/soil
ER  - 

TY  - DATA
AU  - Berg, Eva
TI  - Snow
PY  - 2020
ER  - 
`
const fixedRis = ris.replace('MÃ¼ller', 'Müller').replace('CafÃ©', 'Café')

const fix = (args: string[], files: Record<string, string | Uint8Array>, more: object = {}) =>
  citable(['fix', '--unsafe', ...args], { files, ...more })

describe('fix, of BibTeX and RIS', () => {
  it('fix replaces only the affected words in BibTeX and RIS', async () => {
    const { exitCode, stderr, read } = await fix(['a.bib', 'a.ris'], { 'a.bib': bib, 'a.ris': ris })
    expect(await read('a.bib')).toBe(fixedBib)
    expect(await read('a.ris')).toBe(fixedRis)
    // A repeated keyword can be removed from a record, but not by replacing words.
    expect(exitCode).toBe(1)
    expect(stderr).toContain('citable: a.bib: fixed mojibake (3 times): Decode the text as UTF-8.')
    expect(stderr).toContain(
      'citable: a.bib: not fixed (repeated-subject /subjects/1): The fix cannot be made by replacing only this value in the text; make the change by hand.',
    )
    expect(stderr).toMatch(/citable: 7 fixes in 2 files\. 8 findings remain\.\n$/)
  })

  it('fix finds nothing more to fix in a fixed file', async () => {
    const files = { 'a.bib': fixedBib, 'a.ris': fixedRis }
    const { stderr, read } = await fix(['a.bib', 'a.ris'], files)
    expect([await read('a.bib'), await read('a.ris')]).toEqual([fixedBib, fixedRis])
    expect(stderr).toContain('Nothing to fix.')
  })

  it('fix makes unsafe fixes in BibTeX and RIS only if an option requests them', async () => {
    const safe = await citable(['fix', 'a.ris'], { files: { 'a.ris': ris } })
    expect([safe.exitCode, await safe.read('a.ris')]).toEqual([0, ris])
    expect(safe.stderr).toContain('Nothing to fix.')
    const one = await citable(['fix', 'a.bib', '--only', 'date-reversed'], { files: { 'a.bib': bib } })
    expect(await one.read('a.bib')).toBe(bib.replace('2021-06-01/2021-02-01', '2021-02-01/2021-06-01'))
    expect(one.exitCode).toBe(0)
  })

  it('fix --dry-run shows a diff of the file, or JSON patches for the DataCite record', async () => {
    const diff = await fix(['a.ris', '-n'], { 'a.ris': ris })
    expect(diff.exitCode).toBe(1)
    expect(diff.stdout).toContain(
      '-AU  - MÃ¼ller, Anna\n-TI  - CafÃ© & soil\n+AU  - Müller, Anna\n+TI  - Café & soil\n',
    )
    const patches = await fix(['a.ris', 'b.bib', '-n', '-f', 'patch'], {
      'a.ris': ris,
      'b.bib': '@misc{a, title = {Ice}}\n@misc{b, title = {CafÃ©}}',
    })
    const [first, second] = patches.stdout
      .trim()
      .split('\n')
      .map(line => JSON.parse(line))
    expect(first).toMatchObject({ file: 'a.ris', document: 0 })
    expect(first.patch).toContainEqual({ op: 'replace', path: '/titles/0/title', value: 'Café & soil' })
    const patch = [{ op: 'replace', path: '/titles/0/title', value: 'Café' }]
    expect(second).toEqual({ file: 'b.bib', document: 1, patch })
  })

  it('fix keeps the format of standard input and of compressed files', async () => {
    const piped = await fix(['-', '--from', 'ris'], {}, { stdin: ris })
    expect(piped.stdout).toBe(fixedRis)
    const files = { 'a.ris.gz': gzipSync(ris), 'b.bib.gz': gzipSync(bib) }
    const { cwd, stderr } = await fix(['a.ris.gz', 'b.bib.gz'], files)
    expect(stderr).toContain('citable: 7 fixes in 2 files. 8 findings remain.')
    const unpacked = (name: string): string => gunzipSync(readFileSync(join(cwd, name))).toString()
    expect([unpacked('a.ris.gz'), unpacked('b.bib.gz')]).toEqual([fixedRis, fixedBib])
  })

  it('each patch for an archive names the file and the record number', async () => {
    const files = { 'x.tar': tarOf({ 'a.bib': '@misc{a, title = {Ice}}\n@misc{b, title = {CafÃ©}}', 'b.ris': ris }) }
    const { stdout, exitCode } = await fix(['x.tar', '-n', '-f', 'patch'], files)
    expect(exitCode).toBe(1)
    const told = stdout
      .trim()
      .split('\n')
      .map(line => JSON.parse(line))
    expect(told.map(({ file, document }) => [file, document])).toEqual([
      ['x.tar/a.bib', 1],
      ['x.tar/b.ris', 0],
    ])
  })

  it('fix does not change a BibTeX string that several records share', async () => {
    const shared = '@string{p = {CafÃ©}}\n@misc{a, title = {A}, publisher = p}\n@misc{b, title = {B}, publisher = p}\n'
    const { exitCode, stderr, read } = await fix(['a.bib'], { 'a.bib': shared })
    expect([exitCode, await read('a.bib')]).toEqual([1, shared])
    expect(stderr).toContain(
      'not fixed (mojibake /publisher ×2): The fix cannot be made by replacing only this value in the text',
    )
  })

  it('fix escapes corrected words for TeX', async () => {
    const sons = (and: string): string => `@misc{a, title = {A}, publisher = {Smith ${and} Sons}}\n`
    const { read } = await fix(['a.bib'], { 'a.bib': sons('&amp;') })
    expect(await read('a.bib')).toBe(sons('\\&'))
  })

  it('fix reports why an input cannot be parsed', async () => {
    const { stderr } = await fix(['a.bib', 'b.json'], { 'a.bib': 'no entry', 'b.json': '{"doi": broken' })
    expect(stderr).toContain('citable: a.bib: The text contains no entry')
    expect(stderr).toContain('b.json:1:9: "broken" is not a JSON value.')
  })

  it('fix removes fixed findings from a baseline', async () => {
    const before = await citable(['check', 'a.ris', '--update-baseline', '--baseline', 'b.json'], {
      files: { 'a.ris': ris },
    })
    const baseline = await before.read('b.json')
    const { stderr } = await fix(['a.ris', '--baseline', 'b.json'], { 'a.ris': ris, 'b.json': baseline })
    expect(stderr).toMatch(/citable: 3 findings removed from b\.json\./)
  })

  it('fix explains in German why a fix is not made', async () => {
    const { stderr } = await fix(['a.bib', '--lang', 'de'], { 'a.bib': bib })
    expect(stderr).toContain(
      'nicht korrigiert (repeated-subject /subjects/1): Die Korrektur lässt sich nicht allein durch Ersetzen dieses Werts im Text vornehmen; ändern Sie den Text von Hand.',
    )
  })
})

describe('fix, of every other format', () => {
  const folderOf = (id: string): URL => new URL(`../../../fixtures/${id}/`, import.meta.url)
  // In these formats, a title appears in several places or is a name with restricted characters.
  const others = ['html', 'package-json', 'pyproject']
  const formats = readableFormats
    .map(({ id }) => id)
    .filter(id => isOtherFormat(id) && existsSync(folderOf(id)) && !others.includes(id))

  test.each(formats)('fix corrects a word of a title in %s and changes nothing else in the file', async id => {
    let tried = 0
    for (const name of readdirSync(folderOf(id)).slice(0, 6)) {
      const text = readFileSync(new URL(name, folderOf(id)), 'utf8')
      const read = convert(text, { from: id, to: 'citable-json', pretty: false })
      const [title = ''] = read.ok ? titlesIn(JSON.parse(read.text)) : []
      const word = /[A-Za-z]{6,}/.exec(title)?.[0]
      if (word === undefined || text.split(title).length !== 2) continue
      const titled = (letter: string): string => text.replace(title, title.replace(word, `${word}${letter}`))
      const { read: file } = await citable(['fix', name, '--only', 'mojibake', '--from', id], {
        files: { [name]: titled('Ã©') },
      })
      expect(await file(name)).toBe(titled('é'))
      tried++
    }
    expect(tried).toBeGreaterThan(0)
  })
})

function titlesIn(value: unknown): string[] {
  const [record] = Array.isArray(value) ? value : [value]
  const titles = (record as { titles?: { title: string }[] } | undefined)?.titles ?? []
  return titles.map(({ title }) => title)
}
