import { isObject } from '../../core/object.ts'
import { type Doi, doiKey, parseDoi } from '../../identifiers/schemes/doi.ts'
import type { Datacite, RelatedIdentifier } from '../../model/datacite.ts'
import { eachObject } from '../predicates/lists.ts'
import { listed, shorten } from '../predicates/text.ts'
import type { Rule, RuleContext } from '../rule.ts'

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
        message: `${shorten(doi)} is given both as the version before this one (IsNewVersionOf) and as the version after it (IsPreviousVersionOf); only one can be true.`,
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

const before = {
  member: 'previous_version',
  relation: 'IsNewVersionOf',
  other: 'IsPreviousVersionOf',
  place: 'before',
} as const
const after = {
  member: 'new_version',
  relation: 'IsPreviousVersionOf',
  other: 'IsNewVersionOf',
  place: 'after',
} as const

/** Compares what a member of the resource states with the relations of the same meaning and of the opposite one. */
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
      message: `The relation ${side.other} makes ${shorten(swapped.doi)} the version ${side.place === 'before' ? 'after' : 'before'} this one, but ${side.member} makes it the version ${side.place}; change the relation to ${side.relation} if ${side.member} is right.`,
      suggestions: [side.relation],
      fix: {
        description: `Write the relation as ${side.relation}.`,
        safe: false,
        patch: [{ op: 'replace', path: `/relatedIdentifiers/${swapped.index}/relationType`, value: side.relation }],
      },
    })
    return
  }
  const [first] = same.values()
  if (first === undefined || same.has(key)) return
  const others = listed([...same.values()].slice(0, 3).map(({ doi }) => shorten(doi)))
  report({
    path: ['relatedIdentifiers', first.index, 'relatedIdentifier'],
    message: `The relations name ${others} as the version ${side.place} this one (${side.relation}), but ${side.member} is ${shorten(stated)}; correct whichever is wrong.`,
  })
}

function saysVersions(record: Datacite): boolean {
  let isSaid = false
  eachObject<RelatedIdentifier>(record.relatedIdentifiers, ({ relationType }) => {
    if (relationType === 'IsNewVersionOf' || relationType === 'IsPreviousVersionOf') isSaid = true
  })
  return isSaid
}

/** The DOIs that have one of the two relations, by key. */
function versions(record: Datacite, relation: VersionRelation): Versions {
  const found: Versions = new Map()
  eachObject<RelatedIdentifier>(record.relatedIdentifiers, ({ relationType, relatedIdentifier: value }, index) => {
    const doi = relationType === relation && typeof value === 'string' ? parseDoi(value) : undefined
    if (doi !== undefined) found.set(doiKey(doi), { doi, index })
  })
  return found
}
