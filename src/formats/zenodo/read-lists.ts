import { entryOf } from '../../core/object.ts'
import { doiKey, parseDoi } from '../../identifiers/index.ts'
import type { DateType } from '../../kernel/vocabularies/index.ts'
import type {
  AlternateIdentifier,
  DateEntry,
  FundingReference,
  GeoLocation,
  RelatedIdentifier,
  Rights,
} from '../../model/datacite.ts'
import { parseDate } from '../../model/date.ts'
import { typesOf } from '../inveniordm/resource-types.ts'
import { identify } from '../work/identify.ts'
import { licenceNamed } from '../work/licences.ts'
import { schemeAddress } from '../work/losses/schemes.ts'
import { sayWork } from '../work/losses/work-messages.ts'
import { kernelIdentifier, relationNamed } from '../work/reading/kernel-identifier.ts'
import type { MemberReader } from '../work/reading/member-reader.ts'
import { europeanCommission, funderNamed } from './funders.ts'
import { accessRights, accessText, schemeOfZenodo, zenodoDateTypes } from './vocabularies.ts'

/**
 * Reads the related identifiers and the alternate identifiers. Zenodo lists alternate identifiers among the related
 * identifiers (`isAlternateIdentifier`) or in `alternate_identifiers`.
 */
export function readZenodoIdentifiers(metadata: MemberReader): {
  related: RelatedIdentifier[]
  alternate: AlternateIdentifier[]
} {
  const related: RelatedIdentifier[] = []
  const alternate: AlternateIdentifier[] = []
  const takeAlternate = (identifier: string, type = 'Other'): void => {
    alternate.push({ alternateIdentifier: identifier, alternateIdentifierType: type })
  }
  for (const entry of metadata.members('related_identifiers')) {
    const [identifier, scheme] = [entry.peek('identifier'), entry.peek('scheme')]
    if (identifier === undefined) continue
    const relation = entry.text('relation')
    if (relation?.toLowerCase() === 'isalternateidentifier') {
      entry.leave(['identifier', 'scheme'])
      takeAlternate(identifier, typeOfIdentifier(identifier, scheme))
      continue
    }
    const other = kernelIdentifier(identifier, scheme)
    if (other === undefined) {
      entry.keepAside()
      continue
    }
    entry.leave(['identifier', 'scheme'])
    const relationType = relation === undefined ? undefined : relationNamed(relation)
    if (relation !== undefined && relationType === undefined)
      entry.note('relation', sayWork('relationUnknown', { relation }))
    related.push({
      ...other,
      ...(relation !== undefined && { relationType: relationType ?? 'Other' }),
      ...(relation !== undefined && relationType === undefined && { relationTypeInformation: relation }),
      ...readGeneralType(entry),
    })
  }
  for (const entry of metadata.members('alternate_identifiers')) {
    const identifier = entry.text('identifier')
    if (identifier !== undefined) takeAlternate(identifier, typeOfIdentifier(identifier, entry.text('scheme')))
  }
  return { related, alternate }
}

/**
 * Reads the general type of a related work (12.f). Zenodo writes it as an upload type, such as `publication-article`.
 */
function readGeneralType(entry: MemberReader): Pick<RelatedIdentifier, 'resourceTypeGeneral'> {
  const id = entry.peek('resource_type')
  const { resourceTypeGeneral, resourceType } = id === undefined ? {} : typesOf(id)
  if (resourceTypeGeneral === undefined) return {}
  // A type with more detail than the general type is also kept as an extra.
  if (resourceType === undefined) entry.leave(['resource_type'])
  return { resourceTypeGeneral }
}

const typeOfIdentifier = (identifier: string, scheme: string | undefined): string | undefined =>
  scheme === undefined ? identify(identifier)?.type : (schemeOfZenodo(scheme) ?? scheme)

/**
 * Returns the concept DOI, which all versions of a record share, as a related identifier. Returns an empty list if
 * there is no concept DOI, or if the record itself has this DOI.
 */
export function conceptOf(doi: string | undefined, concept: string | undefined): RelatedIdentifier[] {
  const parsed = concept === undefined ? undefined : parseDoi(concept)
  if (parsed === undefined || (doi !== undefined && doiKey(doi) === doiKey(parsed))) return []
  return [{ relatedIdentifier: parsed, relatedIdentifierType: 'DOI', relationType: 'IsVersionOf' }]
}

/**
 * Reads the licence and the access right of the files. The licence is an SPDX id in lower case, or one of Zenodo's own
 * licence ids.
 */
export function readZenodoRights(metadata: MemberReader): Rights[] {
  const given = metadata.peekAny('license')
  const license = typeof given === 'object' ? metadata.member('license') : undefined
  const id = license === undefined ? metadata.text('license') : license.text('id')
  const known = id === undefined ? undefined : licenceNamed(id)
  const [title, url] = [license?.text('title'), license?.text('url')]
  const access = metadata.peek('access_right')
  const uri = access === undefined ? undefined : entryOf(accessRights, access)
  if (uri !== undefined) metadata.leave(['access_right'])
  const address = schemeAddress('SPDX')
  return [
    ...(id === undefined
      ? []
      : known === undefined
        ? [
            {
              ...(title !== undefined && { rights: title }),
              ...(url !== undefined && { rightsUri: url }),
              rightsIdentifier: id,
            },
          ]
        : [
            {
              rights: title ?? known.name,
              rightsUri: url ?? known.url,
              rightsIdentifier: known.id.toLowerCase(),
              rightsIdentifierScheme: 'SPDX',
              ...(address !== undefined && { schemeUri: address }),
            },
          ]),
    ...(uri === undefined || access === undefined ? [] : [{ rights: accessText(access), rightsUri: uri }]),
  ]
}

/**
 * Reads the publication date, the end of an embargo, and all dates with a start or an end. A publication date that is
 * only a year becomes the publication year (5) without an Issued date.
 */
export function readZenodoDates(metadata: MemberReader): { publicationYear?: number; dates?: DateEntry[] } {
  const published = metadata.text('publication_date')
  const span = published === undefined ? undefined : parseDate(published)
  const year = (span?.from ?? span?.to)?.year
  const dates: DateEntry[] =
    published === undefined || /^\d{4}$/.test(published) ? [] : [{ date: published, dateType: 'Issued' }]
  const until = metadata.text('embargo_date')
  if (until !== undefined) dates.push({ date: until, dateType: 'Available' })
  for (const entry of metadata.members('dates')) {
    const [start, end, information] = [entry.text('start'), entry.text('end'), entry.text('description')]
    const type = entry.peek('type')?.toLowerCase()
    const dateType = zenodoDateTypes.find(known => known.toLowerCase() === type)
    if (dateType !== undefined) entry.leave(['type'])
    const date = start === end ? start : `${start ?? ''}/${end ?? ''}`
    if (date === undefined) continue
    dates.push({
      date,
      dateType: (dateType ?? 'Other') as DateType,
      ...(information !== undefined && { dateInformation: information }),
    })
  }
  return {
    ...(year !== undefined && year >= 0 && { publicationYear: year }),
    ...(dates.length > 0 && { dates }),
  }
}

/**
 * Reads places, each with its name and point in decimal degrees. A place with neither a name nor both coordinates is
 * kept as an extra.
 */
export const readZenodoLocations = (metadata: MemberReader): GeoLocation[] =>
  metadata.members('locations').flatMap((entry): GeoLocation[] => {
    const [latitude, longitude] = [entry.peek('lat'), entry.peek('lon')]
    const place = entry.text('place')
    const hasPoint = latitude !== undefined && longitude !== undefined
    if (hasPoint) entry.leave(['lat', 'lon'])
    else if (place === undefined) {
      entry.keepAside()
      return []
    }
    return [
      {
        ...(place !== undefined && { geoLocationPlace: place }),
        ...(hasPoint && {
          geoLocationPoint: { pointLongitude: degrees(longitude), pointLatitude: degrees(latitude) },
        }),
      },
    ]
  })

const degrees = (text: string): number | string => (Number.isFinite(Number(text)) ? Number(text) : text)

/**
 * Reads grants. A grant is kept as an extra if the name of its funder is unknown, because the kernel requires the name
 * (19.1).
 *
 * The API returns all data of a grant. A deposit has the DOI of the funder and the number, or only the number for the
 * European Commission.
 */
export const readZenodoGrants = (metadata: MemberReader): FundingReference[] =>
  metadata.members('grants').flatMap((grant): FundingReference[] => {
    const funder = grant.member('funder')
    const [given, doi] = [funder.text('name'), funder.text('doi')]
    const id = grant.text('id')
    const [ofFunder, ofGrant] = id === undefined ? [] : id.includes('::') ? id.split('::') : [europeanCommission, id]
    grant.leave(['internal_id'])
    const number = grant.text('code') ?? ofGrant
    const [title, uri] = [grant.text('title'), grant.text('url')]
    const stated = doi ?? ofFunder
    const funderId = stated === undefined ? undefined : (parseDoi(stated) ?? stated)
    const name = given ?? (funderId === undefined ? undefined : funderNamed(funderId))
    if (name === undefined) {
      grant.keepAside()
      return []
    }
    return [
      {
        funderName: name,
        ...(funderId !== undefined && {
          funderIdentifier: `https://doi.org/${funderId}`,
          funderIdentifierType: 'Crossref Funder ID',
        }),
        ...(number !== undefined && { awardNumber: number }),
        ...(uri !== undefined && { awardUri: uri }),
        ...(title !== undefined && { awardTitle: title }),
      },
    ]
  })
