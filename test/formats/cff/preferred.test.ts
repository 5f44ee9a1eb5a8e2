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
  test('chooses the records of a conversion', () => {
    const converted = convert(file, { to: 'bibtex', preferredCitation })
    expect(converted.ok && doisIn(converted.text)).toEqual(dois)
    if (preferredCitation !== 'omit')
      expect(converted).toMatchObject({ text: expect.stringContaining('Journal of Snow') })
  })

  test('chooses the records of a stream', async () => {
    const found: string[] = []
    for await (const { text = '' } of convertStream(file, { to: 'bibtex', from: 'cff', preferredCitation }))
      found.push(...doisIn(text))
    expect(found).toEqual(dois)
  })

  test('chooses the records of the command', async () => {
    const run = (to: string) =>
      citable(['convert', '-', '--from', 'cff', '--to', to, '--preferred-citation', preferredCitation], { stdin: file })
    expect(doisIn((await run('bibtex')).stdout)).toEqual(dois)
    const records = [JSON.parse((await run('rest')).stdout)].flat() as { doi: string }[]
    expect(records.map(({ doi }) => doi)).toEqual(dois)
  })

  test('gives the software where a file names no work to cite', () => {
    for (const preferred of ['[]', '{}', '', 'x', '[{type: article, title: X}]', '{type: article}']) {
      const converted = convert(fileWith(preferred), { to: 'bibtex', from: 'cff', preferredCitation })
      expect(converted.ok && doisIn(converted.text)).toEqual(['10.5072/tool'])
    }
  })

  test('leaves other formats as they are', () => {
    const converted = convert('@misc{a, title = {Snow}, doi = {10.5072/a}}', { to: 'bibtex', preferredCitation })
    expect(converted.ok && doisIn(converted.text)).toEqual(['10.5072/a'])
  })
})

test('both records are a list of their own, or refused by a format for one', () => {
  const rest = convert(file, { to: 'datacite-rest', preferredCitation: 'both' })
  expect(rest.ok && (JSON.parse(rest.text) as unknown[]).length).toBe(2)
  const xml = convert(file, { to: 'datacite-xml', preferredCitation: 'both' })
  expect(xml).toMatchObject({ ok: false, diagnostics: [{ rule: 'one-record' }] })
})

test('an unknown choice is a TypeError that names the choices', () => {
  expect(() => convert(file, { to: 'bibtex', preferredCitation: 'bot' as 'both' })).toThrow(/"both"/)
})
