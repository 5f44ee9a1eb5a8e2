import type { Datacite } from '../../model/datacite.ts'
import type { WriteOptions, WriteResult } from '../format.ts'
import type { Account, Work } from '../work/index.ts'
import { carryDate, contributorsOf, entriesOf, heldText, isoDate, jsonText, workOf, writeEach } from '../work/index.ts'
import { resourceTypeOf } from './resource-types.ts'
import { restore } from './restore.ts'
import { writeAgents, writeInvenioContributors } from './write-agents.ts'
import { writeContainers } from './write-containers.ts'
import { writeFunding } from './write-funding.ts'
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
import { writeRights } from './write-rights.ts'

/** Writes a record as a request that creates a draft in InvenioRDM; a record read from InvenioRDM gets back everything it had. */
export function writeInvenio(record: Datacite, options?: WriteOptions): WriteResult {
  const { written, losses } = writeEach([record], format, options, recordOf)
  return { text: written.map(value => jsonText(value, options)).join(''), losses }
}

/** Writes several records as a list; InvenioRDM itself takes them one by one. */
export function writeAllInvenio(records: readonly Datacite[], options?: WriteOptions): WriteResult {
  const { written, losses } = writeEach(records, format, options, recordOf)
  return { text: jsonText(written, options), losses }
}

const format = { id: 'inveniordm', name: 'InvenioRDM' } as const

function recordOf(record: Datacite, account: Account): object {
  const work = workOf(record)
  const fields = writeContainers(record, account)
  const metadata = metadataOf(work, account)
  const value = {
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
    contributors: writeInvenioContributors(contributorsOf(work), account),
    additional_titles: writeTitles(work, account),
    additional_descriptions: additional,
    subjects: writeSubjects(record, account),
    languages: language === undefined ? [] : [language],
    dates: writeDates(work, account),
    rights: writeRights(record, account),
    identifiers: writeInvenioIdentifiers(record, account),
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
