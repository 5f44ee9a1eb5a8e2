import { descriptions } from '../predicates/lists.ts'
import { shorten } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'
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
