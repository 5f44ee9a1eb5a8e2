import { messagesOf } from '../../messages/message.ts'
import { licenceUnknown as texts } from '../compiled/rule-texts.ts'
import { rightsList } from '../predicates/lists.ts'
import { spdxIds, spdxProblem } from '../predicates/spdx.ts'
import { nearest } from '../predicates/texts/nearest.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('licence-unknown', texts)

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
        message:
          suggestions[0] === undefined
            ? say('unknown', { id: shorten(problem.id) })
            : // The suggestion is for the whole value: `CC0 1.0` would be read as an expression that begins with `CC0`.
              say('misspelt', { id: shorten(id), meant: suggestions[0] }),
        suggestions,
      })
    },
  ),
}
