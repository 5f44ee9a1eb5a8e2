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
import {
  type Account,
  carrySchemeUri,
  carryShape,
  entriesOf,
  type Found,
  memberText,
  placesOf,
  type Work,
} from '../work/index.ts'
import { licenceAt, licenceNamed } from '../work/licences.ts'
import { sayZenodo } from './messages.ts'
import { europeanCommission } from './read-lists.ts'
import { accessRights, zenodoDateTypes, zenodoRelation, zenodoScheme } from './vocabularies.ts'

/** Subjects with an address are terms, the others keywords. */
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

/** Who may have the files, and the licence, of which a deposit has one. */
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

/** The identifier of a licence; what it does not tell is lost. */
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

/** Related identifiers, and those of the work itself among them but for its ISBN, which the caller carries. */
export function writeZenodoIdentifiers(record: Datacite, account: Account): { related: object[]; isbn?: Found } {
  const related: object[] = []
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
  for (const entry of entriesOf<RelatedIdentifier>(record.relatedIdentifiers, ['relatedIdentifiers'])) {
    const held = memberText(entry, 'relatedIdentifier')
    const scheme = zenodoScheme(textOf(entry.value.relatedIdentifierType))
    const relation = textOf(entry.value.relationType)
    if (held === undefined || scheme === undefined || relation === '' || relation === 'Other') continue
    const bare = scheme === 'doi' ? (parseIdentifier('DOI', held.value)?.value ?? held.value) : held.value
    for (const name of ['relatedIdentifierType', 'relationType']) account.carryPath(entry.at(name))
    related.push({ identifier: account.carry(held.as(bare)), relation: zenodoRelation(relation), scheme })
  }
  return { related, ...(isbn !== undefined && { isbn }) }
}

/** The end of an embargo, and the dates of the types that Zenodo has. */
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
    // More than two ends are no range.
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

/** Places with a name; other shapes than points have no place in a deposit. */
export const writeZenodoLocations = (record: Datacite, account: Account): object[] =>
  placesOf(record).flatMap(({ names, shapes }) => {
    const [name] = names
    // Zenodo asks for the name of a place.
    if (name === undefined) return []
    const point = shapes.find(shape => shape.kind === 'point')
    if (point !== undefined) carryShape(account, { record }, point)
    const { latitude: lat, longitude: lon } = point?.point ?? {}
    return [{ place: account.carry(name), ...(point !== undefined && { lat, lon }) }]
  })

/** Grants, by the DOI of their funder and their number; Zenodo knows the rest. */
export const writeZenodoGrants = (record: Datacite, account: Account): object[] =>
  entriesOf<FundingReference>(record.fundingReferences, ['fundingReferences']).flatMap(entry => {
    const number = memberText(entry, 'awardNumber')
    const funder = parseDoi(textOf(entry.value.funderIdentifier))
    if (number === undefined || funder === undefined || !funder.startsWith('10.13039/')) return []
    for (const name of ['funderIdentifier', 'funderIdentifierType', 'schemeUri']) account.carryPath(entry.at(name))
    const id = account.carry(number)
    return [{ id: funder === europeanCommission ? id : `${funder}::${id}` }]
  })
