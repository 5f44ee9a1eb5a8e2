import { describe, expect, test } from 'vitest'
import { titleWithVersion } from '../../src/citation/index.ts'
import { canonical, external, resource } from './records.ts'

describe('the version is added', () => {
  test.each([
    ['Rain', '1.1', 'Rain (v1.1)'],
    ['Rain', 'v1.1', 'Rain (v1.1)'],
    ['Rain', 'V. 1.1', 'Rain (v1.1)'],
    ['Rain', 'Version 1.1', 'Rain (v1.1)'],
    ['Rain', 'ver. 2', 'Rain (v2)'],
    ['Rain', 2, 'Rain (v2)'],
    ['Rain', '2021-05-03', 'Rain (v2021-05-03)'],
    ['Rain', 'Final', 'Rain (Final)'],
    ['Rain', 'vendor-7', 'Rain (vendor-7)'],
    ['Rain?', '1.1', 'Rain? (v1.1)'],
    ['Rain v11.1', '1.1', 'Rain v11.1 (v1.1)'],
    ['Rain v2.1.1', '1.1', 'Rain v2.1.1 (v1.1)'],
    ['Rain v1.1', '1.1.0', 'Rain v1.1 (v1.1.0)'],
    ['Phase 2', '2', 'Phase 2 (v2)'],
    ['Live 2', 'v2', 'Live 2 (v2)'],
    ['Interval [0, 2]', '2', 'Interval [0, 2] (v2)'],
  ])('titleWithVersion adds the version to a title: %s + %s', (title, version, expected) =>
    expect(titleWithVersion(title, version)).toBe(expected),
  )
})

describe('a title that ends in the version is left unchanged', () => {
  test.each([
    ['Rain (v1.1)', '1.1'],
    ['Rain (v1.1)', 'v1.1'],
    ['Rain [V1.1]', '1.1'],
    ['Rain v1.1', 'Version 1.1'],
    ['Rain, Version 1.1', '1.1'],
    ['Rain Version: 1.1', '1.1'],
    ['Rain (1.1)', '1.1'],
    ['Rain V. 1.1', 'v1.1'],
    ['Rain V. 1.1.', '1.1'],
    ['Rain (daily, v1.1)', '1.1'],
    ['Rain 1.1', '1.1'],
    ['rain-tools-v2', '2'],
    ['Rain (2)', '2'],
    ['Rain (v1.0.0-BETA)', '1.0.0-beta'],
  ])('titleWithVersion keeps a title that ends in the version: %s + %s', (title, version) =>
    expect(titleWithVersion(title, version)).toBe(title),
  )
})

test.each([undefined, null, '', '  ', ':unav'])('titleWithVersion adds nothing for the version %j', version => {
  expect(titleWithVersion('Rain', version)).toBe('Rain')
})

test('titleWithVersion reads the title and version of a record or Resource, and returns empty text without a title', () => {
  expect(titleWithVersion(canonical)).toBe('Rainfall over the Niger basin (v1.1)')
  expect(titleWithVersion(resource)).toBe('Rainfall over the Niger basin (v1.1)')
  expect(titleWithVersion(external)).toBe('Snow elsewhere')
  expect(titleWithVersion({ version: '1.1' })).toBe('')
  expect(titleWithVersion(null)).toBe('')
})
