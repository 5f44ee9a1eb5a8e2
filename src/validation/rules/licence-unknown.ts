import { rightsList } from '../predicates/lists.ts'
import { nearest } from '../predicates/nearest.ts'
import { spdxIds, spdxProblem } from '../predicates/spdx.ts'
import { quote } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const licenceUnknown: Rule = {
  id: 'licence-unknown',
  severity: 'warning',
  check: visiting(
    rightsList,
    ({ item: { rightsIdentifier: id, rightsIdentifierScheme: scheme }, index }, { report }) => {
      if (typeof id !== 'string' || typeof scheme !== 'string' || scheme.trim().toUpperCase() !== 'SPDX') return
      const problem = spdxProblem(id)
      if (problem === undefined || problem.isRetired) return
      const suggestions = nearest(id, spdxIds())
      report({
        path: ['rightsList', index, 'rightsIdentifier'],
        message: `The SPDX list has no licence ${quote(problem.id)}${suggestions[0] === undefined ? '' : `; did you mean ${suggestions[0]}?`}${suggestions[0] === undefined ? '; write the identifier of the list, or omit the scheme.' : ' Otherwise omit the scheme.'}`,
        suggestions,
      })
    },
  ),
}
