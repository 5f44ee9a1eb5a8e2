import { parseFunderId } from '../../identifiers/schemes/funder-id.ts'
import { fundingReferences } from '../predicates/lists.ts'
import { property } from '../predicates/references.ts'
import { shorten } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'
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

export const funderIdRetiringDocs = (): RuleDocs => ({
  summary: 'A funder is given by its ROR ID.',
  why: 'Crossref announced in 2023 that its Open Funder Registry becomes part of ROR, which has the Funder IDs of nearly all funders. New funders will only have a ROR ID.',
  examples: {
    passes: [
      {
        record: {
          fundingReferences: [
            {
              funderName: 'European Commission',
              funderIdentifier: 'https://ror.org/00k4n6c32',
              funderIdentifierType: 'ROR',
            },
          ],
        },
      },
    ],
    fails: [
      {
        record: {
          fundingReferences: [
            {
              funderName: 'European Commission',
              funderIdentifier: 'https://doi.org/10.13039/501100000780',
              funderIdentifierType: 'Crossref Funder ID',
            },
          ],
        },
        pointer: '/fundingReferences/0/funderIdentifier',
        message:
          'The Crossref Funder ID https://doi.org/10.13039/501100000780 will not be kept up, because the Open Funder Registry becomes part of ROR; give the funder’s ROR ID with the funderIdentifierType ROR.',
      },
    ],
  },
  references: [
    property('fundingReferences[].funderIdentifier'),
    {
      title: 'Open Funder Registry to transition into ROR',
      url: 'https://www.crossref.org/blog/open-funder-registry-to-transition-into-research-organization-registry-ror/',
    },
  ],
})
