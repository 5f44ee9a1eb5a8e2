import { afterEach, describe, expect, test } from 'vitest'
import { convert, formats, readRecords } from '../../src/formats/index.ts'

/**
 * A record as the registry returns it, with members beyond the kernel at the top, in an object, and in a list entry.
 */
const document = JSON.stringify({
  doi: '10.5072/soil.1',
  url: 'https://repository.example/1',
  container: { title: 'Soils of the North' },
  creators: [
    { name: 'Brandt, Ida', affiliation: ['Institute for Peat Research'], rank: 1 },
    { name: 'Lund, Per', nameIdentifiers: [{ nameIdentifier: 'x', schemeUri: 'https://x.example', checked: true }] },
  ],
  titles: [{ title: 'Peat cores' }],
  types: { ris: 'DATA', bibtex: 'misc', resourceTypeGeneral: 'Dataset' },
  subjects: [{ subject: 'peat', schemeUri: 'https://subjects.example' }],
  schemaVersion: 'http://datacite.org/schema/kernel-4',
})

function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  for (const member of Object.values(value)) frozen(member)
  return Object.freeze(value)
}

describe('writing', () => {
  test.each(formats.filter(({ write }) => write !== undefined))(
    'writing as $id does not modify the record',
    ({ write }) => {
      const [read] = readRecords(document).records
      const record = frozen(read?.record ?? {})
      const before = JSON.stringify(record)
      const first = write?.(record)
      expect(write?.(record)).toEqual(first)
      expect(JSON.stringify(record)).toBe(before)
    },
  )

  test('REST JSON of a record with members outside the kernel is the same after a round trip', () => {
    const [read] = readRecords(document).records
    const rest = formats.find(({ id }) => id === 'datacite-rest')
    expect(JSON.parse(rest?.write?.(frozen(read?.record ?? {})).text ?? '')).toEqual(JSON.parse(document))
  })
})

describe('inherited members', () => {
  afterEach(() => {
    Reflect.deleteProperty(Object.prototype, 'polluted')
  })

  test.each(['datacite-service', 'datacite-rest', 'citable-json'] as const)(
    'conversion to %s ignores inherited members of a record',
    to => {
      const clean = convert(document, { to })
      Object.defineProperty(Object.prototype, 'polluted', {
        value: 'x',
        enumerable: true,
        configurable: true,
        writable: true,
      })
      expect(convert(document, { to })).toEqual(clean)
    },
  )
})
