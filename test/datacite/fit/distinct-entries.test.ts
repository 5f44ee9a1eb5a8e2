import { expect, it } from 'vitest'
import { convert } from '../../../src/formats/index.ts'

const record = {
  doi: '10.5072/rain',
  creators: [{ name: 'Rain Desk' }],
  titles: [{ title: 'Rain' }],
  publisher: { name: 'Hail Press' },
  publicationYear: 2020,
  types: { resourceTypeGeneral: 'Dataset', resourceType: 'Gauges' },
  subjects: [{ subject: 'rain' }, { subject: 'hail' }, { subject: 'rain' }],
  alternateIdentifiers: [
    { alternateIdentifier: 'R-1', alternateIdentifierType: 'Gauge' },
    { alternateIdentifier: 'R-1', alternateIdentifierType: 'Gauge' },
  ],
}

it.each([
  ['datacite-json-4.3', ['/alternateIdentifiers/1', '/subjects/2']],
  ['datacite-json-4.5', ['/alternateIdentifiers/1', '/subjects/2']],
] as const)('writes each entry of a list once in %s, whose schema rejects repeated entries', (to, repeated) => {
  const result = convert(record, { to })
  if (!result.ok) throw new TypeError('The record was not converted.')
  expect(JSON.parse(result.text).subjects).toEqual([{ subject: 'rain' }, { subject: 'hail' }])
  const told = result.losses.filter(({ messageId }) => messageId === 'losses/repeatedEntry')
  expect(told.map(({ pointer }) => pointer).sort()).toEqual(repeated)
})

it('writes an identifier once in CFF, whose schema rejects repeated identifiers', () => {
  const result = convert({ ...record, types: { resourceTypeGeneral: 'Software' } }, { to: 'cff' })
  if (!result.ok) throw new TypeError('The record was not converted.')
  expect(result.text.match(/R-1/g)).toHaveLength(1)
  expect(result.losses.map(({ messageId }) => messageId)).toContain('cff/identifierOnce')
})
