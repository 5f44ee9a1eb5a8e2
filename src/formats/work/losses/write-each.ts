import { isObject, kindOf } from '../../../core/object.ts'
import { parsePointer, valueAt } from '../../../core/pointer.ts'
import { missing, missingIn, type Requirable } from '../../../datacite/fit/required.ts'
import { asRecord, asWriteOptions } from '../../../datacite/known.ts'
import { requireJson } from '../../../datacite/not-json.ts'
import { extrasFor, lossOfExtra } from '../../../datacite/writing/extras.ts'
import type { Datacite } from '../../../model/datacite.ts'
import { heldEntry, heldRecords } from '../../../model/given/held-record.ts'
import type { Loss, WriteOptions } from '../../format.ts'
import { publishedIn } from '../series/publication.ts'
import { type Account, unkept } from './account.ts'
import { LossAccount, type NamedFormat } from './loss-account.ts'

/**
 * Applies `write` to each record and returns the results with all losses. With `losses: false`, no losses are
 * recorded, and values that are not written are not checked.
 * @param format The format, or a function that returns it for a record.
 * @throws TypeError if `records` is not a list, or if a record is not representable in JSON
 */
export function writeEach<Written>(
  records: readonly Datacite[],
  format: NamedFormat | ((record: Datacite) => NamedFormat),
  options: WriteOptions | undefined,
  write: (record: Datacite, account: Account) => Written,
): { written: Written[]; losses: Loss[] } {
  if (!Array.isArray(records))
    throw new TypeError(`Records should be a list, not ${kindOf(records)}; write accepts one record.`)
  const { losses: asked } = asWriteOptions(options)
  const isAsked = asked !== false
  const losses: Loss[] = []
  const written = records.map((given: unknown, index) => {
    const own = asRecord(given)
    if (isAsked) requireJson(own)
    const named = typeof format === 'function' ? format(own) : format
    const published = publishedIn(own, csl => (csl === 'report' ? inReports : inBooks).has(named.id))
    const record = published?.record ?? own
    if (!isAsked) return writeAlone(record, write)
    const account = new LossAccount(record, named, asked !== 'places')
    const one = write(record, account)
    for (const [member, ...path] of requiredBy[named.id] ?? [])
      if (isMissing(one, path, record, member)) account.add(missing(member, named.name))
    const lost = account.losses()
    for (const loss of published?.inGiven(lost) ?? lost) losses.push(records.length === 1 ? loss : { ...loss, index })
    return one
  })
  return { written, losses }
}

/**
 * The members that a format requires in every record, with their paths in the result of its writer.
 *
 * Sources: the JSON Schema of Commonmeta 1.0; RO-Crate 1.1 and 1.2 for the root data entity; the metadata schema of
 * invenio-rdm-records; Zenodo's documentation (https://developers.zenodo.org/#deposit-metadata). Crossref's
 * requirements depend on the kind of work.
 */
const requiredBy: Readonly<Record<string, readonly (readonly [Requirable, ...string[]])[]>> = {
  commonmeta: [['identifier', 'id']],
  inveniordm: [
    ['general', 'metadata', 'resource_type'],
    ['creators', 'metadata', 'creators'],
    ['title', 'metadata', 'title'],
    ['year', 'metadata', 'publication_date'],
  ],
  'ro-crate': [['title'], ['year']],
  'zenodo-deposit': [['general', 'upload_type'], ['creators', 'creators'], ['title', 'title'], ['description']],
}

/**
 * True if a required member is missing from the writer's result or, if the member has no path there, from the record.
 */
const isMissing = (written: unknown, path: readonly string[], record: Datacite, member: Requirable): boolean =>
  path.length > 0 && isObject(written)
    ? valueAt(written, path) === undefined
    : missingIn(record, [member], '').length > 0

/** Formats that write the series number of reports as well as of books. */
const inReports: ReadonlySet<string> = new Set(['csl-json', 'csv'])
const inBooks: ReadonlySet<string> = new Set([...inReports, 'bibtex', 'biblatex', 'ris', 'endnote', 'endnote-xml'])

/**
 * Returns the records in a writer's input: a record, a list of records, a result of this package or a list response of
 * DataCite's REST API.
 */
export function asList(records: Datacite | readonly Datacite[]): readonly Datacite[] {
  const given = heldRecords(records)
  return (Array.isArray(given) ? given : [given]).map(heldEntry) as Datacite[]
}

function writeAlone<Written>(record: Datacite, write: (record: Datacite, account: Account) => Written): Written {
  try {
    return write(record, unkept)
  } catch (cause) {
    requireJson(record)
    throw cause
  }
}

/** Returns a record read from XML, to which the texts that the model cannot represent have been added as extras. */
export function withKept(record: Datacite, format: string, rest: Readonly<Record<string, unknown>>): Datacite {
  const members: Record<string, unknown> = Object.create(null)
  for (const [pointer, kept] of Object.entries(rest))
    members[pointer] = Array.isArray(kept) && kept.length === 1 && typeof kept[0] === 'string' ? kept[0] : kept
  if (Object.keys(members).length === 0) return record
  const { cited } = record.extras ?? {}
  return { ...record, extras: { format, members, ...(cited && { cited }) } }
}

/** Reports as lost the extras from the written format that were not written back. */
export function loseKept(
  record: Datacite,
  format: NamedFormat,
  account: Account,
  isWritten: (pointer: string) => boolean = () => false,
): void {
  for (const [key, value] of Object.entries(extrasFor(record, format.id) ?? {})) {
    if (isWritten(key)) continue
    const path = key.startsWith('/') ? parsePointer(key) : [key]
    account.add(lossOfExtra(record, { key, path, value }, format.name))
  }
}
