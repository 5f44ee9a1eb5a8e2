import { describe, expect, test } from 'vitest'
import { check } from '../../src/validation/check.ts'
import type { CheckOptions } from '../../src/validation/report.ts'
import { bare } from '../cli/records.ts'

const findingsIn = (record: object, options: CheckOptions) =>
  check({ ...bare, doi: '10.5880/bare', ...record }, options).records.flatMap(({ diagnostics }) => diagnostics)

const rulesIn = (record: object, options: CheckOptions = {}): string[] =>
  findingsIn(record, { from: 'citable-json', ...options }).map(({ rule }) => rule)

/** Returns the rules reported for a GET response. */
const returned = (record: object, options: CheckOptions = {}): string[] =>
  findingsIn(record, { from: 'datacite-rest', ...options }).map(({ rule }) => rule)

describe('what a data steward would not act on is not told', () => {
  test.each<[what: string, record: object]>([
    [
      'licences in the forms of DataCite’s own examples',
      {
        rightsList: [
          {
            rights: 'Creative Commons Attribution 4.0 International',
            rightsUri: 'https://creativecommons.org/licenses/by/4.0/',
            rightsIdentifier: 'CC-BY-4.0',
            rightsIdentifierScheme: 'SPDX',
            schemeUri: 'https://spdx.org/licenses/',
            lang: 'en',
          },
          {
            rights: 'Atribución 4.0 Internacional',
            rightsUri: 'https://creativecommons.org/licenses/by/4.0/',
            rightsIdentifier: 'CC-BY-4.0',
            rightsIdentifierScheme: 'SPDX',
            schemeUri: 'https://spdx.org/licenses/',
            lang: 'es',
          },
        ],
      },
    ],
    ['a digitised print', { publicationYear: 1987, dates: [{ date: '2015-03', dateType: 'Issued' }] }],
    ['a digitised old print', { publicationYear: 1875, dates: [{ date: '1960', dateType: 'Issued' }] }],
    [
      'the end of an embargo',
      {
        dates: [
          { date: '2019', dateType: 'Issued' },
          { date: '2021', dateType: 'Available' },
        ],
      },
    ],
    ['formats and sizes by file', { formats: ['text/csv', 'text/csv'], sizes: ['3 kB', '4 kB'] }],
    ['empty members', { version: '', formats: [''], rightsList: [{}] }],
    ['a missing date of type Issued', { dates: [{ date: '1998', dateType: 'Created' }] }],
    [
      'a resourceType equal to the resourceTypeGeneral',
      { types: { resourceTypeGeneral: 'Dataset', resourceType: 'Dataset' } },
    ],
    ['a language code of three letters, which the registry shortens', { language: 'deu' }],
    ['subjects without a field of science', { subjects: [{ subject: 'Mathematics' }] }],
  ])('check does not report %s', (_, record) => {
    expect(rulesIn(record)).toEqual([])
  })

  test.each<[what: string, record: object]>([
    ['a retired kernel', { schemaVersion: 'http://datacite.org/schema/kernel-3' }],
    ['the registry’s own escaping', { subjects: [{ subject: 'Research &amp; development' }, { subject: 'x &lt; y' }] }],
    [
      'fields of science that the registry added',
      {
        subjects: [
          { subject: 'FOS: Law', subjectScheme: 'Fields of Science and Technology (FOS)' },
          { subject: 'FOS: Law', subjectScheme: 'Fields of Science and Technology (FOS)' },
        ],
      },
    ],
    ['a container that the registry made', { container: { type: 'Journal', title: 'Soil', number: '6' } }],
    [
      'the record’s own DOI among the identifiers',
      { identifiers: [{ identifier: '10.5880/BARE', identifierType: 'DOI' }] },
    ],
  ])('check does not report values that GET returned: %s', (_, record) => {
    expect(returned(record)).toEqual([])
  })

  test('the profile strict reports that the language of a name in XML is lost, and the default profile does not', () => {
    const xml = `<resource xmlns="http://datacite.org/schema/kernel-4">
      <identifier identifierType="DOI">10.5880/soil.2021.001</identifier>
      <creators><creator><creatorName nameType="Personal" xml:lang="fr">Okafor, Ngozi</creatorName></creator></creators>
      <titles><title>Soil moisture of the Havel basin</title></titles>
      <publisher>Moorland Archive</publisher><publicationYear>2021</publicationYear>
      <resourceType resourceTypeGeneral="Dataset">Time series</resourceType>
    </resource>`
    const told = (profile: 'recommended' | 'strict'): string[] =>
      check(xml, { profile }).records.flatMap(({ diagnostics }) => diagnostics.map(({ rule }) => rule))
    expect(told('recommended')).toEqual([])
    expect(told('strict')).toContain('registry/name-language-lost')
  })

  test('the rule language-tag reports a language name by default, and a three-letter code if the severity of the rule is set', () => {
    expect(rulesIn({ language: 'deu' }, { rules: { 'language-tag': 'warning' } })).toEqual(['language-tag'])
    expect(rulesIn({ language: 'Deutsch' })).toEqual(['language-tag'])
  })

  test('the profile strict reports overwritten rights, but proposes no change', () => {
    const rightsList = [
      { rightsUri: 'https://creativecommons.org/licenses/by/4.0/', rightsIdentifier: 'CC-BY-4.0' },
      { rights: '署名 4.0 国际', rightsIdentifier: 'CC-BY-4.0', lang: 'zh' },
    ]
    const told = findingsIn({ rightsList }, { from: 'citable-json', profile: 'strict' }).filter(
      ({ rule }) => rule === 'rights-overwritten',
    )
    expect(told).toHaveLength(2)
    for (const { message, fix } of told) {
      expect(message).toContain('no change is needed')
      expect(fix).toBeUndefined()
    }
  })

  test.each(['issued-added', 'fos-added'])(
    'check does not report an effect that the registry no longer has: %s',
    rule => {
      for (const profile of ['registry', 'strict'] as const) {
        const record = { subjects: [{ subject: 'Mathematics' }] }
        for (const found of [rulesIn(record, { profile }), returned(record, { profile })]) {
          expect(found).not.toContain(rule)
          expect(found).not.toContain(`registry/${rule}`)
        }
      }
    },
  )
})

test('check reports mistakes that resemble acceptable values', () => {
  expect(rulesIn({ subjects: [{ subject: 'R&amp;D' }] })).toContain('escaped-text')
  expect(rulesIn({ publicationYear: 2012, dates: [{ date: '2021', dateType: 'Issued' }] })).toEqual([
    'publication-year-issued',
  ])
  expect(rulesIn({ schemaVersion: 'http://datacite.org/schema/kernel-3' })).toContain('kernel-retired')
  expect(rulesIn({ subjects: [{ subject: 'FOS: Law' }, { subject: 'FOS: Law' }] })).toContain('repeated-subject')
  expect(rulesIn({ formats: ['text/csv', 'text/csv'] })).toContain('repeated-format')
})
