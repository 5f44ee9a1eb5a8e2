import type { StoredResource } from '../../catalog/index.ts'
import { canonicalRecord } from '../../datacite/canonical-record.ts'
import type { Datacite } from '../../model/index.ts'

/**
 * Returns the metadata of a resource with the landing page registered for its DOI. Without metadata, builds a minimal
 * record from the resource's own members.
 */
export function recordOf({ landing_page, ...resource }: StoredResource): Datacite {
  const record: Datacite = {
    ...canonicalRecord(resource),
    ...(landing_page !== undefined && { extras: { format: 'datacite-rest', members: { '/url': landing_page } } }),
  }
  if (resource.datacite !== null) return record
  const { publication_year, publication_date, publisher } = resource
  return {
    ...(publisher && { publisher: { name: publisher } }),
    ...(publication_year && { publicationYear: publication_year }),
    ...(publication_date && { dates: [{ date: publication_date, dateType: 'Issued' }] }),
    ...record,
  }
}
