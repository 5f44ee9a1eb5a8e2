import { parseFunderId } from '../../identifiers/schemes/funder-id.ts'
import { messagesOf } from '../../messages/message.ts'
import { funderIdRetiring as texts } from '../compiled/rule-texts.ts'
import { fundingReferences } from '../predicates/lists.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('funder-id-retiring', texts)

export const funderIdRetiring: Rule = {
  id: 'funder-id-retiring',
  severity: 'info',
  strict: true,
  check: visiting(
    fundingReferences,
    ({ item: { funderIdentifier, funderIdentifierType: type }, index }, { report }) => {
      if (
        type !== 'Crossref Funder ID' ||
        typeof funderIdentifier !== 'string' ||
        parseFunderId(funderIdentifier) === undefined
      )
        return
      report({
        path: ['fundingReferences', index, 'funderIdentifier'],
        message: say('retiring', { value: shorten(funderIdentifier) }),
      })
    },
  ),
}
