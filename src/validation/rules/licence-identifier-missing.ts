import { toPointer } from '../../core/pointer.ts'
import { nodeAt } from '../../kernel/tree.ts'
import { creativeCommonsTerms } from '../predicates/creative-commons.ts'
import { rightsList } from '../predicates/lists.ts'
import { isGiven } from '../predicates/people.ts'
import { property } from '../predicates/references.ts'
import { spdxSpelling } from '../predicates/spdx.ts'
import { quote } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'
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

export const licenceIdentifierMissingDocs = (): RuleDocs => ({
  summary: 'A licence of the SPDX list has its SPDX identifier.',
  why: 'One identifier stands for the many names and addresses of a licence; programs compare it without a table.',
  examples: {
    passes: [
      {
        record: {
          rightsList: [
            { rights: 'CC BY 4.0', rightsIdentifier: 'cc-by-4.0', rightsIdentifierScheme: 'SPDX' },
            { rights: 'Open Access' },
          ],
        },
      },
    ],
    fails: [
      {
        record: { rightsList: [{ rightsUri: 'https://creativecommons.org/licenses/by/4.0/' }] },
        pointer: '/rightsList/0',
        message:
          'The licence "https://creativecommons.org/licenses/by/4.0/" has no identifier; add the rightsIdentifier cc-by-4.0 with the scheme SPDX.',
      },
    ],
  },
  references: [property('rightsList[].rightsIdentifier')],
})
