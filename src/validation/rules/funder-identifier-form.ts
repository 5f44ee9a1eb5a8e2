import { formatFunderId, parseFunderId } from '../../identifiers/schemes/funder-id.ts'
import { undoubled } from '../../identifiers/undoubled.ts'
import { messagesOf } from '../../messages/message.ts'
import { funderIdentifierForm as texts } from '../compiled/rule-texts.ts'
import { agentIdentifiers, replaced } from '../predicates/identifiers/identifiers.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('funder-identifier-form', texts)

export const funderIdentifierForm: Rule = {
  id: 'funder-identifier-form',
  severity: 'error',
  behaviours: ['funder-rewritten'],
  check: visiting(agentIdentifiers, (identifier, { report }) => {
    const { kind, value, scheme } = identifier
    if (kind !== 'funderIdentifier' || scheme !== 'Crossref Funder ID' || known.test(value.trim())) return
    const path = identifier.path
    const id = parseFunderId(undoubled(value) ?? value)
    if (id === undefined) {
      report({
        path,
        message: say('other', { value: shorten(value) }),
      })
      return
    }
    const url = formatFunderId(id)
    report({
      path,
      message: say('form', { value: shorten(value), url }),
      suggestions: [url],
      fix: { description: say('write', { url }), safe: true, patch: replaced(path, url) },
    })
  }),
}

// Crossref Funder IDs as recognised by the registry (bolognese: validate_funder_doi).
const known = /^(?:https?:\/\/?(?:dx\.)?doi\.org\/)?(?:doi:)?(?:10\.13039\/)?[1-9]\d+$/
