import { canonicalRecord } from '../../datacite/canonical-record.ts'
import type { Datacite, Resource } from '../../model/index.ts'

/** The record of a resource; without metadata, what the resource itself says. */
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
