import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dataciteFormats } from '../../src/formats/datacite-formats.ts'
import { type ConvertOptions, convert, type FormatId, formats } from '../../src/formats/index.ts'
import { converted } from './conversions.ts'

const record = {
  doi: '10.5072/x',
  creators: [{ name: 'Okafor, Ada', affiliation: ['Rain Institute'] }],
  titles: [{ title: 'Rain' }],
  publisher: 'Rain Repository',
  publicationYear: 2021,
  types: { resourceTypeGeneral: 'Dataset' },
}

const targets = formats.filter(({ write }) => write).map(({ id }) => id)
const sources = formats.filter(({ read }) => read).map(({ id }) => id)

describe('convert', () => {
  it('indents converted JSON by default and ends it with a line break', () => {
    const text = JSON.stringify(record)
    expect(converted(text, { to: 'datacite-rest' }).text).toBe(`${JSON.stringify(record, null, 2)}\n`)
    expect(converted(text, { to: 'datacite-rest', pretty: false }).text).toBe(`${text}\n`)
  })

  it('convert keeps the form of a list, NDJSON or a REST page, except that datacite-service turns a page into a list', () => {
    const other = { ...record, doi: '10.5072/y' }
    const dois = (text: string) => JSON.parse(text).map((one: { doi: string }) => one.doi)
    expect(dois(converted(JSON.stringify([record, other]), { to: 'citable-json' }).text)).toEqual([
      '10.5072/x',
      '10.5072/y',
    ])
    const lines = converted(`${JSON.stringify(record)}\n${JSON.stringify(other)}\n`, { to: 'datacite-service' }).text
    expect(
      lines
        .trimEnd()
        .split('\n')
        .map(line => JSON.parse(line).identifiers[0].identifier),
    ).toEqual(['10.5072/x', '10.5072/y'])
    const page = { data: [{ id: 'x', attributes: record }], meta: { total: 1 } }
    expect(JSON.parse(converted(JSON.stringify(page), { to: 'datacite-rest' }).text)).toEqual(page)
    expect(JSON.parse(converted(JSON.stringify(page), { to: 'datacite-service' }).text)).toHaveLength(1)
    expect(converted('[]'.replace('[]', '{"data":[]}'), { to: 'datacite-service' }).text).toBe('[]\n')
  })

  it('a loss in a list of records has the index of the record', () => {
    const typed = { ...record, types: { resourceTypeGeneral: 'Dataset', resourceType: 'Series' } }
    const named = { ...typed, publisher: { name: 'P', lang: 'en' } }
    const { losses } = converted(JSON.stringify([typed, named]), { to: 'datacite-json-4.3' })
    expect(losses).toEqual([
      {
        kind: 'lost',
        pointer: '/publisher/lang',
        message: 'xml:lang "en" is omitted because DataCite JSON 4.3 cannot store it.',
        messageId: 'losses/noPlace',
        values: {
          label: 'xml:lang',
          value: { id: 'quoted/whole', values: { text: 'en' } },
          format: 'DataCite JSON 4.3',
        },
        value: 'en',
        index: 1,
      },
    ])
    expect(converted(JSON.stringify(named), { to: 'datacite-json-4.3' }).losses[0]).not.toHaveProperty('index')
  })

  it('convert returns no text if any part of the input is unreadable, so that no record is lost silently', () => {
    const result = convert(`${JSON.stringify(record)}\n{"doi":`, { to: 'datacite-json-4.5' })
    expect(result).toMatchObject({
      ok: false,
      diagnostics: [{ rule: 'schema/not-json', position: { start: { line: 2 } } }],
    })
    expect(convert('', { to: 'citable-json' })).toMatchObject({ ok: false, diagnostics: [{ severity: 'error' }] })
    expect(convert('[1]', { to: 'citable-json' })).toMatchObject({
      ok: false,
      diagnostics: [{ rule: 'schema/unrecognised' }],
    })
    expect(convert(new Uint8Array([0xff, 0x00]), { to: 'citable-json' }).ok).toBe(false)
  })

  it('convert writes one record to a format for a single record, and refuses to write several', () => {
    expect(converted(JSON.stringify(record), { to: 'datacite-xml' }).text).toContain(
      '<identifier identifierType="DOI">10.5072/x</identifier>',
    )
    expect(convert(JSON.stringify([record, record]), { to: 'datacite-xml' })).toMatchObject({
      ok: false,
      diagnostics: [
        {
          rule: 'one-record',
          message: 'The input contains 2 records, but DataCite XML stores exactly one; convert them one by one.',
        },
      ],
    })
  })

  it('convert reports values that change when the input is read', () => {
    const { diagnostics } = converted(
      '{"doi":"10.5072/a","doi":"10.5072/b","titles":[{"title":"x"}],"size":12345678901234567890}',
      { to: 'datacite-rest' },
    )
    expect(diagnostics.map(({ rule, pointer, severity }) => [rule, pointer, severity])).toEqual([
      ['duplicate-key', '/doi', 'warning'],
      ['number-precision', '/size', 'warning'],
    ])
    expect(diagnostics[1]?.message).toBe(
      'The number 12345678901234567890 is outside the range in which integers are stored exactly, and may be rounded.',
    )
    const infinite = converted('{"doi":"10.5072/a","titles":[{"title":"x"}],"size":1e999}', { to: 'datacite-rest' })
    expect(infinite.diagnostics[0]?.message).toBe('The number 1e999 is too large to be stored.')
  })

  it('reports the loss of XML elements outside the kernel', () => {
    const xml = `<resource xmlns="http://datacite.org/schema/kernel-4"><identifier identifierType="DOI">10.5072/x</identifier>
      <creators><creator><creatorName>Okafor, Ada</creatorName><nick>Ada</nick></creator></creators>
      <titles><title>Rain</title><title xmlns="urn:x">Regen</title></titles><publisher>Rain Repository</publisher>
      <descriptions><description descriptionType="Other">a&lt;br>b</description></descriptions>
      <publicationYear>2021</publicationYear><resourceType resourceTypeGeneral="Dataset"/><note>by hand</note></resource>`
    const { losses } = converted(xml, { to: 'datacite-rest' })
    expect(losses.map(({ kind, value }) => [kind, String(value).replace(/<(\w+)[^>]*>/, '<$1>')])).toEqual([
      ['lost', '<nick>Ada</nick>'],
      ['lost', '<title>Regen</title>'],
      ['lost', '<note>by hand</note>'],
    ])
  })

  it('reports the loss of an empty relatedItemIdentifier in datacite-service', () => {
    const item = { relatedItemType: 'Book', relationType: 'IsPartOf', relatedItemIdentifier: {} }
    const { losses } = converted(JSON.stringify({ ...record, relatedItems: [item] }), { to: 'datacite-service' })
    expect(losses).toMatchObject([{ kind: 'lost', pointer: '/relatedItems/0/relatedItemIdentifier', value: {} }])
  })

  it('convert writes values outside the kernel to formats that can store them, and reports unknown members as lost', () => {
    const types = { resourceTypeGeneral: 'Dataset', ris: 'DATA' }
    const get = {
      ...record,
      types,
      url: 'https://x.example',
      container: { type: 'Series', title: 'S' },
      state: 'findable',
      viewCount: 3,
      colour: 'red',
      language: null,
    }
    const put = converted(JSON.stringify(get), { to: 'datacite-rest-put' })
    expect(JSON.parse(put.text).data.attributes).toEqual({
      ...record,
      creators: [{ name: 'Okafor, Ada', affiliation: [{ name: 'Rain Institute' }] }],
      types,
      url: 'https://x.example',
      container: { type: 'Series', title: 'S' },
    })
    expect(put.losses.map(({ pointer }) => pointer)).toEqual(['/extras/members/~1colour'])
    const json = converted(JSON.stringify(get), { to: 'datacite-json-4.5' })
    expect(JSON.parse(json.text)).toMatchObject({ container: { title: 'S' } })
    expect(json.losses.map(({ value }) => value)).toEqual(['red'])
  })

  it('convert throws a TypeError that explains an invalid format, kernel or option', () => {
    const wrong: [object, string][] = [
      [{ to: 'datacite-rst' }, 'There is no format "datacite-rst"; did you mean "datacite-rest"?'],
      [
        { to: 'citable-json', from: 'datacite-json-4.4' },
        'There is no format "datacite-json-4.4"; did you mean "datacite-json-4.3"?',
      ],
      [{ to: 'citable-json', kernel: '4.99' }, 'There is no kernel "4.99"; known are 4.0, '],
      [{ to: 'citable-json', prety: true }, 'There is no option "prety"; did you mean "pretty"?'],
      [{ to: 'crossref' }, 'Crossref JSON can be read, but not written.'],
      [{ to: 'citable-json', from: 'csv' }, 'CSV can be written, but not read.'],
      [{ to: 'citable-json', pretty: 2 }, '"pretty" should be true or false, not 2.'],
      [{}, 'The format should be text, not undefined; known are'],
    ]
    for (const [options, message] of wrong) {
      expect(() => convert('{}', options as ConvertOptions)).toThrow(TypeError)
      expect(() => convert('{}', options as ConvertOptions)).toThrow(message)
    }
  })

  it('convert writes a year from YAML to datacite-rest as a number', () => {
    const yaml = 'doi: 10.5072/x\ntitles: [{title: Rain}]\npublicationYear: 2021\ncreators: [{name: Plato}]\n'
    expect(JSON.parse(converted(yaml, { to: 'datacite-rest' }).text)).toMatchObject({ publicationYear: 2021 })
  })
})

describe('wrong arguments', () => {
  const text = JSON.stringify(record)
  const call = convert as (...given: unknown[]) => unknown

  it.each<[string, unknown[], string]>([
    ['no options', [text], "The options should be an object such as { to: 'datacite-xml' }, not undefined."],
    ['a format alone', [text, 'ris'], 'The options should be an object such as { to: \'datacite-xml\' }, not "ris".'],
    ['no format', [text, {}], 'The format should be text, not undefined; known are datacite-rest, '],
    [
      'part of a format name',
      [text, { to: 'schema' }],
      'There is no format "schema"; did you mean "schema-org" or "schema-org-turtle" or "schema-org-rdf"?',
    ],
    ['a kernel that is a number', [text, { to: 'datacite-xml', kernel: 4.5 }], 'did you mean "4.5"?'],
    [
      'no input',
      [null, { to: 'datacite-xml' }],
      'The input should be a text, a Uint8Array or a parsed value (an object or a list), not null.',
    ],
    [
      'a parsed value for a format that is text',
      [record, { from: 'bibtex', to: 'ris' }],
      'BibTeX is read from text or bytes, not from a parsed value.',
    ],
    [
      'an option losses that is text',
      [text, { to: 'ris', losses: 'no' }],
      '"losses" should be true, false or "places", not "no".',
    ],
  ])('throws a TypeError for %s and names the expected value', (_, given, message) => {
    expect(() => call(...given)).toThrow(TypeError)
    expect(() => call(...given)).toThrow(message)
  })

  it.each(dataciteFormats)(
    'writing $id throws an error for a value that is not a record or that contains a BigInt',
    ({ write }) => {
      const itself: Record<string, unknown> = { doi: '10.5072/x', titles: [] }
      itself.relatedItems = [itself]
      itself.titles = [itself]
      for (const wrong of [null, 42, text, [record]])
        expect(() => write?.(wrong as never)).toThrow(
          /^A record should be an object, not (?:null|a number|text|a list); /,
        )
      expect(() => write?.({ language: 1n } as never)).toThrow(
        'The record contains a BigInt at /language, which JSON does not support.',
      )
      expect(() => {
        try {
          write?.(itself as never, { kernel: '4.0' })
        } catch (error) {
          if (!(error instanceof TypeError)) throw error
        }
      }).not.toThrow()
    },
  )
})

describe('any JSON', () => {
  it.each(targets)('converting any JSON to %s never throws, whichever input format is given', to => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), fc.constantFrom('auto' as const, ...sources), (value, from) => {
        const result = convert(JSON.stringify(value), { from, to })
        expect(result.ok ? typeof result.text : result.diagnostics.length).toBeTruthy()
      }),
      { numRuns: 200 },
    )
  })
})

describe('hostile input', () => {
  const hostile = JSON.parse(
    '{"doi":"10.5072/x","titles":[{"title":"x","__proto__":{"polluted":1}}],"__proto__":{"polluted":2},"constructor":{"prototype":{"polluted":3}}}',
  )

  it.each(targets.filter(id => id !== 'datacite-xml'))(
    'converting members named __proto__ to %s changes no prototype',
    to => {
      const there = converted(JSON.stringify(hostile), { to })
      expect(({} as { polluted?: number }).polluted).toBeUndefined()
      expect(there.losses.length > 0 || to === 'datacite-rest' || to === 'citable-json').toBe(true)
      if (to === 'citable-json')
        expect(JSON.parse(converted(there.text, { from: to, to: 'datacite-rest' }).text)).toEqual(hostile)
    },
  )

  it('convert writes all 50,000 creators of a record', () => {
    const creators = Array.from({ length: 50_000 }, (_, index) => ({ name: `C${index}`, affiliation: ['A'] }))
    for (const to of ['datacite-service', 'citable-json'] satisfies FormatId[])
      expect(JSON.parse(converted(JSON.stringify({ ...record, creators }), { to }).text).creators).toHaveLength(50_000)
  })
})
