import { kernelTree, type Node, propertyLabel } from '../../kernel/index.ts'

/** The plan for comparing a part of the canonical record. Plans form a tree, which is built from the kernel table. */
export type Plan = ValuePlan | ObjectPlan | ListPlan

interface Common {
  /** The member's name in the canonical record. */
  key: string
  /**
   * The number and name of the kernel property, such as `2.1 creatorName`. The whole record and `schemaVersion` have no
   * number.
   */
  label: string
}

/** The plan for comparing a text or a number. */
export interface ValuePlan extends Common {
  kind: 'value'
  /**
   * The method of comparison. `number` treats 12.50 as 12.5, `language` ignores the case of letters in a loose
   * comparison, and `text` has no rule of its own.
   */
  by: 'number' | 'language' | 'text'
  /** The sibling member that contains the scheme of an identifier. */
  schemeIn?: string
  /** The fixed scheme of an identifier. */
  scheme?: string
  /** True if the member describes the record rather than the resource. */
  aside?: true
}

export interface ObjectPlan extends Common {
  kind: 'object'
  members: readonly Plan[]
}

export interface ListPlan extends Common, ListFacts {
  kind: 'list'
  entry: Plan
  /**
   * The shape of the member. `list` is a list of entries, `many` is a single value or a list of values, and `polygons`
   * is one polygon (a list of its parts) or a list of polygons.
   */
  shape: 'list' | 'many' | 'polygons'
}

let grown: ObjectPlan | undefined

/** Returns the plan of a whole record. The plan is built only once. */
export function recordPlan(): ObjectPlan {
  grown ??= {
    kind: 'object',
    key: '',
    label: 'record',
    members: [
      ...kernelTree().map(planOf),
      { kind: 'value', key: 'schemaVersion', label: 'schemaVersion', by: 'text', aside: true },
    ],
  }
  return grown
}

function planOf(node: Node): Plan {
  const { key, value, list, occurs, property } = node
  const label = propertyLabel(property)
  const place = property.path
  if (value === 'polygon') {
    const part: ObjectPlan = { kind: 'object', key, label, members: node.children.map(planOf) }
    const polygon: ListPlan = { kind: 'list', key, label, shape: 'list', entry: part, ordered: true, identities: [] }
    return { kind: 'list', key, label, shape: 'polygons', entry: polygon, identities: [] }
  }
  const entry: Plan =
    value === 'object' ? { kind: 'object', key, label, members: node.children.map(planOf) } : valuePlan(node, label)
  if (!list && occurs !== '0..n') return entry
  const { identities, ordered } = listFacts[place] ?? { identities: [] }
  return { kind: 'list', key, label, entry, shape: list ? 'list' : 'many', identities, ...(ordered && { ordered }) }
}

function valuePlan({ key, value, property: { path } }: Node, label: string): ValuePlan {
  const by =
    value === 'year' || value === 'longitude' || value === 'latitude'
      ? 'number'
      : value === 'language' || value === 'lang'
        ? 'language'
        : 'text'
  const plan: ValuePlan = { kind: 'value', key, label, by }
  if (path === 'doi') return { ...plan, scheme: 'DOI' }
  const schemeIn = schemeMembers[key]
  return schemeIn === undefined ? plan : { ...plan, schemeIn }
}

const schemeMembers: Readonly<Record<string, string>> = {
  nameIdentifier: 'nameIdentifierScheme',
  affiliationIdentifier: 'affiliationIdentifierScheme',
  publisherIdentifier: 'publisherIdentifierScheme',
  alternateIdentifier: 'alternateIdentifierType',
  relatedIdentifier: 'relatedIdentifierType',
  funderIdentifier: 'funderIdentifierType',
  relatedItemIdentifier: 'relatedItemIdentifierType',
}

interface ListFacts {
  /** True if the order of the entries is significant. */
  ordered?: true
  /**
   * The sets of members that identify the same entry in two records, most reliable first. The first member of a set
   * must be present.
   */
  identities: readonly (readonly string[])[]
}

const agents: ListFacts = { ordered: true, identities: [['nameIdentifiers'], ['name'], ['familyName', 'givenName']] }
const contributors: ListFacts = {
  ordered: true,
  identities: [['nameIdentifiers', 'contributorType'], ['name', 'contributorType'], ['nameIdentifiers'], ['name']],
}
const nameIdentifiers: ListFacts = { identities: [['nameIdentifier'], ['nameIdentifierScheme']] }
const affiliation: ListFacts = { identities: [['affiliationIdentifier'], ['name']] }
const titles: ListFacts = { ordered: true, identities: [['title'], ['titleType', 'lang']] }

/**
 * The facts about lists, by canonical path. The entries of all other lists have no identity, and their order is
 * significant only in a polygon.
 */
const listFacts: Readonly<Record<string, ListFacts>> = {
  'creators[]': agents,
  'creators[].nameIdentifiers[]': nameIdentifiers,
  'creators[].affiliation[]': affiliation,
  'titles[]': titles,
  'subjects[]': { identities: [['subject', 'lang'], ['valueUri'], ['subject'], ['classificationCode']] },
  'contributors[]': contributors,
  'contributors[].nameIdentifiers[]': nameIdentifiers,
  'contributors[].affiliation[]': affiliation,
  'dates[]': { identities: [['date', 'dateType'], ['dateType'], ['date']] },
  'alternateIdentifiers[]': { identities: [['alternateIdentifier'], ['alternateIdentifierType']] },
  'relatedIdentifiers[]': { identities: [['relatedIdentifier', 'relationType'], ['relatedIdentifier']] },
  'rightsList[]': { identities: [['rightsIdentifier'], ['rightsUri'], ['rights']] },
  'descriptions[]': { identities: [['description'], ['descriptionType', 'lang'], ['descriptionType']] },
  'geoLocations[]': {
    identities: [['geoLocationPlace'], ['geoLocationPoint'], ['geoLocationBox'], ['geoLocationPolygon']],
  },
  'fundingReferences[]': {
    identities: [
      ['funderIdentifier', 'awardNumber'],
      ['funderName', 'awardNumber'],
      ['awardNumber'],
      ['funderIdentifier'],
      ['funderName'],
    ],
  },
  'relatedItems[]': {
    identities: [
      ['relatedItemIdentifier', 'relationType'],
      ['relatedItemIdentifier'],
      ['titles', 'relationType'],
      ['titles'],
    ],
  },
  'relatedItems[].creators[]': agents,
  'relatedItems[].titles[]': titles,
  'relatedItems[].contributors[]': contributors,
}
