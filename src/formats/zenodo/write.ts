import { escapeText } from '../../core/escape-xml.ts'
import { entryOf } from '../../core/object.ts'
import { parsePointer } from '../../core/pointer.ts'
import { extrasFor, lossOfExtra } from '../../datacite/writing/extras.ts'
import { putBack } from '../../datacite/writing/put-back.ts'
import { parseOrcid } from '../../identifiers/index.ts'
import type { Datacite } from '../../model/datacite.ts'
import { parseName } from '../../model/names/parse-name.ts'
import { jsonText } from '../../text/json/stringify.ts'
import type { WriteOptions, WriteResult } from '../format.ts'
import { safeMarkup, writeLanguage } from '../inveniordm/write-lists.ts'
import { zenodoDepositRow } from '../table.ts'
import { citedOf } from '../work/cited-members.ts'
import {
  type Account,
  carryContainerTitle,
  carryDate,
  carryNameAs,
  contributorsOf,
  entriesOf,
  isoDate,
  memberText,
  tellJoined,
  type Work,
  type WorkAgent,
  wholeName,
  withSubtitle,
  workOf,
  writeEach,
} from '../work/index.ts'
import { sayWork } from '../work/losses/work-messages.ts'
import { carryPages } from '../work/pages.ts'
import { depositName } from './fields.ts'
import { sayZenodo } from './messages.ts'
import { partTypeOf, uploadTypeOf } from './vocabularies.ts'
import {
  writeZenodoDates,
  writeZenodoGrants,
  writeZenodoIdentifiers,
  writeZenodoLocations,
  writeZenodoRights,
  writeZenodoSubjects,
} from './write-lists.ts'

type Members = Record<string, unknown>

/** Writes a record as the metadata of a deposit. Extras from a deposit are restored. */
export function writeZenodo(record: Datacite, options?: WriteOptions): WriteResult {
  const { written, losses } = writeEach([record], zenodoDepositRow, options, depositOf)
  return { text: written.map(value => jsonText(value, options)).join(''), losses }
}

function depositOf(record: Datacite, account: Account): Members {
  const work = workOf(record)
  const deposit: Members = {}
  const set = (name: string, value: unknown): void => {
    if (value !== undefined && !(Array.isArray(value) && value.length === 0)) deposit[name] = value
  }
  set('title', titleOf(work, account))
  writeType(work, deposit, account)
  set('publication_date', publicationDate(work, account))
  set('creators', writeZenodoAgents(work.creators, account))
  writeDescriptions(work, deposit, account)
  const { keywords, subjects } = writeZenodoSubjects(work, account)
  set('keywords', keywords)
  set('subjects', subjects)
  set('version', account.carryAny(work.version))
  const language = writeLanguage(work.language, account)
  if (language !== undefined) deposit.language = language.id
  for (const [name, value] of Object.entries(writeZenodoRights(work, account))) set(name, value)
  set('doi', account.carryAny(work.doi))
  writeContainers(work, deposit, account)
  writeCited(work, deposit, account)
  writePublisher(work, deposit, account)
  set('contributors', writeZenodoContributors(contributorsOf(work), account))
  const { related, isbn } = writeZenodoIdentifiers(work, account)
  set('related_identifiers', related)
  if (isbn !== undefined && !Object.hasOwn(deposit, 'imprint_isbn')) {
    set('imprint_isbn', isbn.value)
    account.carryPath(isbn)
    account.carryPath(isbn.beside('alternateIdentifierType'))
    if (deposit[depositName('part_of', 'title')] !== undefined)
      account.changed(isbn.path.slice(0, -1), sayZenodo('isbnOfBook', { isbn: isbn.value }))
  }
  for (const [name, value] of Object.entries(writeZenodoDates(work, account))) set(name, value)
  set('locations', writeZenodoLocations(record, account))
  set('grants', writeZenodoGrants(record, account))
  for (const [key, value] of Object.entries(extrasFor(record, zenodoDepositRow.id) ?? {})) {
    const path = key.startsWith('/') ? parsePointer(key) : [key]
    if (!putBack(deposit, path, value)) account.add(lossOfExtra(record, { key, path, value }, zenodoDepositRow.name))
  }
  return deposit
}

function titleOf({ title, subtitle }: Work, account: Account): string | undefined {
  const text = account.carryAny(title)
  if (title === undefined || subtitle === undefined || subtitle.within === title.within) return text
  tellJoined(account, title, subtitle, zenodoDepositRow.name)
  return withSubtitle(title.value, subtitle.value)
}

function writeType({ general, genre }: Work, deposit: Members, account: Account): void {
  if (general === undefined) return
  const { type, subtype, isWhole, hasText } = uploadTypeOf(general.value, genre?.value)
  deposit.upload_type = type
  if (subtype !== undefined) deposit[`${type}_type`] = subtype
  if (isWhole) account.carry(general)
  else {
    const written = subtype === undefined ? type : `${type}, ${subtype}`
    account.changed(general, sayWork('generalWritten', { general: general.value, written }))
  }
  if (hasText) account.carryAny(genre)
}

function publicationDate({ issued }: Work, account: Account): string | undefined {
  if (issued === undefined) return undefined
  carryDate(account, issued, 'date')
  return isoDate(issued.value)
}

/**
 * Writes the first description of each of the types Abstract, Methods and Other, with the markup that Zenodo allows.
 *
 * Without a description of type Other, writes the note from a citation format as plain text.
 */
function writeDescriptions({ record }: Work, deposit: Members, account: Account): void {
  const places: Readonly<Record<string, string>> = { Abstract: 'description', Methods: 'method', Other: 'notes' }
  for (const entry of entriesOf<{ description?: unknown; descriptionType?: string }>(record.descriptions, [
    'descriptions',
  ])) {
    const { description, descriptionType = '' } = entry.value
    const name = entryOf(places, descriptionType)
    if (name === undefined || typeof description !== 'string' || deposit[name] !== undefined) continue
    const text = safeMarkup(description)
    if (text === '') continue
    deposit[name] = text
    account.carryPath(entry.at('descriptionType'))
    account.carry({ value: text, path: [...entry.path, 'description'] })
  }
  const note = deposit.notes === undefined ? citedOf(record, 'note') : undefined
  if (note === undefined) return
  deposit.notes = escapeText(note.value)
  account.changed(note, sayZenodo('noteAsDescription', { note: note.value }))
}

function writeContainers({ container, general }: Work, deposit: Members, account: Account): void {
  if (container?.title === undefined) return
  const type = container.item.relatedItemType
  const isBook = type === 'Book' || type === 'ConferenceProceeding'
  if (!isBook && type !== 'Journal') return
  const group = isBook ? 'part_of' : 'journal'
  deposit[depositName(group, 'title')] = carryContainerTitle(container, account, zenodoDepositRow.name)
  account.carryPath([...container.path, 'relationType'])
  const read = isBook ? partTypeOf(general?.value) : 'Journal'
  const place = [...container.path, 'relatedItemType']
  if (type === read) account.carryPath(place)
  else account.changed(place, sayZenodo('containerReadAs', { type, read }))
  if (!isBook)
    for (const name of ['volume', 'issue'] as const) {
      const held = container[name]
      if (held !== undefined) deposit[depositName(group, name)] = account.carry(held)
    }
  const pages = carryPages(container, account)
  if (pages !== '') deposit[depositName(group, 'pages')] = pages
  if (!isBook) return
  if (container.identifier?.type !== 'ISBN') return
  deposit.imprint_isbn = account.carry(container.identifier)
  account.carryPath([...container.identifier.path.slice(0, -1), 'relatedItemIdentifierType'])
}

function writeCited({ record, container }: Work, deposit: Members, account: Account): void {
  const places = [
    ...(container === undefined ? ([['page', depositName('part_of', 'pages')]] as const) : []),
    ['publisher-place', depositName('imprint', 'place')],
    ['event-title', depositName('meeting', 'title')],
    ['event-place', depositName('meeting', 'place')],
    ['event-date', depositName('meeting', 'dates')],
  ] as const
  for (const [variable, name] of places) {
    const held = citedOf(record, variable)
    if (held !== undefined) deposit[name] = account.carry(held)
  }
}

/**
 * Writes a publisher other than Zenodo as the publisher of the imprint. If there is none, writes the publisher of the
 * containing book or else the original publisher.
 */
function writePublisher({ record, publisher, container }: Work, deposit: Members, account: Account): void {
  const isOwn = publisher === undefined || /^zenodo$/i.test(publisher.value)
  const inBook = Object.hasOwn(deposit, depositName('part_of', 'title')) ? container?.publisher : undefined
  const printed = isOwn ? (inBook ?? citedOf(record, 'original-publisher')) : publisher
  if (isOwn && publisher !== undefined && /^10\.5281\/zenodo\./i.test(record.doi ?? '')) account.carry(publisher)
  if (printed !== undefined) deposit.imprint_publisher = account.carry(printed)
}

const writeZenodoAgents = (agents: readonly WorkAgent[], account: Account): object[] =>
  agents.map(agent => writeAgent(agent, account))

/** Writes contributors with their roles. A missing role, or a role that Zenodo lacks, is written as Other. */
const writeZenodoContributors = (agents: readonly WorkAgent[], account: Account): object[] =>
  agents.map(agent => {
    const role = agent.role?.value
    const type = role !== undefined && roles.has(role) ? role : 'Other'
    if (role === undefined) account.invented(agent.at('contributorType'), sayZenodo('roleInvented'), 'Other')
    else if (type === role) account.carryPath(agent.at('contributorType'))
    else account.changed(agent.at('contributorType'), sayZenodo('roleUnknown', { role }))
    return { ...writeAgent(agent, account), type }
  })

/** The contributor types of a deposit: https://developers.zenodo.org/#deposit-metadata. */
const roles: ReadonlySet<string> = new Set(
  (
    'ContactPerson DataCollector DataCurator DataManager Distributor Editor HostingInstitution Producer ProjectLeader ' +
    'ProjectManager ProjectMember RegistrationAgency RegistrationAuthority RelatedPerson Researcher ResearchGroup ' +
    'RightsHolder Supervisor Sponsor WorkPackageLeader Other'
  ).split(' '),
)

function writeAgent(
  agent: WorkAgent,
  account: Account,
): { name: string; affiliation?: string; orcid?: string; gnd?: string } {
  // When a name with a comma is read back, its parts are derived from the name.
  const isOrganisation = parseName(agent.text).kind === 'organisation'
  carryNameAs(account, agent, wholeName(agent.text, isOrganisation ? 'Organizational' : undefined))
  const written: { name: string; affiliation?: string; orcid?: string; gnd?: string } = { name: agent.text }
  const [affiliation] = agent.affiliations
  const text = affiliation && account.carryAny(memberText(affiliation, 'name'))
  if (text !== undefined) written.affiliation = text
  for (const identifier of agent.identifiers) {
    const { nameIdentifier, nameIdentifierScheme } = identifier.value
    if (typeof nameIdentifier !== 'string') continue
    const scheme = String(nameIdentifierScheme).toLowerCase()
    const bare = scheme === 'orcid' ? parseOrcid(nameIdentifier) : scheme === 'gnd' ? nameIdentifier : undefined
    if (bare === undefined || (scheme !== 'orcid' && scheme !== 'gnd') || written[scheme] !== undefined) continue
    written[scheme] = bare
    account.carryPath(identifier)
  }
  return written
}
