import { parseFunderId } from '../../identifiers/schemes/funder-id.ts'
import { funderIdentifierType } from '../../kernel/vocabularies/funder-identifier-type.ts'
import { messagesOf } from '../../messages/message.ts'
import { funderTypeOther as texts } from '../compiled/rule-texts.ts'
import { writing } from '../predicates/edits.ts'
import { otherScheme } from '../predicates/identifiers/identifiers.ts'
import { fundingReferences } from '../predicates/lists.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('funder-type-other', texts)

export const funderTypeOther: Rule = {
  id: 'funder-type-other',
  severity: 'warning',
  check: visiting(
    fundingReferences,
    ({ item: { funderIdentifier, funderIdentifierType: type }, index }, { kernel, report }) => {
      if (typeof funderIdentifier !== 'string' || type !== 'Other') return
      const meant =
        /10\.13039\//.test(funderIdentifier) && parseFunderId(funderIdentifier)
          ? 'Crossref Funder ID'
          : otherScheme(funderIdentifier)?.scheme
      if (meant === undefined || meant === 'ORCID' || (funderIdentifierType[meant as 'ROR'] ?? '9') > kernel) return
      const path = ['fundingReferences', index, 'funderIdentifierType']
      report({
        path,
        message: say('known', { value: shorten(funderIdentifier), meant }),
        suggestions: [meant],
        fix: writing(path, meant, say('write', { meant }), true),
      })
    },
  ),
}
