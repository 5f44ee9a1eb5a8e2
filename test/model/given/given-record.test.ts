import { describe, expect, expectTypeOf, test } from 'vitest'
import { bibliography } from '../../../src/citation/csl/index.ts'
import { citation, createResource, creatorsString, titleWithVersion } from '../../../src/citation/index.ts'
import { readRecords, type upgrade } from '../../../src/formats/index.ts'
import type { Datacite } from '../../../src/model/datacite.ts'
import type { GivenRecord } from '../../../src/model/given/given-record.ts'
import type { RemarkCitationsOptions } from '../../../src/remark/index.ts'
import type { Outcome, Resolved } from '../../../src/resolve/index.ts'
import { check } from '../../../src/validation/check.ts'
import { fixValue } from '../../../src/validation/fix/fix-value.ts'
import type { CheckReport, RecordReport } from '../../../src/validation/index.ts'
import { type Parsed, safeParse } from '../../../src/validation/parse.ts'
import { type VersionWalk, versionGraph, walkVersions } from '../../../src/versions/index.ts'

const id = 'a0c1c1a4-6f0e-4c55-9d0e-0d6d6f7a6f11'

// A literal whose terms have the type string, as in a response that a program contains.
const attributes = {
  id: '10.5072/rain.2',
  doi: '10.5072/rain.2',
  creators: [{ name: 'Okafor, Ada', nameType: 'Personal', affiliation: ['Rain Institute'], nameIdentifiers: [] }],
  titles: [{ title: 'Rain' }],
  publisher: 'Rain Repository',
  publicationYear: 2021,
  types: { resourceTypeGeneral: 'Dataset', ris: 'DATA' },
  version: null,
  container: {},
  state: 'findable',
  viewCount: 7,
}
const cited = 'Okafor, Ada (2021): Rain. Rain Repository. https://doi.org/10.5072/rain.2'

test('citation, bibliography and createResource accept attributes of the REST API with and without their envelope', async () => {
  for (const given of [attributes, { data: { id: 'x', type: 'dois', attributes } }, { type: 'dois', attributes }]) {
    expect(citation(given)).toBe(cited)
    expect(titleWithVersion(given)).toBe('Rain')
    expect(creatorsString(given)).toBe('Okafor, Ada')
    expect(createResource(given, { id }).citation).toBe(cited)
    expect((await bibliography(given)).text).toBe(`${cited}\n`)
  }
})

test('citation and bibliography accept a list response of the REST API with one record', async () => {
  const given = { data: [{ id: 'x', type: 'dois', attributes }], meta: { total: 1 }, links: {} }
  expectTypeOf<typeof given>().toExtend<GivenRecord>()
  expect(citation(given)).toBe(cited)
  expect((await bibliography(given)).text).toBe(`${cited}\n`)
})

test('the type GivenRecord accepts records, CSL items, and results that contain records', () => {
  expectTypeOf<Datacite>().toExtend<GivenRecord>()
  expectTypeOf<Parsed>().toExtend<GivenRecord>()
  expectTypeOf<Resolved>().toExtend<GivenRecord>()
  expectTypeOf<Outcome>().toExtend<GivenRecord>()
  expectTypeOf<ReturnType<typeof readRecords>>().toExtend<GivenRecord>()
  expectTypeOf<ReturnType<typeof upgrade>>().toExtend<GivenRecord>()
  expectTypeOf<{ id: string; type: 'book'; author: { family: string }[] }>().toExtend<GivenRecord>()
  expectTypeOf<ReturnType<typeof readRecords>>().toExtend<RemarkCitationsOptions['records']>()
})

describe('a type error is', () => {
  const promise = Promise.resolve(attributes)
  test.each([
    // @ts-expect-error A report holds no record.
    ['a report', () => titleWithVersion(check(attributes)), /^A report of a check contains no record/],
    // @ts-expect-error A promise has to be awaited.
    ['a promise', () => citation(promise), /^The record should be an object, not a promise; await it/],
    // @ts-expect-error A list holds several records.
    ['a list', () => citation([attributes]), /^The record should be one object, not a list/],
    // @ts-expect-error Text has to be read.
    ['text', () => citation('10.5072/rain.2'), /^The record should be an object/],
  ])('passing %s as a record is a type error and throws', (_, call, message) => expect(call).toThrow(message))

  test('a misspelt member in an object literal is a type error', () => {
    // @ts-expect-error The member is titles.
    expect(citation({ doi: '10.5072/rain.2', titels: [{ title: 'Rain' }] })).toBe('https://doi.org/10.5072/rain.2')
  })

  test('reports are not assignable to the type GivenRecord', () => {
    expectTypeOf<CheckReport>().not.toExtend<GivenRecord>()
    expectTypeOf<RecordReport[]>().not.toExtend<GivenRecord>()
  })
})

test('fixValue preserves the type of its argument', () => {
  const { value } = fixValue({ doi: 'https://doi.org/10.5072/a', own: { note: 'kept' } })
  expectTypeOf(value).toEqualTypeOf<{ doi: string; own: { note: string } }>()
  expect(value.own.note).toBe('kept')
})

test('versionGraph accepts the results of readRecords and safeParse', () => {
  const newer = { ...attributes, previous_version: '10.5072/rain.1' }
  const complete = { ...attributes, publicationYear: '2021', doi: '10.5072/rain.1', id: '10.5072/rain.1' }
  expect(versionGraph(readRecords([newer, complete])).chains).toHaveLength(1)
  const parsed = safeParse(complete)
  expect(versionGraph([parsed]).nodes[0]?.record).toMatchObject({ doi: '10.5072/rain.1' })
})

test('walkVersions returns a walk, not a promise, and accepts a resolver that returns results with records', async () => {
  const records = new Map([
    ['10.5072/rain.2', { doi: '10.5072/rain.2', previous_version: '10.5072/rain.1' }],
    ['10.5072/rain.1', { doi: '10.5072/rain.1', previous_version: '' }],
  ])
  const walk = walkVersions('10.5072/rain.2', async doi => {
    const record = records.get(doi)
    return record && { doi, record, source: 'a map' }
  })
  expectTypeOf<VersionWalk['then']>().toEqualTypeOf<undefined>()
  const graph = await walk.graph()
  expect(graph.versions('10.5072/rain.1')).toEqual(['10.5072/rain.1', '10.5072/rain.2'])
})
