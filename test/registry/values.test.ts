import { expect, test } from 'vitest'
import { licenceOf } from '../../src/registry/behaviours/all.ts'
import commonLicences from '../../src/registry/tables/common-licences.json' with { type: 'json' }
import { isRegistrable, relatedDoiIn } from '../../src/registry/values/identifiers.ts'
import { isKeptDate } from '../../src/registry/values/kept-date.ts'
import {
  byAddress,
  byExactIdentifier,
  byIdentifier,
  byName,
  commonLicenceOf,
} from '../../src/registry/values/licence-list.ts'

test.each([
  '2021',
  '2021-05',
  '2021-05-03',
  '-0054',
  '2004-03-02/2005-06-02',
  '2021-05-03T10:00:00Z',
  '2021-05-03T10:00:00+02:00',
  '2021-05-03T10:00:00',
  '1984?',
  '199u',
  '1999-uu-uu',
  '2001-21',
  'y17000',
  '[1667,1668]',
  ':unav',
])('predicts that the registry keeps the date %s in XML', date => {
  expect(isKeptDate(date)).toBe(true)
})

test.each([
  '2020-01/',
  '2020-01/open',
  'unknown/2020',
  '2021/2020',
  '/2020-01',
  '2020/..',
  '../2020',
  '2009-09-07T00:00:00/2013-10-27T00:00:00',
  '2021-05-03T10:00Z',
  '2021-05-03T10:00:00.000Z',
  'soon',
  '2021-13',
  '(:unav)',
])('predicts that the registry loses the date %s in XML', date => {
  expect(isKeptDate(date)).toBe(false)
})

test.each([
  ['10.5880/abc', true],
  ['https://doi.org/10.5880/abc', true],
  ['http://dx.doi.org/10.5880/abc', true],
  ['DOI:10.5880/ABC', true],
  [' 10.5880/abc', false],
  ['10.123456/abc', false],
  ['https://www.doi.org/10.5880/abc', false],
  ['see paper', false],
])('relatedDoiIn detects whether %j is a related DOI: %s', (text, expected) => {
  expect(relatedDoiIn(text) !== undefined).toBe(expected)
})

test.each([
  ['10.5880/GFZ.2.1(2021)_a', true],
  ['10.5880/a b', false],
  ['10.5880/<a>', false],
  ['10.588099/a', false],
])('isRegistrable predicts whether the registry accepts the new DOI %s: %s', (doi, expected) => {
  expect(isRegistrable(doi)).toBe(expected)
})

test('every licence in the short list has the same values as in the full list', () => {
  expect(commonLicences.length).toBeGreaterThan(60)
  for (const [identifier, name, address] of commonLicences) {
    expect(commonLicenceOf([byIdentifier(identifier)])?.rights).toBe(name)
    for (const keys of [
      [byIdentifier(identifier)],
      [byExactIdentifier(identifier)],
      [byName(name)],
      [byAddress(address)],
    ]) {
      expect(commonLicenceOf(keys)).toEqual(licenceOf(keys))
    }
  }
  expect(licenceOf([byIdentifier('0BSD')])?.rights).toBe('BSD Zero Clause License')
  expect(commonLicenceOf([byName('Creative Commons Attribution 4.0 Generic')])).toBeUndefined()
})
