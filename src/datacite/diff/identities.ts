/** What tells the entries of a list apart. */
export interface ListFacts {
  /** Whether the order of the entries means something. */
  ordered?: true
  /**
   * Members that together say which entry is the same as one of the other record, the surest first; the first member of a
   * set must be there.
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

/** By the place of the list in the canonical record; a list that is not here holds plain values in no order. */
export const listFacts: Readonly<Record<string, ListFacts>> = {
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
