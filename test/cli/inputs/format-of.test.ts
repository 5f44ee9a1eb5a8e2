import { describe, expect, it } from 'vitest'
import { writableFormats } from '../../../src/cli/commands/rewriting-options.ts'
import { readableFormats } from '../../../src/cli/format-names.ts'
import { extensionOf, formatNamed } from '../../../src/cli/inputs/extensions.ts'
import { formatOf, otherFormatIn } from '../../../src/cli/inputs/readers/format-of.ts'
import { dataciteRows } from '../../../src/datacite/table.ts'
import { dataciteFormats } from '../../../src/formats/datacite-formats.ts'
import { formats, otherFormats } from '../../../src/formats/formats.ts'
import { otherRows } from '../../../src/formats/table.ts'
import { citable } from '../fake-terminal.ts'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

const bib = '@misc{a2020, title = {Ice}, author = {Okafor, Ada}, year = {2020}, doi = {10.5072/a}}'
const record =
  '{"doi":"10.5072/b","titles":[{"title":"Snow"}],"creators":[{"name":"Berg, Eva"}],"publicationYear":2021}'

describe('the format of an input', () => {
  it.each([
    ['refs.bib', bib, 'auto'],
    ['refs.bib', 'nothing that is an entry', 'bibtex'],
    ['refs.bib', record, 'auto'],
    ['refs.json', 'nothing', 'auto'],
    ['refs', 'nothing', 'auto'],
  ])('for a file with the name %s and the text %j, formatOf returns %s', (name, text, format) => {
    expect(formatOf({ name }, bytes(text))).toBe(format)
  })

  it('a requested or known format takes precedence over detection', () => {
    expect(formatOf({ name: 'refs.bib' }, bytes('x'), 'datacite-rest')).toBe('datacite-rest')
    expect(formatOf({ name: '10.5072/a', format: 'datacite-rest' }, bytes('x'), 'bibtex')).toBe('datacite-rest')
  })

  it('otherFormatIn detects BibTeX, even if truncated, but no format in a DataCite record or plain text', () => {
    expect(otherFormatIn('a.bib', bib)).toBe('bibtex')
    expect(otherFormatIn('a.json', record)).toBeUndefined()
    expect(otherFormatIn('a', '@article{open, title = {Ice')).toBe('bibtex')
    expect(otherFormatIn('a.txt', 'nothing')).toBeUndefined()
  })

  it('the format tables match the formats that can be read and written', () => {
    const read = formats.filter(({ read }) => read)
    expect(otherFormats.map(({ id }) => id)).toEqual(otherRows.map(({ id }) => id))
    expect(readableFormats.map(({ id }) => id).toSorted()).toEqual(read.map(({ id }) => id).toSorted())
    expect(dataciteRows.map(({ id }) => id).toSorted()).toEqual(dataciteFormats.map(({ id }) => id).toSorted())
    const written = formats.filter(({ write }) => write)
    expect(writableFormats.map(({ id }) => id)).toEqual(written.map(({ id }) => id))
    for (const { id, extensions, mediaTypes } of readableFormats)
      expect(read.find(format => format.id === id)).toMatchObject({ extensions, mediaTypes })
  })

  it('formatNamed detects BibTeX by the extension .bib, but no format for .json, .xml, .csv or a name without an extension', () => {
    expect(['A.BIB', 'a.bib.gz', 'a.json', 'a.xml', 'a.csv', 'a'].map(formatNamed)).toEqual([
      'bibtex',
      'bibtex',
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(extensionOf('a.BIB.gz')).toBe('.BIB.gz')
  })
})

describe('the commands', () => {
  const files = { 'all/a.bib': bib, 'all/b.json': record, 'all/readme.txt': 'x' }

  it('cite and convert read files of different formats in a folder', async () => {
    const { stdout } = await citable(['cite', 'all'], { files })
    expect(stdout.split('\n').filter(Boolean)).toHaveLength(2)
    const converted = await citable(['convert', 'all', '--to', 'csv', '--quiet'], { files })
    expect(converted.stdout.match(/^(?:doi|10\.5072)/gm)).toEqual(['doi', '10.5072', '10.5072'])
  })

  it('convert accepts a file extension or a media type as a format', async () => {
    for (const to of ['csv', '.csv', 'text/csv'])
      expect((await citable(['convert', 'all/b.json', '--to', to, '-q'], { files })).stdout).toContain('10.5072/b,')
    expect(await citable(['convert', 'all/b.json', '--to', 'json'], { files })).toMatchObject({ exitCode: 2 })
  })

  it('convert --strict omits only the input whose conversion loses a value', async () => {
    const two = { ...files, 'all/c.json': '{"doi":"10.5072/c","sizes":["1"]}' }
    const { stdout, exitCode } = await citable(['convert', 'all/c.json', 'all/b.json', '-t', 'csv', '--strict'], {
      files: two,
    })
    expect(exitCode).toBe(1)
    expect(stdout).toContain('10.5072/b,')
    expect(stdout).not.toContain('10.5072/c')
  })

  it('check reads a named BibTeX file, but only DataCite metadata in a folder', async () => {
    const folder = await citable(['check', 'all', '--format', 'json'], { files })
    expect(JSON.parse(folder.stdout).results.map(({ file }: { file: string }) => file)).toEqual(['all/b.json'])
    const named = await citable(['check', 'all/a.bib', '--format', 'compact'], { files })
    expect(named.exitCode).toBe(1)
    expect(named.stdout).toBe(
      'all/a.bib:1:1: error schema/required The record has no publisher; the property "4 publisher" is mandatory.\n',
    )
  })
})
