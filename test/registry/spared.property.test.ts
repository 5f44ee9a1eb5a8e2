import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { DataciteFormatId } from '../../src/datacite/format.ts'
import { readDataciteSource } from '../../src/datacite/read/read-source.ts'
import { statedKernel } from '../../src/kernel/index.ts'
import type { RecordAct } from '../../src/registry/act-index.ts'
import { todaysBehaviours } from '../../src/registry/behaviours/today.ts'
import { RecordEffects } from '../../src/registry/effects.ts'
import { schemaFindings } from '../../src/validation/schema/schema.ts'
import { records } from '../arbitraries/datacite.ts'
import { mutantsOf } from '../arbitraries/mutate.ts'
import { peculiar } from '../arbitraries/peculiar.ts'
import { runsOr } from '../runs.ts'

const polygon = [0, 1, 2, 0].map(at => ({ polygonPoint: { pointLongitude: at, pointLatitude: at * at } }))

/**
 * Values that the registry treats specially, and similar values, by member.
 *
 * The reader ignores some of these members whatever their values.
 */
const telling: Readonly<Record<string, readonly unknown[]>> = {
  url: ['ftp://example.org', 'example.org', ' ', null, 7, {}],
  id: ['10.5072/x', 'https://doi.org/10.5072/X', 'other', 3],
  event: ['publish', 'hide', 'other', ''],
  state: ['draft', 'findable'],
  container: [{}, null, 'Series', [], ['x'], { type: 'Series' }, { edition: '2' }, { title: {} }],
  contentUrl: [null, 'https://example.org/a', ['https://example.org/a'], [{}], {}],
  identifiers: [
    ...[null, [], {}, 'x', [null], ['x'], [{ identifier: 'x', identifierType: 'Local' }]],
    ...[[{ identifier: '10.5072/x', identifierType: 'DOI' }], [{ identifier: {}, identifierType: 'doi' }]],
  ],
  dateCreated: ['2020'],
  viewCount: [1],
  $schema: ['x'],
  doi: ['10.5072/X', '10.5072/a+b', '10.123456/x', ' 10.5072/x'],
  identifier: [{ identifier: '10.5072/x', identifierType: 'DOI' }],
  publicationYear: ['2020', '0999', ' 2020 ', 2020],
  publisher: ['Archive', { name: 'Archive', lang: null }],
  version: ['v'.repeat(192), '\u{1f30a}', null],
  language: ['eng', 'de-AT', 'German', '', null],
  schemaVersion: ['http://datacite.org/schema/kernel-4.5', 'http://datacite.org/schema/kernel-3', 'kernel-4'],
  types: [
    { resourceTypeGeneral: 'Dataset', bibtex: {} },
    { resourceTypeGeneral: 'Dataset', ris: 7 },
  ],
  subjects: [
    ...['a & b', '<i>a</i>', ' a', 'a  b', '海洋', ''].map(subject => [{ subject }]),
    [{ subject: 'a' }, { subject: 'a' }],
    [{ subject: 'a' }, { subject: 'a', lang: 'en' }],
    [{ lang: 'en' }],
  ],
  rightsList: [
    ...['CC-BY-4.0', 'cc-by-4.0', '', ' '].map(rightsIdentifier => [{ rights: 'x', rightsIdentifier }]),
    [{ rights: 'x'.repeat(2001) }],
    [{ rights: 'https://creativecommons.org/licenses/by/4.0/' }],
    [{ rights: 'x', rightsIdentifier: 'cc-by-4.0', rightsUri: null }],
  ],
  alternateIdentifiers: [
    ...['https://example.org/', '10.5072/X', 'x'].map(text => [
      { alternateIdentifier: text, alternateIdentifierType: 'URL' },
    ]),
    [{ alternateIdentifier: '10.5072/y', alternateIdentifierType: 'DOI' }],
    [{ alternateIdentifierType: 'Local' }],
  ],
  creators: [
    ...[['University'], [null], null, []].map(affiliation => [{ name: 'Miller, Ann', affiliation }]),
    [{ name: 'Miller, Ann', nameIdentifiers: null }],
  ],
  geoLocations: [
    [{ geoLocationPlace: ['Berlin', 'Paris'] }],
    [{ geoLocationPoint: [{ pointLongitude: '13.0', pointLatitude: 52 }] }],
    [{ geoLocationPolygon: [polygon, polygon] }],
    [{ geoLocationPolygon: polygon }],
  ],
  relatedItems: [
    [],
    [{ relatedItemType: 'Book', relationType: 'IsPublishedIn', titles: [{ title: 'Sea' }] }],
    [{ relatedItemType: 'Book', relationType: 'Cites', titles: [{ title: 'Sea', lang: 'en' }] }],
  ],
  descriptions: [[{ description: 'Sea, 3(1), 2-9', descriptionType: 'SeriesInformation' }]],
}

const plainRecord = {
  doi: '10.5072/x',
  url: 'https://example.org/',
  creators: [{ name: 'Miller, Ann', affiliation: [{ name: 'University' }] }],
  titles: [{ title: 'Waves' }],
  publisher: { name: 'Archive' },
  publicationYear: 2020,
  types: { resourceTypeGeneral: 'Dataset', ris: 'DATA' },
  language: 'en',
  version: '1.0',
  subjects: [{ subject: 'waves' }, { subject: 'Ozean' }],
  dates: [{ date: '2020', dateType: 'Issued' }],
  contributors: [{ name: 'Miller, Ann', contributorType: 'DataManager' }],
  alternateIdentifiers: [{ alternateIdentifier: 'x', alternateIdentifierType: 'Local' }],
  rightsList: [{ rights: 'Creative Commons Attribution 4.0 International', rightsIdentifier: 'cc-by-4.0' }],
  descriptions: [{ description: 'Waves & wind', descriptionType: 'Abstract' }],
  geoLocations: [{ geoLocationPlace: 'Berlin', geoLocationPoint: { pointLongitude: 13, pointLatitude: 52 } }],
  schemaVersion: 'http://datacite.org/schema/kernel-4',
}

const tellingMember = fc.oneof(
  ...Object.entries(telling).map(([name, values]) =>
    fc.constantFrom(...values).map((value): [string, unknown] => [name, value]),
  ),
)

const grownMember = fc
  .tuple(
    fc.oneof(
      mutantsOf(fc.constant(plainRecord)).map(({ value }) => value),
      records('4.7').chain(peculiar),
      mutantsOf(records('4.7')).map(({ value }) => value),
    ),
    fc.nat(),
  )
  .map(([record, pick]) => Object.entries(Object(record))[pick % Math.max(1, Object.keys(Object(record)).length)])

const documents = fc
  .array(fc.oneof({ weight: 3, arbitrary: tellingMember }, { weight: 1, arbitrary: grownMember }), {
    minLength: 1,
    maxLength: 3,
  })
  .map(members => ({ ...plainRecord, ...Object.fromEntries(members.filter(member => member !== undefined)) }))

const isAddition = ({ effect, before }: RecordAct): boolean =>
  effect === 'changes' &&
  (before === undefined || (typeof before === 'object' && before !== null && Object.keys(before).length === 0))

/**
 * Returns the registry's acts on a valid record, except additions, or undefined for an invalid record.
 *
 * The acts are computed with and without skipping the behaviours that spare the record.
 */
function actsOn(document: object, format: DataciteFormatId): { quick: RecordAct[]; all: RecordAct[] } | undefined {
  const [source] = [...readDataciteSource(JSON.stringify(document), format, false).documents][0]?.records ?? []
  if (source === undefined) return undefined
  const { kernel } = statedKernel(source.record.schemaVersion)
  const faults = [...schemaFindings(source.record, kernel), ...(source.shape?.(kernel, false) ?? [])]
  if (faults.length > 0) return undefined
  const [quick, all] = [true, false].map(isSound =>
    new RecordEffects(
      source,
      { via: 'json', event: undefined, behaviours: undefined },
      { isSound, refusalsOf: () => [] },
    )
      .untold()
      .filter(act => !isAddition(act)),
  ) as [RecordAct[], RecordAct[]]
  return { quick, all }
}

describe('a record that all behaviours spare', () => {
  test.each(['datacite-rest', 'citable-json'] as const)(
    'skipping registry behaviours does not change the predicted effects, except additions, on a valid record that is read as %s',
    format => {
      fc.assert(
        fc.property(documents, document => {
          const acts = actsOn(document, format)
          expect(acts?.quick).toEqual(acts?.all)
        }),
        { numRuns: runsOr(10_000, 300) },
      )
    },
  )

  test('a valid record that every registry behaviour skips has no predicted effects', () => {
    const [source] =
      [...readDataciteSource(JSON.stringify(plainRecord), 'datacite-rest', false).documents][0]?.records ?? []
    const settings = { via: 'json', event: undefined, behaviours: undefined } as const
    const untold = (isSound: boolean) =>
      source && new RecordEffects(source, settings, { isSound, refusalsOf: () => [] }).untold()
    expect(untold(true)).toEqual([])
    expect(untold(false)?.map(({ behaviour }) => behaviour)).toContain('rights-overwritten')
  })
})

test('every current registry behaviour for JSON declares which records it skips', () => {
  const silent = todaysBehaviours(() => undefined).filter(({ via, spares }) => via.includes('json') && !spares)
  expect(silent.map(({ id }) => id)).toEqual([])
})
