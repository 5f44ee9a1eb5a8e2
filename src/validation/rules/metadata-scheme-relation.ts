import { relatedIdentifiers } from '../lists.ts'
import { property } from '../references.ts'
import type { Rule, RuleDocs } from '../rule.ts'
import { listed, shorten } from '../text.ts'
import { visiting } from '../visiting.ts'

export const metadataSchemeRelation: Rule = {
  id: 'metadata-scheme-relation',
  severity: 'info',
  registry: 'accepts',
  check: visiting(relatedIdentifiers, ({ item: related, index }, { report }) => {
    const { relationType, relatedMetadataScheme, schemeUri, schemeType } = related
    if (typeof relationType !== 'string' || relationType === 'HasMetadata' || relationType === 'IsMetadataFor') return
    if (!isSaid(relatedMetadataScheme) && !isSaid(schemeUri) && !isSaid(schemeType)) return
    const members = schemeMembers.filter(member => isSaid(related[member]))
    report({
      path: ['relatedIdentifiers', index, 'relationType'],
      message: `A relation’s ${listed(members)} ${members.length > 1 ? 'have' : 'has'} a meaning only beside HasMetadata and IsMetadataFor, not beside ${shorten(relationType)}; remove ${members.length > 1 ? 'them' : 'it'} or correct the relation.`,
    })
  }),
}

export const metadataSchemeRelationDocs = (): RuleDocs => ({
  summary:
    'The members relatedMetadataScheme, schemeURI and schemeType stand only beside HasMetadata and IsMetadataFor.',
  why: 'These three describe the metadata that a record has elsewhere. The kernel’s documentation gives them a meaning beside HasMetadata and IsMetadataFor only, and programs pass over them elsewhere.',
  examples: {
    passes: [{ record: { relatedIdentifiers: [related('HasMetadata')] } }],
    fails: [
      {
        record: { relatedIdentifiers: [related('References')] },
        findings: [
          {
            pointer: '/relatedIdentifiers/0/relationType',
            message:
              'A relation’s relatedMetadataScheme and schemeUri have a meaning only beside HasMetadata and IsMetadataFor, not beside References; remove them or correct the relation.',
          },
        ],
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
