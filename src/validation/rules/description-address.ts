import { descriptions } from '../predicates/lists.ts'
import { property } from '../predicates/references.ts'
import { shorten } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const descriptionAddress: Rule = {
  id: 'description-address',
  severity: 'warning',
  check: visiting(descriptions, ({ item: { description }, index }, { report }) => {
    if (typeof description !== 'string' || description.length > 1000 || !/^\s*https?:\/\/\S+\s*$/i.test(description))
      return
    report({
      path: ['descriptions', index, 'description'],
      message: `The description is only the address ${shorten(description.trim())}; describe the resource here, and give the address as a related identifier.`,
    })
  }),
}

export const descriptionAddressDocs = (): RuleDocs => ({
  summary: 'A description is not an address.',
  why: 'Readers of a citation index see the description without a link, and search engines find nothing in it.',
  examples: {
    passes: [
      {
        record: {
          descriptions: [{ description: 'See https://example.org/ for the method.', descriptionType: 'Methods' }],
        },
      },
    ],
    fails: [
      {
        record: { descriptions: [{ description: 'https://example.org/data/17', descriptionType: 'Abstract' }] },
        pointer: '/descriptions/0/description',
        message:
          'The description is only the address https://example.org/data/17; describe the resource here, and give the address as a related identifier.',
      },
    ],
  },
  references: [property('descriptions[]')],
})
