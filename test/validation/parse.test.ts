import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, expectTypeOf, it, test } from 'vitest'
import * as z from 'zod'
import { readRecords } from '../../src/formats/index.ts'
import { dataciteSchemaFor } from '../../src/model/index.ts'
import { check } from '../../src/validation/check.ts'
import { parse, RecordError, safeParse, type ValidDatacite } from '../../src/validation/value.ts'

const folder = new URL('../../fixtures/', import.meta.url)
const fixtures = ['datacite-rest', 'datacite-rest-put', 'datacite-json-4.3', 'datacite-json-4.5', 'datacite-service']
  .concat('resource', 'citable-json', 'invalid')
  .flatMap(id => readdirSync(new URL(`${id}/`, folder)).map(name => `${id}/${name}`))
  .filter(path => path.endsWith('.json'))
  .flatMap(path => {
    try {
      return [{ path, value: JSON.parse(readFileSync(new URL(path, folder), 'utf8')) as unknown }]
    } catch {
      return []
    }
  })

const sound = {
  doi: '10.5072/a',
  creators: [{ name: 'Okafor, Ada' }],
  titles: [{ title: 'Waves' }],
  publisher: 'Sea Press',
  publicationYear: 2021,
  types: { resourceTypeGeneral: 'Dataset' },
}

describe('parse and safeParse agree with check', () => {
  it.each(fixtures)('parse and safeParse agree with check, except on external Resources: $path', ({ value }) => {
    const { records, diagnostics } = check(value as object)
    const parsed = safeParse(value)
    const isSound = diagnostics.length === 0 && records.length === 1 && records[0]?.outcome === 'valid'
    if (!parsed.ok) {
      expect(parsed.diagnostics.length).toBeGreaterThan(0)
      expect(() => parse(value)).toThrow(
        expect.objectContaining({ name: 'RecordError', diagnostics: parsed.diagnostics }),
      )
      const isExternal = parsed.diagnostics[0]?.message.startsWith('This resource is described elsewhere') === true
      expect(isSound).toBe(isExternal)
      if (diagnostics.length === 0 && records.length === 1 && !isExternal)
        expect(parsed.diagnostics).toEqual(records[0]?.diagnostics)
      return
    }
    expect(isSound).toBe(true)
    expect(parsed.diagnostics).toEqual(records[0]?.diagnostics)
    expect(parse(value)).toEqual(parsed.record)
    // The typed members are present.
    const { extras, ...record } = parsed.record
    expect(dataciteSchemaFor('4.7').safeParse(record).error?.issues ?? []).toEqual([])
  })

  it('safeParse accepts more than 80 of the fixtures, and refuses more than 15', () => {
    const outcomes = fixtures.map(({ value }) => safeParse(value).ok)
    expect(outcomes.filter(ok => ok).length).toBeGreaterThan(80)
    expect(outcomes.filter(ok => !ok).length).toBeGreaterThan(15)
  })

  it('parse returns the record that readRecords reads, without extras', () => {
    const { extras, ...read } = readRecords(sound).records[0]?.record ?? {}
    expect(parse(sound)).toEqual(read)
  })
})

describe('a record that is refused', () => {
  test('parse throws one error with all findings for a refused record', () => {
    const error = thrownBy(() => parse({ doi: '10.5072/a', titles: [{ title: '' }], publicationYear: 'soon' }))
    expect(error.diagnostics.map(({ pointer }) => pointer)).toEqual(
      expect.arrayContaining(['/creators', '/titles/0/title', '/publisher', '/publicationYear', '/types']),
    )
    expect(error.message).toContain('/titles/0/title: ')
  })

  test.each<[string, unknown, string]>([
    ['text', JSON.stringify(sound), 'This is not a DataCite record: it is plain text, not an object.'],
    ['an undefined value', undefined, 'This is not a DataCite record: it is undefined, not an object.'],
    [
      'several records',
      [sound, sound],
      'The input contains 2 records, but only one is expected; parse them one by one.',
    ],
    ['CSL-JSON', { type: 'dataset', title: 'Waves', DOI: '10.5072/a' }, 'This is not a DataCite record: none of its'],
    [
      'an external resource',
      { doi: '10.5072/a', title: 'x', doi_url: 'https://doi.org/10.5072/a', datacite: null },
      'This resource is described elsewhere',
    ],
  ])('parse explains why it refuses %s', (_, value, message) => {
    expect(thrownBy(() => parse(value)).message).toContain(message)
    expect(safeParse(value)).toMatchObject({ ok: false })
  })

  test('the error of parse lists only the first 5 of 20 findings', () => {
    const titles = Array.from({ length: 20 }, () => ({ title: 7 }))
    expect(thrownBy(() => parse({ ...sound, titles })).message.split('\n')).toHaveLength(6)
  })

  test('the error of parse counts one further finding as one finding', () => {
    const last = (count: number) =>
      thrownBy(() => parse({ ...sound, titles: Array.from({ length: count }, () => ({ title: 7 })) }))
        .message.split('\n')
        .at(-1)
    expect([last(6), last(7)]).toEqual(['And 1 more finding.', 'And 2 more findings.'])
  })

  test('parse and safeParse throw a TypeError for a wrong option', () => {
    expect(() => parse(sound, { kernel: '4.9' as never })).toThrow(TypeError)
    expect(() => safeParse(sound, { from: 'bibtex' as never })).toThrow(
      new TypeError(
        "check reads DataCite's own formats, not \"bibtex\"; convert first: convert(input, { from: 'bibtex', to: 'citable-json' }).",
      ),
    )
  })
})

describe('Standard Schema', () => {
  test.each([['parse', parse] as const, ['safeParse', safeParse] as const])(
    '%s implements Standard Schema',
    (_, schema) => {
      const { version, vendor, validate } = schema['~standard']
      expect([version, vendor]).toEqual([1, 'citable'])
      expect(validate(sound)).toEqual({ value: parse(sound) })
      expect(validate({ ...sound, titles: [{ title: 3 }] }).issues).toMatchObject([{ path: ['titles', 0, 'title'] }])
      expect(validate('x').issues).toHaveLength(1)
    },
  )

  test('code that uses only the Standard Schema interface works with parse and with a Zod schema', async () => {
    const issuesOf = async (schema: z.core.$ZodType['~standard'] | (typeof parse)['~standard'], value: unknown) =>
      (await schema.validate(value)).issues
    expect(await issuesOf(parse['~standard'], sound)).toBeUndefined()
    expect(await issuesOf(z.string()['~standard'], sound)).toHaveLength(1)
  })

  test('the Standard Schema interface of parse never throws for a JSON value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), value => {
        const { issues } = parse['~standard'].validate(value)
        expect(issues === undefined || issues.length > 0).toBe(true)
      }),
    )
  })
})

test('the type of a parsed record requires the mandatory members', () => {
  expectTypeOf(parse).returns.toEqualTypeOf<ValidDatacite>()
  expectTypeOf<ValidDatacite['types']['resourceTypeGeneral']>().not.toBeUnknown()
  const { titles, publisher, publicationYear } = parse(sound)
  expect([titles[0]?.title, publisher.name, publicationYear]).toEqual(['Waves', 'Sea Press', 2021])
})

function thrownBy(call: () => unknown): RecordError {
  try {
    call()
  } catch (error) {
    if (error instanceof RecordError) return error
    throw error
  }
  throw new Error('Nothing was thrown.')
}
