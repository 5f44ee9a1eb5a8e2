import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  biblatex,
  bibtex,
  dataciteXml,
  readBiblatex,
  readBibtex,
  readRecords,
  readRis,
  ris,
  writeBiblatex,
  writeBibtex,
  writeDataciteXml,
  writeRis,
} from '../../src/formats/index.ts'

const folder = new URL('../../fixtures/', import.meta.url)
const textsIn = (id: string): string[] =>
  readdirSync(new URL(`${id}/`, folder)).map(name => readFileSync(new URL(`${id}/${name}`, folder), 'utf8'))
const records = textsIn('datacite-rest').flatMap(text => readRecords(text).records.map(({ record }) => record))

const several = [
  { format: ris, write: writeRis, read: readRis },
  { format: bibtex, write: writeBibtex, read: readBibtex },
  { format: biblatex, write: writeBiblatex, read: readBiblatex },
]

describe.each(several)('$format.id', ({ format, write, read }) => {
  test('a writer imported alone returns the same result as the writer of its format, for one record and for many', () => {
    expect(records.length).toBeGreaterThan(10)
    for (const record of records) expect(write(record)).toEqual(format.write(record))
    expect(write(records)).toEqual(format.writeAll(records))
    expect(write(records, { losses: false }).losses).toEqual([])
  })

  test('a reader imported alone returns the same records as the reader of its format', () => {
    for (const text of textsIn(format.id)) expect(read(text)).toEqual(format.read(text))
  })

  test('a writer imported alone throws a TypeError for input that is not a record and for an invalid option', () => {
    expect(() => write('10.5072/a' as never)).toThrow(TypeError)
    expect(() => write([1] as never)).toThrow(TypeError)
    expect(() => write({}, { pretty: 1 } as never)).toThrow(TypeError)
  })
})

test('writeDataciteXml writes the same text as the DataCite XML format', () => {
  for (const record of records) expect(writeDataciteXml(record)).toEqual(dataciteXml.write(record))
})
