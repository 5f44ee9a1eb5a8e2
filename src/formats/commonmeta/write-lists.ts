import { entryOf } from '../../core/object.ts'
import { escaped } from '../../datacite/writing/quote.ts'
import { doiUrl, parseDoi } from '../../identifiers/index.ts'
import type { Datacite, FundingReference, RelatedIdentifier } from '../../model/datacite.ts'
import { textOf } from '../../model/view.ts'
import { isAddress, shownIdentifier } from '../work/identify.ts'
import {
  type Account,
  carrySchemeUri,
  carryShape,
  carryShown,
  type DrawnShape,
  entriesOf,
  type Found,
  filesOf,
  memberText,
  once,
  placesOf,
  type Work,
} from '../work/index.ts'
import { licenceAt, licenceNamed } from '../work/licences.ts'
import { sayCommonmeta } from './messages.ts'
import { wellKnownText } from './read-lists.ts'
import { funderTypeOf, nameOf, relationNames } from './vocabularies.ts'

type Members = Record<string, unknown>

export const writeCommonmetaSubjects = ({ keywords }: Work, account: Account): object[] =>
  keywords.map(keyword => {
    const { entry } = keyword
    const [scheme, lang] = [memberText(entry, 'subjectScheme'), memberText(entry, 'lang')]
    const [address, id] = [memberText(entry, 'schemeUri'), memberText(entry, 'valueUri')]
    const addressOf = (held: typeof id): string | undefined =>
      held !== undefined && isAddress(held.value) ? account.carry(held) : undefined
    const [scheme_uri, valueUri] = [addressOf(address), addressOf(id)]
    return {
      ...(valueUri !== undefined && { id: valueUri }),
      subject: account.carry(keyword),
      ...(scheme !== undefined && { scheme: account.carry(scheme) }),
      ...(scheme_uri !== undefined && { scheme_uri }),
      ...(lang !== undefined && { language: account.carry(lang) }),
    }
  })

/** Writes the first licence, because a Commonmeta work has only one. */
export function writeLicence({ rights }: Work, account: Account): object | undefined {
  for (const entry of rights) {
    const [name, uri, id] = [
      memberText(entry, 'rights'),
      memberText(entry, 'rightsUri'),
      memberText(entry, 'rightsIdentifier'),
    ]
    if (name === undefined && uri === undefined && id === undefined) continue
    const known = licenceNamed(id?.value ?? '') ?? licenceAt(uri?.value ?? '')
    const isSpdx = id !== undefined && /^(?:SPDX)?$/i.test(textOf(entry.value.rightsIdentifierScheme))
    if (id !== undefined && (isSpdx || known !== undefined)) {
      account.carry(id.as(known?.id ?? id.value))
      if (isSpdx) account.carryPath(entry.at('rightsIdentifierScheme'))
      carrySchemeUri(account, entry, entry.value.rightsIdentifierScheme)
    }
    const written = known?.id ?? (isSpdx ? id?.value : undefined)
    const address = uri !== undefined && isAddress(uri.value) ? account.carry(uri) : undefined
    return {
      ...(written !== undefined && { id: written }),
      ...(name !== undefined && { title: account.carry(name) }),
      ...(address !== undefined && { url: address }),
    }
  }
  return undefined
}

/**
 * Returns the Commonmeta relation between a work and a notice that corrects or retracts the work, given the name of the
 * relation in Crossref or Commonmeta. Returns undefined for any other name.
 *
 * The kernel has no such relation.
 */
const updateNamed = (information: unknown): string | undefined =>
  entryOf(
    updates,
    textOf(information)
      .toLowerCase()
      .replace(/[^a-z]/g, ''),
  )

const updates: Readonly<Record<string, string>> = {
  iscorrectedby: 'IsCorrectedBy',
  isretractedby: 'IsRetractedBy',
  retraction: 'Retracts',
  retracts: 'Retracts',
}

/**
 * Writes cited works as references and all other related works as relations. Skips related identifiers that
 * cannot be written as a URL.
 */
export function writeRelations({ record }: Work, account: Account): { relations: object[]; references: object[] } {
  const relations: object[] = []
  const references: object[] = []
  for (const entry of entriesOf<RelatedIdentifier>(record.relatedIdentifiers, ['relatedIdentifiers'])) {
    const held = memberText(entry, 'relatedIdentifier')
    const { relationType } = entry.value
    const type = textOf(entry.value.relatedIdentifierType)
    const id = held === undefined ? '' : shownIdentifier(type, held.value)
    if (held === undefined || !isAddress(id)) continue
    const isReference = relationType === 'References' || relationType === 'Cites'
    const update = relationType === 'Other' ? updateNamed(entry.value.relationTypeInformation) : undefined
    const name = isReference ? undefined : (update ?? nameOf(relationNames, relationType ?? ''))
    if (update !== undefined) account.carryPath(entry.at('relationTypeInformation'))
    carryShown(account, held, entry.at('relatedIdentifierType'), type, id)
    if (relationType === 'Cites') account.changed(entry.at('relationType'), sayCommonmeta('citesAsReference'))
    else if (isReference || name !== undefined) account.carryPath(entry.at('relationType'))
    else
      account.changed(
        entry.at('relationType'),
        sayCommonmeta('relationWritten', { relation: escaped(textOf(relationType)) }),
      )
    if (isReference) references.push({ key: `ref${references.length + 1}`, id })
    else relations.push({ id, type: name ?? 'Other' })
  }
  return { relations, references }
}

export const writeFunding = (record: Datacite, account: Account): object[] =>
  entriesOf<FundingReference>(record.fundingReferences, ['fundingReferences']).flatMap(entry => {
    const texts: Members = {}
    for (const [name, member] of fundingNames) {
      const held = memberText(entry, member)
      if (held !== undefined) texts[name] = account.carry(held)
    }
    const [given, award] = [memberText(entry, 'funderIdentifier'), memberText(entry, 'awardUri')]
    const doi = parseDoi(given?.value ?? '')
    const id = doi === undefined ? given?.value : doiUrl(doi)
    if (id !== undefined && isAddress(id)) {
      texts.funder_id = id
      carryFunder(entry, id, account)
    }
    if (award !== undefined && isAddress(award.value) && Object.keys(texts).length > 0)
      texts.award_id = account.carry(award)
    return Object.keys(texts).length === 0 ? [] : [texts]
  })

const fundingNames = [
  ['funder_name', 'funderName'],
  ['award_title', 'awardTitle'],
  ['award_number', 'awardNumber'],
] as const

/** Reports the identifier of a funder as written, and its type as changed if a reader will derive another type. */
function carryFunder(entry: Found<FundingReference>, id: string, account: Account): void {
  for (const name of ['funderIdentifier', 'schemeUri']) account.carryPath(entry.at(name))
  const type = textOf(entry.value.funderIdentifierType)
  const read = funderTypeOf(id)
  if (type === read || type === '') account.carryPath(entry.at('funderIdentifierType'))
  else
    account.changed(
      entry.at('funderIdentifierType'),
      sayCommonmeta('funderTypeRead', { type: escaped(type), identifier: id, read }),
    )
}

/**
 * Writes each location with its first name, point, box and polygon, because a place in Commonmeta has at most one of
 * each.
 */
export const writeLocations = (record: Datacite, account: Account): object[] => {
  const all = placesOf(record).map(({ names, shapes, where }) => {
    const place: Members = {}
    const [name] = names
    if (name !== undefined) place.place = account.carry(name)
    for (const shape of shapes) {
      if (!isOnEarth(shape)) continue
      if (shape.kind === 'point' && place.point_longitude === undefined) {
        Object.assign(place, { point_longitude: shape.point.longitude, point_latitude: shape.point.latitude })
      } else if (shape.kind === 'box' && place.box_west_longitude === undefined) {
        const { west, east, south, north } = shape
        Object.assign(place, {
          box_west_longitude: west,
          box_east_longitude: east,
          box_south_latitude: south,
          box_north_latitude: north,
        })
      } else if (shape.kind === 'polygon' && place.polygon === undefined) place.polygon = wellKnownText(shape.points)
      else continue
      carryShape(account, { record }, shape)
    }
    return { value: place, where }
  })
  const written = all.filter(({ value }) => Object.keys(value).length > 0)
  return once(account, 'Commonmeta', written)
}

/** True if the degrees of a point or box are within the bounds of the schema. Polygons are not checked. */
function isOnEarth(shape: DrawnShape): boolean {
  if (shape.kind === 'polygon') return true
  const [east, north] =
    shape.kind === 'point'
      ? [[shape.point.longitude], [shape.point.latitude]]
      : [
          [shape.west, shape.east],
          [shape.south, shape.north],
        ]
  return east.every(degrees => Math.abs(degrees) <= 180) && north.every(degrees => Math.abs(degrees) <= 90)
}

export function writeFiles({ record }: Work, account: Account): object[] {
  const held = filesOf(record)
  if (held[0] !== undefined) account.carryPath(held[0].path.slice(0, 3))
  return held.flatMap(file => {
    const { url, name, size, mediaType, checksum } = file.value
    if (typeof url !== 'string' || !isAddress(url)) {
      account.changed(file, sayCommonmeta('fileWithoutAddress'))
      return []
    }
    return [
      {
        ...(name !== undefined && { key: name }),
        ...(checksum !== undefined && { checksum }),
        url,
        ...(Number.isInteger(size) && { size }),
        ...(mediaType !== undefined && { mime_type: mediaType }),
      },
    ]
  })
}
