import { messagesOf } from '../../messages/message.ts'
import { metadataSchemeRelation as texts } from '../compiled/rule-texts.ts'
import { relatedIdentifiers } from '../predicates/lists.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('metadata-scheme-relation', texts)

export const metadataSchemeRelation: Rule = {
  id: 'metadata-scheme-relation',
  severity: 'info',
  check: visiting(relatedIdentifiers, ({ item: related, index }, { report }) => {
    const { relationType, relatedMetadataScheme, schemeUri, schemeType } = related
    if (typeof relationType !== 'string' || relationType === 'HasMetadata' || relationType === 'IsMetadataFor') return
    if (!isSaid(relatedMetadataScheme) && !isSaid(schemeUri) && !isSaid(schemeType)) return
    const members = schemeMembers.filter(member => isSaid(related[member]))
    const type = shorten(relationType)
    report({
      path: ['relatedIdentifiers', index, 'relationType'],
      message: members.length > 1 ? say('several', { members, type }) : say('one', { member: members.join(), type }),
    })
  }),
}

const schemeMembers = ['relatedMetadataScheme', 'schemeUri', 'schemeType'] as const

const isSaid = (value: unknown): boolean => typeof value === 'string' && value !== ''
