import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { formats } from '../../src/formats/formats.ts'
import { bibtex, type ConvertOptions, convert } from '../../src/formats/index.ts'
import type { Datacite } from '../../src/model/index.ts'

const given = (): Datacite => ({
  doi: '10.5072/rain',
  titles: [{ title: 'Rain' }],
  creators: [{ name: 'Okafor, Ada' }],
  sizes: ['2 MB'],
  formats: ['text/csv'],
  geoLocations: [{ geoLocationPlace: 'Lagos' }],
})

// Crossref XML contains the time of writing.
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-01-31T12:00:00Z'), toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

describe.each(formats.filter(({ write }) => write !== undefined))('losses of $id', ({ write, writeAll }) => {
  it('losses can be read after the result is copied or serialised', () => {
    const losses = write?.(given()).losses
    expect({ ...write?.(given()) }.losses).toEqual(losses)
    expect(JSON.parse(JSON.stringify(write?.(given()))).losses).toEqual(JSON.parse(JSON.stringify(losses)))
  })

  it('losses do not depend on later changes to the list of records', () => {
    const records = [given(), given()]
    const result = writeAll?.(records)
    records.length = 0
    expect(result?.losses).toEqual(writeAll?.([given(), given()]).losses)
  })

  it('losses do not depend on later changes to the record', () => {
    const record = given()
    const result = write?.(record)
    const first = structuredClone(result?.losses)
    record.sizes = []
    record.descriptions = [{ description: 'Daily sums', descriptionType: 'Methods' }]
    expect(result?.losses).toEqual(first)
  })

  it('a writer returns the same text, but no losses, if the option losses is false', () => {
    expect(write?.(given(), { losses: false })).toEqual({ text: write?.(given()).text, losses: [] })
    expect(writeAll?.([given(), given()], { losses: false })).toEqual(
      writeAll && { text: writeAll([given(), given()]).text, losses: [] },
    )
  })
})

describe('the option losses', () => {
  it('convert omits the losses if the option losses is false', () => {
    const text = JSON.stringify(given())
    for (const to of ['ris', 'datacite-service', 'datacite-xml'] as const) {
      const [asked, not] = [convert(text, { to }), convert(text, { to, losses: false })]
      expect(not).toEqual({ ...asked, losses: [] })
    }
    expect(convert(text, { to: 'ris' })).toMatchObject({ losses: [{ pointer: '/sizes' }, {}, {}] })
  })

  it('convert throws a TypeError for an invalid value of the option losses', () => {
    const options = { to: 'ris', losses: 'no' } as unknown as ConvertOptions
    expect(() => convert('{}', options)).toThrow(new TypeError('"losses" should be true, false or "places", not "no".'))
  })
})

it('the BibTeX writer calls a function for citation keys only once for a record that is written with losses', () => {
  let asked = 0
  const result = bibtex.write?.(given(), { keys: () => `key${++asked}` })
  expect(result?.losses).not.toEqual([])
  expect(asked).toBe(1)
})
