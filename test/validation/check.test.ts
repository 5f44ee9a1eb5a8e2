import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Kernel, kernels, latestKernel } from '../../src/kernel/index.ts'
import { isJson } from '../../src/text/json/document.ts'
import { type CheckOptions, check, checkValue, rules } from '../../src/validation/index.ts'
import { documentWith } from '../registry/xml-document.ts'

const sound = {
  doi: '10.5072/soil-moisture',
  creators: [{ name: 'Okafor, Ngozi', nameType: 'Personal', givenName: 'Ngozi', familyName: 'Okafor' }],
  titles: [{ title: 'Soil moisture at forty stations' }],
  publisher: { name: 'Example Data Centre' },
  publicationYear: 2021,
  types: { resourceTypeGeneral: 'Dataset' },
  schemaVersion: 'http://datacite.org/schema/kernel-4',
}

const only = (input: unknown, options?: CheckOptions) => {
  const { records, diagnostics } = check(typeof input === 'string' ? input : JSON.stringify(input), options)
  expect(diagnostics).toEqual([])
  expect(records).toHaveLength(1)
  const [record] = records
  if (record === undefined) throw new Error('no record')
  return record
}

const rulesIn = (input: unknown, options?: CheckOptions): string[] =>
  only(input, options).diagnostics.map(({ rule }) => rule)

describe('check', () => {
  it('a finding about a DOI names the form that the requested kernel requires', () => {
    const xml = documentWith('').replace('>10.5072/a<', '>https://doi.org/10.5072/a<')
    expect(check(xml, { kernel: '4.0' }).records[0]?.diagnostics.map(({ message }) => message)).toContain(
      '"https://doi.org/10.5072/a" is not valid as identifier; it should be a DOI (10.prefix/suffix).',
    )
  })

  it('check reports no problem in a valid record', () => {
    expect(only(sound)).toEqual({
      index: 0,
      format: 'datacite-rest',
      kernel: latestKernel,
      doi: sound.doi,
      outcome: 'valid',
      diagnostics: [],
    })
  })

  it.each([
    ['the attributes alone', sound],
    ['a JSON:API record', { id: sound.doi, type: 'dois', attributes: sound, relationships: {} }],
    ['an envelope with one record', { data: { id: sound.doi, type: 'dois', attributes: sound } }],
    [
      'publisher and affiliation as text, nulls and empty lists',
      {
        ...sound,
        publisher: 'Example Data Centre',
        language: null,
        subjects: [],
        creators: [{ name: 'Okafor, Ngozi', affiliation: ['Example University'], nameIdentifiers: [] }],
      },
    ],
    [
      'a flat record with the DOI as a URL in the member id',
      { ...sound, doi: undefined, id: 'https://doi.org/10.5072/soil-moisture' },
    ],
  ])('check reads the REST dialect: %s', (_, record) => {
    expect(only(record)).toMatchObject({ format: 'datacite-rest', doi: sound.doi, outcome: 'valid', diagnostics: [] })
  })

  it('checks each record of a list, a JSON:API list or NDJSON separately', () => {
    const bad = { ...sound, publicationYear: 21 }
    for (const text of [
      JSON.stringify([sound, bad]),
      JSON.stringify({ data: [{ attributes: sound }, { attributes: bad }] }),
      `${JSON.stringify(sound)}\n${JSON.stringify(bad)}\n`,
    ]) {
      expect(check(text).records.map(({ index, outcome }) => [index, outcome])).toEqual([
        [0, 'valid'],
        [1, 'invalid'],
      ])
    }
  })

  it('checks a Resource of the service, and a datacite object without its Resource', () => {
    const { doi, publisher, ...rest } = sound
    const datacite = {
      ...rest,
      publisher: publisher.name,
      publicationYear: '2021',
      identifiers: [{ identifier: doi, identifierType: 'DOI' }],
    }
    expect(only(datacite)).toMatchObject({ format: 'datacite-service', doi, outcome: 'valid', diagnostics: [] })
    const resource = {
      id: '0f1d3a5e-6f0c-4f8e-9d7b-3a8f6f1f2b11',
      doi,
      doi_url: `https://doi.org/${doi}`,
      title: 'Soil moisture at forty stations',
      previous_version: null,
      new_version: null,
      is_external: false,
      datacite,
    }
    expect(only(resource)).toMatchObject({ format: 'resource', doi, outcome: 'valid', diagnostics: [] })
    const broken = {
      ...resource,
      datacite: { ...datacite, titles: [{ title: 'Soil moisture at forty stations', titleType: 'Sub title' }] },
    }
    expect(only(broken).diagnostics[0]).toMatchObject({ rule: 'schema/enum', pointer: '/datacite/titles/0/titleType' })
  })

  it.each(['text', 5, []])(
    'check warns that %j is not a datacite object, and checks the Resource as external',
    datacite => {
      const resource = { doi: '10.5072/rain.1', title: 'Rain', paths: [], is_external: true, datacite }
      expect(check(resource).records).toMatchObject([
        { outcome: 'valid', diagnostics: [{ rule: 'resource-contradiction', pointer: '/datacite' }] },
      ])
    },
  )

  it('check accepts an external Resource with only a title and a DOI', () => {
    expect(
      only({
        doi: '10.1038/nature12373',
        doi_url: 'https://doi.org/10.1038/nature12373',
        title: 'Elsewhere',
        is_external: true,
        datacite: null,
      }),
    ).toMatchObject({ format: 'resource', outcome: 'valid', diagnostics: [] })
  })

  it('check accepts an unquoted number as text in YAML, and reports the position of a finding', () => {
    const yaml = `doi: 10.5072/x\ncreators:\n  - name: Plato\ntitles:\n  - title: "Timaios"\npublisher: {name: Academy}\npublicationYear: 2020\nversion: 1.10\ntypes:\n  resourceTypeGeneral: dataset # small\n`
    const { diagnostics } = only(yaml)
    expect(diagnostics).toMatchObject([
      {
        rule: 'schema/enum',
        pointer: '/types/resourceTypeGeneral',
        position: { start: { line: 10, column: 24 }, end: { line: 10, column: 31 } },
      },
    ])
  })

  it('check reports all problems of a record, each with its position', () => {
    const text = JSON.stringify(
      {
        ...sound,
        publicationYear: 'MMXXI',
        contributors: [{ name: '', contributorType: 'Data Collector' }],
        sizes: 'big',
      },
      null,
      2,
    )
    const found = only(text).diagnostics.map(({ rule, pointer, property, position }) => [
      rule,
      pointer,
      property,
      position?.start.line,
    ])
    expect(found).toEqual([
      ['schema/format', '/publicationYear', '5 publicationYear', 19],
      ['schema/empty', '/contributors/0/name', '7.1 contributorName', 26],
      ['schema/enum', '/contributors/0/contributorType', '7.a contributorType', 27],
      ['schema/type', '/sizes', '13 size', 30],
    ])
  })

  it('a finding about a missing member has the position of the object that lacks the member', () => {
    const text =
      '{"titles": [{"title": "x"}],\n "types": {"resourceType": "x"}, "creators": [{"name": "Plato"}], "publisher": "A", "publicationYear": 2020}'
    expect(only(text).diagnostics).toMatchObject([
      { rule: 'schema/required', pointer: '/doi', position: { start: { line: 1, column: 1 } } },
      { rule: 'schema/required', pointer: '/types/resourceTypeGeneral', position: { start: { line: 2, column: 2 } } },
    ])
  })

  describe('kernel', () => {
    const poster = { ...sound, types: { resourceTypeGeneral: 'Poster' } }

    it('check uses the kernel in schemaVersion, the latest kernel if schemaVersion is missing or unknown, and 4.0 for a retired kernel', () => {
      for (const [schemaVersion, kernel] of [
        ['http://datacite.org/schema/kernel-4', latestKernel],
        ['http://datacite.org/schema/kernel-4.4', '4.4'],
        [null, latestKernel],
        ['http://datacite.org/schema/kernel-4.99', latestKernel],
        ['http://datacite.org/schema/kernel-3', '4.0'],
      ]) {
        expect(only({ ...sound, schemaVersion }).kernel).toBe(kernel)
      }
    })

    it('check uses the requested kernel, and names the later kernel that introduced a term', () => {
      expect(only(poster, { kernel: '4.6' }).diagnostics).toMatchObject([
        {
          rule: 'schema/enum',
          message:
            'The resourceTypeGeneral "Poster" was introduced in kernel 4.7, but the record is checked against kernel 4.6; state kernel 4.7 or later, or use another term.',
        },
      ])
      expect(rulesIn(poster)).toEqual([])
    })

    it('check reports a member of a later kernel, unless the member is empty', () => {
      const inBook = { relatedItemType: 'Book', relationType: 'IsPartOf' }
      expect(
        rulesIn({ ...sound, relatedItems: [{ ...inBook, titles: [{ title: 'Soil' }] }] }, { kernel: '4.3' }),
      ).toEqual(['schema/not-in-kernel'])
      expect(rulesIn({ ...sound, relatedItems: [] }, { kernel: '4.3' })).toEqual([])
    })

    it('checks a record of a retired kernel as 4.0, and reports the retired kernel in a request, but not in a response', () => {
      const found = only({
        ...sound,
        schemaVersion: 'http://datacite.org/schema/kernel-3',
        rightsList: [{ rights: 'MIT License', rightsIdentifier: 'mit', rightsIdentifierScheme: 'SPDX' }],
      })
      // The registry accepted this record when that kernel was in use.
      expect(found).toMatchObject({ kernel: '4.0', outcome: 'valid', diagnostics: [] })
      const sent = only({
        data: {
          type: 'dois',
          attributes: { ...sound, schemaVersion: 'http://datacite.org/schema/kernel-3', event: 'publish' },
        },
      })
      expect(sent.diagnostics.find(({ rule }) => rule === 'kernel-retired')).toMatchObject({ registry: 'rejects' })
    })
  })

  describe('options', () => {
    const withFlaws = {
      ...sound,
      subjects: [{ subject: 'soil', schemeURI: 'https://example.org/' }],
      geoLocations: [
        {
          geoLocationBox: {
            westBoundLongitude: 1,
            eastBoundLongitude: 2,
            southBoundLatitude: 9,
            northBoundLatitude: 3,
          },
        },
      ],
    }

    it('the profile registry keeps only findings about values that the registry rejects, drops or changes', () => {
      expect(rulesIn(withFlaws)).toEqual(['unknown-key', 'box-south-above-north'])
      expect(rulesIn(withFlaws, { profile: 'registry' })).toEqual(['unknown-key'])
    })

    it('a rule can be disabled or given another severity', () => {
      expect(rulesIn(withFlaws, { rules: { 'unknown-key': 'off' } })).toEqual(['box-south-above-north'])
      expect(only(withFlaws, { rules: { 'unknown-key': 'info' } }).diagnostics[0]).toMatchObject({
        rule: 'unknown-key',
        severity: 'info',
      })
    })

    it.each<[options: unknown, message: string]>([
      [{ from: 'datacite-xlm' }, 'There is no DataCite format "datacite-xlm"; did you mean "datacite-xml"?'],
      [{ from: 'xml' }, 'There is no DataCite format "xml"; did you mean "datacite-xml"?'],
      [{ from: 3 }, 'The DataCite format should be text, not a number'],
      [{ kernel: '4.9' }, 'There is no kernel "4.9"'],
      [{ kernel: 4.5 }, 'did you mean "4.5"?'],
      [{ kernel: null }, 'A kernel should be given as text'],
      [{ kernel: Symbol('4.5') }, 'A kernel should be given as text'],
      [{ profile: 'recomended' }, 'did you mean "recommended"?'],
      [{ profile: {} }, 'The profile should be text, not an object; known are registry, recommended, fair, strict.'],
      [{ kernal: '4.5' }, 'There is no option "kernal"; did you mean "kernel"?'],
      [{ rules: { 'unknown-keys': 'off' } }, 'rule "unknown-keys"'],
      [{ rules: { 'unknown-key': 'warn' } }, 'There is no severity "warn"; did you mean "warning"?'],
      [{ rules: { 'unknown-key': 2n } }, 'The severity should be text, not a bigint'],
      [{ rules: { 'schema/enum': 'off' } }, 'The severity of "schema/enum" is fixed'],
      [{ rules: JSON.parse('{"__proto__": "off"}') }, 'rule "__proto__"'],
      [{ rules: ['unknown-key'] }, 'The option rules should be an object'],
      ['4.5', 'The options should be an object such as'],
      [null, 'The options should be an object such as'],
    ])('check and checkValue throw a TypeError for a wrong option (%#)', (options, message) => {
      for (const run of [() => check('{}', options as CheckOptions), () => checkValue({}, options as CheckOptions)]) {
        expect(run).toThrow(TypeError)
        expect(run).toThrow(message)
      }
    })

    it.each([42, undefined, null, 1n, Symbol('x'), new ArrayBuffer(8), Promise.resolve('{}')])(
      'check throws a TypeError for an input such as a number, null or a Promise (%#)',
      input => {
        expect(() => check(input as never)).toThrow(TypeError)
        expect(() => check(input as never)).toThrow(
          /^The input should be a text, a Uint8Array or a parsed value \(an object or a list\), not .+\.$/,
        )
      },
    )
  })

  describe('values that JSON cannot hold', () => {
    const cyclic: Record<string, unknown> = { doi: '10.5072/a' }
    cyclic.titles = [cyclic]
    cyclic.data = cyclic
    const ownList: unknown[] = []
    ownList.push(ownList)

    it.each<[string, unknown]>([
      ['a record with a BigInt', { doi: '10.5072/a', publicationYear: 2021n, titles: [{ title: 1n }] }],
      ['a record with a symbol', { doi: '10.5072/a', titles: [{ title: Symbol('a') }] }],
      ['a record with a function', { doi: '10.5072/a', titles: () => [] }],
      ['a cyclic record', cyclic],
      ['a list that contains itself', ownList],
      [
        'a record with a member named __proto__',
        JSON.parse('{"doi": "10.5072/a", "titles": [{"__proto__": {"title": "x"}}]}'),
      ],
      ['an object without a prototype', Object.assign(Object.create(null), { doi: '10.5072/a' })],
      ['undefined', undefined],
    ])('checkValue reports at least one problem in %s', (_, value) => {
      const { records, diagnostics } = checkValue(value)
      expect(diagnostics.length + records.flatMap(record => record.diagnostics).length).toBeGreaterThan(0)
    })

    it('a getter that throws causes a TypeError with the original error as its cause', () => {
      const cause = new Error('not today')
      const value = {
        doi: '10.5072/a',
        get titles(): unknown {
          throw cause
        },
      }
      expect(() => checkValue(value)).toThrow(TypeError)
      expect(() => checkValue(value)).toThrow(expect.objectContaining({ cause }))
      expect(() => checkValue(value)).toThrow('The value cannot be read: not today')
    })
  })

  describe('input that cannot be read', () => {
    const bytes = (...values: number[]) => new Uint8Array(values)
    it.each<[string, string | Uint8Array, string, string]>([
      ['an empty text', '', 'schema/not-json', 'The input is empty'],
      ['white space', ' \n ', 'schema/not-json', 'The input is empty'],
      ['a truncated text', JSON.stringify(sound).slice(0, 100), 'schema/not-json', 'Was it cut off?'],
      ['an invalid escape', String.raw`{"a": "\q"}`, 'schema/not-json', String.raw`"\q" is not a valid JSON escape`],
      ['plain text', 'hello world', 'schema/unrecognised', 'it is plain text'],
      ['an empty list', '[]', 'schema/unrecognised', 'the list is empty'],
      ['an empty object', '{}', 'schema/unrecognised', 'the object is empty'],
      [
        'another kind of JSON',
        '{"name": "citable", "scripts": {}}',
        'schema/unrecognised',
        'none of its members ("name", "scripts") identifies it as one',
      ],
      ['Latin-1', bytes(0x7b, 0x22, 0xe9, 0x22, 0x3a, 0x31, 0x7d), 'schema/encoding', 'byte 0xE9 at offset 2'],
      ['a YAML tag', 'a: !!js/function x', 'schema/not-yaml', 'The tag !!js/function is not supported'],
      [
        'a YAML alias bomb',
        `a: &a [x,x,x,x,x,x,x,x,x]\n${'bcdefghij'
          .split('')
          .map((name, i) => `${name}: &${name} [${Array(9).fill(`*${'abcdefghi'[i]}`).join(',')}]`)
          .join('\n')}`,
        'schema/not-yaml',
        'aliases',
      ],
      ['nesting 10 000 deep in YAML', `${'- '.repeat(10_000)}x`, 'schema/not-yaml', 'nesting exceeded'],
    ])('check reports unreadable input: %s', (_, input, rule, message) => {
      const { records, diagnostics } = check(input)
      expect(records).toEqual([])
      expect(diagnostics[0]).toMatchObject({ rule, severity: 'error', registry: 'rejects' })
      expect(diagnostics[0]?.message).toContain(message)
    })

    it('check continues after an invalid entry of a mixed list and after a malformed line', () => {
      const mixed = check(JSON.stringify([sound, 5, null, [], { x: 1 }, sound]))
      expect(mixed.records.map(({ outcome }) => outcome)).toEqual(['valid', 'valid'])
      expect(mixed.diagnostics.map(({ pointer }) => pointer)).toEqual(['/1', '/2', '/3', '/4'])
      const lines = check(`${JSON.stringify(sound)}\n{"doi": \n${JSON.stringify(sound)}`)
      expect(lines.records).toHaveLength(2)
      expect(lines.diagnostics).toMatchObject([{ rule: 'schema/not-json', position: { start: { line: 2 } } }])
    })
  })

  it('check reads UTF-8 and UTF-16 text with a byte order mark', () => {
    const text = JSON.stringify({ ...sound, titles: [{ title: 'Größe 水' }] })
    const utf16 = new Uint8Array([
      0xff,
      0xfe,
      ...[...text].flatMap(char => [char.charCodeAt(0) & 0xff, char.charCodeAt(0) >> 8]),
    ])
    for (const input of [`\uFEFF${text}`, new TextEncoder().encode(`\uFEFF${text}`), utf16])
      expect(check(input)).toMatchObject({ diagnostics: [], records: [{ outcome: 'valid' }] })
  })

  it('check reports unknown members named __proto__ and constructor', () => {
    const text = `{"__proto__": {"doi": "10.5072/x"}, "constructor": 1, ${JSON.stringify(sound).slice(1)}`
    expect(only(text).diagnostics.map(({ pointer }) => pointer)).toEqual(['/__proto__', '/constructor'])
    expect(({} as Record<string, unknown>).doi).toBeUndefined()
  })
})

describe('a landing page', () => {
  it.each([
    ['/url', { ...sound, url: 'http://localhost:8080/soil' }],
    ['/data/attributes/url', { data: { type: 'dois', attributes: { ...sound, url: 'http://localhost:8080/soil' } } }],
  ])('check reports the private address of a landing page at the pointer %s', (pointer, record) => {
    const { diagnostics } = only(record)
    expect(diagnostics).toMatchObject([
      { rule: 'private-address', pointer, actual: 'http://localhost:8080/soil', position: { start: { line: 1 } } },
    ])
  })

  it('check accepts a landing page with a public address', () => {
    expect(rulesIn({ ...sound, url: 'https://data.example.org/soil' })).toEqual([])
  })
})

describe('a title without text', () => {
  const findings = (title: unknown, kernel: Kernel) =>
    only({ ...sound, titles: [{ title: 'Rain' }, title] }, { kernel })
      .diagnostics.filter(({ pointer }) => pointer.startsWith('/titles'))
      .map(({ rule, pointer, message }) => [rule, pointer, message])

  it.each(kernels)('check reports an empty, null or missing title under kernel %s', kernel => {
    const empty = findings({ title: '', titleType: 'Subtitle' }, kernel)
    expect(empty.map(([rule, pointer]) => [rule, pointer])).toEqual([
      [kernel > '4.1' ? 'title-blank' : 'schema/empty', '/titles/1/title'],
    ])
    expect(findings({ titleType: 'Subtitle' }, kernel)).toEqual(empty)
    expect(findings({ title: null, titleType: 'Subtitle' }, kernel)).toEqual(empty)
  })
})

const fixtures = readdirSync(new URL('../../fixtures/', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter(path => /^(?:invalid|datacite-.*)\/.*\.json$/.test(path))
  .map(path => ({ path, text: readFileSync(new URL(`../../fixtures/${path}`, import.meta.url), 'utf8') }))
  .flatMap(({ path, text }) => (isJson(text) ? [{ path, value: JSON.parse(text) as object }] : []))

const isNear = (one: string, other: string): boolean =>
  one === other || one === '' || one.startsWith(`${other}/`) || other.startsWith(`${one}/`)

describe('checkValue', () => {
  const withoutPlaces = ({ records, diagnostics }: ReturnType<typeof check>) => {
    const bare = (list: typeof diagnostics) => list.map(({ position, ...finding }) => finding)
    const byPointer = (list: typeof diagnostics) =>
      bare(list).sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
    return {
      records: records.map(record => ({ ...record, diagnostics: byPointer(record.diagnostics) })),
      diagnostics: bare(diagnostics),
    }
  }

  const flawed = { ...sound, subjects: [{ subject: 1, schemeURI: 'x' }], language: 'English', types: {} }
  const values = [sound, flawed, [flawed, 5, sound], { data: [{ attributes: flawed }] }, {}, [null], ['text']]

  it.each(values)(
    'check reports the same findings for a value as for its JSON text, apart from positions (%#)',
    value => {
      expect(withoutPlaces(check(value))).toEqual(withoutPlaces(check(JSON.stringify(value))))
    },
  )

  it.each([...values.map(value => ({ path: JSON.stringify(value), value })), ...fixtures])(
    'checkValue finds everything that the registry rejects or drops: $path',
    ({ value }) => {
      const whole = check(value as object)
      const decisive = checkValue(value)
      expect(decisive.diagnostics).toEqual(whole.diagnostics)
      expect(decisive.records.map(({ outcome, kernel, format, doi }) => ({ outcome, kernel, format, doi }))).toEqual(
        whole.records.map(({ outcome, kernel, format, doi }) => ({ outcome, kernel, format, doi })),
      )
      for (const [at, { diagnostics }] of whole.records.entries()) {
        const told = decisive.records[at]?.diagnostics ?? []
        const ofSchema = (list: typeof diagnostics) => list.filter(({ rule }) => rule.startsWith('schema/'))
        expect(ofSchema(told)).toEqual(ofSchema(diagnostics))
        for (const { registry, pointer } of diagnostics)
          if (registry === 'rejects' || registry === 'drops')
            expect(
              told.filter(other => other.registry === registry && isNear(other.pointer, pointer)),
              `${registry} ${pointer}`,
            ).not.toEqual([])
      }
    },
  )

  it('checkValue applies additional rules only from ownRules, and throws for options that need other rules', () => {
    const titled = { ...sound, titles: [{ title: 'Untitled' }] }
    expect(checkValue(titled).records[0]?.diagnostics).toEqual([])
    expect(
      checkValue(titled, { ownRules: rules.filter(({ id }) => id === 'title-placeholder') }).records[0]?.diagnostics,
    ).toMatchObject([{ rule: 'title-placeholder' }])
    expect(() => checkValue(sound, { rules: { 'doi-case': 'off' } })).toThrow(
      'checkValue does not apply the rule "doi-case"; check applies all rules.',
    )
    expect(() => checkValue(sound, { profile: 'fair' })).toThrow('The profile "fair" needs all rules; call check')
    expect(() => check(sound, { rules: { 'orcid-checkdigit': 'off' } })).toThrow('did you mean "orcid-check-digit"?')
  })

  it('checkValue accepts the option kernel, and throws a TypeError for an unknown profile', () => {
    expect(
      checkValue({ ...sound, types: { resourceTypeGeneral: 'Poster' } }, { kernel: '4.6' }).records[0]?.outcome,
    ).toBe('invalid')
    expect(() => checkValue(sound, { profile: 'lax' } as unknown as CheckOptions)).toThrow(TypeError)
  })
})
