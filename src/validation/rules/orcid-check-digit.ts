import { orcidCheckDigit, parseOrcid } from '../../identifiers/schemes/orcid.ts'
import { messagesOf } from '../../messages/message.ts'
import { orcidCheckDigit as texts } from '../compiled/rule-texts.ts'
import { visitingScheme } from '../predicates/identifiers/identifiers.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'

const say = messagesOf('orcid-check-digit', texts)

export const orcidCheckDigits: Rule = {
  id: 'orcid-check-digit',
  severity: 'error',
  check: visitingScheme('ORCID', (identifier, { report }) => {
    if (parseOrcid(identifier.value) !== undefined) return
    const digit = orcidCheckDigit(identifier.value)
    if (digit === undefined) return
    report({
      path: identifier.path,
      message: say('wrong', { value: shorten(identifier.value), digit }),
    })
  }),
}
