import { toPointer } from '../../core/pointer.ts'
import { fundingReferences } from '../predicates/lists.ts'
import { property } from '../predicates/references.ts'
import { shorten } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const awardNumberAddress: Rule = {
  id: 'award-number-address',
  severity: 'warning',
  check: visiting(fundingReferences, ({ item: { awardNumber, awardUri }, index }, { report }) => {
    if (typeof awardNumber !== 'string' || !/^\s*https?:\/\/\S+\s*$/i.test(awardNumber)) return
    const path = ['fundingReferences', index]
    const isMove = awardUri === undefined || awardUri === awardNumber
    report({
      path: [...path, 'awardNumber'],
      message: `The awardNumber ${shorten(awardNumber)} is an address; give it as awardUri, and the number here.`,
      ...(isMove && {
        fix: {
          description: 'Give the address as awardUri.',
          safe: true,
          patch: [
            ...(awardUri === undefined
              ? [{ op: 'add' as const, path: toPointer([...path, 'awardUri']), value: awardNumber.trim() }]
              : []),
            { op: 'remove', path: toPointer([...path, 'awardNumber']) },
          ],
        },
      }),
    })
  }),
}

export const awardNumberAddressDocs = (): RuleDocs => ({
  summary: 'An awardNumber is a number or code, and its address is the awardUri.',
  why: 'Funders look for the number. The address has a place of its own, which is shown as a link.',
  examples: {
    passes: [
      {
        record: {
          fundingReferences: [
            {
              funderName: 'European Commission',
              awardNumber: '282625',
              awardUri: 'https://cordis.europa.eu/project/id/282625',
            },
          ],
        },
      },
    ],
    fails: [
      {
        record: {
          fundingReferences: [
            { funderName: 'European Commission', awardNumber: 'https://cordis.europa.eu/project/id/282625' },
          ],
        },
        pointer: '/fundingReferences/0/awardNumber',
        message:
          'The awardNumber https://cordis.europa.eu/project/id/282625 is an address; give it as awardUri, and the number here.',
      },
    ],
  },
  references: [property('fundingReferences[].awardNumber'), property('fundingReferences[].awardUri')],
})
