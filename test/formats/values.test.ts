import { readdirSync, readFileSync } from 'node:fs'
import Cite from 'citation-js'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { Diagnostic } from '../../src/core/diagnostic.ts'
import { bibtex, convert, csv, diff, type FormatId, formats, readRecords } from '../../src/formats/index.ts'
import { check } from '../../src/validation/index.ts'

const folder = new URL('../../fixtures/', import.meta.url)
const readable = formats.filter(({ readValue }) => readValue !== undefined).map(({ id }) => id)

/**
 * The JSON fixtures of every format whose reader accepts values, and the JSON files in `invalid` and `versions`. Omits
 * NDJSON, in which a file contains several values.
 */
const fixtures = [...readable, 'invalid' as const, 'versions' as const].flatMap(id =>
  namesIn(id).map(name => ({ id, name, text: readFileSync(new URL(`${id}/${name}`, folder), 'utf8') })),
)

function namesIn(id: string): string[] {
  try {
    return readdirSync(new URL(`${id}/`, folder)).filter(name => /\.json(?:ld)?$/.test(name))
  } catch {
    return []
  }
}

const parsed = (text: string): object | undefined => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

const withoutPlace = ({ position, ...finding }: Diagnostic): Diagnostic => finding
const withValue = fixtures.flatMap(fixture => {
  const value = parsed(fixture.text)
  return value === undefined ? [] : [{ ...fixture, value }]
})

/** Rules about faults that only text can have: duplicate members, and numbers too precise for a double. */
const ofText = new Set(['duplicate-key', 'number-precision'])

describe('a value that was parsed already is taken like its text', () => {
  it('more than two hundred fixtures have a parsed value', () => expect(withValue.length).toBeGreaterThan(200))

  it.each(withValue)('reads, checks and compares the parsed value of $id/$name like its text', ({ text, value }) => {
    const before = JSON.stringify(value)
    expect(readRecords(value).records).toEqual(readRecords(text).records)
    const [ofTheText, ofTheValue] = [check(text), check(value)]
    expect(ofTheValue.records.map(({ diagnostics, ...record }) => record)).toEqual(
      ofTheText.records.map(({ diagnostics, ...record }) => record),
    )
    const byPlace = (findings: readonly Diagnostic[]): string[] =>
      findings
        .filter(({ rule }) => !ofText.has(rule))
        .map(finding => JSON.stringify(withoutPlace(finding)))
        .sort()
    for (const [index, { diagnostics }] of ofTheValue.records.entries()) {
      expect(byPlace(diagnostics)).toEqual(byPlace(ofTheText.records[index]?.diagnostics ?? []))
      for (const finding of diagnostics) expect(finding.position).toBeUndefined()
    }
    expect(ofTheValue.diagnostics).toEqual(ofTheText.diagnostics.map(withoutPlace))
    if (ofTheText.records.length === 1) expect(diff(value, text)).toEqual([])
    expect(JSON.stringify(value)).toBe(before)
  })

  it.each(withValue)('converts the parsed value of $id/$name like its text', ({ text, value }) => {
    for (const to of ['datacite-rest', 'citable-json', 'bibtex', 'csv', 'resource'] satisfies FormatId[]) {
      const [one, other] = [convert(value, { to }), convert(text, { to })]
      if (one.ok && other.ok) {
        expect(one.text).toBe(other.text)
        expect(one.losses).toEqual(other.losses)
        for (const { position } of one.diagnostics) expect(position).toBeUndefined()
      } else expect(one).toEqual({ ...other, diagnostics: other.diagnostics.map(withoutPlace) })
    }
  })

  test.each(readable.filter(id => namesIn(id).length > 0))(
    'reads a parsed value as %s if the option "from" names that format',
    id => {
      const { value } = withValue.find(fixture => fixture.id === id) ?? {}
      expect(readRecords(value ?? [], { from: id }).records[0]?.format).toBe(id)
    },
  )
})

describe('values of other programs', () => {
  const items = [
    { id: 'a', type: 'dataset', title: 'Waves', DOI: '10.5072/a' },
    { id: 'b', type: 'book', title: 'Tides', issued: { 'date-parts': [[2020]] } },
  ]

  test('reads one or several CSL-JSON items', () => {
    expect(readRecords(items).records.map(({ format, record }) => [format, record.titles])).toEqual([
      ['csl-json', [{ title: 'Waves' }]],
      ['csl-json', [{ title: 'Tides' }]],
    ])
    expect(readRecords(items[0] ?? {}).records[0]?.record.doi).toBe('10.5072/a')
  })

  test('reads a citation-js Cite object like its items', () => {
    const cite = new Cite(items)
    expect(readRecords(cite)).toEqual(readRecords(items))
    const converted = convert(cite, { to: 'ris' })
    expect(converted).toEqual(convert(items, { to: 'ris' }))
    expect(converted.ok && converted.text).toContain('TI  - Tides')
    expect(diff(new Cite(items.slice(0, 1)), items[0] ?? {})).toEqual([])
  })

  test('convert keeps the envelope of a parsed REST API response, and check and diff return pointers that include the envelope', () => {
    const answer = { data: { id: '10.5072/a', type: 'dois', attributes: { doi: '10.5072/a', titles: [{ title: 7 }] } } }
    expect(check(answer).records[0]?.diagnostics.map(({ pointer }) => pointer)).toContain(
      '/data/attributes/titles/0/title',
    )
    const converted = convert(answer, { to: 'datacite-rest', pretty: false })
    expect(converted.ok && JSON.parse(converted.text)).toEqual(answer)
    const later = { ...answer.data.attributes, titles: [{ title: 'Seven' }] }
    expect(diff(answer, later)[0]).toMatchObject({
      before: { pointer: '/data/attributes/titles/0/title', value: 7 },
      after: { pointer: '/titles/0/title', value: 'Seven' },
    })
  })
})

test('reads a list of REST API responses as a list of records, and keeps the envelope of each', () => {
  const answer = (doi: string, title: unknown) => ({
    data: { id: doi, type: 'dois', attributes: { doi, titles: [{ title }], publisher: 'P' } },
  })
  const answers = [answer('10.5072/a', 'Waves'), answer('10.5072/b', 7)]
  for (const input of [answers, JSON.stringify(answers)]) {
    expect(readRecords(input).records.map(({ record }) => record.doi)).toEqual(['10.5072/a', '10.5072/b'])
    expect(check(input).records[1]?.diagnostics.map(({ pointer }) => pointer)).toContain(
      '/1/data/attributes/titles/0/title',
    )
    const converted = convert(input, { to: 'datacite-rest', pretty: false })
    expect(converted.ok && JSON.parse(converted.text)).toEqual(answers)
  }
  const stored = convert(answers, { to: 'citable-json' })
  const restored = convert(stored.ok ? stored.text : '', { to: 'datacite-rest' })
  expect(restored.ok && JSON.parse(restored.text)).toEqual(answers)
})

describe('values that no record is', () => {
  const cyclic: Record<string, unknown> = { doi: '10.5072/a', titles: [{ title: 'x' }] }
  cyclic.relatedItems = [{ titles: [cyclic] }]
  const big = { doi: '10.5072/a', titles: [{ title: 'x' }], publicationYear: 2021n }

  test.each([
    ['a BigInt', big, '/publicationYear'],
    ['a BigInt in a list', [{ doi: '10.5072/b', titles: [] }, big], '/1/publicationYear'],
    ['a circular reference', cyclic, '/relatedItems/0/titles/0'],
  ])('convert reports the place of %s as a pointer, and diff throws a TypeError', (_, value, pointer) => {
    const converted = convert(value, { to: 'datacite-rest' })
    expect(converted.ok).toBe(false)
    expect(converted.diagnostics).toMatchObject([{ rule: 'schema/not-json', pointer }])
    expect(readRecords(value)).toMatchObject({ records: [], diagnostics: [{ rule: 'schema/not-json', pointer }] })
    expect(check(value).records.flatMap(({ diagnostics }) => diagnostics).length).toBeGreaterThan(0)
    expect(() => diff(value, {})).toThrow(TypeError)
    expect(() => diff({}, value)).toThrow(pointer)
  })

  test('diff throws an error for an input with several records or none', () => {
    const two = [{ doi: '10.5072/a' }, { doi: '10.5072/b' }]
    expect(() => diff({ doi: '10.5072/a' }, two)).toThrow(
      new TypeError('diff compares two records, but the second input contains 2; compare them one by one.'),
    )
    expect(() => diff([], {})).toThrow('The first input cannot be compared. This is not a DataCite record: the list is')
    expect(() => diff('', {})).toThrow('The first input cannot be compared. The input is empty')
  })

  test('check, convert and readRecords throw a TypeError with the message of the error that a getter throws', () => {
    const value = {
      doi: '10.5072/a',
      get titles(): unknown {
        throw new Error('not today')
      },
    }
    for (const call of [() => check(value), () => convert(value, { to: 'csv' }), () => readRecords(value)])
      expect(call).toThrow(new TypeError('The value cannot be read: not today'))
  })

  test('readRecords reads any object, or refuses it with a reason, without throwing', () => {
    fc.assert(
      fc.property(fc.object({ withBigInt: true, withNullPrototype: true, withDate: true, withMap: true }), value => {
        const { records, diagnostics } = readRecords(value)
        expect(records.length + diagnostics.length).toBeGreaterThan(0)
        expect(typeof convert(value, { to: 'datacite-xml' }).ok).toBe('boolean')
      }),
    )
  })
})

test('the TypeScript types of bibtex and csv declare only supported operations', () => {
  expect(bibtex.write({ titles: [{ title: 'x' }] }).text).toContain('@misc{x')
  expect(bibtex.detect('@misc{x, title = {x}}')).toBe(true)
  // @ts-expect-error CSV is not read
  expect(csv.read).toBeUndefined()
  // @ts-expect-error CSV is not detected
  expect(csv.detect).toBeUndefined()
  // @ts-expect-error BibTeX is text
  expect(bibtex.readValue).toBeUndefined()
  // @ts-expect-error check reads DataCite's own formats
  expect(() => check('', { from: 'bibtex' })).toThrow(TypeError)
})
