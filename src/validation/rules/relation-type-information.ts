import { nodeAt } from '../../kernel/tree.ts'
import { messagesOf } from '../../messages/message.ts'
import type { RelatedIdentifier, RelatedItem } from '../../model/datacite.ts'
import { relationTypeInformation as texts } from '../compiled/rule-texts.ts'
import { relatedIdentifiers, relatedItems, type Unchecked } from '../predicates/lists.ts'
import { isBlank } from '../predicates/texts/text.ts'
import type { Rule, RuleContext } from '../rule.ts'
import { together, visiting } from '../run/visiting.ts'

const say = messagesOf('relation-type-information', texts)

export const relationTypeInformation: Rule = {
  id: 'relation-type-information',
  severity: 'warning',
  check: together(
    visiting(relatedIdentifiers, ({ item, index }, context) => look(item, 'relatedIdentifiers', index, context)),
    visiting(relatedItems, ({ item, index }, context) => look(item, 'relatedItems', index, context)),
  ),
}

function look(
  { relationType, relationTypeInformation: information }: Unchecked<RelatedIdentifier | RelatedItem>,
  list: string,
  index: number,
  { kernel, report }: RuleContext,
): void {
  // A kernel without the member lacks the term too, and the schema reports it.
  if (relationType !== 'Other' || nodeAt(`${list}[].relationTypeInformation`, kernel) === undefined) return
  if (typeof information === 'string' ? !isBlank(information) : information !== undefined && information !== null)
    return
  report({
    path: [list, index, 'relationType'],
    message: say('missing'),
  })
}
