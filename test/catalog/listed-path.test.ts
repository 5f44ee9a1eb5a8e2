import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listedPath } from '../../src/catalog/storing/prepare.ts'

const dataset = 'Round/water/sea_daily'

describe('listedPath', () => {
  it.each([
    ['https://files.example.org/Round/water/sea_1990.nc', 'Round/water/sea_1990.nc'],
    ['https://example.org/Round/files/Round/water/sea_1990.nc', 'Round/water/sea_1990.nc'],
    ['https://files.example.org/Round/water/sea_daily/sea_1990.nc', 'Round/water/sea_daily/sea_1990.nc'],
    ['https://files.example.org/elsewhere/sea_1990.nc', undefined],
    ['https://files.example.org/Round/water/other.nc', undefined],
    ['https://files.example.org/Round/%2e%2e%2fwater/sea_1990.nc', undefined],
    ['https://files.example.org/Round/%ff/sea_1990.nc', undefined],
    ['Round/water/sea_1990.nc', undefined],
    [null, undefined],
  ])('for the file URL %s, listedPath returns %s', (file_url, path) => {
    expect(listedPath(dataset, { name: 'sea_1990.nc', file_url })).toBe(path)
  })

  it('listedPath reads the download URL instead of the file URL if the download URL contains the path of the file', () => {
    const file_url = 'https://files.example.org/Round/sea_1990.nc'
    const path = (download_url: unknown) => listedPath(dataset, { name: 'sea_1990.nc', file_url, download_url })
    expect(path('https://example.org/download/elsewhere/sea_1990.nc/')).toBe('elsewhere/sea_1990.nc')
    expect(path('https://example.org/get/?path=sea_1990.nc')).toBe('Round/sea_1990.nc')
  })

  const segment = fc.stringMatching(/^[\p{L}\p{N} %_.&?#-]{1,9}$/u).filter(text => !/^\.\.?$/.test(text))
  it('listedPath reads the path that a service encodes into a download URL', () => {
    fc.assert(
      fc.property(fc.array(segment, { minLength: 1, maxLength: 6 }), segments => {
        const download_url = `https://example.org/download/${segments.map(encodeURIComponent).join('/')}/`
        expect(listedPath(dataset, { name: segments.at(-1) ?? '', download_url })).toBe(segments.join('/'))
      }),
    )
  })
})
