import { describe, expect, test } from 'vitest'
import { convertStream } from '../../../src/formats/convert-stream.ts'
import { convert } from '../../../src/formats/index.ts'
import { citable } from '../../cli/fake-terminal.ts'

const fileWith = (preferred: string): string => `cff-version: 1.2.0
message: Cite it.
title: Snow Tool
version: 1.0.0
doi: 10.5072/tool
authors:
  - {family-names: Roe, given-names: Ann}
preferred-citation: ${preferred}
`
const article =
  '{type: article, title: Snow in Paper, doi: 10.5072/paper, journal: Journal of Snow, volume: 3, year: 2021, authors: [{family-names: Doe, given-names: Jo}]}'
const file = fileWith(article)

type Choice = 'omit' | 'only' | 'both'
const doisIn = (text: string): string[] => [...text.matchAll(/doi = \{([^}]*)\}/g)].map(([, doi = '']) => doi)
const expected: Readonly<Record<Choice, string[]>> = {
  omit: ['10.5072/tool'],
  only: ['10.5072/paper'],
  both: ['10.5072/tool', '10.5072/paper'],
}

describe.each(Object.entries(expected) as [Choice, string[]][])('preferredCitation %s', (preferredCitation, dois) => {
  test('the option preferredCitation selects the records that convert writes', () => {
    const converted = convert(file, { to: 'bibtex', preferredCitation })
    expect(converted.ok && doisIn(converted.text)).toEqual(dois)
    if (preferredCitation !== 'omit')
      expect(converted).toMatchObject({ text: expect.stringContaining('Journal of Snow') })
  })

  test('the option preferredCitation selects the records that convertStream yields', async () => {
    const found: string[] = []
    for await (const { text = '' } of convertStream(file, { to: 'bibtex', from: 'cff', preferredCitation }))
      found.push(...doisIn(text))
    expect(found).toEqual(dois)
  })

  test('convert --preferred-citation selects the converted records', async () => {
    const run = (to: string) =>
      citable(['convert', '-', '--from', 'cff', '--to', to, '--preferred-citation', preferredCitation], { stdin: file })
    expect(doisIn((await run('bibtex')).stdout)).toEqual(dois)
    const records = [JSON.parse((await run('rest')).stdout)].flat() as { doi: string }[]
    expect(records.map(({ doi }) => doi)).toEqual(dois)
  })

  test('converts the software if a CITATION.cff contains no complete preferred citation', () => {
    for (const preferred of ['[]', '{}', '', 'x', '[{type: article, title: X}]', '{type: article}']) {
      const converted = convert(fileWith(preferred), { to: 'bibtex', from: 'cff', preferredCitation })
      expect(converted.ok && doisIn(converted.text)).toEqual(['10.5072/tool'])
    }
  })

  test('the option preferredCitation affects only records that are read from CFF', () => {
    const converted = convert('@misc{a, title = {Snow}, doi = {10.5072/a}}', { to: 'bibtex', preferredCitation })
    expect(converted.ok && doisIn(converted.text)).toEqual(['10.5072/a'])
  })
})

test('writes the software and the preferred work as a list, and refuses to write both to a format for a single record', () => {
  const rest = convert(file, { to: 'datacite-rest', preferredCitation: 'both' })
  expect(rest.ok && (JSON.parse(rest.text) as unknown[]).length).toBe(2)
  const xml = convert(file, { to: 'datacite-xml', preferredCitation: 'both' })
  expect(xml).toMatchObject({ ok: false, diagnostics: [{ rule: 'one-record' }] })
})

test('convert throws an error for an unknown value of preferredCitation, and lists the known values', () => {
  expect(() => convert(file, { to: 'bibtex', preferredCitation: 'bot' as 'both' })).toThrow(/"both"/)
})
