import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { html } from '../../../src/http/pages/html.ts'
import { mapHtml } from '../../../src/http/pages/map/map.ts'
import { english } from '../../../src/http/pages/site.ts'
import type { GeoLocation } from '../../../src/model/index.ts'
import { seen } from './service.ts'

const drawn = (...geoLocations: GeoLocation[]): string => html`${mapHtml({ geoLocations }, { say: english })}`.text

const box = (west: number, east: number, south: number, north: number): GeoLocation => ({
  geoLocationBox: {
    westBoundLongitude: west,
    eastBoundLongitude: east,
    southBoundLatitude: south,
    northBoundLatitude: north,
  },
})

const areas = (page: string): number[][][] =>
  [...page.matchAll(/<polygon class="area" points="([^"]*)"/g)].map(([, points = '']) =>
    points.split(' ').map(point => point.split(',').map(Number)),
  )

describe('mapHtml', () => {
  it('mapHtml draws a box at its position on the map, with south below north', () => {
    const [area] = areas(drawn(box(-20, 40, -10, 30)))
    expect(area).toEqual([
      [-20, 10],
      [40, 10],
      [40, -30],
      [-20, -30],
    ])
  })

  it('mapHtml draws a box across the antimeridian as one part on each side of the map', () => {
    const page = drawn(box(150, -120, -50, 50), box(-170, 100, 0, 10))
    const longitudes = areas(page).map(area => [...new Set(area.map(([x]) => x))])
    expect(longitudes).toContainEqual([150, 240])
    expect(longitudes).toContainEqual([-210, -120])
    expect(seen(page)).toContain('From 150° E to 120° W, from 50° S to 50° N, across the antimeridian')
  })

  it('mapHtml draws a polygon from 170° E to 170° W with a width of 20 degrees, not 340', () => {
    const points = [
      [170, 0],
      [-170, 0],
      [-170, 10],
      [170, 10],
      [170, 0],
    ].map(([pointLongitude = 0, pointLatitude = 0]) => ({ polygonPoint: { pointLongitude, pointLatitude } }))
    const widths = areas(drawn({ geoLocationPolygon: points })).map(area => {
      const xs = area.map(([x = 0]) => x)
      return Math.max(...xs) - Math.min(...xs)
    })
    expect(widths.length).toBeGreaterThan(0)
    expect(new Set(widths)).toEqual(new Set([20]))
  })

  it('mapHtml marks a point on a map of the surrounding area, and describes its position', () => {
    const page = drawn({
      geoLocationPoint: { pointLongitude: 13.06, pointLatitude: '52.38' },
      geoLocationPlace: 'Potsdam',
    })
    expect(page).toMatch(/<circle class="mark" cx="13.06" cy="-52.38"/)
    expect(page).toContain('viewBox="-36.94 -77.38 100 50"')
    expect(seen(page)).toBe('Potsdam : 52.38° N, 13.06° E')
  })

  it('mapHtml shows only the name of a place without coordinates, and nothing if there are no places', () => {
    expect(drawn({ geoLocationPlace: 'Atlantis' })).not.toContain('<svg')
    expect(seen(drawn({ geoLocationPlace: 'Atlantis' }))).toBe('Atlantis')
    expect(drawn()).toBe('')
  })

  it('mapHtml writes only numbers as positions and sizes on a map, even for malformed coordinates', () => {
    const degrees = fc.oneof(fc.double(), fc.integer({ min: -400, max: 400 }), fc.string(), fc.constant('"><script>'))
    const point = fc.record({ pointLongitude: degrees, pointLatitude: degrees })
    const location = fc.record({
      geoLocationPoint: point,
      geoLocationBox: fc.record({
        westBoundLongitude: degrees,
        eastBoundLongitude: degrees,
        southBoundLatitude: degrees,
        northBoundLatitude: degrees,
      }),
      geoLocationPolygon: fc.array(fc.record({ polygonPoint: point })),
    })
    fc.assert(
      fc.property(fc.array(location, { maxLength: 4 }), locations => {
        const page = drawn(...locations)
        for (const [, numbers = ''] of page.matchAll(/(?:viewBox|points|cx|cy|r)="([^"]*)"/g))
          expect(numbers).toMatch(/^-?[\d.e-]+(?:[ ,]-?[\d.e-]+)*$/)
        expect(page).not.toContain('<script')
      }),
    )
  })
})
