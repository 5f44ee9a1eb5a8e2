import { hasReached } from '../../kernel/kernels.ts'
import type { RelatedIdentifier, RelatedItem } from '../../model/datacite.ts'
import type { Path } from '../../pointer.ts'
import { eachObject, type Unchecked } from '../each.ts'
import { appendix } from '../references.ts'
import type { Rule } from '../rule.ts'
import { isBlank } from '../text.ts'

export const relationTypeInformation: Rule = {
  id: 'relation-type-information',
  severity: 'warning',
  registry: 'accepts',
  summary: 'A relation of type Other says in relationTypeInformation what it is.',
  why: 'Other alone tells a reader only that there is some relation. Kernel 4.7 brought relationTypeInformation together with it, to say which.',
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
        findings: [
          {
            pointer: '/relatedIdentifiers/0/relationType',
            message:
              'The relation Other does not say what it is; choose a fitting relationType or describe the relation in relationTypeInformation.',
          },
        ],
      },
    ],
  },
  references: [appendix('relationType', 'appendix-1/relationType')],
  check({ record, kernel, report }) {
    // Kernels before 4.7 do not know the term; the schema says so.
    if (!hasReached(kernel, '4.7')) return
    const look = (relation: Unchecked<RelatedIdentifier | RelatedItem>, path: Path): void => {
      const { relationType, relationTypeInformation: information } = relation
      if (relationType !== 'Other') return
      if (typeof information === 'string' ? !isBlank(information) : information !== undefined && information !== null)
        return
      report({
        path: [...path, 'relationType'],
        message:
          'The relation Other does not say what it is; choose a fitting relationType or describe the relation in relationTypeInformation.',
      })
    }
    eachObject<RelatedIdentifier>(record.relatedIdentifiers, (relation, index) =>
      look(relation, ['relatedIdentifiers', index]),
    )
    eachObject<RelatedItem>(record.relatedItems, (item, index) => look(item, ['relatedItems', index]))
  },
}
