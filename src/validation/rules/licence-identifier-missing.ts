import { toPointer } from '../../core/pointer.ts'
import { nodeAt } from '../../kernel/tree.ts'
import { creativeCommonsTerms } from '../predicates/creative-commons.ts'
import { rightsList } from '../predicates/lists.ts'
import { isGiven } from '../predicates/people.ts'
import { spdxSpelling } from '../predicates/spdx.ts'
import { quote } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const licenceIdentifierMissing: Rule = {
  id: 'licence-identifier-missing',
  severity: 'info',
  fair: true,
  check: visiting(rightsList, ({ item: { rights, rightsUri, rightsIdentifier }, index }, { kernel, report }) => {
    if (isGiven(rightsIdentifier) || nodeAt('rightsList[].rightsIdentifier', kernel) === undefined) return
    // Beside an identifier, the registry replaces what was worded otherwise.
    if (isGiven(rights) && /[,;(]|\bbut\b|^.{80}/i.test(rights)) return
    const id = creativeCommonsTerms(rightsUri) ?? creativeCommonsTerms(rights)
    if (id === undefined || spdxSpelling(id) === undefined) return
    // As the registry stores it; SPDX identifiers are equal whatever their case.
    const written = id.toLowerCase()
    report({
      path: ['rightsList', index],
      message: `The licence ${quote(isGiven(rights) ? rights : rightsUri)} has no identifier; add the rightsIdentifier ${written} with the scheme SPDX.`,
      actual: undefined,
      fix: {
        description: 'Add the SPDX identifier.',
        safe: true,
        patch: [
          { op: 'add', path: toPointer(['rightsList', index, 'rightsIdentifier']), value: written },
          { op: 'add', path: toPointer(['rightsList', index, 'rightsIdentifierScheme']), value: 'SPDX' },
        ],
      },
    })
  }),
}
