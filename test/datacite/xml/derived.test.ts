import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { convert, type FormatId, formats, readRecords } from '../../../src/formats/index.ts'
import { citable } from '../../cli/fake-terminal.ts'
import { describeBeside, sharedFile } from '../../shared.ts'

const attributes = {
  doi: '10.5072/rain',
  creators: [{ name: 'Okafor, Ada' }],
  titles: [{ title: 'Rain' }],
  publisher: 'Rain Press',
  publicationYear: 2021,
  types: { resourceTypeGeneral: 'Dataset', ris: 'DATA', bibtex: 'misc', citeproc: 'dataset', schemaOrg: 'Dataset' },
  url: 'https://example.org/rain',
  state: 'findable',
  viewCount: 3,
  created: '2021-01-01T00:00:00Z',
  schemaVersion: 'http://datacite.org/schema/kernel-4',
}

function lossesOf(changes: object): string[] {
  const answer = { data: { id: '10.5072/rain', type: 'dois', attributes: { ...attributes, ...changes } } }
  const result = convert(JSON.stringify(answer), { to: 'datacite-xml' })
  return result.ok ? result.losses.map(({ pointer }) => pointer) : ['unread']
}

test('convert reports no loss of values that the registry derives or adds', () => {
  expect(lossesOf({})).toEqual([])
})

test('a conversion to any format except REST and citable JSON reports a type as lost only if the registry would derive a different type', () => {
  const answer = (types: object): string => JSON.stringify({ data: { attributes: { ...attributes, types } } })
  const lost = (to: FormatId, types: object): string[] => {
    const result = convert(answer(types), { to })
    const losses = result.ok ? result.losses : []
    return losses.map(({ pointer }) => pointer).filter(pointer => pointer.includes('types~1'))
  }
  for (const { id, write } of formats) {
    if (write === undefined || id.startsWith('datacite-rest') || id === 'citable-json') continue
    expect([id, lost(id, attributes.types)]).toEqual([id, []])
    const other = lost(id, { ...attributes.types, ris: 'BOOK' })
    expect([id, other]).toEqual([id, ['/extras/members/~1attributes~1types~1ris']])
  }
})

test('convert reports types as lost if the registry would derive different types', () => {
  const types = { ...attributes.types, ris: 'BOOK', schemaOrg: 'Book' }
  expect(lossesOf({ types })).toEqual([
    '/extras/members/~1attributes~1types~1ris',
    '/extras/members/~1attributes~1types~1schemaOrg',
  ])
})

test('convert reports a container as lost only if the registry would not derive it', () => {
  const relatedIdentifiers = [
    { relatedIdentifier: '1234-5679', relatedIdentifierType: 'ISSN', relationType: 'IsPartOf' },
  ]
  const descriptions = [{ description: 'Rains, 4(2), 1-9', descriptionType: 'SeriesInformation' }]
  const whole = { identifier: '1234-5679', identifierType: 'ISSN' }
  const pages = { title: 'Rains', volume: '4', issue: '2', firstPage: '1', lastPage: '9' }
  const container = { type: 'DataRepository', ...whole, ...pages }
  expect(lossesOf({ relatedIdentifiers, descriptions, container })).toEqual([])
  expect(lossesOf({ relatedIdentifiers, container: { type: 'DataRepository', ...whole } })).toEqual([])
  expect(lossesOf({ relatedIdentifiers, descriptions, container: { ...container, volume: '5' } })).toHaveLength(1)
})

const answers = sharedFile('corpus/rest')

describeBeside('corpus/rest', 'real answers of the REST API', () => {
  test('convert reports no loss for real responses of the registry', () => {
    const names = readdirSync(answers).filter(name => name.endsWith('.json'))
    const lossy = names.filter(name => {
      const result = convert(readFileSync(sharedFile(`corpus/rest/${name}`), 'utf8'), { to: 'datacite-xml' })
      return !result.ok || result.losses.length > 0
    })
    expect(lossy).toEqual([])
  })
})

test('convert reports once per run that registration data is omitted, and succeeds with --strict', async () => {
  const text = JSON.stringify(attributes)
  const args = ['convert', 'a.json', 'b.json', '--to', 'datacite-xml', '--strict', '--output', 'out']
  const { exitCode, stderr } = await citable(args, { files: { 'a.json': text, 'b.json': text } })
  expect(exitCode).toBe(0)
  expect(stderr.match(/landing page, state, dates and counts/g)).toHaveLength(1)
})

test('convert loses no schema.org author, and reads an author who is not listed as a creator as an additional creator', () => {
  const person = { '@type': 'Person', name: 'Okafor, Ada' }
  const page = { '@context': 'https://schema.org', '@type': 'Dataset', name: 'Rain', creator: [person] }
  const losses = (author: unknown): number => {
    const result = convert(JSON.stringify({ ...page, author }), { to: 'datacite-rest' })
    return result.ok ? result.losses.length : -1
  }
  const creators = (author: unknown): unknown[] =>
    (readRecords(JSON.stringify({ ...page, author })).records[0]?.record.creators ?? []).map(({ name }) => name)
  expect(losses([person])).toBe(0)
  expect(losses(person)).toBe(0)
  expect(losses([{ ...person, name: 'Lovelace, Ada' }])).toBe(0)
  expect(creators([{ ...person, name: 'Lovelace, Ada' }])).toEqual(['Okafor, Ada', 'Lovelace, Ada'])
})
