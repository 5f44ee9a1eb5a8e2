import { isObject } from '../../core/object.ts'
import { type Doi, doiKey, parseDoi } from '../../identifiers/schemes/doi.ts'
import { messagesOf } from '../../messages/message.ts'
import type { Datacite, RelatedIdentifier } from '../../model/datacite.ts'
import { versionRelationConflict as messages } from '../compiled/rule-texts.ts'
import { eachObject } from '../predicates/lists.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule, RuleContext } from '../rule.ts'

const say = messagesOf('version-relation-conflict', messages)

export const versionRelationConflict: Rule = {
  id: 'version-relation-conflict',
  severity: 'error',
  check(context) {
    const { record } = context
    if (!Array.isArray(record.relatedIdentifiers) || !saysVersions(record)) return
    const named = {
      IsNewVersionOf: versions(record, 'IsNewVersionOf'),
      IsPreviousVersionOf: versions(record, 'IsPreviousVersionOf'),
    }
    for (const [key, { doi, index }] of named.IsPreviousVersionOf) {
      if (!named.IsNewVersionOf.has(key)) continue
      context.report({
        path: ['relatedIdentifiers', index, 'relationType'],
        message: say('both', { doi: shorten(doi) }),
      })
    }
    if (!isObject(record.extras) || !isObject(record.extras.members)) return
    const { members } = record.extras
    compare(context, named.IsNewVersionOf, named.IsPreviousVersionOf, {
      ...before,
      stated: members['/previous_version'],
    })
    compare(context, named.IsPreviousVersionOf, named.IsNewVersionOf, { ...after, stated: members['/new_version'] })
  },
}

type VersionRelation = 'IsNewVersionOf' | 'IsPreviousVersionOf'
type Versions = Map<string, { doi: Doi; index: number }>

const before = { relation: 'IsNewVersionOf', swapped: 'beforeSwapped', differs: 'beforeDiffers' } as const
const after = { relation: 'IsPreviousVersionOf', swapped: 'afterSwapped', differs: 'afterDiffers' } as const

/**
 * Reports a `previous_version` or `new_version` that contradicts the relations: its DOI has only the opposite relation,
 * or the corresponding relation names only other DOIs.
 */
function compare(
  { report }: RuleContext,
  same: Versions,
  opposite: Versions,
  side: (typeof before | typeof after) & { stated: unknown },
): void {
  const stated = typeof side.stated === 'string' ? parseDoi(side.stated) : undefined
  if (stated === undefined) return
  const key = doiKey(stated)
  const swapped = opposite.get(key)
  if (swapped !== undefined && !same.has(key)) {
    report({
      path: ['relatedIdentifiers', swapped.index, 'relationType'],
      severity: 'warning',
      message: say(side.swapped, { doi: shorten(swapped.doi) }),
      suggestions: [side.relation],
      fix: {
        description: say('write', { relation: side.relation }),
        safe: false,
        patch: [{ op: 'replace', path: `/relatedIdentifiers/${swapped.index}/relationType`, value: side.relation }],
      },
    })
    return
  }
  const [first] = same.values()
  if (first === undefined || same.has(key)) return
  const others = [...same.values()].slice(0, 3).map(({ doi }) => shorten(doi))
  report({
    path: ['relatedIdentifiers', first.index, 'relatedIdentifier'],
    severity: 'warning',
    message: say(side.differs, { others, stated: shorten(stated) }),
  })
}

function saysVersions(record: Datacite): boolean {
  let isSaid = false
  eachObject<RelatedIdentifier>(record.relatedIdentifiers, ({ relationType }) => {
    if (relationType === 'IsNewVersionOf' || relationType === 'IsPreviousVersionOf') isSaid = true
  })
  return isSaid
}

/** Returns the DOIs with the given relation by key, each with the index of its last occurrence. */
function versions(record: Datacite, relation: VersionRelation): Versions {
  const found: Versions = new Map()
  eachObject<RelatedIdentifier>(record.relatedIdentifiers, ({ relationType, relatedIdentifier: value }, index) => {
    const doi = relationType === relation && typeof value === 'string' ? parseDoi(value) : undefined
    if (doi !== undefined) found.set(doiKey(doi), { doi, index })
  })
  return found
}
