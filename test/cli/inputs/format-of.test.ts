import { describe, expect, it } from 'vitest'
import { readableFormats } from '../../../src/cli/format-names.ts'
import { extensionOf, formatNamed } from '../../../src/cli/inputs/extensions.ts'
import { formatOf, otherFormatIn } from '../../../src/cli/inputs/readers/format-of.ts'
import { dataciteRows } from '../../../src/datacite/table.ts'
import { dataciteFormats, formats, otherFormats } from '../../../src/formats/formats.ts'
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
  ])('of the name %s and the text %j is %s', (name, text, format) => {
    expect(formatOf({ name }, bytes(text))).toBe(format)
  })

  it('is what is asked for, or known, before anything else', () => {
    expect(formatOf({ name: 'refs.bib' }, bytes('x'), 'datacite-rest')).toBe('datacite-rest')
    expect(formatOf({ name: '10.5072/a', format: 'datacite-rest' }, bytes('x'), 'bibtex')).toBe('datacite-rest')
  })

  it('is one of others only where DataCite has no record', () => {
    expect(otherFormatIn('a.bib', bib)).toBe('bibtex')
    expect(otherFormatIn('a.json', record)).toBeUndefined()
    expect(otherFormatIn('a', '@article{open, title = {Ice')).toBe('bibtex')
    expect(otherFormatIn('a.txt', 'nothing')).toBeUndefined()
  })

  it('is one of those that are read, which the table tells without loading them', () => {
    const read = formats.filter(({ read }) => read)
    expect(otherFormats.map(({ id }) => id)).toEqual(otherRows.map(({ id }) => id))
    expect(readableFormats.map(({ id }) => id).toSorted()).toEqual(read.map(({ id }) => id).toSorted())
    expect(dataciteRows.map(({ id }) => id).toSorted()).toEqual(dataciteFormats.map(({ id }) => id).toSorted())
    for (const { id, extensions, mediaTypes } of readableFormats)
      expect(read.find(format => format.id === id)).toMatchObject({ extensions, mediaTypes })
  })

  it('is told by endings that are no syntax of many', () => {
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

  it('cite and convert what a folder holds in any format', async () => {
    const { stdout } = await citable(['cite', 'all'], { files })
    expect(stdout.split('\n').filter(Boolean)).toHaveLength(2)
    const converted = await citable(['convert', 'all', '--to', 'csv', '--quiet'], { files })
    expect(converted.stdout.match(/^(?:doi|10\.5072)/gm)).toEqual(['doi', '10.5072', '10.5072'])
  })

  it('convert to a format by the ending of its files or its media type', async () => {
    for (const to of ['csv', '.csv', 'text/csv'])
      expect((await citable(['convert', 'all/b.json', '--to', to, '-q'], { files })).stdout).toContain('10.5072/b,')
    expect(await citable(['convert', 'all/b.json', '--to', 'json'], { files })).toMatchObject({ exitCode: 2 })
  })

  it('leave an input out of a text of several that would lose something under --strict', async () => {
    const two = { ...files, 'all/c.json': '{"doi":"10.5072/c","sizes":["1"]}' }
    const { stdout, exitCode } = await citable(['convert', 'all/c.json', 'all/b.json', '-t', 'csv', '--strict'], {
      files: two,
    })
    expect(exitCode).toBe(1)
    expect(stdout).toContain('10.5072/b,')
    expect(stdout).not.toContain('10.5072/c')
  })

  it('check any format by name, and in folders DataCite metadata only', async () => {
    const folder = await citable(['check', 'all', '--format', 'json'], { files })
    expect(JSON.parse(folder.stdout).results.map(({ file }: { file: string }) => file)).toEqual(['all/b.json'])
    const named = await citable(['check', 'all/a.bib', '--format', 'compact'], { files })
    expect(named.exitCode).toBe(1)
    expect(named.stdout).toBe(
      'all/a.bib:1:1: error schema/required The record has no publisher; 4 publisher is mandatory.\n',
    )
  })
})
