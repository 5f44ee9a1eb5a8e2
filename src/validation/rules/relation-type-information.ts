import { nodeAt } from '../../kernel/tree.ts'
import type { RelatedIdentifier, RelatedItem } from '../../model/datacite.ts'
import { relatedIdentifiers, relatedItems, type Unchecked } from '../predicates/lists.ts'
import { appendix } from '../predicates/references.ts'
import { isBlank } from '../predicates/text.ts'
import type { Rule, RuleContext, RuleDocs } from '../rule.ts'
import { together, visiting } from '../run/visiting.ts'

export const relationTypeInformation: Rule = {
  id: 'relation-type-information',
  severity: 'warning',
  check: together(
    visiting(relatedIdentifiers, ({ item, index }, context) => look(item, 'relatedIdentifiers', index, context)),
    visiting(relatedItems, ({ item, index }, context) => look(item, 'relatedItems', index, context)),
  ),
}

export const relationTypeInformationDocs = (): RuleDocs => ({
  summary: 'A relation of type Other is explained in relationTypeInformation.',
  why: 'Other alone says only that there is some relation. Kernel 4.7 introduced it together with relationTypeInformation, which says what the relation is.',
  examples: {
    passes: [
      {
        record: {
          relatedIdentifiers: [
            {
              relatedIdentifier: '10.5880/abc',
              relatedIdentifierType: 'DOI',
              relationType: 'Other',
              relationTypeInformation: 'calibrated with',
            },
          ],
        },
      },
      { record: { relatedIdentifiers: [{ relationType: 'Other' }] }, kernel: '4.6' },
    ],
    fails: [
      {
        record: {
          relatedIdentifiers: [
            { relatedIdentifier: '10.5880/abc', relatedIdentifierType: 'DOI', relationType: 'Other' },
          ],
        },
        pointer: '/relatedIdentifiers/0/relationType',
        message:
          'The relation Other is not explained; choose a more specific relationType, or describe the relation in relationTypeInformation.',
      },
    ],
  },
  references: [appendix('relationType', 'appendix-1/relationType')],
})

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
