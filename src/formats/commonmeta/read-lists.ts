import { vocabularies } from '../../kernel/index.ts'
import type { CitedFile, Datacite, Description, GeoLocation, PolygonPart, Title } from '../../model/datacite.ts'
import type { Point } from '../work/index.ts'
import type { EitherReader } from './either-reader.ts'
import { funderTypeOf } from './vocabularies.ts'

/** Reads the title and the further titles. Before 1.0, all titles were in one list. */
export function readTitles(work: EitherReader): Title[] {
  const main = work.text('title')
  const others = [...work.many('titles'), ...work.many('additional_titles')].flatMap((found): Title[] => {
    const [title, type, lang] = [found.text('title'), found.text('type'), found.text('language')]
    const titleType =
      type !== undefined && Object.hasOwn(vocabularies.titleType, type) ? (type as Title['titleType']) : undefined
    return title === undefined ? [] : [{ title, ...(titleType && { titleType }), ...(lang !== undefined && { lang }) }]
  })
  if (main === undefined) return others
  return [{ title: main }, ...others.map(other => ({ ...other, titleType: other.titleType ?? ('Other' as const) }))]
}

export function subjectOf(found: EitherReader): NonNullable<Datacite['subjects']> {
  const [subject, id, scheme] = [found.text('subject'), found.text('id'), found.text('scheme')]
  const [address, lang] = [found.text('scheme_uri'), found.text('language')]
  if (subject === undefined) return []
  return [
    {
      subject,
      ...(scheme !== undefined && { subjectScheme: scheme }),
      ...(address !== undefined && { schemeUri: address }),
      ...(id !== undefined && { valueUri: id }),
      ...(lang !== undefined && { lang }),
    },
  ]
}

export function readDescriptions(work: EitherReader): Description[] {
  const main = work.text('description')
  const others = [...work.many('descriptions'), ...work.many('additional_descriptions')].flatMap(
    (found): Description[] => {
      const [description, type, lang] = [found.text('description'), found.text('type'), found.text('language')]
      const isKnown = type !== undefined && Object.hasOwn(vocabularies.descriptionType, type)
      const usual = main === undefined || type === 'Summary' ? 'Abstract' : 'Other'
      const descriptionType = isKnown ? (type as NonNullable<Description['descriptionType']>) : usual
      return description === undefined ? [] : [{ description, descriptionType, ...(lang !== undefined && { lang }) }]
    },
  )
  return [...(main === undefined ? [] : [{ description: main, descriptionType: 'Abstract' as const }]), ...others]
}

/** Reads a place with its shapes. Before 1.0, a place had the form of the kernel. */
export function locationOf(found: EitherReader): GeoLocation[] {
  const place = found.text('place', 'geo_location_place')
  const numberOf = (holder: EitherReader, name: string): number | undefined => {
    const text = holder.text(name)
    return text === undefined || Number.isNaN(Number(text)) ? undefined : Number(text)
  }
  const [older, olderBox] = [found.one('geo_location_point'), found.one('geo_location_box')]
  const longitude = numberOf(found, 'point_longitude') ?? numberOf(older, 'point_longitude')
  const latitude = numberOf(found, 'point_latitude') ?? numberOf(older, 'point_latitude')
  const [west, east, south, north] = (['west', 'east', 'south', 'north'] as const).map(
    side =>
      numberOf(found, `box_${side}_${side === 'west' || side === 'east' ? 'longitude' : 'latitude'}`) ??
      numberOf(olderBox, `${side}_bound_${side === 'west' || side === 'east' ? 'longitude' : 'latitude'}`),
  )
  const polygon = polygonOf(found.peek('polygon'))
  if (polygon !== undefined) found.take('polygon')
  const location: GeoLocation = {
    ...(place !== undefined && { geoLocationPlace: place }),
    ...(longitude !== undefined &&
      latitude !== undefined && { geoLocationPoint: { pointLongitude: longitude, pointLatitude: latitude } }),
    ...(west !== undefined &&
      east !== undefined &&
      south !== undefined &&
      north !== undefined && {
        geoLocationBox: {
          westBoundLongitude: west,
          eastBoundLongitude: east,
          southBoundLatitude: south,
          northBoundLatitude: north,
        },
      }),
    ...(polygon && { geoLocationPolygon: polygon }),
  }
  return Object.keys(location).length === 0 ? [] : [location]
}

const funderTypes = ['Crossref Funder ID', 'GRID', 'ISNI', 'ROR', 'Other'] as const

export function fundingOf(found: EitherReader): NonNullable<Datacite['fundingReferences']>[number] {
  const [name, id] = [found.text('funder_name'), found.text('funder_id', 'funder_identifier')]
  const [number, title, address] = [
    found.text('award_number'),
    found.text('award_title'),
    found.text('award_id', 'award_uri'),
  ]
  const type = funderTypes.find(name => name === found.peek('funder_identifier_type'))
  // A type that the kernel lacks becomes an extra.
  if (id !== undefined && type !== undefined) found.take('funder_identifier_type')
  return {
    ...(name !== undefined && { funderName: name }),
    ...(id !== undefined && { funderIdentifier: id, funderIdentifierType: type ?? funderTypeOf(id) }),
    ...(number !== undefined && { awardNumber: number }),
    ...(title !== undefined && { awardTitle: title }),
    ...(address !== undefined && { awardUri: address }),
  }
}

export function fileOf(found: EitherReader): CitedFile[] {
  const [url, name, checksum, mediaType] = ['url', 'key', 'checksum', 'mime_type'].map(key => found.text(key))
  const size = Number(found.text('size') ?? Number.NaN)
  if (url === undefined) return []
  return [
    {
      url,
      ...(name !== undefined && { name }),
      ...(Number.isInteger(size) && { size }),
      ...(mediaType !== undefined && { mediaType }),
      ...(checksum !== undefined && { checksum }),
    },
  ]
}

/** Reads a polygon with a single ring in well-known text. Returns undefined for anything else. */
function polygonOf(text: unknown): PolygonPart[] | undefined {
  if (typeof text !== 'string' || text.length > 1_000_000) return undefined
  const ring = /^\s*POLYGON\s*\(\(([^()]*)\)\)\s*$/i.exec(text)?.[1]
  if (ring === undefined) return undefined
  const points = ring.split(',').map(pair => pair.trim().split(/\s+/).map(Number))
  if (points.some(pair => pair.length < 2 || pair.some(Number.isNaN))) return undefined
  return points.map(([pointLongitude = 0, pointLatitude = 0]) => ({ polygonPoint: { pointLongitude, pointLatitude } }))
}

/** Writes the points of a closed polygon as well-known text. */
export const wellKnownText = (points: readonly Point[]): string =>
  `POLYGON((${points.map(({ longitude, latitude }) => `${longitude} ${latitude}`).join(', ')}))`
