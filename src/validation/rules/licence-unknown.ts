import { rightsList } from '../predicates/lists.ts'
import { nearest } from '../predicates/nearest.ts'
import { property } from '../predicates/references.ts'
import { spdxIds, spdxProblem } from '../predicates/spdx.ts'
import { quote } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'
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

export const licenceUnknownDocs = (): RuleDocs => ({
  summary: 'An identifier with the scheme SPDX is one of the SPDX list.',
  why: 'Programs look it up there. What they do not find is no licence to them.',
  examples: {
    passes: [
      { record: { rightsList: [{ rightsIdentifier: 'cc-by-4.0', rightsIdentifierScheme: 'SPDX' }] } },
      { record: { rightsList: [{ rightsIdentifier: 'MIT OR Apache-2.0', rightsIdentifierScheme: 'SPDX' }] } },
    ],
    fails: [
      {
        record: { rightsList: [{ rightsIdentifier: 'NOPE', rightsIdentifierScheme: 'SPDX' }] },
        pointer: '/rightsList/0/rightsIdentifier',
        message: 'The SPDX list has no licence "NOPE"; write the identifier of the list, or omit the scheme.',
      },
      {
        record: { rightsList: [{ rightsIdentifier: 'Apache2.0', rightsIdentifierScheme: 'SPDX' }] },
        pointer: '/rightsList/0/rightsIdentifier',
        message: 'The SPDX list has no licence "Apache2.0"; did you mean Apache-2.0? Otherwise omit the scheme.',
      },
    ],
  },
  references: [
    property('rightsList[].rightsIdentifier'),
    { title: 'SPDX License List', url: 'https://spdx.org/licenses/' },
  ],
})
