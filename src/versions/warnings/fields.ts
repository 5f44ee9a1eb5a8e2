import type { Check, Inspection } from '../inspection.ts'
import { linkedName, nameKey } from '../name.ts'
import { eachLink, field, hasRelatedIdentifiers } from '../record.ts'
import { code } from '../relations.ts'
import type { VersionRecord } from '../types.ts'

interface Side {
  field: 'previous_version' | 'new_version'
  place: number
  relation: 'IsNewVersionOf' | 'IsPreviousVersionOf'
  /** Places of the relations that say the same. */
  places: readonly number[]
  code: 'previous-version-mismatch' | 'new-version-mismatch'
}

/** `previous_version` and `new_version` of a service's record against what its relatedIdentifiers say. */
export const versionFields: Check = inspection => {
  const { found } = inspection
  for (let node = 0; node < found.names.length; node++) {
    const record = found.records[node]
    if (record === undefined) continue
    for (const side of sides()) compare(inspection, node, record, side)
  }
}

const sides = (): readonly Side[] => [
  {
    field: 'previous_version',
    place: code.previousVersion,
    relation: 'IsNewVersionOf',
    places: [code.isNewVersionOf, code.obsoletes],
    code: 'previous-version-mismatch',
  },
  {
    field: 'new_version',
    place: code.newVersion,
    relation: 'IsPreviousVersionOf',
    places: [code.isPreviousVersionOf, code.isObsoletedBy],
    code: 'new-version-mismatch',
  },
]

function compare(inspection: Inspection, node: number, record: VersionRecord, side: Side): void {
  const value = field(record, side.field)
  // An external record has no relatedIdentifiers to disagree with.
  if (value === undefined || !hasRelatedIdentifiers(record)) return
  const stated = linkedName(value, 'DOI')
  if (stated === undefined && value !== null && value !== '') return
  const related = new Map<string, string>()
  eachLink(record, (how, target, type) => {
    const name = side.places.includes(how) ? linkedName(target, type) : undefined
    if (name !== undefined) related.set(nameKey(name), name)
  })
  if (stated === undefined ? related.size === 0 : related.has(nameKey(stated))) return
  const own = inspection.name(node)
  const others = [...related.values()].join(', ')
  const named = [...(stated === undefined ? [] : [stated]), ...related.values()]
  const nodes = named.flatMap(name => inspection.found.nodeOf.get(nameKey(name)) ?? [])
  inspection.report(side.code, 'warning', [node, ...nodes], messageOf(own, side, stated, others))
}

function messageOf(own: string, side: Side, stated: string | undefined, related: string): string {
  if (stated === undefined) {
    return `${own} has no ${side.field}, but its relatedIdentifiers say ${side.relation} ${related}; make both say the same.`
  }
  if (related === '') {
    return `${own} has the ${side.field} ${stated}, which its relatedIdentifiers do not name; add ${side.relation} ${stated}.`
  }
  return `${own} has the ${side.field} ${stated}, but its relatedIdentifiers say ${side.relation} ${related}; make both say the same.`
}
