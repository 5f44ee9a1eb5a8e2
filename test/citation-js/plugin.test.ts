import { readdirSync, readFileSync } from 'node:fs'
import { plugins } from '@citation-js/core'
import Cite from 'citation-js'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { plugin } from '../../src/citation-js/index.ts'
import { dataciteXml, type Format, formats, type Loss, readRecords } from '../../src/formats/index.ts'

const folder = new URL('../../fixtures/', import.meta.url)
const readable = formats.filter(({ read }) => read !== undefined)
const writable = formats.filter(({ write, writeAll }) => write !== undefined || writeAll !== undefined)
const fixtures = readable.flatMap(({ id, name }) =>
  namesIn(id).map(file => ({ id, name, file, text: textOf(id, file) })),
)

function namesIn(id: string): string[] {
  return readdirSync(folder).includes(id) ? readdirSync(new URL(`${id}/`, folder)) : []
}

function textOf(id: string, file: string): string {
  return readFileSync(new URL(`${id}/${file}`, folder), 'utf8')
}

const itemsOf = (input: string | object, options?: { forceType: string }) =>
  new Cite(input, options).data.map(({ _graph, ...item }) => item)

/** The input and output formats that other plug-ins have registered. Our plug-in must not replace them. */
const before = { inputs: plugins.input.list(), outputs: plugins.output.list() }
beforeAll(() => plugins.add('@citable', plugin))
afterAll(() => plugins.remove('@citable'))

describe('citation-js reads', () => {
  it.each(fixtures)('the citation-js plug-in reads $id/$file and detects its format', ({ text }) => {
    const dois = readRecords(text).records.map(({ record }) => record.doi)
    const items = itemsOf(text)
    expect(items.map(({ DOI }) => DOI)).toEqual(dois)
    for (const item of items) expect(item).toMatchObject({ id: expect.any(String), type: expect.any(String) })
  })

  it.each(fixtures)(
    'the citation-js plug-in reads $id/$file if forceType names its format or its media type',
    ({ id, text }) => {
      const items = itemsOf(text, { forceType: `@citable/${id}` })
      expect(items.map(({ title }) => title)).toEqual(
        readRecords(text, { from: id }).records.map(() => expect.any(String)),
      )
      const format = readable.find(one => one.id === id)
      for (const type of format?.mediaTypes ?? []) expect(itemsOf(text, { forceType: `@${type}` })).toEqual(items)
    },
  )

  it.each(fixtures.filter(({ file }) => /\.json(?:ld)?$/.test(file)))(
    'the citation-js plug-in reads the same items from the parsed value of $id/$file as from its text',
    ({ text }) => {
      const value: unknown = JSON.parse(text)
      if (typeof value === 'object' && value !== null) expect(itemsOf(value)).toEqual(itemsOf(text))
    },
  )

  test.each(readable.filter(format => writable.includes(format)))('the format $id has fixtures', ({ id }) => {
    expect(fixtures.some(fixture => fixture.id === id)).toBe(true)
  })

  test('the citation-js plug-in assigns different ids to records with the same DOI', () => {
    const records = [{ doi: '10.5072/a' }, { doi: '10.5072/a' }].map(one => ({ ...one, titles: [{ title: 'Waves' }] }))
    expect(itemsOf(records).map(({ id, title }) => [id, title])).toEqual([
      ['10.5072/a', 'Waves'],
      ['10.5072/a-2', 'Waves'],
    ])
  })

  test('the citation-js plug-in reads CSL-JSON unchanged', () => {
    for (const item of [
      { id: 'a', type: 'book', publisher: 'Sea Press' },
      { id: 'b', type: 'dataset', title: 'Waves', 'collection-title': 'Seas', custom: { mine: 1 } },
    ])
      for (const given of [item, [item], JSON.stringify(item)]) expect(itemsOf(given)).toEqual([item])
  })

  test('the citation-js plug-in throws an error that explains why the input is unreadable', () => {
    expect(() => itemsOf('<resource>', { forceType: '@citable/datacite-xml' })).toThrow(
      /^This cannot be read as DataCite XML\. /,
    )
    expect(() => itemsOf('TY  - DATA', { forceType: '@application/json' })).toThrow(/in none of the formats/)
    expect(() => itemsOf({ a: 1 }, { forceType: '@citable/bibtex' })).toThrow('BibTeX is read from text.')
  })
})

describe('citation-js writes', () => {
  // Deposits have the time at which they were written.
  beforeEach(() => void vi.stubEnv('SOURCE_DATE_EPOCH', '1700000000'))

  it.each(fixtures.filter(({ id }) => id === 'csl-json'))(
    "the citation-js plug-in writes $file to every format in the same way as the format's own writer",
    ({ text }) => {
      const cite = new Cite(text)
      const [item] = cite.data
      const { _graph, ...plain } = item ?? {}
      const { record } = readRecords(plain, { from: 'csl-json' }).records[0] ?? {}
      if (record === undefined) throw new Error('no record')
      for (const format of writable) {
        const written = write(format, record)
        expect(cite.format(`@citable/${format.id}`), format.id).toBe(written)
        if (!before.outputs.includes(format.id)) expect(cite.format(format.id), format.id).toBe(written)
      }
    },
  )

  const write = ({ write, writeAll }: Format, record: object): string =>
    (write?.(record) ?? writeAll?.([record]))?.text ?? ''

  test('citation-js writes the format of a given media type', () => {
    const cite = new Cite({ id: 'a', type: 'dataset', title: 'Waves', DOI: '10.5072/a' })
    expect(cite.format('application/x-bibtex')).toBe(cite.format('@citable/bibtex'))
    expect(cite.format('application/vnd.datacite.datacite+xml')).toContain('<title>Waves</title>')
    expect(cite.format('text/csv')).toContain('Waves')
  })

  test('citation-js writes with the options of the format and reports losses', () => {
    const cite = new Cite({ id: 'a', type: 'dataset', title: 'Größe', DOI: '10.5072/a', note: 'Seen.' })
    expect(cite.format('@citable/bibtex', { keys: 'doi', encoding: 'ascii' })).toMatch(
      /^@misc\{10-5072_a,\n {2}title = \{Gr\\"\{o\}/,
    )
    const losses: Loss[] = []
    cite.format('csv', { tell: (found: readonly Loss[]) => losses.push(...found) })
    expect(losses.map(({ pointer }) => pointer)).toContain('/extras/cited/note')
  })

  test('the citation-js plug-in writes several items to RIS, and throws an error instead of writing several items to DataCite XML', () => {
    const cite = new Cite([
      { id: 'a', type: 'dataset', title: 'Waves', DOI: '10.5072/a' },
      { id: 'b', type: 'dataset', title: 'Tides', DOI: '10.5072/b' },
    ])
    expect(cite.format('@citable/ris').match(/^TY {2}- /gm)).toHaveLength(2)
    expect(() => cite.format('datacite-xml')).toThrow(
      'DataCite XML holds exactly one record, but there are 2 items; write them one by one.',
    )
  })
})

test('the items of DataCite XML fixtures keep all members except URL in a round trip', () => {
  for (const file of namesIn('datacite-xml')) {
    const there = itemsOf(textOf('datacite-xml', file))
    const xml = new Cite(there).format('datacite-xml')
    expect(dataciteXml.read(xml).ok).toBe(true)
    // DataCite XML has no place for a landing page, so a link leads to the DOI.
    const withoutPage = there.map(({ URL, ...item }) => item)
    expect(itemsOf(xml), file).toMatchObject(withoutPage)
  }
})

test('the citation-js plug-in does not replace the formats of other plug-ins', () => {
  for (const name of before.outputs) expect(Object.keys(plugin.output)).not.toContain(name)
  for (const name of before.inputs) expect(Object.keys(plugin.input)).not.toContain(name)
  expect(plugins.has('@citable')).toBe(true)
})
