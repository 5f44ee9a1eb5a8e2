import { parseFunderId } from '../../identifiers/schemes/funder-id.ts'
import { funderIdentifierType } from '../../kernel/vocabularies/funder-identifier-type.ts'
import { writing } from '../predicates/edits.ts'
import { otherScheme } from '../predicates/identifiers.ts'
import { fundingReferences } from '../predicates/lists.ts'
import { property } from '../predicates/references.ts'
import { shorten } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

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
        message: `The funderIdentifier ${shorten(funderIdentifier)} has the type Other but is of a known one; write ${meant}.`,
        suggestions: [meant],
        fix: writing(path, meant, `Write the funderIdentifierType as ${meant}.`, true),
      })
    },
  ),
}

export const funderTypeOtherDocs = (): RuleDocs => ({
  summary: 'A funder’s identifier has the type that it is of, not Other.',
  why: 'Programs do not follow identifiers of type Other, so that the funder is not found by them.',
  examples: {
    passes: [
      { record: funder('https://ror.org/00k4n6c32', 'ROR') },
      { record: funder('https://viaf.org/viaf/148880543', 'Other') },
    ],
    fails: [
      {
        record: funder('https://ror.org/00k4n6c32', 'Other'),
        pointer: '/fundingReferences/0/funderIdentifierType',
        message: 'The funderIdentifier https://ror.org/00k4n6c32 has the type Other but is of a known one; write ROR.',
      },
      {
        record: funder('https://doi.org/10.13039/501100000780', 'Other'),
        pointer: '/fundingReferences/0/funderIdentifierType',
        message:
          'The funderIdentifier https://doi.org/10.13039/501100000780 has the type Other but is of a known one; write Crossref Funder ID.',
      },
    ],
  },
  references: [property('fundingReferences[].funderIdentifierType')],
})

function funder(funderIdentifier: string, type: 'ROR' | 'Other') {
  return { fundingReferences: [{ funderName: 'European Commission', funderIdentifier, funderIdentifierType: type }] }
}
