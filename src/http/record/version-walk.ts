import type { Catalog, Stored } from '../../catalog/index.ts'
import { doiKey, parseDoi } from '../../identifiers/index.ts'
import type { Resource } from '../../model/index.ts'
import { type VersionGraph, type VersionWarning, versionGraph, walkVersions } from '../../versions/index.ts'
import { type Tombstone, tombstoneOf } from './tombstone.ts'

/** The versions of a resource in the catalog. */
export interface KnownVersions {
  /**
   * The resources connected by version relations. Withdrawn resources are included, because they may connect others.
   */
  graph: VersionGraph<Resource>
  /** The tombstones of withdrawn versions, keyed by DOI. */
  withdrawn: ReadonlyMap<string, Tombstone>
  /** The DOI of the newest version that has not been withdrawn, or of the newest if all have been withdrawn. */
  latest: string
  warnings: readonly VersionWarning[]
}

/** Finds up to 200 versions of a resource by following version relations. */
export async function knownVersions(start: Resource, catalog: Catalog, baseUrl: string): Promise<KnownVersions> {
  const withdrawn = new Map<string, Tombstone>()
  if (parseDoi(start.doi) === undefined) {
    // A catalog of an earlier release may contain a record without a DOI, which nothing can link to.
    const graph = versionGraph([start])
    return { graph, withdrawn, latest: start.doi, warnings: graph.warnings }
  }
  const find = async (doi: string): Promise<Resource | undefined> => {
    if (doiKey(doi) === doiKey(start.doi)) return start
    const found = await catalog.byDoi(doi)
    if (found !== undefined) return found
    const gone = await withdrawnAt(doi, catalog)
    if (gone !== undefined) withdrawn.set(doiKey(doi), gone.tombstone)
    return gone?.record
  }
  const records: Resource[] = []
  for await (const { record } of walkVersions(start.doi, find, { limit: 200 }))
    if (record !== undefined) records.push(record)
  const graph = versionGraph(records)
  if (withdrawn.size === 0)
    return { graph, withdrawn, latest: graph.latest(start.doi) ?? start.doi, warnings: graph.warnings }
  const isLeft = (doi: string): boolean => !withdrawn.has(doiKey(doi))
  const newest = graph.latest(start.doi) ?? start.doi
  const left = graph.versions(start.doi).filter(isLeft)
  return {
    graph,
    withdrawn,
    latest: isLeft(newest)
      ? newest
      : (left.findLast(doi => graph.node(doi)?.withdrawn === undefined) ?? left.at(-1) ?? start.doi),
    // Warnings about withdrawn records are omitted, because withdrawn records cannot be corrected.
    warnings: [
      ...graph.warnings.filter(({ dois: [doi = ''] }) => isLeft(doi)),
      ...[...withdrawn.values()].map(tombstone => goneWarning(tombstone, baseUrl)),
    ],
  }
}

async function withdrawnAt(
  doi: string,
  catalog: Catalog,
): Promise<{ record: Stored['resource']; tombstone: Tombstone } | undefined> {
  const { records } = await catalog.list('resource', { doi: [doi], withdrawn: true, limit: 1 })
  const [record] = records
  const gone = record && (await catalog.withdrawn('resource', record.id))
  return gone && { record: gone.record, tombstone: tombstoneOf(gone) }
}

function goneWarning({ id, doi, date, reason, successor }: Tombstone, baseUrl: string): VersionWarning {
  const why = reason.replace(/[.\s]+$/, '')
  const instead = successor === null ? '' : ` ${successor} replaces it.`
  const message = `${doi} was withdrawn on ${date}: ${why}.${instead} Its tombstone is at ${baseUrl}/resources/${id}/.`
  return { code: 'withdrawn', severity: 'info', message, dois: [doi ?? ''] }
}
