import { canonicalRecord } from '../formats/canonical-record.ts'
import { formats } from '../formats/formats.ts'
import type { Datacite, Resource } from '../model/index.ts'

/** Writes a record in a format; loaded when it is first needed, because it brings all formats along. */
export function writeAs(id: string, record: Datacite): string {
  const format = formats.find(format => format.id === id)
  if (format?.write === undefined) throw new TypeError(`Nothing writes "${id}".`)
  return format.write(record).text
}

/** The record of a resource; of one without metadata what the resource itself says. */
export function recordOf(resource: Resource): Datacite {
  const record = canonicalRecord(resource)
  if (resource.datacite !== null) return record
  const { publication_year, publication_date, publisher } = resource
  return {
    ...(publisher && { publisher: { name: publisher } }),
    ...(publication_year && { publicationYear: publication_year }),
    ...(publication_date && { dates: [{ date: publication_date, dateType: 'Issued' }] }),
    ...record,
  }
}
