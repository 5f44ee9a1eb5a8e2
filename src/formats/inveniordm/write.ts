import type { Datacite } from '../../model/datacite.ts'
import { together } from '../foreign/together.ts'
import type { Loss, WriteOptions, WriteResult } from '../format.ts'
import type { Work } from '../work/index.ts'
import { Account, carryDate, entriesOf, heldText, isoDate, workOf } from '../work/index.ts'
import { stringify } from '../writing/stringify.ts'
import { resourceTypeOf } from './resource-types.ts'
import { restore } from './restore.ts'
import { writeAgents, writeContributors } from './write-agents.ts'
import { writeContainers } from './write-containers.ts'
import { writeFunding } from './write-funding.ts'
import {
  writeDates,
  writeDescriptions,
  writeIdentifiers,
  writeLanguage,
  writeRelated,
  writeSubjects,
  writeTitles,
} from './write-lists.ts'
import { writeLocations } from './write-locations.ts'
import { writeRights } from './write-rights.ts'

/** Writes a record as what creates a draft of InvenioRDM; a record that was read from there gets everything back that it had. */
export function writeInvenio(record: Datacite, options?: WriteOptions): WriteResult {
  const { value, losses } = recordOf(record)
  return { text: `${stringify(value, options?.pretty ?? true)}\n`, losses }
}

/** Writes several records as a list, which InvenioRDM itself takes one by one. */
export function writeAllInvenio(records: readonly Datacite[], options?: WriteOptions): WriteResult {
  const written = records.map(recordOf)
  const values = written.map(({ value }) => value)
  return { text: `${stringify(values, options?.pretty ?? true)}\n`, losses: together(written) }
}

function recordOf(record: Datacite): { value: object; losses: Loss[] } {
  const account = new Account(record, { id: 'inveniordm', name: 'InvenioRDM' })
  const work = workOf(record)
  const fields = writeContainers(record, account)
  const metadata = metadataOf(work, account)
  const value = {
    ...(work.doi && { pids: { doi: { identifier: account.carry(work.doi), provider: 'external' } } }),
    metadata,
    ...(fields.size > 0 && { custom_fields: Object.fromEntries(fields) }),
  }
  const losses = account.losses()
  return { value: restore(record, value, losses), losses }
}

function metadataOf(work: Work, account: Account): Record<string, unknown> {
  const { record } = work
  const { description, additional } = writeDescriptions(record, account)
  const language = writeLanguage(work.language, account)
  const locations = writeLocations(record, account)
  const texts = {
    title: account.carryAny(work.title),
    publisher: account.carryAny(work.publisher),
    publication_date: publicationDate(work, account),
    description,
    version: account.carryAny(work.version),
  }
  const lists = {
    creators: writeAgents(work.creators, account),
    contributors: writeContributors(work.contributors, account),
    additional_titles: writeTitles(work, account),
    additional_descriptions: additional,
    subjects: writeSubjects(record, account),
    languages: language === undefined ? [] : [language],
    dates: writeDates(work, account),
    rights: writeRights(record, account),
    identifiers: writeIdentifiers(record, account),
    related_identifiers: writeRelated(record, account),
    funding: writeFunding(record, account),
    sizes: plain(record.sizes, 'sizes', account),
    formats: plain(record.formats, 'formats', account),
  }
  return {
    ...resourceType(work, account),
    ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined)),
    ...Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0)),
    ...(locations.length > 0 && { locations: { features: locations } }),
  }
}

function resourceType({ general, genre }: Work, account: Account): { resource_type?: { id: string } } {
  if (general === undefined) return {}
  const { id, isWhole, hasText } = resourceTypeOf(general.value, genre?.value)
  if (isWhole) account.carry(general)
  else account.changed(general.path, `The general type ${general.value} is written as ${id}.`)
  if (hasText) account.carryAny(genre)
  return { resource_type: { id } }
}

/** The date of publication as EDTF: a day, month or year, or a span of them. */
function publicationDate({ issued }: Work, account: Account): string | undefined {
  if (issued === undefined) return undefined
  const isSpan = issued.span.isRange && issued.span.from !== undefined && issued.span.to !== undefined
  carryDate(account, issued, isSpan ? 'range' : 'date')
  return isSpan ? issued.text : isoDate(issued.value)
}

const plain = (list: unknown, name: string, account: Account): string[] =>
  entriesOf<unknown>(Array.isArray(list) ? list : [], [name])
    .flatMap(({ value, path }) => heldText(value, path) ?? [])
    .map(held => account.carry(held))
