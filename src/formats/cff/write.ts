import { isObject, setOwn } from '../../core/object.ts'
import { extrasFor } from '../../datacite/writing/extras.ts'
import type { Datacite, Rights } from '../../model/datacite.ts'
import { writeYaml } from '../../text/yaml/write.ts'
import type { WriteOptions, WriteResult } from '../format.ts'
import { isIri } from '../schema-org/identifiers.ts'
import { putExtras } from '../schema-org/writing/write.ts'
import {
  type Account,
  carryDate,
  contributorsOf,
  entriesOf,
  type Held,
  heldLines,
  heldText,
  isoDate,
  once,
  type Work,
  workOf,
  writeEach,
} from '../work/index.ts'
import { licenceAt, licenceNamed } from '../work/licences.ts'
import { sayCff } from './messages.ts'
import { generalTypeOfReference, workTypeOf } from './types.ts'
import { writeCffAgents } from './write-agents.ts'
import { writeCffIdentifiers } from './write-identifiers.ts'
import { isCitedItself, ownType, writeOwnCitation } from './write-own-citation.ts'
import { writeReferences } from './write-references.ts'

const format = { id: 'cff', name: 'CFF' } as const

/**
 * Writes a CITATION.cff of version 1.2.0. Values that the schema requires and that the record lacks are invented and
 * reported.
 */
export function writeCff(record: Datacite, options?: WriteOptions): WriteResult {
  const { written, losses } = writeEach([record], format, options, (one, account) => writeYaml(fileOf(one, account)))
  return { text: written.join(''), losses }
}

function fileOf(record: Datacite, account: Account): object {
  const work = workOf(record)
  const isOwn = isCitedItself(work)
  const file: Record<string, unknown> = {
    'cff-version': '1.2.0',
    message: message(account, work.record),
    type: isOwn ? ownType(account, work) : type(account, work),
    title: title(account, work),
    authors: authors(account, work),
  }
  const contacts = contributorsOf(work, 'ContactPerson')
  if (contacts.length > 0) file.contact = writeCffAgents(account, contacts)
  const { doi, addresses, identifiers } = writeCffIdentifiers(account, work)
  if (doi !== undefined) file.doi = doi
  if (identifiers.length > 0) file.identifiers = identifiers
  Object.assign(file, addresses)
  putTexts(account, work, file)
  putLicences(account, work, file)
  const { preferred: given, references } = writeReferences(account, work)
  const preferred = isOwn ? writeOwnCitation(account, work, file) : given
  if (preferred !== undefined) file['preferred-citation'] = preferred
  if (references.length > 0) file.references = references
  putExtras(account, work.record, format, file as never)
  writeMonths(file)
  return file
}

/** Converts months with leading zeros, which the schema rejects, to numbers. */
function writeMonths(file: Readonly<Record<string, unknown>>): void {
  for (const reference of [file.references, file['preferred-citation']].flat())
    if (isObject(reference) && typeof reference.month === 'string' && /^0[1-9]$/.test(reference.month))
      setOwn(reference as Record<string, unknown>, 'month', Number(reference.month))
}

function message(account: Account, record: Datacite): string {
  const kept = extrasFor(record, 'cff')?.['/message']
  if (typeof kept === 'string') return kept
  const text = 'If you use this work, please cite it using the metadata from this file.'
  account.invented(['extras', 'members', '/message'], sayCff('messageInvented', { text }), text)
  return text
}

function type(account: Account, { general }: Work): string {
  const written = workTypeOf(general?.value)
  if (general === undefined) {
    account.invented(['types'], sayCff('typeInvented', { written }), written)
    return written
  }
  const back = written === 'dataset' ? 'Dataset' : generalTypeOfReference(written)
  if (back === general.value) account.carry(general)
  else account.changed(general.path, sayCff('typeWritten', { type: general.value, written }))
  return written
}

function title(account: Account, { title: held }: Work): string {
  if (held !== undefined) return account.carry(held)
  account.invented(['titles'], sayCff('titleInvented'), 'Untitled')
  return 'Untitled'
}

function authors(account: Account, { creators }: Work): object[] {
  if (creators.length > 0) return writeCffAgents(account, creators)
  account.invented(['creators'], sayCff('authorsInvented'), 'anonymous')
  return [{ name: 'anonymous' }]
}

function putTexts(account: Account, { record, keywords, version, issued }: Work, file: Record<string, unknown>): void {
  const abstract = entriesOf<{ description?: unknown; descriptionType?: unknown }>(record.descriptions, [
    'descriptions',
  ]).find(({ value }) => value.descriptionType === 'Abstract')
  const lines = abstract && heldLines(abstract.value.description, [...abstract.path, 'description'])
  if (lines !== undefined && abstract !== undefined) {
    file.abstract = account.carry(lines)
    account.carryPath([...abstract.path, 'descriptionType'])
  }
  const words = keywords.map(keyword => ({ value: account.carry(keyword), where: keyword }))
  if (words.length > 0) file.keywords = once(account, format.name, words)
  if (version !== undefined) file.version = account.carry(version)
  // The schema accepts only full dates; a year or month alone is dropped.
  if (issued?.value.day !== undefined && issued.value.year >= 0 && issued.value.year <= 9999) {
    file['date-released'] = isoDate(issued.value)
    carryDate(account, issued, 'date')
  }
}

/** Writes the SPDX identifiers of licences, and the URL of the first licence that has a URL but no such identifier. */
function putLicences(account: Account, { rights }: Work, file: Record<string, unknown>): void {
  const ids: string[] = []
  for (const held of rights) {
    const id = spdxOf(account, held)
    if (id !== undefined && !ids.includes(id)) ids.push(id)
    const uri = heldText(held.value.rightsUri, [...held.path, 'rightsUri'])
    if (id === undefined && uri !== undefined && /^https?:/.test(uri.value) && isIri(uri.value) && !file['license-url'])
      file['license-url'] = account.carry(uri)
  }
  if (ids.length > 0) file.license = ids.length === 1 ? ids[0] : ids
}

function spdxOf(account: Account, { value, path }: Held<Rights>): string | undefined {
  const id = heldText(value.rightsIdentifier, [...path, 'rightsIdentifier'])
  const uri = heldText(value.rightsUri, [...path, 'rightsUri'])
  const licence = (id && licenceNamed(id.value)) ?? (uri && licenceAt(uri.value))
  if (licence === undefined) return undefined
  if (id !== undefined)
    account.carry(id.as(id.value.toLowerCase() === licence.id.toLowerCase() ? id.value : licence.id))
  for (const member of ['rightsIdentifierScheme', 'schemeUri']) account.carryPath([...path, member])
  if (value.rights === licence.name) account.carryPath([...path, 'rights'])
  if (uri !== undefined) account.carry(uri.as(licence.url))
  return licence.id
}
