import { parseFunderId } from '../../identifiers/schemes/funder-id.ts'
import { fundingReferences } from '../predicates/lists.ts'
import { shorten } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

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
        message: `The Crossref Funder ID ${shorten(funderIdentifier)} will not be kept up, because the Open Funder Registry becomes part of ROR; give the funder’s ROR ID with the funderIdentifierType ROR.`,
      })
    },
  ),
}
