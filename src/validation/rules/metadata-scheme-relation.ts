import { relatedIdentifiers } from '../predicates/lists.ts'
import { property } from '../predicates/references.ts'
import { listed, shorten } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'
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

export const metadataSchemeRelationDocs = (): RuleDocs => ({
  summary:
    'The members relatedMetadataScheme, schemeURI and schemeType are used only with HasMetadata and IsMetadataFor.',
  why: 'These three members describe metadata that a resource has elsewhere. The kernel’s documentation defines them only for HasMetadata and IsMetadataFor, and programs ignore them for other relations.',
  examples: {
    passes: [{ record: { relatedIdentifiers: [related('HasMetadata')] } }],
    fails: [
      {
        record: { relatedIdentifiers: [related('References')] },
        pointer: '/relatedIdentifiers/0/relationType',
        message:
          'A relation’s relatedMetadataScheme and schemeUri have a meaning only with HasMetadata and IsMetadataFor, not with References; remove them or correct the relation.',
      },
    ],
  },
  references: [property('relatedIdentifiers[].relatedMetadataScheme')],
})

const schemeMembers = ['relatedMetadataScheme', 'schemeUri', 'schemeType'] as const

const isSaid = (value: unknown): boolean => typeof value === 'string' && value !== ''

function related(relationType: 'HasMetadata' | 'References') {
  return {
    relatedIdentifier: 'https://example.org/',
    relatedIdentifierType: 'URL' as const,
    relationType,
    relatedMetadataScheme: 'DDI-L',
    schemeUri: 'http://www.ddialliance.org/',
  }
}
