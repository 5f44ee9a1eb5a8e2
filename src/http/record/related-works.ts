import type { Catalog } from '../../catalog/index.ts'
import { isObject } from '../../core/object.ts'
import { doiKey, parseDoi } from '../../identifiers/index.ts'
import { inverseRelation } from '../../kernel/inverse-relations.ts'
import type { Datacite, Resource } from '../../model/index.ts'
import { listOf, textOf } from '../../model/view.ts'

/** A work that is related to a resource. */
export interface RelatedWork {
  /** The relation of the resource to the work (12.b); empty if the relation has no name. */
  relation: string
  identifier: string
  /** The type of the identifier. */
  type: string
  /** The general type of the work (10.a), if the record states it. */
  general: string
  /** The title of the work, if the record states it. */
  title: string
  /** The citation of the work, if the record states it. */
  citation: string
  /** The resource of the work, if the catalog contains it. */
  resource?: Resource | undefined
}

/** The maximum number of resources to check for references to one resource. */
const mostReferring = 200

const mostLookedUp = 500

/**
 * Finds the works that a resource lists as related, and resources of the catalog that list the resource as related.
 * Omits works whose DOI key is in `known`.
 */
export async function relatedWorks(
  resource: Resource,
  record: Datacite | undefined,
  known: ReadonlySet<string>,
  catalog: Catalog,
): Promise<RelatedWork[]> {
  const works = new Map<string, RelatedWork>()
  const add = (work: RelatedWork): void => {
    const doi = parseDoi(work.identifier)
    const key = doi === undefined ? work.identifier : doiKey(doi)
    if (doi !== undefined && known.has(key)) return
    const place = `${work.relation}\0${key || work.title}`
    const before = works.get(place)
    works.set(place, before === undefined ? work : { ...before, title: before.title || work.title })
  }
  for (const work of stated(record)) add({ ...work, relation: asCited(work.relation) })
  const held = await heldAmong([...works.values()], catalog)
  for (const [place, work] of works) {
    const doi = parseDoi(work.identifier)
    const found = doi && held.get(doiKey(doi))
    if (found !== undefined) works.set(place, { ...work, resource: found })
  }
  for (const other of await referringTo(resource.doi, catalog)) {
    for (const relation of relationsTo(resource.doi, other)) {
      const inverse = asCited(inverseRelation(relation) ?? '')
      add({ ...nothing, relation: inverse, identifier: other.doi, type: 'DOI', resource: other })
    }
  }
  return [...works.values()]
}

/** Merges the two relations that mean a citation of the resource, `IsCitedBy` and `IsReferencedBy`. */
const asCited = (relation: string): string => (relation === 'IsReferencedBy' ? 'IsCitedBy' : relation)

const nothing = { general: '', title: '', citation: '' }

/** Returns the related identifiers (12) and related items (20) of a record. */
function stated(record: Datacite | undefined): RelatedWork[] {
  const identifiers = listOf(record?.relatedIdentifiers).flatMap(entry => {
    const identifier = isObject(entry) ? textOf(entry.relatedIdentifier) : ''
    if (!isObject(entry) || identifier === '') return []
    const { relationType, relatedIdentifierType, resourceTypeGeneral, citation } = entry
    return {
      ...nothing,
      ...texts({ relation: relationType, type: relatedIdentifierType, general: resourceTypeGeneral, citation }),
      identifier,
    }
  })
  const items = listOf(record?.relatedItems).flatMap(entry => {
    if (!isObject(entry)) return []
    const named = isObject(entry.relatedItemIdentifier) ? entry.relatedItemIdentifier : {}
    const [first] = listOf(entry.titles)
    const title = isObject(first) ? textOf(first.title) : ''
    const identifier = textOf(named.relatedItemIdentifier)
    if (title === '' && identifier === '') return []
    const { relationType, relatedItemType } = entry
    return {
      ...nothing,
      ...texts({ relation: relationType, type: named.relatedItemIdentifierType, general: relatedItemType }),
      identifier,
      title,
    }
  })
  return [...identifiers, ...items]
}

const texts = <Name extends string>(
  members: Record<Name, unknown>,
): Record<Name, string> & { relation: string; type: string } =>
  Object.fromEntries(Object.entries(members).map(([name, value]) => [name, textOf(value)])) as never

async function heldAmong(works: readonly RelatedWork[], catalog: Catalog): Promise<ReadonlyMap<string, Resource>> {
  const dois = [...new Set(works.flatMap(({ identifier }) => parseDoi(identifier) ?? []))].slice(0, mostLookedUp)
  if (dois.length === 0) return new Map()
  const { records } = await catalog.list('resource', { doi: dois, limit: dois.length })
  return new Map(records.map(record => [doiKey(record.doi), record]))
}

/** Returns resources of the catalog that list a DOI among their related identifiers or items, newest first. */
async function referringTo(doi: string, catalog: Catalog): Promise<Resource[]> {
  if (parseDoi(doi) === undefined) return []
  // A longer DOI may contain the same words, so each record is checked.
  const query = `"${doi.replaceAll('"', ' ')}"`
  const { records } = await catalog.list('resource', { query, sort: '-date', limit: mostReferring })
  return records.filter(other => doiKey(other.doi) !== doiKey(doi) && relationsTo(doi, other).length > 0)
}

function relationsTo(doi: string, { datacite }: Resource): string[] {
  const key = doiKey(doi)
  const entries = [...listOf(datacite?.relatedIdentifiers), ...listOf(datacite?.relatedItems)].filter(isObject)
  const relations = entries.flatMap(entry => {
    const named = parseDoi(identifierOf(entry))
    return named !== undefined && doiKey(named) === key ? textOf(entry.relationType) : []
  })
  return [...new Set(relations)]
}

/**
 * Returns the identifier of a related identifier or item. Like DataCite, some catalogs nest the identifier of a related
 * item.
 */
function identifierOf({ relatedIdentifier, relatedItemIdentifier }: Readonly<Record<string, unknown>>): string {
  const item = isObject(relatedItemIdentifier) ? relatedItemIdentifier.relatedItemIdentifier : relatedItemIdentifier
  return textOf(relatedIdentifier) || textOf(item)
}
