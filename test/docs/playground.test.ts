import { describe, expect, test } from 'vitest'
import type { Ask } from '../../docs/playground/ask.ts'
import { readFiles } from '../../docs/playground/files.ts'
import { languageName, styleName } from '../../docs/playground/names.ts'
import { sample } from '../../docs/playground/samples.ts'
import { tasks } from '../../docs/playground/tasks.ts'
import { builtIn } from '../../src/citation/csl/built-in/built-in-source.ts'

const entry = '@misc{a, title = {Soil}, author = {MÃ¼ller, Anna}, publisher = {Openshelf}, year = 2021}'
const library = `% mine\n${entry}\n\n${entry.replace('{a,', '{b,')}\n`

/** Runs a task of the playground directly, without the page's worker. */
const ask: Ask = (task, question) => tasks[task](question)

describe('the tasks of the playground', () => {
  test('a finding in BibTeX has the index of the record and the line of the entry', async () => {
    const { records, findings } = await tasks.check({ text: library })
    expect(records.map(({ name, format }) => [name, format])).toEqual([
      ['Soil', 'bibtex'],
      ['Soil', 'bibtex'],
    ])
    const places = findings.filter(({ rule }) => rule === 'schema/required').map(({ record, line }) => [record, line])
    expect(places).toEqual([
      [0, 2],
      [1, 4],
    ])
  })

  test('a fix in BibTeX changes only the entry of the finding, even if two entries contain the same value', async () => {
    const { findings } = await tasks.check({ text: library })
    const finding = findings.find(({ rule, record }) => rule === 'mojibake' && record === 1)
    if (finding === undefined) throw new Error('No finding.')
    expect(finding.fix).toMatchObject({ edits: undefined })
    const last = library.lastIndexOf('MÃ¼ller')
    expect(await tasks.fix({ text: library, finding })).toEqual({
      text: `${library.slice(0, last)}${library.slice(last).replace('MÃ¼ller', 'Müller')}`,
      reason: '',
    })
  })

  test('the playground computes fixes in a long text only on request, and makes the same fixes as in a short text', async () => {
    const fixIn = async (text: string) => {
      const { findings } = await tasks.check({ text })
      const finding = findings.find(({ rule }) => rule === 'language-tag')
      if (finding?.fix === undefined) throw new Error('No fix.')
      return { finding, edits: finding.fix.edits }
    }
    const short = await fixIn(sample)
    expect(short.edits).toHaveLength(1)
    const long = `${sample.trimEnd()}${' '.repeat(100_000)}\n`
    const { finding, edits } = await fixIn(long)
    expect(edits).toBeUndefined()
    expect((await tasks.fix({ text: long, finding })).text).toBe(long.replace('"English"', '"en"'))
  })

  test('the playground recognises a text that is a DOI, and responds to unreadable text with the list of formats', async () => {
    expect(await tasks.check({ text: ' https://doi.org/10.5072/a\n' })).toMatchObject({ doi: '10.5072/a', records: [] })
    const { doi, findings } = await tasks.check({ text: 'Hello' })
    expect([doi, findings[0]?.message]).toEqual(['', expect.stringContaining('BibTeX')])
  })

  test('the playground draws no picture for records without links between versions, and groups equal warnings', async () => {
    expect((await tasks.versions({ text: sample })).svg).toMatch(/^<svg/)
    expect(await tasks.versions({ text: library })).toMatchObject({ svg: '', records: 2, warnings: [{ length: 2 }] })
  })

  test('the playground joins several JSON files into a list, and refuses a damaged or compressed file', async () => {
    const file = (name: string, content: string | number[]) =>
      new File([typeof content === 'string' ? content : new Uint8Array(content)], name)
    const text = await readFiles([file('a.json', '{"doi":"10.5072/a"}\n'), file('b.json', '{"doi":"10.5072/b"}')], ask)
    expect(JSON.parse(text)).toEqual([{ doi: '10.5072/a' }, { doi: '10.5072/b' }])
    expect(await readFiles([file('a.bib', entry), file('b.bib', entry)], ask)).toBe(`${entry}\n${entry}`)
    const latin1 = '<?xml version="1.0" encoding="ISO-8859-1"?><a>'
    expect(await readFiles([file('a.xml', [...Buffer.from(latin1), 0xfc])], ask)).toBe(`${latin1}ü`)
    for (const [name, content, message] of [
      ['a.json.gz', [0x1f, 0x8b, 8], /compressed by gzip/],
      ['a.zip', [0x50, 0x4b, 3, 4], /compressed by ZIP/],
      ['a.txt', [0x61, 0xfc], /not UTF-8/],
      ['a.bin', [0x61, 0], /no text/],
      ['a.json', '', /empty/],
    ] as const)
      await expect(readFiles([file(name, content as string | number[])], ask)).rejects.toThrow(message)
  })

  test('the playground has a name for every built-in style and language', () => {
    const { styles, locales } = builtIn.list()
    for (const id of styles) expect(styleName(id)).toMatch(/^[A-Z]/)
    for (const tag of locales) expect(languageName(tag)).not.toBe(tag)
  })
})
