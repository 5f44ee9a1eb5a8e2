import { parseDoi } from '../../identifiers/schemes/doi.ts'
import { messagesOf } from '../../messages/message.ts'
import { relatedDoiIn } from '../../registry/values/identifiers.ts'
import { relatedDoiForm as texts } from '../compiled/rule-texts.ts'
import { replaced } from '../predicates/identifiers/identifiers.ts'
import { relations } from '../predicates/identifiers/related.ts'
import { isPadded, shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('related-doi-form', texts)

export const relatedDoiForm: Rule = {
  id: 'related-doi-form',
  severity: 'info',
  behaviours: ['related-doi-rewritten'],
  check: visiting(relations, (relation, { format, report }) => {
    // The service writes DOIs as URLs.
    if (format === 'datacite-service' || format === 'resource') return
    const { value, type } = relation
    if (type !== 'DOI' || value.startsWith('10.') || isPadded(value) || relatedDoiIn(value) === undefined) return
    const doi = parseDoi(value)
    if (doi === undefined) return
    const path = relation.path
    report({
      path,
      message: say('notBare', { value: shorten(value), doi: shorten(doi) }),
      suggestions: [doi],
      fix: { description: say('fix', { doi }), safe: true, patch: replaced(path, doi) },
    })
  }),
}
