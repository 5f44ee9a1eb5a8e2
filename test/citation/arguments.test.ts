import { describe, expect, test } from 'vitest'
import { citation, createResource, creatorsString, titleWithVersion } from '../../src/citation/index.ts'

const id = 'a0c1c1a4-6f0e-4c55-9d0e-0d6d6f7a6f11'
const record = { doi: '10.5072/x', titles: [{ title: 'Rain' }] }

const calls: [call: () => unknown, message: string][] = [
  [
    () => citation('10.5072/x' as never),
    'The record should be an object (parse text, resolve a DOI), not "10.5072/x".',
  ],
  [() => citation(undefined as never), 'The record should be an object'],
  [() => citation(10n as never), 'The record should be an object (parse text, resolve a DOI), not 10n.'],
  [() => citation(record, 'apa' as never), 'The options should be an object, not "apa".'],
  [() => citation(record, null as never), 'The options should be an object, not null.'],
  [() => citation(record, { style: 'apa' as never }), 'The option style should be house or datacite, not "apa".'],
  [() => citation(record, { maxCreators: 0 }), 'The option maxCreators should be a whole number above 0, not 0.'],
  [() => creatorsString('Okafor, Ada' as never), 'The record should be an object'],
  [() => titleWithVersion(undefined as never), 'The record should be an object'],
  [() => titleWithVersion(42 as never), 'The record should be an object'],
  [() => createResource('x' as never, { id }), 'The record should be an object'],
  [() => createResource(record, undefined as never), 'The id should be a UUID, not undefined.'],
  [() => createResource(record, { id: 'x' }), 'The id should be a UUID, not "x".'],
  [() => createResource(record, { id: Object.create(null) }), 'The id should be a UUID, not an object.'],
  [() => createResource(record, { id, paths: 'a/b' as never }), 'The paths should be a list, not "a/b".'],
  [() => createResource(record, { id, paths: ['a', 5 as never] }), 'Path 2 should be text, not 5.'],
  [() => createResource(record, { id, title: 5 as never }), 'The title should be text, not 5.'],
  [() => createResource(record, { id, doi: 42 as never }), 'The doi should be a DOI, not 42.'],
]

test.each(calls)('%s throws a TypeError', (call, message) => {
  expect(call).toThrow(TypeError)
  expect(call).toThrow(message)
})

describe('a record that holds what JSON cannot', () => {
  const cyclic: Record<string, unknown> = { doi: '10.5072/x', publicationYear: 10n, version: Symbol('v') }
  for (const name of ['titles', 'creators', 'types', 'geoLocations', 'publisher'])
    cyclic[name] = [cyclic, { title: cyclic }]

  test('citation omits BigInts, symbols and circular references', () =>
    expect(citation(cyclic)).toBe('https://doi.org/10.5072/x'))
  test('createResource accepts a record with BigInts, symbols and circular references', () =>
    expect(createResource(cyclic, { id }).doi).toBe('10.5072/x'))
  test('createResource drops the member __proto__ of a title', () => {
    const given = JSON.parse('{"doi":"10.5072/x","__proto__":{"a":1},"titles":[{"title":"Rain","__proto__":{"b":2}}]}')
    expect(createResource(given, { id }).datacite?.titles).toEqual([{ title: 'Rain' }])
  })
})
