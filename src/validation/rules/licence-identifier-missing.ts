import { toPointer } from '../../core/pointer.ts'
import { nodeAt } from '../../kernel/tree.ts'
import { messagesOf } from '../../messages/message.ts'
import { licenceIdentifierMissing as texts } from '../compiled/rule-texts.ts'
import { isGiven } from '../predicates/agents/people.ts'
import { creativeCommonsTerms } from '../predicates/creative-commons.ts'
import { rightsList } from '../predicates/lists.ts'
import { spdxSpelling } from '../predicates/spdx.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('licence-identifier-missing', texts)

export const licenceIdentifierMissing: Rule = {
  id: 'licence-identifier-missing',
  severity: 'info',
  fair: true,
  check: visiting(rightsList, ({ item: { rights, rightsUri, rightsIdentifier }, index }, { kernel, report }) => {
    if (isGiven(rightsIdentifier) || nodeAt('rightsList[].rightsIdentifier', kernel) === undefined) return
    // Beside an identifier, the registry replaces any other wording.
    if (isGiven(rights) && /[,;(]|\bbut\b|^.{80}/i.test(rights)) return
    const id = creativeCommonsTerms(rightsUri) ?? creativeCommonsTerms(rights)
    if (id === undefined || spdxSpelling(id) === undefined) return
    // The registry stores lower case, and SPDX identifiers ignore case.
    const written = id.toLowerCase()
    report({
      path: ['rightsList', index],
      message: say('missing', { rights: shorten(isGiven(rights) ? rights : rightsUri), written }),
      actual: undefined,
      fix: {
        description: say('fix'),
        safe: true,
        patch: [
          { op: 'add', path: toPointer(['rightsList', index, 'rightsIdentifier']), value: written },
          { op: 'add', path: toPointer(['rightsList', index, 'rightsIdentifierScheme']), value: 'SPDX' },
        ],
      },
    })
  }),
}
