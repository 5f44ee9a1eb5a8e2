import { formatOrcid, orcidCheckDigit, parseOrcid } from '../../identifiers/schemes/orcid.ts'
import { messagesOf } from '../../messages/message.ts'
import { orcidForm as texts } from '../compiled/rule-texts.ts'
import { otherScheme, replaced, visitingScheme } from '../predicates/identifiers/identifiers.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'

const say = messagesOf('orcid-form', texts)

export const orcidForm: Rule = {
  id: 'orcid-form',
  severity: 'error',
  behaviours: ['orcid-rewritten'],
  check: visitingScheme('ORCID', (identifier, { report }) => {
    const { value } = identifier
    if (known.test(value.trim())) return
    const orcid = parseOrcid(value)
    const path = identifier.path
    if (orcid !== undefined) {
      const url = formatOrcid(orcid)
      report({
        path,
        message: say('otherForm', { value: shorten(value), url }),
        suggestions: [url],
        fix: { description: say('fix', { url }), safe: true, patch: replaced(path, url) },
      })
    } else if (orcidCheckDigit(value) === undefined) {
      const other = otherScheme(value)
      report({
        path,
        message:
          other === undefined
            ? say('none', { value: shorten(value) })
            : say('otherScheme', { value: shorten(value), scheme: other.scheme }),
      })
    }
  }),
}

// ORCID iDs as recognised by the registry (bolognese: validate_orcid).
const known = /^(?:https?:\/\/(?:(?:www|sandbox)\.)?orcid\.org\/)?\d{4}[\s-]\d{4}[\s-]\d{4}[\s-]\d{3}[\dX]\/?$/
