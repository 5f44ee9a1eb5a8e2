import { parseDoi, parseIdentifier } from '../../identifiers/index.ts'
import type {
  AlternateIdentifier,
  Datacite,
  DateEntry,
  FundingReference,
  RelatedIdentifier,
  Rights,
} from '../../model/datacite.ts'
import { textOf } from '../../model/view.ts'
import { resourceTypeOf } from '../inveniordm/resource-types.ts'
import {
  type Account,
  carrySchemeUri,
  carryShape,
  entriesOf,
  type Found,
  landingPageOf,
  memberText,
  placesOf,
  type Work,
} from '../work/index.ts'
import { licenceAt, licenceNamed } from '../work/licences.ts'
import { sayWork } from '../work/losses/work-messages.ts'
import { europeanCommission, funderNamed } from './funders.ts'
import { sayZenodo } from './messages.ts'
import { accessRights, zenodoDateTypes, zenodoRelation, zenodoScheme } from './vocabularies.ts'

/** Writes the subjects: as terms if they have a value URI, and otherwise as keywords. */
export function writeZenodoSubjects(
  { keywords: all }: Work,
  account: Account,
): { keywords: string[]; subjects: object[] } {
  const keywords: string[] = []
  const subjects: object[] = []
  for (const keyword of all) {
    const uri = account.carryAny(memberText(keyword.entry, 'valueUri'))
    const term = account.carry(keyword)
    if (uri === undefined) keywords.push(term)
    else subjects.push({ term, identifier: uri, scheme: 'url' })
  }
  return { keywords, subjects }
}

/** Writes the access right and the licence. A deposit has only one licence. */
export function writeZenodoRights({ rights }: Work, account: Account): { access_right?: string; license?: string } {
  const written: { access_right?: string; license?: string } = {}
  for (const entry of rights) {
    const access = Object.keys(accessRights).find(name => accessRights[name] === entry.value.rightsUri)
    if (access !== undefined && written.access_right === undefined) {
      written.access_right = access
      account.carryPath(entry)
    } else if (access === undefined && written.license === undefined) {
      const license = licenseOf(entry, account)
      if (license !== undefined) written.license = license
    }
  }
  return written
}

/**
 * Returns the identifier of a licence, in lower case if the licence is known.
 *
 * A name or a URL that differs from that of the known licence counts as lost or changed.
 */
function licenseOf(entry: Found<Rights>, account: Account): string | undefined {
  const [uri, given] = [textOf(entry.value.rightsUri), textOf(entry.value.rightsIdentifier).trim()]
  const known = licenceNamed(given) ?? licenceAt(uri)
  const id = known?.id ?? given
  if (id === '') return undefined
  if (given === '' || given.toLowerCase() === id.toLowerCase()) account.carryPath(entry.at('rightsIdentifier'))
  if (known !== undefined && /^(?:SPDX)?$/i.test(textOf(entry.value.rightsIdentifierScheme))) {
    account.carryPath(entry.at('rightsIdentifierScheme'))
    carrySchemeUri(account, entry, entry.value.rightsIdentifierScheme)
  }
  if (known === undefined) return id
  const written = id.toLowerCase()
  if (given !== '' && given !== written)
    account.changed(entry.at('rightsIdentifier'), sayZenodo('licenceWritten', { value: given, written }))
  if (entry.value.rights === known.name) account.carryPath(entry.at('rights'))
  if (uri === known.url) account.carryPath(entry.at('rightsUri'))
  else if (licenceAt(uri)?.id === id)
    account.changed(entry.at('rightsUri'), sayZenodo('licenceWritten', { value: uri, written }))
  return written
}

/** An entry of `related_identifiers`. */
interface ZenodoIdentifier {
  identifier: string
  relation: string
  scheme: string
  resource_type?: string
}

/**
 * Returns the landing page as an identifier of the work, because Zenodo itself sets the landing page of a record.
 * Returns undefined for a page of Zenodo, and for a page that is already among the `known` identifiers.
 */
function landingPage(work: Work, known: readonly ZenodoIdentifier[], account: Account): ZenodoIdentifier | undefined {
  const page = landingPageOf(work)
  if (page === undefined || isZenodoPage(page.value)) return undefined
  account.changed(page, sayZenodo('pageAsIdentifier', { page: page.value }))
  const isNew = !known.some(({ identifier }) => identifier === page.value)
  return isNew ? { identifier: page.value, relation: 'isAlternateIdentifier', scheme: 'url' } : undefined
}

const isZenodoPage = (page: string): boolean => /^https?:\/\/(?:sandbox\.)?zenodo\.org\//i.test(page)

function relatedIdentifierOf(entry: Found<RelatedIdentifier>, account: Account): ZenodoIdentifier | undefined {
  const held = memberText(entry, 'relatedIdentifier')
  const scheme = zenodoScheme(textOf(entry.value.relatedIdentifierType))
  const given = textOf(entry.value.relationType)
  const relation = given === 'Other' ? relationOfInformation(entry.value.relationTypeInformation) : given
  if (held === undefined || scheme === undefined || relation === undefined || relation === '') return undefined
  const bare = scheme === 'doi' ? (parseIdentifier('DOI', held.value)?.value ?? held.value) : held.value
  account.carryPath(entry.at('relatedIdentifierType'))
  if (relation === given) account.carryPath(entry.at('relationType'))
  else {
    const information = textOf(entry.value.relationTypeInformation)
    for (const member of ['relationType', 'relationTypeInformation'])
      account.changed(entry.at(member), sayWork('written', { value: information, written: zenodoRelation(relation) }))
  }
  const general = memberText(entry, 'resourceTypeGeneral')
  const type = general && resourceTypeOf(general.value)
  if (general !== undefined && type?.isWhole) account.carry(general)
  return {
    identifier: account.carry(held.as(bare)),
    relation: zenodoRelation(relation),
    scheme,
    ...(type?.isWhole && { resource_type: type.id }),
  }
}

/**
 * Returns IsSupplementedBy, as cffconvert does, for the URL of `repository` or `repository-artifact` in a CFF file.
 * Returns undefined for any other URL.
 */
const relationOfInformation = (information: unknown): string | undefined =>
  information === 'repository' || information === 'repository-artifact' ? 'IsSupplementedBy' : undefined

/**
 * Writes the related identifiers and the identifiers of the work itself. The first ISBN is returned separately, because
 * the caller writes it.
 */
export function writeZenodoIdentifiers(work: Work, account: Account): { related: object[]; isbn?: Found } {
  const { record } = work
  const related: ZenodoIdentifier[] = []
  let isbn: Found | undefined
  for (const entry of entriesOf<AlternateIdentifier>(record.alternateIdentifiers, ['alternateIdentifiers'])) {
    const held = memberText(entry, 'alternateIdentifier')
    const type = textOf(entry.value.alternateIdentifierType)
    if (held === undefined) continue
    if (type === 'ISBN' && isbn === undefined) {
      isbn = held
      continue
    }
    const scheme = zenodoScheme(type)
    if (scheme === undefined) continue
    related.push({ identifier: account.carry(held), relation: 'isAlternateIdentifier', scheme })
    account.carryPath(entry.at('alternateIdentifierType'))
  }
  const page = landingPage(work, related, account)
  if (page !== undefined) related.unshift(page)
  for (const entry of entriesOf<RelatedIdentifier>(record.relatedIdentifiers, ['relatedIdentifiers'])) {
    const written = relatedIdentifierOf(entry, account)
    if (written !== undefined) related.push(written)
  }
  return { related, ...(isbn !== undefined && { isbn }) }
}

/** Writes the end of an embargo, and the dates for which Zenodo has types. */
export function writeZenodoDates(
  { record, rights }: Work,
  account: Account,
): { embargo_date?: string; dates: object[] } {
  const isEmbargoed = rights.some(({ value }) => value.rightsUri === accessRights.embargoed)
  const dates: object[] = []
  let until: string | undefined
  for (const entry of entriesOf<DateEntry>(record.dates, ['dates'])) {
    const { dateType } = entry.value
    const held = memberText(entry, 'date')
    if (held === undefined) continue
    if (dateType === 'Available' && isEmbargoed && until === undefined && /^\d{4}-\d{2}-\d{2}$/.test(held.value)) {
      until = account.carry(held)
      account.carryPath(entry.at('dateType'))
      continue
    }
    if (dateType === undefined || !zenodoDateTypes.includes(dateType)) continue
    const [start, end = start, more] = held.value.split('/')
    // A text with more than two dates is not a range.
    if (more !== undefined) continue
    const description = account.carryAny(memberText(entry, 'dateInformation'))
    account.carryPath(entry.at('dateType'))
    account.carry(held)
    dates.push({
      type: dateType,
      ...(start !== '' && { start }),
      ...(end !== '' && { end }),
      ...(description !== undefined && { description }),
    })
  }
  return { ...(until !== undefined && { embargo_date: until }), dates }
}

/**
 * Writes the places that have a name, each with only the first of its names and the first of its points. A deposit has
 * no boxes or polygons.
 */
export const writeZenodoLocations = (record: Datacite, account: Account): object[] =>
  placesOf(record).flatMap(({ names, shapes }) => {
    const [name] = names
    // Zenodo requires the name of a place.
    if (name === undefined) return []
    const point = shapes.find(shape => shape.kind === 'point')
    if (point !== undefined) carryShape(account, { record }, point)
    const { latitude: lat, longitude: lon } = point?.point ?? {}
    return [{ place: account.carry(name), ...(point !== undefined && { lat, lon }) }]
  })

/**
 * Writes grants by funder DOI and number, or only by number for the European Commission. Omits grants without a number
 * and grants of unknown funders, which Zenodo rejects.
 */
export const writeZenodoGrants = (record: Datacite, account: Account): object[] =>
  entriesOf<FundingReference>(record.fundingReferences, ['fundingReferences']).flatMap(entry => {
    const number = memberText(entry, 'awardNumber')
    const funder = parseDoi(textOf(entry.value.funderIdentifier))
    const name = funder === undefined ? undefined : funderNamed(funder)
    if (number === undefined || funder === undefined || name === undefined) return []
    const given = memberText(entry, 'funderName')
    if (given?.value === name) account.carry(given)
    else if (given !== undefined) account.changed(given, sayWork('readAs', { value: given.value, read: name }))
    for (const member of ['funderIdentifier', 'funderIdentifierType', 'schemeUri']) account.carryPath(entry.at(member))
    const id = account.carry(number)
    return [{ id: funder === europeanCommission ? id : `${funder}::${id}` }]
  })
