import { describe, it } from 'vitest'
import { convert, type FormatId, readRecords } from '../../src/formats/index.ts'
import { expectLinear } from '../linear.ts'

/**
 * Records in several formats or in none, each with a finding to locate in the text. The test repeats each record in a
 * list.
 */
const located: readonly (readonly [name: string, record: object])[] = [
  [
    'schema.org',
    { '@context': 'https://schema.org', '@type': 'Dataset', name: 'T', contributor: [{ '@type': 'Person' }] },
  ],
  ['Zenodo', { doi: '10.5072/a', metadata: { title: ['T'], creators: [{ name: 'Okafor, Ada' }, 7] } }],
  ['OpenAlex', { id: 'https://openalex.org/W7', title: 'T', authorships: [7] }],
  ['Crossref', { DOI: '10.5072/a', type: 'hologram', title: [{}], member: '1' }],
  ['records in no known format', { doi: '10.5072/a', colour: 'blue', size: 3 }],
]

describe('a list of records takes time in proportion', () => {
  it.each(located)('the time to read a list of records is linear: %s', (_, record) => {
    expectLinear(size => readRecords(JSON.stringify(Array.from({ length: size }, () => record))), 300)
  })
})

describe('what is long takes time in proportion', () => {
  const texts: readonly (readonly [name: string, text: (size: number) => string])[] = [
    ['BibTeX entries that are truncated in a value', size => '@article{a, title={x\n'.repeat(size)],
    [
      'MODS with a subject for each topic',
      size =>
        `<mods xmlns="http://www.loc.gov/mods/v3"><titleInfo><title>T</title></titleInfo>${'<subject><topic>reeds</topic></subject>'.repeat(size)}</mods>`,
    ],
  ]
  it.each(texts)('the time to read a long text is linear: %s', (_, text) => {
    expectLinear(size => readRecords(text(size)), 3000)
  })

  const values: readonly (readonly [name: string, from: FormatId, text: (size: number) => string])[] = [
    ['a RIS serial number with many separators', 'ris', size => `TY  - BOOK\nSN  - a${'; '.repeat(size)}b\nER  - `],
    ['a RIS URL with many spaces', 'ris', size => `TY  - BOOK\nUR  - a${' '.repeat(size)}b\nER  - `],
    ['a RIS tag with many spaces', 'ris', size => `TY  - BOOK\nU1  - a${' '.repeat(size)}b\nER  - `],
    ['a name with many separators', 'ris', size => `TY  - BOOK\nAU  - a${'; '.repeat(size)}b\nER  - `],
    ['an invalid BibTeX month', 'bibtex', size => `@misc{a, year = 2020, month = {${'Aa'.repeat(size)}}}`],
    ['a DOI of dashes', 'csl-json', size => JSON.stringify([{ id: 'x', DOI: `10.5072/${'-'.repeat(size)}` }])],
  ]
  it.each(values)('the time to convert a long value is linear: %s', (_, from, text) => {
    expectLinear(size => {
      for (const to of ['ris', 'biblatex'] as const) convert(text(size), { from, to, keys: 'doi' })
    }, 5000)
  })
})
