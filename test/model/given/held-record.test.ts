import { describe, expect, expectTypeOf, test } from 'vitest'
import { bibliography, citationDocument } from '../../../src/citation/csl/index.ts'
import { citation, createResource, creatorsString, titleWithVersion } from '../../../src/citation/index.ts'
import {
  convert,
  readRecords,
  upgrade,
  writeBiblatex,
  writeBibtex,
  writeDataciteXml,
  writeRis,
} from '../../../src/formats/index.ts'
import type { Datacite } from '../../../src/model/datacite.ts'
import { planRegistration, registered, registryClient } from '../../../src/registry/client/index.ts'
import { remarkCitations } from '../../../src/remark/index.ts'
import { fromRecords, resolve, resolveAll } from '../../../src/resolve/index.ts'
import { check } from '../../../src/validation/check.ts'
import { checkValue } from '../../../src/validation/check-value.ts'
import { fairScore } from '../../../src/validation/fair.ts'
import { fixValue } from '../../../src/validation/fix/fix-value.ts'
import { safeParse } from '../../../src/validation/parse.ts'
import { versionGraph } from '../../../src/versions/index.ts'

const record: Datacite = {
  doi: '10.5072/rain.2',
  creators: [{ name: 'Okafor, Ada' }],
  titles: [{ title: 'Rain' }],
  publisher: { name: 'Rain Repository' },
  publicationYear: 2021,
  version: '2.0',
  types: { resourceTypeGeneral: 'Dataset' },
  relatedIdentifiers: [
    { relatedIdentifier: '10.5072/rain.1', relatedIdentifierType: 'DOI', relationType: 'IsNewVersionOf' },
  ],
}
const missing = async (): Promise<Response> => Response.json({ errors: [{ status: '404' }] }, { status: 404 })
const credentials = { username: 'EXAMPLE.REPO', password: 'a password' }
const registry = registryClient({ credentials, fetch: missing })
const older: Datacite = { doi: '10.5072/rain.1', titles: [{ title: 'Rain' }] }
const cited = 'Okafor, Ada (2021): Rain (v2.0). Rain Repository. https://doi.org/10.5072/rain.2'

const results: [name: string, make: () => object | Promise<object>][] = [
  ['safeParse', () => safeParse(record)],
  ['readRecords', () => readRecords(record)],
  ['an entry of readRecords', () => readRecords(record).records[0] ?? {}],
  ['resolve', () => resolve('10.5072/rain.2', { source: fromRecords([record]) })],
  ['resolveAll', async () => (await resolveAll(['10.5072/rain.2'], { source: fromRecords([record]) }).next()).value],
  ['upgrade', () => upgrade(record)],
  ['fixValue', () => fixValue(record)],
]

describe.each(results)('the result of %s', (_, make) => {
  test('check, convert and readRecords accept a result object in place of its record', async () => {
    const result = await make()
    const report = { outcome: 'valid', doi: record.doi }
    expect(check(result).records).toMatchObject([report])
    expect(checkValue(result).records).toMatchObject([report])
    expect(convert(result, { to: 'bibtex' })).toEqual(convert(record, { to: 'bibtex' }))
    expect(readRecords(result).records).toMatchObject([{ record }])
  })

  test('writers, fixValue, planRegistration and resolve accept a result object in place of its record', async () => {
    const result = (await make()) as Datacite
    for (const write of [writeBibtex, writeBiblatex, writeRis, writeDataciteXml])
      expect(write(result).text).toBe(write(record).text)
    expect(fixValue(result).value).toMatchObject(record)
    const plan = await planRegistration([result], registry)
    expect(plan.steps).toMatchObject([{ doi: record.doi, action: 'create' }])
    const { record: found } = await resolve('10.5072/rain.2', { source: fromRecords([result]) })
    expect(found).toMatchObject(record)
  })

  test('citation, bibliography and createResource cite the record in a result object', async () => {
    const result = await make()
    expect(citation(result)).toBe(cited)
    expect(titleWithVersion(result)).toBe('Rain (v2.0)')
    expect(creatorsString(result)).toBe('Okafor, Ada')
    expect((await bibliography(result)).text).toBe(`${cited}\n`)
    const { citation: own } = createResource(result as Datacite, { id: 'a0c1c1a4-6f0e-4c55-9d0e-0d6d6f7a6f11' })
    expect(own).toBe(cited)
  })
})

const without: [name: string, result: object, message: string][] = [
  [
    'a result with several records',
    readRecords([record, older]),
    'This result contains 2 records; pass one of them, such as records[0].record.',
  ],
  [
    'a result without records',
    readRecords('[]'),
    'This result contains no record; its member diagnostics contains the reason.',
  ],
  [
    'a failed safeParse',
    safeParse({ doi: '10.5072/a' }),
    'This result contains no record; its member diagnostics contains the reason.',
  ],
  ['a report', check(record), 'A report of a check contains no record; pass the value that was checked.'],
  [
    'the report of a record',
    check(record).records[0] ?? {},
    'A report of a check contains no record; pass the value that was checked.',
  ],
]

test.each(without)(
  'citation and titleWithVersion throw a TypeError for %s, and give the reason',
  (_, result, message) => {
    expect(() => citation(result)).toThrow(new TypeError(message))
    expect(() => titleWithVersion(result)).toThrow(new TypeError(message))
  },
)

test('check and convert process all records of a result from readRecords', () => {
  const both = readRecords([record, older])
  for (const given of [both, both.records]) {
    expect(check(given).records.map(({ doi }) => doi)).toEqual([record.doi, older.doi])
    expect(convert(given, { to: 'ris' })).toEqual(convert([record, older], { to: 'ris' }))
  }
})

test.each<[name: string, result: object, message: string]>([
  ...without.filter(([name]) => name !== 'a result with several records'),
  [
    'a list of reports',
    check(record).records,
    'A report of a check contains no record; pass the value that was checked.',
  ],
  ['a converted text', convert(record, { to: 'ris' }), 'This result contains a text; pass its member text.'],
  [
    'a failed conversion',
    convert('{', { to: 'ris' }),
    'This result contains no record; its member diagnostics contains the reason.',
  ],
])(
  'check, checkValue, readRecords and convert throw a TypeError that explains the failure for %s',
  (_, result, message) => {
    for (const work of [check, checkValue, readRecords, (given: object) => convert(given, { to: 'ris' })])
      expect(() => work(result)).toThrow(new TypeError(message))
  },
)

test('check finds problems in values that merely resemble result objects', () => {
  for (const value of [{ record: {} }, { records: [] }, { ok: false }, { value: 1 }, { outcome: 'x' }, [[]]])
    expect(check(value).diagnostics).not.toEqual([])
})

test('a version graph contains the records of entries from readRecords', () => {
  const graph = versionGraph(readRecords([record, older]).records)
  expect(graph.versions('10.5072/rain.1')).toEqual(['10.5072/rain.1', '10.5072/rain.2'])
  expectTypeOf(graph.node('10.5072/rain.1')?.record).toEqualTypeOf<Datacite | undefined>()
  expect(graph.node('10.5072/rain.1')?.record).toMatchObject(older)
})

test('upgrade, registered and fairScore treat result objects as the records in them', () => {
  for (const result of [readRecords(record).records[0], safeParse(record)]) {
    const given = result as { record: Datacite }
    expect(upgrade(given)).toEqual(upgrade(given.record))
    expect(registered(given)).toEqual(registered(given.record))
    expect(fairScore(given)).toEqual(fairScore(given.record))
  }
})

test('versionGraph throws an error for reports in place of records', () => {
  expect(() => versionGraph(check(record).records)).toThrow(/^A report of a check contains no record/)
})

test('a bibliography lists all records of a result from readRecords', async () => {
  const { entries } = await bibliography(readRecords([record, older]))
  expect(entries).toHaveLength(2)
})

test('remarkCitations cites records from a result of readRecords', async () => {
  for (const records of [readRecords([record, older]), readRecords([record, older]).records]) {
    const paragraph = { type: 'paragraph', children: [{ type: 'text', value: 'Rain falls [@10.5072/rain.2].' }] }
    await remarkCitations({ records, style: 'apa', anchors: false })({
      type: 'root',
      children: [paragraph],
    } as object as { type: string })
    expect(paragraph.children[0]?.value).toBe('Rain falls (Okafor, 2021).')
  }
})

test('a citation document finds a record from readRecords by its DOI', async () => {
  const document = await citationDocument(readRecords([record]).records, { style: 'apa' })
  expect(document.has('10.5072/rain.2')).toBe(true)
})

test('citation throws a TypeError for a version graph, a converted text or a bibliography, and gives the reason', async () => {
  const refused = (given: object, message: string): void =>
    expect(() => citation(given as Datacite)).toThrow(new TypeError(message))
  refused(
    versionGraph([record, older]),
    'A version graph has no record of its own; pass the record of one of its nodes.',
  )
  refused(convert(record, { to: 'ris' }), 'This result contains a text, not a record.')
  refused(await bibliography(record), 'This result contains a text, not a record.')
})

test('planRegistration, fixValue and resolve use all records of a result from readRecords', async () => {
  const read = readRecords([record, older])
  expect(fixValue(read).value).toMatchObject([record, older])
  const plan = await planRegistration(read as never, registry)
  expect(plan.steps.map(({ doi }) => doi)).toEqual(['10.5072/rain.2', '10.5072/rain.1'])
  const { record: found } = await resolve('10.5072/rain.1', { source: fromRecords(read as never) })
  expect(found).toEqual(older)
})
