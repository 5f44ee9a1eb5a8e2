import { isObject } from '../../../core/object.ts'
import { doiKey, parseDoi } from '../../../identifiers/index.ts'
import type { RelationType, ResourceTypeGeneral } from '../../../kernel/vocabularies/index.ts'
import type { AlternateIdentifier, RelatedIdentifier, Rights } from '../../../model/datacite.ts'
import { kernelIdentifier } from '../../work/reading/kernel-identifier.ts'
import type { MemberReader } from '../../work/reading/member-reader.ts'
import { typesOf } from '../resource-types.ts'
import { relationTypes } from '../vocabularies.ts'

/** Reads a related identifier. An identifier for which `kernelIdentifier` finds no type is kept as an extra. */
export function readInvenioRelated(entry: MemberReader): RelatedIdentifier[] {
  const related = identifierIn(entry)
  if (related === undefined) return []
  const relationType = relationTypes.termOf(idOf(entry, 'relation_type')) as RelationType | undefined
  const resourceTypeGeneral = generalTypeIn(entry)
  return [{ ...related, ...(relationType && { relationType }), ...(resourceTypeGeneral && { resourceTypeGeneral }) }]
}

/** Reads the general type of a related work. A type with more detail is also kept as an extra. */
function generalTypeIn(entry: MemberReader): ResourceTypeGeneral | undefined {
  const type = entry.member('resource_type')
  type.leave(['title', 'props'])
  const id = type.peek('id')
  if (id === undefined) return undefined
  const { resourceTypeGeneral, resourceType } = typesOf(id)
  if (resourceType === undefined) type.leave(['id'])
  return resourceTypeGeneral as ResourceTypeGeneral | undefined
}

/** Reads the identifiers of a record's references. The text of a reference is kept as an extra. */
export const readInvenioReferences = (metadata: MemberReader): RelatedIdentifier[] =>
  metadata.members('references').flatMap(entry => {
    const related = entry.has('identifier') ? identifierIn(entry) : undefined
    return related === undefined ? [] : [{ ...related, relationType: 'References' as const }]
  })

function identifierIn(entry: MemberReader): RelatedIdentifier | undefined {
  const [identifier, scheme] = [entry.peek('identifier'), entry.peek('scheme')]
  const related = identifier === undefined ? undefined : kernelIdentifier(identifier, scheme)
  if (related === undefined) {
    entry.keepAside()
    return undefined
  }
  entry.leave(['identifier', 'scheme'])
  return related
}

/**
 * Reads the concept DOI, which all versions of a record share. Returns an empty list if there is no concept DOI, or if
 * the concept DOI is the DOI of the record itself.
 */
export function conceptDoiOf(whole: MemberReader, doi: string | undefined): RelatedIdentifier[] {
  const concept = parseDoi(String(memberAt(whole.peekAny('parent'), 'pids', 'doi', 'identifier') ?? ''))
  if (concept === undefined || (doi !== undefined && doiKey(doi) === doiKey(concept))) return []
  whole.member('parent').member('pids').member('doi').leave(['identifier'])
  return [{ relatedIdentifier: concept, relatedIdentifierType: 'DOI', relationType: 'IsVersionOf' }]
}

/**
 * Reads the OAI-PMH identifier of a record. The identifier is also kept as an extra, which records the original
 * position.
 */
export function oaiOf(whole: MemberReader): AlternateIdentifier[] {
  const identifier = memberAt(whole.peekAny('pids'), 'oai', 'identifier')
  return typeof identifier === 'string' && identifier !== ''
    ? [{ alternateIdentifier: identifier, alternateIdentifierType: 'oai' }]
    : []
}

/** Reads the copyright notice. The notice is also kept as an extra, which records the original position. */
export function copyrightOf(metadata: MemberReader): Rights[] {
  const rights = metadata.peek('copyright')
  return rights === undefined ? [] : [{ rights }]
}

function memberAt(value: unknown, ...names: readonly string[]): unknown {
  let held = value
  for (const name of names) held = isObject(held) && Object.hasOwn(held, name) ? held[name] : undefined
  return held
}

/** Reads the id of a vocabulary entry. The entry's titles and properties follow from the id and are dropped. */
export function idOf(holder: MemberReader, name: string): string | undefined {
  const entry = holder.member(name)
  entry.leave(['title', 'props'])
  return entry.text('id')
}
