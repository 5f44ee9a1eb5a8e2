import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { columns } from '../../../src/formats/csv/columns.ts'
import { cellOf } from '../../../src/formats/csv/format.ts'
import { convert, csv } from '../../../src/formats/index.ts'
import type { Datacite } from '../../../src/model/index.ts'

/** Parses RFC 4180 CSV into rows of cells. */
function cellsOf(text: string): string[][] {
  const lines: string[][] = [[]]
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    if (quoted === undefined && plain === '' && end === '') break
    lines.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end === '\r\n') lines.push([])
  }
  return lines.slice(0, -1)
}

describe('csv', () => {
  it.each([
    ['plain', 'plain'],
    ['a, b', '"a, b"'],
    ['a "b"', '"a ""b"""'],
    ['a\nb', '"a\nb"'],
    ['=HYPERLINK("http://x")', '"\'=HYPERLINK(""http://x"")"'],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['a=b', 'a=b'],
    ['', ''],
  ])('writes the text %j as the CSV cell %j', (text, cell) => {
    expect(cellOf(text)).toBe(cell)
  })

  it('writes a CSV header row and one row for each record', () => {
    const records: Datacite[] = [
      { doi: '10.5072/a', titles: [{ title: 'Ice, "blue"' }], version: '1.0', sizes: ['1'] },
      { creators: [{ name: 'Okafor, Ada' }, { name: 'Fjord Survey' }], publicationYear: 2020 },
    ]
    const { text = '', losses } = csv.writeAll?.(records) ?? {}
    const [heading, first, second] = cellsOf(text)
    const cell = (line: string[] | undefined, name: string) => line?.[heading?.indexOf(name) ?? -1]
    expect(heading).toEqual(columns.map(({ name }) => name))
    expect(text.match(/\r\n/g)).toHaveLength(3)
    expect(['doi', 'title', 'version'].map(name => cell(first, name))).toEqual(['10.5072/a', 'Ice, "blue"', '1.0'])
    expect(['creators', 'publication_year'].map(name => cell(second, name))).toEqual([
      'Okafor, Ada; Fjord Survey',
      '2020',
    ])
    expect(losses).toMatchObject([{ kind: 'lost', pointer: '/sizes', index: 0 }])
  })

  it('reports text in CSV that a spreadsheet would execute', () => {
    const result = convert('{"doi":"10.5072/a","titles":[{"title":"=1+1"}]}', { to: 'csv' })
    expect(result.ok && result.text).toContain(",'=1+1,")
    expect(result.ok && result.losses).toMatchObject([{ kind: 'changed', pointer: '/titles', value: '=1+1' }])
  })

  it('any text stays within its CSV cell', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'binary' }), { minLength: 2, maxLength: 2 }),
        ([version = '', title = '']) => {
          const { text = '' } = csv.write?.({ version: `v${version}`, titles: [{ title: `t${title}` }] }) ?? {}
          const [heading, line] = cellsOf(text)
          expect(line).toHaveLength(heading?.length ?? 0)
          expect(line?.every(cell => !/^[=+@-]/.test(cell))).toBe(true)
        },
      ),
    )
  })
})
