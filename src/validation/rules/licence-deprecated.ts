import { rightsList } from '../predicates/lists.ts'
import { property } from '../predicates/references.ts'
import { spdxProblem, spdxSuccessors } from '../predicates/spdx.ts'
import { quote } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'
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

export const licenceDeprecatedDocs = (): RuleDocs => ({
  summary: 'An SPDX identifier is not one that the list took back.',
  why: 'GPL-3.0 did not say whether a later version may be chosen, which is a legal difference; the list has GPL-3.0-only and GPL-3.0-or-later instead.',
  examples: {
    passes: [{ record: { rightsList: [{ rightsIdentifier: 'GPL-3.0-or-later', rightsIdentifierScheme: 'SPDX' }] } }],
    fails: [
      {
        record: { rightsList: [{ rightsIdentifier: 'GPL-3.0', rightsIdentifierScheme: 'SPDX' }] },
        pointer: '/rightsList/0/rightsIdentifier',
        message:
          'The SPDX list took the identifier "GPL-3.0" back, because it does not say whether later versions count; write GPL-3.0-only or GPL-3.0-or-later.',
      },
      {
        record: { rightsList: [{ rightsIdentifier: 'LGPL-2.1+', rightsIdentifierScheme: 'SPDX' }] },
        pointer: '/rightsList/0/rightsIdentifier',
        message:
          'The SPDX list took the identifier "LGPL-2.1+" back, because it does not say whether later versions count; write LGPL-2.1-or-later.',
      },
      {
        record: { rightsList: [{ rightsIdentifier: 'Nunit', rightsIdentifierScheme: 'SPDX' }] },
        pointer: '/rightsList/0/rightsIdentifier',
        message: 'The SPDX list took the identifier "Nunit" back; write the one that took its place.',
      },
    ],
  },
  references: [
    property('rightsList[].rightsIdentifier'),
    { title: 'SPDX License List, deprecated identifiers', url: 'https://spdx.org/licenses/#deprecated' },
  ],
})
