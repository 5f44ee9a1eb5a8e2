import { toPointer } from '../../core/pointer.ts'
import { formatRor, parseDoi, parseRor } from '../../identifiers/index.ts'
import type { Datacite, FundingReference, Rights } from '../../model/datacite.ts'
import { isBackwards } from '../../model/date.ts'
import { textOf } from '../../model/view.ts'
import { jsonText } from '../../text/json/stringify.ts'
import type { WriteOptions, WriteResult } from '../format.ts'
import {
  type Account,
  carryDate,
  contributorsOf,
  entriesOf,
  type Held,
  heldText,
  isoDate,
  landingPageOf,
  type Work,
  workOf,
  writeEach,
} from '../work/index.ts'
import { sayWork, writtenAs } from '../work/losses/work-messages.ts'
import { sayInveniordm } from './messages.ts'
import { funderSchemes } from './reading/read-funding.ts'
import { resourceTypeOf } from './resource-types.ts'
import { heldInField, isFromInvenio, isKept, restore } from './restore.ts'
import { writeAgents, writeInvenioContributors } from './write-agents.ts'
import { writeFields } from './write-fields.ts'
import {
  writeDates,
  writeDescriptions,
  writeInvenioIdentifiers,
  writeLanguage,
  writeRelated,
  writeSubjects,
  writeTitles,
} from './write-lists.ts'
import { writeInvenioLocations } from './write-locations.ts'

/** Writes a record as a request that creates a draft in InvenioRDM. Extras from InvenioRDM are restored. */
export function writeInvenio(record: Datacite, options?: WriteOptions): WriteResult {
  const { written, losses } = writeEach([record], format, options, invenioRecordOf)
  return { text: written.map(value => jsonText(value, options)).join(''), losses }
}

/** Writes several records as a list, although InvenioRDM accepts only one record at a time. */
export function writeAllInvenio(records: readonly Datacite[], options?: WriteOptions): WriteResult {
  const { written, losses } = writeEach(records, format, options, invenioRecordOf)
  return { text: jsonText(written, options), losses }
}

const format = { id: 'inveniordm', name: 'InvenioRDM' } as const

function invenioRecordOf(record: Datacite, account: Account): object {
  const work = workOf(record)
  const fields = writeFields(work, account)
  const metadata = metadataOf(work, account)
  const isOwn = isFromInvenio(record)
  const page = isOwn ? account.carryAny(landingPageOf(work)) : undefined
  const value = {
    ...(page !== undefined && { links: { self_html: page } }),
    ...(work.doi && { pids: { doi: { identifier: account.carry(work.doi), provider: 'external' } } }),
    metadata,
    ...(fields.size > 0 && { custom_fields: Object.fromEntries(fields) }),
  }
  return restore(record, value, account)
}

function metadataOf(work: Work, account: Account): Record<string, unknown> {
  const { record } = work
  const { description, additional } = writeDescriptions(record, account)
  const language = writeLanguage(work.language, account)
  const locations = writeInvenioLocations(record, account)
  const texts = {
    title: account.carryAny(work.title),
    publisher: account.carryAny(work.publisher),
    publication_date: publicationDate(work, account),
    description,
    version: account.carryAny(work.version),
  }
  const lists = {
    creators: writeAgents(work.creators, account),
    contributors: contributorsIn(work, account),
    additional_titles: writeTitles(work, account),
    additional_descriptions: additional,
    subjects: writeSubjects(record, account),
    languages: language === undefined ? [] : [language],
    dates: writeDates(work, account),
    rights: writeRights(record, account),
    identifiers: writeInvenioIdentifiers(work, account),
    related_identifiers: writeRelated(record, account),
    funding: writeFunding(record, account),
    sizes: plainTextsOf(record.sizes, 'sizes', account),
    formats: plainTextsOf(record.formats, 'formats', account),
  }
  return {
    ...resourceType(work, account),
    ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined)),
    ...Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0)),
    ...(locations.length > 0 && { locations: { features: locations } }),
  }
}

/** Writes the contributors, except a university that is restored to the custom field of a thesis. */
function contributorsIn(work: Work, account: Account): unknown[] {
  const held = heldInField(work.record, 'contributors')
  if (held === undefined) return writeInvenioContributors(contributorsOf(work), account)
  account.carryPath(['contributors', held])
  const own = toPointer(['contributors', held])
  const others = contributorsOf(work).filter(agent => toPointer(agent.path) !== own)
  return writeInvenioContributors(others, account)
}

function resourceType({ general, genre }: Work, account: Account): { resource_type?: { id: string } } {
  if (general === undefined) return {}
  const { id, isWhole, hasText } = resourceTypeOf(general.value, genre?.value)
  if (isWhole) account.carry(general)
  else account.changed(general.path, sayWork('generalWritten', { general: general.value, written: id }))
  if (hasText) account.carryAny(genre)
  return { resource_type: { id } }
}

/** Returns the publication date in EDTF: a day, month or year, or a range of them. */
function publicationDate({ issued }: Work, account: Account): string | undefined {
  if (issued === undefined) return undefined
  const { span } = issued
  const isSpan = span.isRange && span.from !== undefined && span.to !== undefined && !isBackwards(span)
  carryDate(account, issued, isSpan ? 'range' : 'date')
  return isSpan ? issued.text : isoDate(issued.value)
}

const plainTextsOf = (list: unknown, name: string, account: Account): string[] =>
  entriesOf<unknown>(Array.isArray(list) ? list : [], [name])
    .flatMap(({ value, path }) => heldText(value, path) ?? [])
    .map(held => account.carry(held))

/**
 * Writes funders with their awards. InvenioRDM rejects an award without a funder, so such an award is written only if
 * the record was read from InvenioRDM.
 */
function writeFunding(record: Datacite, account: Account): unknown[] {
  const isOwn = isFromInvenio(record)
  return entriesOf<FundingReference>(record.fundingReferences, ['fundingReferences']).flatMap(entry => {
    const funder = writeFunder(entry, account, isOwn)
    const hasFunder = Object.keys(funder).length > 0
    const award = hasFunder || isOwn ? writeAward(entry, account, isOwn) : undefined
    return hasFunder || award !== undefined ? [{ ...(hasFunder && { funder }), ...(award && { award }) }] : []
  })
}

/**
 * Writes a funder with its name and its ROR ID, which is the id in InvenioRDM's vocabulary. Any other identifier is
 * written only if the record was read from InvenioRDM, or in place of a missing name.
 */
function writeFunder({ value, path }: Held<FundingReference>, account: Account, isOwn: boolean): object {
  const name = account.carryAny(heldText(value.funderName, [...path, 'funderName']))
  const held = heldText(value.funderIdentifier, [...path, 'funderIdentifier'])
  const ror = held === undefined ? undefined : parseRor(held.value)
  const named = name === undefined ? {} : { name }
  if (held === undefined) return named
  if (ror !== undefined) {
    carryScheme(path, account)
    if (formatRor(ror) === held.value) account.carryPath(held.path)
    else account.changed(held.path, writtenAs(held.value, ror, formatRor(ror)))
    return { id: ror, ...named }
  }
  const scheme = Object.entries(funderSchemes).find(([, type]) => type === value.funderIdentifierType)?.[0]
  if (isOwn && scheme !== undefined) {
    carryScheme(path, account)
    return { ...named, identifiers: [{ scheme, identifier: account.carry(held) }] }
  }
  if (name !== undefined) return named
  account.changed(held.path, sayInveniordm('funderUnnamed', { identifier: held.value }))
  return { name: held.value }
}

/**
 * Marks the identifier type and scheme URI of a funder as written: readers derive both from a ROR ID or a written
 * scheme.
 */
function carryScheme(path: Held['path'], account: Account): void {
  for (const member of ['funderIdentifierType', 'schemeUri']) account.carryPath([...path, member])
}

function writeAward({ value, path }: Held<FundingReference>, account: Account, isOwn: boolean): object | undefined {
  if (!isOwn && !value.awardNumber && !value.awardTitle) return undefined
  const [number, title, uri] = (['awardNumber', 'awardTitle', 'awardUri'] as const).map(name =>
    account.carryAny(heldText(value[name], [...path, name])),
  )
  const scheme = uri !== undefined && parseDoi(uri) !== undefined ? 'doi' : 'url'
  const award = {
    ...(number !== undefined && { number }),
    ...(title !== undefined && { title: { en: title } }),
    ...(uri !== undefined && { identifiers: [{ scheme, identifier: uri }] }),
  }
  return Object.keys(award).length > 0 ? award : undefined
}

/**
 * Writes SPDX licences by id, and other licences by title and URL.
 *
 * InvenioRDM adds the rest of an SPDX licence and rejects other members. In a record that was read from InvenioRDM, an
 * SPDX licence also keeps its title and URL.
 */
function writeRights(record: Datacite, account: Account): unknown[] {
  const isOwn = isFromInvenio(record)
  return entriesOf<Rights>(record.rightsList, ['rightsList']).flatMap(entry => {
    if (!isKept(record, '/metadata/copyright', entry.value.rights)) return writeOne(entry, isOwn, account)
    account.carryPath(entry)
    return []
  })
}

function writeOne({ value, path }: Held<Rights>, isOwn: boolean, account: Account): unknown[] {
  const text = heldText(value.rights, [...path, 'rights'])
  const uri = heldText(value.rightsUri, [...path, 'rightsUri'])
  const identifier = heldText(value.rightsIdentifier, [...path, 'rightsIdentifier'])
  const isSpdx = /^spdx$/i.test(textOf(value.rightsIdentifierScheme)) || /spdx\.org/.test(textOf(value.schemeUri))
  const id =
    identifier !== undefined && isSpdx ? account.carry(identifier.as(identifier.value.toLowerCase())) : undefined
  if (id !== undefined) for (const name of ['rightsIdentifierScheme', 'schemeUri']) account.carryPath([...path, name])
  if (id !== undefined && !isOwn) return [{ id }]
  const title = text === undefined ? undefined : titleOf(text, { value, path }, isSpdx, account)
  if (id !== undefined)
    return [{ id, ...title, props: { ...(uri !== undefined && { url: account.carry(uri) }), scheme: 'spdx' } }]
  const link = uri !== undefined && /^https?:\/\/[^\s/]/.test(uri.value) ? account.carry(uri) : undefined
  if (title !== undefined) return [{ ...title, ...(link !== undefined && { link }) }]
  if (uri === undefined) return []
  const message = sayInveniordm('licenceUnnamed')
  account.invented([...path, 'rights'], message, uri.value)
  account.invented([...path, 'lang'], message, 'en')
  if (link === undefined) account.changed(uri, message)
  return [{ title: { en: uri.value }, ...(link !== undefined && { link }) }]
}

/** Returns the name of a licence, keyed by language as InvenioRDM requires. */
function titleOf(text: Held, { value, path }: Held<Rights>, isSpdx: boolean, account: Account): { title: object } {
  const lang = heldText(value.lang, [...path, 'lang'])
  const key = lang?.value.split('-')[0] ?? 'en'
  if (lang !== undefined && lang.value === key) account.carry(lang)
  // The names of SPDX licences are English.
  if (lang === undefined && !isSpdx)
    account.invented([...path, 'lang'], sayInveniordm('languageInvented', { text: text.value }), 'en')
  return { title: { [key]: account.carry(text) } }
}
