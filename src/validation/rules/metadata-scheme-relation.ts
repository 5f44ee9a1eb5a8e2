import { relatedIdentifiers } from '../predicates/lists.ts'
import { listed, shorten } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const metadataSchemeRelation: Rule = {
  id: 'metadata-scheme-relation',
  severity: 'info',
  check: visiting(relatedIdentifiers, ({ item: related, index }, { report }) => {
    const { relationType, relatedMetadataScheme, schemeUri, schemeType } = related
    if (typeof relationType !== 'string' || relationType === 'HasMetadata' || relationType === 'IsMetadataFor') return
    if (!isSaid(relatedMetadataScheme) && !isSaid(schemeUri) && !isSaid(schemeType)) return
    const members = schemeMembers.filter(member => isSaid(related[member]))
    report({
      path: ['relatedIdentifiers', index, 'relationType'],
      message: `A relation’s ${listed(members)} ${members.length > 1 ? 'have' : 'has'} a meaning only with HasMetadata and IsMetadataFor, not with ${shorten(relationType)}; remove ${members.length > 1 ? 'them' : 'it'} or correct the relation.`,
    })
  }),
}

const schemeMembers = ['relatedMetadataScheme', 'schemeUri', 'schemeType'] as const

const isSaid = (value: unknown): boolean => typeof value === 'string' && value !== ''

function _related(relationType: 'HasMetadata' | 'References') {
  return {
    relatedIdentifier: 'https://example.org/',
    relatedIdentifierType: 'URL' as const,
    relationType,
    relatedMetadataScheme: 'DDI-L',
    schemeUri: 'http://www.ddialliance.org/',
  }
}
