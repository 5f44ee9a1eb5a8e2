import { doiFault } from '../../identifiers/explain-doi.ts'
import { parseDoi } from '../../identifiers/schemes/doi.ts'
import { followedBy, messagesOf } from '../../messages/message.ts'
import { relatedDoiIn } from '../../registry/values/identifiers.ts'
import { relatedDoiSyntax as texts } from '../compiled/rule-texts.ts'
import { replaced } from '../predicates/identifiers/identifiers.ts'
import { relations } from '../predicates/identifiers/related.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('related-doi-syntax', texts)

export const relatedDoiSyntax: Rule = {
  id: 'related-doi-syntax',
  severity: 'error',
  behaviours: ['related-doi-rewritten'],
  check: visiting(relations, (relation, { report }) => {
    const { value, type } = relation
    if (type !== 'DOI' || relatedDoiIn(value) !== undefined) return
    const trimmed = value.trim()
    if (trimmed === '' || relatedDoiIn(trimmed) !== undefined) return
    const path = relation.path
    const doi = parseDoi(value)
    if (doi === undefined) {
      report({ path, message: followedBy(doiFault(value) ?? '', say('advice')) })
    } else if (relatedDoiIn(doi) !== undefined) {
      report({
        path,
        message: say('rareForm', { value: shorten(value), doi: shorten(doi) }),
        suggestions: [doi],
        fix: { description: say('fix', { doi }), safe: true, patch: replaced(path, doi) },
      })
    } else {
      report({ path, message: say('rarePrefix', { doi: shorten(doi) }) })
    }
  }),
}
