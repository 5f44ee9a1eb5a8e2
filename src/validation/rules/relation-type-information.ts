import { nodeAt } from '../../kernel/tree.ts'
import type { RelatedIdentifier, RelatedItem } from '../../model/datacite.ts'
import { relatedIdentifiers, relatedItems, type Unchecked } from '../predicates/lists.ts'
import { isBlank } from '../predicates/text.ts'
import type { Rule, RuleContext } from '../rule.ts'
import { together, visiting } from '../run/visiting.ts'

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
  // Where the kernel does not know the member, it does not know the term either, and the schema says so.
  if (relationType !== 'Other' || nodeAt(`${list}[].relationTypeInformation`, kernel) === undefined) return
  if (typeof information === 'string' ? !isBlank(information) : information !== undefined && information !== null)
    return
  report({
    path: [list, index, 'relationType'],
    message:
      'The relation Other is not explained; choose a more specific relationType, or describe the relation in relationTypeInformation.',
  })
}
