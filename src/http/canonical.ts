import { resource as dialect } from '../formats/dialects/resource.ts'
import type { Datacite, Resource } from '../model/index.ts'

/** The canonical record of a resource, which formats write; of an external one what is known: title, DOI and version. */
export function canonicalOf(resource: Resource): Datacite {
  const { extras: _, ...record } = dialect.read({ ...resource }, false).record
  return record
}
