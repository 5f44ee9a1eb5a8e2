import { parsePointer, toPointer } from '../../core/pointer.ts'
import { extrasFor } from '../../datacite/writing/extras.ts'
import type { Datacite } from '../../model/datacite.ts'
import { type Account, citationKeyOf } from '../work/index.ts'
import { itemTypeOf } from '../work/types/item-types.ts'
import { resourceTypeNames } from '../work/types/resource-type-names.ts'
import { generalOfReference } from './container-types.ts'
import type { ReferenceTarget } from './reference-fields.ts'

/** Returns the reference type from which a record was read, if it is still appropriate for the record. */
export function keptType(
  record: Datacite,
  { id, generalOf }: ReferenceTarget,
  hasContainer: boolean,
): string | undefined {
  const type = extrasFor(record, id)?.['/type']
  if (typeof type !== 'string' || type.length > 60 || /[\r\n]/.test(type)) return undefined
  const general = record.types?.resourceTypeGeneral ?? 'Other'
  return generalOfReference(generalOf(type), hasContainer) === general ? type : undefined
}

/** Returns the tags or elements of a reference that the model cannot represent: their names, each with its texts. */
function keptTags(record: Datacite, id: ReferenceTarget['id']): [tag: string, texts: string[]][] {
  const members = extrasFor(record, id)
  if (members === undefined) return []
  return Object.entries(members).flatMap(([pointer, value]): [string, string[]][] => {
    const [list, tag = ''] = pointer.startsWith('/') ? parsePointer(pointer) : []
    const texts = Array.isArray(value) ? value.filter((text): text is string => typeof text === 'string') : []
    return list === 'tags' && texts.length > 0 ? [[tag, texts]] : []
  })
}

/** Returns the kept tags of a record. Adds the citation key of the record under `keyTag` unless that tag is kept. */
export function tagsWithKey(
  record: Datacite,
  id: ReferenceTarget['id'],
  keyTag: string,
  account: Account,
): [tag: string, texts: string[]][] {
  const kept = keptTags(record, id)
  const key = citationKeyOf(record)
  if (key !== undefined && !kept.some(([tag]) => tag === keyTag)) kept.push([keyTag, [account.carry(key)]])
  return kept
}

/** Replaces line breaks with spaces, so that no part of a text can start a new line. */
export function onOneLine(text: string): string {
  const [first = '', ...others] = text.split(/[\r\n\u2028\u2029]+/)
  if (others.length === 0) return text
  const last = others.pop() ?? ''
  const between = others.map(line => line.trim()).filter(line => line !== '')
  return [first.trimEnd(), ...between, last.trimStart()].join(' ')
}

/**
 * Returns the record with the extras of its reference: the fields that the model cannot represent, and the reference
 * type if a different one would be written.
 */
export function referenceExtras(
  record: Datacite,
  { id, typeOf }: ReferenceTarget,
  type: string,
  rest: ReadonlyMap<string, readonly string[]>,
): Datacite {
  const members: Record<string, unknown> = Object.create(null)
  const { resourceTypeGeneral, resourceType } = record.types ?? {}
  if (type !== typeOf(resourceTypeNames(resourceTypeGeneral, resourceType, itemTypeOf(record)?.value)))
    members['/type'] = type
  for (const [tag, texts] of rest) members[toPointer(['tags', tag])] = [...texts]
  if (Object.keys(members).length === 0) return record
  const { cited } = record.extras ?? {}
  return { ...record, extras: { format: id, members, ...(cited && { cited }) } }
}
