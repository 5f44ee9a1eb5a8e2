import { titles } from '../predicates/lists.ts'
import { property } from '../predicates/references.ts'
import { quote } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const titleIdentifier: Rule = {
  id: 'title-identifier',
  severity: 'warning',
  check: visiting(titles, ({ item: { title }, index }, { report }) => {
    if (typeof title !== 'string' || title.length > 300) return
    const bare = title.trim()
    const isAddress = /^https?:\/\/\S+$/i.test(bare)
    if (!isAddress && !/^(?:doi:\s?)?10\.\d{4,9}\/\S+$/i.test(bare)) return
    report({
      path: ['titles', index, 'title'],
      message: `The title ${quote(title)} is ${isAddress ? 'an address' : 'a DOI'}; give a title that says what the resource is.`,
    })
  }),
}

export const titleIdentifierDocs = (): RuleDocs => ({
  summary: 'A title is not an address or a DOI.',
  why: 'The citation ends with the DOI anyway; without a title it says nothing of what is cited.',
  examples: {
    passes: [{ record: { titles: [{ title: 'Snapshot of https://example.org/ on 2021-05-04' }] } }],
    fails: [
      {
        record: { titles: [{ title: 'https://example.org/data/17' }] },
        pointer: '/titles/0/title',
        message: 'The title "https://example.org/data/17" is an address; give a title that says what the resource is.',
      },
      {
        record: { titles: [{ title: '10.5880/GFZ.2.1.2021.001' }] },
        pointer: '/titles/0/title',
        message: 'The title "10.5880/GFZ.2.1.2021.001" is a DOI; give a title that says what the resource is.',
      },
    ],
  },
  references: [property('titles[]')],
})
