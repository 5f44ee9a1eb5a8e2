import { messagesOf } from '../../messages/message.ts'
import { licenceDeprecated as texts } from '../compiled/rule-texts.ts'
import { rightsList } from '../predicates/lists.ts'
import { spdxProblem, spdxSuccessors } from '../predicates/spdx.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('licence-deprecated', texts)

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
        message:
          suggestions.length > 0
            ? say('versionUnclear', { id: shorten(problem.id), meant: suggestions })
            : say('replaced', { id: shorten(problem.id) }),
        suggestions,
      })
    },
  ),
}
