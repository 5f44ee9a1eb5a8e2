import { rightsList } from '../predicates/lists.ts'
import { spdxProblem, spdxSuccessors } from '../predicates/spdx.ts'
import { quote } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const licenceDeprecated: Rule = {
  id: 'licence-deprecated',
  severity: 'info',
  check: visiting(
    rightsList,
    ({ item: { rightsIdentifier: id, rightsIdentifierScheme: scheme }, index }, { report }) => {
      if (typeof id !== 'string' || typeof scheme !== 'string' || scheme.trim().toUpperCase() !== 'SPDX') return
      const problem = spdxProblem(id)
      if (problem?.isRetired !== true) return
      const suggestions = spdxSuccessors(problem.id)
      report({
        path: ['rightsList', index, 'rightsIdentifier'],
        message: `The SPDX list took the identifier ${quote(problem.id)} back${suggestions.length > 0 ? `, because it does not say whether later versions count; write ${suggestions.join(' or ')}` : '; write the one that took its place'}.`,
        suggestions,
      })
    },
  ),
}
