import { describe, expect, it } from 'vitest'
import { formats } from '../../src/formats/formats.ts'
import { bibtex, ris } from '../../src/formats/index.ts'
import type { Datacite } from '../../src/model/index.ts'

const given = (): Datacite => ({
  doi: '10.5072/rain',
  titles: [{ title: 'Rain' }],
  creators: [{ name: 'Okafor, Ada' }],
  sizes: ['2 MB'],
  formats: ['text/csv'],
  geoLocations: [{ geoLocationPlace: 'Lagos' }],
})

describe.each(formats.filter(({ write }) => write !== undefined))('losses of $id', ({ write, writeAll }) => {
  it('survive copying the result, and writing it as JSON', () => {
    const losses = write?.(given()).losses
    expect({ ...write?.(given()) }.losses).toEqual(losses)
    expect(JSON.parse(JSON.stringify(write?.(given()))).losses).toEqual(JSON.parse(JSON.stringify(losses)))
  })

  it('are those of all records, whatever becomes of the list that they were in', () => {
    const records = [given(), given()]
    const result = writeAll?.(records)
    records.length = 0
    expect(result?.losses).toEqual(writeAll?.([given(), given()]).losses)
  })

  it('stay what they were when they were first asked for', () => {
    const record = given()
    const result = write?.(record)
    const first = structuredClone(result?.losses)
    record.sizes = []
    record.descriptions = [{ description: 'Daily sums', descriptionType: 'Methods' }]
    expect(result?.losses).toEqual(first)
  })
})

describe('losses that are asked for late', () => {
  it('are those of the record as it is then', () => {
    const record = given()
    const result = ris.write?.(record)
    record.sizes = []
    record.titles = [{ title: 'Rain and snow' }]
    expect(result?.losses.map(({ pointer }) => pointer)).toEqual(['/formats', '/geoLocations'])
  })

  it('ask nobody for a citation key again', () => {
    let asked = 0
    const result = bibtex.write?.(given(), { keys: () => `key${++asked}` })
    expect(result?.losses).not.toEqual([])
    expect(asked).toBe(1)
  })
})
